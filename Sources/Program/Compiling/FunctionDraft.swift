/// A function while it is compiled.
struct FunctionDraft {
  var name: String
  var language: SourceLanguage
  var scope: TypeScope
  /// Of `self`, where there is one.
  var selfType: Type?
  var isStatic = false
  var role = FunctionEntry.Role.declared
  var sort = Function.Sort.function
  var isClosure = false
  var isAsync = false
  var result = Type.unknown
  var keepsArguments = false
  var parameterCount = 0

  var instructions: [Instruction] = []
  var places: [Place] = []
  var constants: [ProgramValue] = []
  var types: [Type] = []
  var sites: [Site] = []
  var handlers: [Code.Handler] = []
  var captures: [Register] = []

  var place: Place
  var start: Place
  var locals: [Local] = []
  /// The names that closures in it share.
  var shared: Set<String> = []
  var top = 0
  var most = 0
  var loops: [Loop] = []
  var defers: [[Statement]] = []
  /// From where on each of them is to run, also where an error goes by.
  var deferStarts: [Int] = []
  /// Blocks in one another.
  var depth = 0
  var isOutermost: Bool { depth == 0 }
  /// Parameters that are `inout` and shared: to be put back where the caller finds them.
  var handedBack: [(register: Register, cell: Register)] = []
  /// What closures without a declared result were seen to give.
  var seenResult = Type.unknown
  var isNoting = false
  var macroDepth = 0
  /// Macros that use macros twice grow fast.
  var macroUses = 0
  /// Static variables in it and in its closures, so far.
  var staticCount = 0
  /// What the arguments that were worked out last point to, and the cells of it.
  var pointed: [(place: Prepared, cell: Register)] = []
  /// Of an implicit member at the beginning of an expression.
  var implicitType = Type.unknown
  var lightDepth = 0
  /// Without its type.
  var plainName: String {
    name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
  }
  /// Where the ends of chains that are open are to land.
  var chains: [[Int]] = []
  /// The next expression is part of the innermost of them.
  var isInChain = false

  struct Local {
    var name: String
    var type: Type
    var register: Register
    /// The register holds a cell that holds the value.
    var isCell = false
    var strength = Strength.strong
    var isConstant = true
    /// A static variable of a C function.
    var global: Int?
    /// The register holds a closure that works it out.
    var isComputed = false
    /// `_count`: the wrapper of a variable `count`.
    var isWrapper = false
  }

  struct Loop {
    var label: String?
    var isLoop: Bool
    var breaks: [Int] = []
    var continues: [Int] = []
    var deferCount: Int
    var localCount: Int
    /// Where `fallthrough` goes on.
    var falls: [Int] = []
  }
}
