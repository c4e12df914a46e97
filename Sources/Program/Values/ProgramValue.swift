/// What a variable of a program may hold.
public struct ProgramValue: Sendable {
  public var content: Content
  /// How many optionals stand around it: `Optional(5)` is 5 with one of them.
  public var wraps: UInt8 = 0

  @inline(__always)
  public init(_ content: Content, wraps: UInt8 = 0) {
    (self.content, self.wraps) = (content, wraps)
  }

  public enum Content: Sendable {
    /// Not set yet; of an argument: left out.
    case absent
    /// `()`
    case nothing
    /// `nil`
    case null
    case bool(Bool)
    case integer(Int64, IntegerKind)
    case double(Double)
    case float(Float)
    case text(String)
    case character(Character)
    case selector(String)
    case array(List)
    case set(Table)
    case dictionary(Table)
    case range(Span)
    case tuple(Tuple)
    case structure(Structure)
    case enumeration(EnumCase)
    case object(ObjectID)
    /// What a weak or unowned variable keeps of an object.
    case weak(ObjectID)
    /// A variable that closures share, and C's pointer to a variable.
    case cell(CellID)
    case closure(ClosureValue)
    case type(Type)
    /// What this program cannot know: by the path that it came from.
    case unknown(String)
  }
}

extension ProgramValue {
  public static let absent = ProgramValue(.absent)
  public static let nothing = ProgramValue(.nothing)
  public static let null = ProgramValue(.null)
  public static func bool(_ value: Bool) -> ProgramValue { ProgramValue(.bool(value)) }
  public static func integer(_ value: Int) -> ProgramValue {
    ProgramValue(.integer(Int64(value), .int))
  }
  public static func double(_ value: Double) -> ProgramValue { ProgramValue(.double(value)) }
  public static func text(_ value: String) -> ProgramValue { ProgramValue(.text(value)) }
  public static func object(_ value: ObjectID) -> ProgramValue { ProgramValue(.object(value)) }
  public static func array(_ items: [ProgramValue]) -> ProgramValue {
    ProgramValue(.array(List(items)))
  }
  public static func unknown(_ path: String) -> ProgramValue { ProgramValue(.unknown(path)) }

  public static func structure(_ type: TypeID, _ fields: [ProgramValue]) -> ProgramValue {
    ProgramValue(.structure(Structure(type: type, fields: fields)))
  }

  public static func optional(_ value: ProgramValue?) -> ProgramValue { value?.wrapped ?? .null }

  public var wrapped: ProgramValue { ProgramValue(content, wraps: wraps &+ 1) }

  /// Wrapped, where it is not an optional already.
  var asOptional: ProgramValue { isNull || wraps > 0 ? self : wrapped }

  var unwrapped: ProgramValue { ProgramValue(content, wraps: wraps > 0 ? wraps - 1 : 0) }

  var bare: ProgramValue { ProgramValue(content) }

  public var isNull: Bool {
    if case .null = content { wraps == 0 } else { false }
  }

  var isAbsent: Bool {
    if case .absent = content { true } else { false }
  }

  public var path: String? {
    if case .unknown(let path) = content { path } else { nil }
  }

  public var asBool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  public var asInteger: Int64? {
    if case .integer(let value, _) = content { value } else { nil }
  }

  /// Any number, as floating point.
  public var asDouble: Double? {
    switch content {
    case .double(let value): value
    case .float(let value): Double(value)
    case .integer(let value, let kind): kind.double(value)
    default: nil
    }
  }

  public var asText: String? {
    switch content {
    case .text(let text): text
    case .character(let character): String(character)
    default: nil
    }
  }

  /// Not inlined: Swift 6.3's optimizer stops over it.
  @inline(never)
  public var asObject: ObjectID? {
    if case .object(let id) = content { id } else { nil }
  }

  public var asItems: [ProgramValue]? {
    if case .array(let list) = content { list.items } else { nil }
  }

  /// What this value adds to the nesting of what holds it.
  var nesting: Nesting {
    switch content {
    case .array(let list): list.nesting
    case .set(let table), .dictionary(let table): table.nesting
    case .range(let span): span.nesting
    case .tuple(let tuple): tuple.nesting
    case .structure(let structure): structure.nesting
    case .enumeration(let enumeration): enumeration.nesting
    case .closure(let closure): closure.nesting
    case .object, .weak, .cell: Nesting(depth: 0, holdsObjects: true)
    case .absent, .nothing, .null, .bool, .integer, .double, .float, .text, .character, .selector,
      .type, .unknown:
      Nesting()
    }
  }
}
