/// A place in a function's frame.
typealias Register = Int16

/// What the machine does, one at a time. `to` is where the result goes; `base` is the first of some registers in a row:
/// a receiver with its arguments behind it, or items.
enum Instruction {
  // MARK: Moving
  case constant(to: Register, Int32)
  case integer(to: Register, Int32)
  case move(to: Register, from: Register)
  /// Leaves nothing behind.
  case take(to: Register, from: Register)
  case clear(Register, count: Int16)
  /// A statement has ended; whoever died in it is told so. Registers from here on are of no use any more.
  case settle(from: Register)

  // MARK: Optionals and conversions
  case wrap(Register)
  /// Where it is not known whether it is an optional already.
  case wrapIfNeeded(Register)
  case unwrap(Register)
  /// `!`, and reading a `View!`.
  case force(Register, isImplicit: Bool)
  case convert(Register, type: Int32)

  // MARK: Variables that are not in the frame
  case newCell(Register)
  case readCell(to: Register, cell: Register)
  case takeCell(to: Register, cell: Register)
  case writeCell(Register, from: Register)
  case readGlobal(to: Register, Int32)
  case takeGlobal(to: Register, Int32)
  case writeGlobal(Int32, from: Register)
  /// A global of a type: it gets its value when it is first read.
  case readStatic(to: Register, property: Int32)
  case weaken(Register)
  case strengthen(to: Register, from: Register, isUnowned: Bool)

  // MARK: Parts
  case readField(to: Register, of: Register, slot: Int32)
  case takeField(to: Register, of: Register, slot: Int32)
  case writeField(of: Register, slot: Int32, from: Register)
  /// By name, of whatever it turns out to be.
  case readMember(to: Register, of: Register, site: Int32)
  case writeMember(of: Register, site: Int32, from: Register)
  case readWorld(to: Register, of: Register, site: Int32)
  case readElement(to: Register, of: Register, index: Register)
  case takeElement(to: Register, of: Register, index: Register)
  case writeElement(of: Register, index: Register, from: Register)
  /// `d[key, default: x]`, `a[1...]`, and subscripts of the program's own: the indices stand behind `base`.
  case readSubscript(to: Register, base: Register, site: Int32)
  case writeSubscript(base: Register, site: Int32)
  case readItem(to: Register, of: Register, index: Int32)
  case writeItem(of: Register, index: Int32, from: Register)
  /// The item of an enum's payload.
  case readPayload(to: Register, of: Register, index: Int32)
  /// The first of a sequence, for the sake of its type.
  case readFirst(to: Register, of: Register)
  case readPointer(to: Register, of: Register)
  case writePointer(of: Register, from: Register)

  // MARK: Operators
  case binary(Operator, to: Register, Register, Register)
  /// C's, with its conversions.
  case binaryC(Operator, to: Register, Register, Register)
  case add(to: Register, Register, Int32)
  case negate(to: Register, Register)
  case not(to: Register, Register)
  case complement(to: Register, Register)
  /// As C counts: anything but zero and nil.
  case truth(to: Register, Register)
  /// Anything but nil.
  case isObject(to: Register, Register)

  // MARK: Jumps
  case jump(Int32)
  case jumpBack(Int32)
  case jumpIf(Register, Int32)
  case jumpUnless(Register, Int32)
  case jumpUnlessLess(Register, Register, Int32)
  case jumpIfNull(Register, Int32)
  case jumpUnlessAbsent(Register, Int32)
  case jumpIfObject(Register, Int32)
  case jumpUnlessCase(Register, index: Int32, Int32)
  case jumpUnlessType(Register, type: Int32, Int32)

