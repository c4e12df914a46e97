/// Equality and hashes as far as they ask no code of the program.
extension ProgramValue: Hashable {
  public static func == (a: ProgramValue, b: ProgramValue) -> Bool {
    switch (a.content, b.content) {
    case (.null, .null), (.nothing, .nothing), (.absent, .absent): true
    case (.bool(let a), .bool(let b)): a == b
    case (.integer(let a, _), .integer(let b, _)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.character(let a), .character(let b)): a == b
    case (.character(let a), .text(let b)): String(a) == b
    case (.text(let a), .character(let b)): a == String(b)
    case (.selector(let a), .selector(let b)): a == b
    case (.array(let a), .array(let b)): a.items == b.items
    case (.tuple(let a), .tuple(let b)): a.items == b.items
    case (.range(let a), .range(let b)): a.isClosed == b.isClosed && a.ends == b.ends
    case (.set(let a), .set(let b)): isSame(a, b, withValues: false)
    case (.dictionary(let a), .dictionary(let b)): isSame(a, b, withValues: true)
    case (.structure(let a), .structure(let b)): a.type == b.type && a.fields == b.fields
    case (.enumeration(let a), .enumeration(let b)):
      a.type == b.type && a.index == b.index && a.payload == b.payload
    case (.object(let a), .object(let b)), (.weak(let a), .weak(let b)),
      (.object(let a), .weak(let b)), (.weak(let a), .object(let b)):
      a == b
    case (.cell(let a), .cell(let b)): a == b
    case (.closure(let a), .closure(let b)): a.callee == b.callee && a.captures == b.captures
    case (.type(let a), .type(let b)): a == b
    case (.unknown(let a), .unknown(let b)): a == b
    default:
      if let a = a.numberOrBool, let b = b.numberOrBool { a == b } else { false }
    }
  }

  private static func isSame(_ a: Table, _ b: Table, withValues: Bool) -> Bool {
    guard a.count == b.count else { return false }
    for (key, value) in zip(a.keys, a.values) {
      guard let other = b.value(of: key) else { return false }
      if withValues, value != other { return false }
    }
    return true
  }

  /// Objective-C's NSNumber makes no difference between YES and 1.
  private var numberOrBool: Double? { asBool.map { $0 ? 1 : 0 } ?? asDouble }

  public func hash(into hasher: inout Hasher) {
    switch content {
    case .absent, .nothing, .null: hasher.combine(0)
    case .bool, .integer, .double, .float: hasher.combine(numberOrBool ?? 0)
    case .text(let text): hasher.combine(text)
    case .character(let character): hasher.combine(String(character))
    case .selector(let name): hasher.combine(name)
    case .array(let list): hasher.combine(list.items)
    case .tuple(let tuple): hasher.combine(tuple.items)
    case .range(let span): hasher.combine(span.ends)
    case .set(let table), .dictionary(let table): hasher.combine(table.count)
    case .structure(let structure):
      hasher.combine(structure.type)
      hasher.combine(structure.fields)
    case .enumeration(let enumeration):
      hasher.combine(enumeration.index)
      hasher.combine(enumeration.payload)
    case .object(let id), .weak(let id): hasher.combine(id)
    case .cell(let id): hasher.combine(id)
    case .closure(let closure): hasher.combine(closure.callee)
    case .type(let type): hasher.combine(type)
    case .unknown(let path): hasher.combine(path)
    }
  }
}
