import Lab

/// How the program is called: its arguments are read by this table, and `--help`, the manual page and
/// the shells' completion are made of it.
enum UsageTable {
  /// What follows a word.
  enum Value {
    case none
    case files
    case rule
    case text
    case words([String])
  }

  /// The words that follow a verb.
  enum Operands {
    case none
    case one(String)
    case optional(String)
    case several(String)

    /// As usage shows them.
    var text: String {
      switch self {
      case .none: ""
      case .one(let name): name
      case .optional(let name): "[\(name)]"
      case .several(let name): "\(name)…"
      }
    }

    func allow(_ count: Int) -> Bool {
      switch self {
      case .none: count == 0
      case .one: count == 1
      case .optional: count <= 1
      case .several: count >= 1
      }
    }
  }

  struct Verb {
    var name: String
    var operands = Operands.none
    var value = Value.none
    var task: ([String], Invocation) throws(UsageError) -> Invocation.Task

    var usage: String { operands.text.isEmpty ? name : name + " " + operands.text }
    var summary: ProgramRow { ProgramRow(.verbs, name) }
  }

  struct Option {
    /// The long one first.
    var names: [String]
    /// Names that are understood and not shown.
    var spellings: [String] = []
    var argument = ""
    var value = Value.none
    /// Those that it goes with; nil where it goes with all.
    var verbs: [String]?
    /// Two numbers follow, in one word or in two.
    var takesPoint = false
    var take: (String, inout Invocation) throws(UsageError) -> Void

    var usage: String { (names + (argument.isEmpty ? [] : [argument])).joined(separator: " ") }

    var summary: ProgramRow { ProgramRow(.options, names.first ?? "") }

    /// With the verbs that it goes with.
    func summary(in language: Language) -> String {
      let summary = summary.text(in: language)
      guard let verbs else { return summary }
      return ManualPhrase.option(of: verbs, summary).text(in: language)
    }
  }

  /// What is called without a verb, among those that an option goes with.
  static let noVerb = "-c"
}