  // MARK: Making
  case makeArray(to: Register, base: Register, count: Int32)
  /// C's: the items that are given, and as many more as there are to be.
  case fillArray(to: Register, Register, of: Register, count: Register)
  case makeSet(to: Register, base: Register, count: Int32)
  case makeDictionary(to: Register, base: Register, count: Int32)
  case makeTuple(to: Register, base: Register, count: Int32, labels: Int16)
  case makeText(to: Register, base: Register, count: Int32)
  case makeCase(to: Register, base: Register, site: Int32)
  case makeClosure(to: Register, base: Register, callee: Int32)
  case makeObject(to: Register, type: Int32)
  case makeStructure(to: Register, type: Int32)
  /// The closure that runs now, for a function that calls itself.
  case thisClosure(to: Register)

  // MARK: Calls
  case call(to: Register, base: Register, function: Int32)
  /// By name, whatever the receiver's class says.
  case callMember(to: Register, base: Register, site: Int32)
  case callClosure(to: Register, base: Register, count: Int32)
  case callWorld(to: Register, base: Register, site: Int32)
  case callLibrary(to: Register, base: Register, row: Int32)
  /// Objective-C's message.
  case send(to: Register, base: Register, site: Int32)
  /// An initializer of the world, or none at all: for the object in `base`.
  case initialize(to: Register, base: Register, site: Int32)
  case giveBack(Register)
  case raise(Register)
  /// `try!`
  case crashUncaught(Register)

  // MARK: Tests
  /// `type(of:)`, with what was known of it before running.
  case typeOf(Register, type: Int32)
  case isType(to: Register, Register, type: Int32)
  case cast(Register, type: Int32, isForced: Bool)
  /// `pattern ~= value`
  case matches(to: Register, pattern: Register, Register)

  // MARK: Loops
  /// Two registers: what is walked over, and where.
  case startLoop(base: Register, from: Register)
  case nextItem(to: Register, base: Register, end: Int32)
  /// Two registers: the next integer and the one past the last.
  case nextInteger(to: Register, base: Register, end: Int32)
  /// Makes those two of a range's ends.
  case startCount(base: Register, isClosed: Bool)

  // MARK: Telling
  case noteUnknown(Register)
  case noteEarlySelf
  case noteCondition(Register)
  case noteValue(Register)
  case noteRound(Register)
  case noteReturn(Register)
  /// Reached, but never read: its text is in the register.
  case unread(Register)
}

/// What stands between two values.
enum Operator: UInt8, Sendable {
  case add, subtract, multiply, divide, remainder
  case addWrapping, subtractWrapping, multiplyWrapping
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case same, notSame
  case and, or, exclusiveOr, shiftLeft, shiftRight
  case rangeOpen, rangeClosed

  init?(_ text: String) {
    switch text {
    case "+": self = .add
    case "-": self = .subtract
    case "*": self = .multiply
    case "/": self = .divide
    case "%": self = .remainder
    case "&+": self = .addWrapping
    case "&-": self = .subtractWrapping
    case "&*": self = .multiplyWrapping
    case "==": self = .equal
    case "!=": self = .notEqual
    case "<": self = .less
    case "<=": self = .lessOrEqual
    case ">": self = .greater
    case ">=": self = .greaterOrEqual
    case "===": self = .same
    case "!==": self = .notSame
    case "&": self = .and
    case "|": self = .or
    case "^": self = .exclusiveOr
    case "<<", "&<<": self = .shiftLeft
    case ">>", "&>>": self = .shiftRight
    case "..<": self = .rangeOpen
    case "...": self = .rangeClosed
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .addWrapping: "&+"
    case .subtractWrapping: "&-"
    case .multiplyWrapping: "&*"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .same: "==="
    case .notSame: "!=="
    case .and: "&"
    case .or: "|"
    case .exclusiveOr: "^"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .rangeOpen: "..<"
    case .rangeClosed: "..."
    }
  }

  /// Whether its result is a Bool.
  var compares: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .same, .notSame: true
    case .add, .subtract, .multiply, .divide, .remainder, .addWrapping, .subtractWrapping,
      .multiplyWrapping, .and, .or, .exclusiveOr, .shiftLeft, .shiftRight, .rangeOpen,
      .rangeClosed:
      false
    }
  }

  var makesRange: Bool { self == .rangeOpen || self == .rangeClosed }
}
