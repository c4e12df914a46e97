/// All declarations of some files, merged: a value, shared by everything that runs it.
public struct Program: Sendable {
  var types: [TypeEntry] = []
  /// By the whole name, `Card.Kind`.
  var typeNumbers: [String: Int] = [:]
  var functions: [FunctionEntry] = []
  var properties: [PropertyEntry] = []
  /// Functions and variables outside of types, by name.
  var globals: [String: [TypeEntry.Member]] = [:]
  var globalCount = 0
  var aliases: [String: TypeName] = [:]
  var macros: [String: Macro] = [:]
  var operators: [String: [Int]] = [:]
  /// The statements of each file outside of declarations, as functions.
  var files: [Int] = []
  public internal(set) var problems: [ProgramProblem] = []
  /// Whether anything could notice that an object goes.
  var mindsDeaths = false
  /// Variables and members that some statement gives a value; known where something hangs on it.
  var assigned: Set<String> = []
  /// Whether some getter changes what it is asked of.
  var hasMutatingGetters = false
  /// Whether a class has `+initialize`.
  var hasInitialize = false
  /// What a static or global variable starts as, by property: the function that says it.
  var initialValues: [Int: Int] = [:]

  public init(_ files: [ProgramFile]) {
    var merging = Merging()
    merging.addPrelude(Prelude.file)
    for file in files { merging.add(file) }
    self = merging.finished()
  }

  init() {}

  /// How many statements stand outside of declarations in each file.
  public var fileCount: Int { files.count }

  public var classNames: [String] {
    types.compactMap { $0.sort == .classType ? $0.name : nil }
  }

  /// Whether a type comes with the language, written in it.
  func isPrelude(_ id: TypeID) -> Bool {
    if case .program(let number) = id.origin { types[number].place.source == -1 } else { false }
  }

  func isWrapper(_ name: String) -> Bool {
    guard let number = typeNumbers[name] else { return false }
    return types[number].attributes.contains { $0.name == "propertyWrapper" }
  }

  func type(named name: String) -> TypeID? { typeNumbers[name].map { .program($0) } }
}
