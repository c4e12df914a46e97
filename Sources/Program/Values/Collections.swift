/// An array.
public struct List: Sendable {
  public private(set) var items: [ProgramValue]
  private(set) var nesting: Nesting
  /// The index of its first, which is not 0 in a slice.
  let start: Int32

  public init(_ items: [ProgramValue], start: Int = 0) {
    self.items = items
    self.start = Int32(truncatingIfNeeded: start)
    nesting = .around(items)
  }

  /// Of what is known to be flat and free of objects.
  init(flat items: [ProgramValue]) {
    self.items = items
    start = 0
    nesting = Nesting(depth: 1)
  }

  mutating func append(_ value: ProgramValue) {
    nesting.hold(value)
    items.append(value)
  }

  mutating func set(_ index: Int, to value: ProgramValue) {
    guard items.indices.contains(index) else { return }
    nesting.hold(value)
    items[index] = value
  }

  mutating func take(_ index: Int) -> ProgramValue {
    guard items.indices.contains(index) else { return .absent }
    var value = ProgramValue.absent
    swap(&items[index], &value)
    return value
  }

  /// For changes that add nothing from outside: sorting, removing, swapping.
  mutating func rearrange<R>(_ change: (inout [ProgramValue]) -> R) -> R { change(&items) }

  mutating func change<R>(_ change: (inout [ProgramValue]) -> R) -> R {
    let result = change(&items)
    nesting = .around(items)
    return result
  }
}

public struct Tuple: Sendable {
  var items: [ProgramValue]
  /// Which labels, of those that the program's tuples have.
  var labels: LabelsID
  var nesting: Nesting

  init(_ items: [ProgramValue], labels: LabelsID) {
    (self.items, self.labels) = (items, labels)
    nesting = .around(items)
  }
}

struct LabelsID: Hashable, Sendable {
  var index: UInt16

  static let none = LabelsID(index: 0)
  static let keyAndValue = LabelsID(index: 1)
  static let offsetAndElement = LabelsID(index: 2)
}

/// A range of either kind, its ends where it has them.
public struct Span: Sendable {
  var ends: [ProgramValue]
  var isClosed: Bool

  init(from lower: ProgramValue, to upper: ProgramValue, isClosed: Bool) {
    ends = [lower, upper]
    self.isClosed = isClosed
  }

  var lower: ProgramValue { ends.first ?? .absent }
  var upper: ProgramValue { ends.last ?? .absent }
  var nesting: Nesting { Nesting(depth: 1) }

  /// The integers from its first to past its last.
  var integers: Range<Int64>? {
    let first = lower.isAbsent ? 0 : lower.asInteger
    guard let first else { return nil }
    if upper.isAbsent { return first..<Int64.max }
    guard let last = upper.asInteger else { return nil }
    let end = isClosed ? last.addingReportingOverflow(1).partialValue : last
    return end >= first ? first..<end : first..<first
  }
}

/// A structure of the program or of the world.
public struct Structure: Sendable {
  public private(set) var fields: [ProgramValue]
  public private(set) var type: TypeID
  private(set) var nesting: Nesting

  public init(type: TypeID, fields: [ProgramValue]) {
    (self.type, self.fields) = (type, fields)
    nesting = .around(fields)
  }

  public mutating func set(_ slot: Int, to value: ProgramValue) {
    guard fields.indices.contains(slot) else { return }
    nesting.hold(value)
    fields[slot] = value
  }

  mutating func take(_ slot: Int) -> ProgramValue {
    guard fields.indices.contains(slot) else { return .absent }
    var value = ProgramValue.absent
    swap(&fields[slot], &value)
    return value
  }
}

public struct EnumCase: Sendable {
  public var payload: [ProgramValue]
  public var type: TypeID
  /// Which case, in the order of its declaration.
  public var index: UInt16
  var nesting: Nesting

  public init(type: TypeID, index: Int, payload: [ProgramValue] = []) {
    (self.type, self.index, self.payload) = (type, UInt16(truncatingIfNeeded: index), payload)
    nesting = payload.isEmpty ? Nesting() : .around(payload)
  }
}

public struct ClosureValue: Sendable {
  var captures: [ProgramValue]
  var callee: CalleeID
  var nesting: Nesting

  init(_ callee: CalleeID, captures: [ProgramValue]) {
    (self.callee, self.captures) = (callee, captures)
    nesting = captures.isEmpty ? Nesting() : .around(captures)
  }
}

/// What a closure calls, of those that the machine keeps.
struct CalleeID: Hashable, Sendable {
  var index: Int32
}
