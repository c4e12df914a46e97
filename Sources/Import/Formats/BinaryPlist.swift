/// A binary property list, as keyed archives are kept in. Objects are named by number, so that one may
/// hold itself: nothing here follows them further than it is asked.
struct BinaryPlist {
  enum Value: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case data
    /// Of a keyed archive: the object of that number.
    case uid(Int)
    case array([Int])
    /// Keys and values, by their numbers.
    case dictionary([(key: Int, value: Int)])

    static func == (a: Value, b: Value) -> Bool {
      switch (a, b) {
      case (.null, .null), (.data, .data): true
      case (.bool(let a), .bool(let b)): a == b
      case (.number(let a), .number(let b)): a == b
      case (.text(let a), .text(let b)): a == b
      case (.uid(let a), .uid(let b)): a == b
      case (.array(let a), .array(let b)): a == b
      case (.dictionary(let a), .dictionary(let b)):
        a.map { $0.key } == b.map { $0.key } && a.map { $0.value } == b.map { $0.value }
      default: false
      }
    }
  }

  private let bytes: [UInt8]
  private let offsets: [Int]
  private let referenceSize: Int
  let top: Int

  static let objectLimit = 4_000_000

  init(_ bytes: [UInt8]) throws(ImportError) {
    let damaged = ImportError.damaged(what: "property list")
    guard bytes.count >= 40, bytes.starts(with: Array("bplist0".utf8)) else { throw damaged }
    self.bytes = bytes
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    func whole(_ start: Int, _ size: Int) -> Int? {
      guard (1...8).contains(size), start >= 0, start + size <= bytes.count else { return nil }
      var value: UInt64 = 0
      for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
      return Int(exactly: value)
    }
    guard let count = whole(trailer + 8, 8), let top = whole(trailer + 16, 8),
      let table = whole(trailer + 24, 8), count > 0, count <= BinaryPlist.objectLimit, top < count,
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), table < trailer,
      count <= (trailer - table) / offsetSize
    else { throw damaged }
    self.top = top
    var offsets: [Int] = []
    offsets.reserveCapacity(count)
    for index in 0..<count {
      guard let offset = whole(table + index * offsetSize, offsetSize), offset < table else {
        throw damaged
      }
      offsets.append(offset)
    }
    self.offsets = offsets
  }

  /// Nil for a number that is no object's, and for one that is damaged.
  subscript(number: Int) -> Value? {
    guard offsets.indices.contains(number) else { return nil }
    var at = offsets[number]
    let marker = bytes[at]
    at += 1
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      switch marker {
      case 0x08: return .bool(false)
      case 0x09: return .bool(true)
      default: return .null
      }
    case 0x1: return integer(at, 1 << low).map { .number(Double($0)) }
    case 0x2: return real(at, 1 << low).map { .number($0) }
    case 0x3: return .data
    case 0x8: return integer(at, low + 1).map { .uid($0) }
    default: break
    }
    var count = low
    if low == 0xF {
      guard at < bytes.count, bytes[at] >> 4 == 0x1 else { return nil }
      let size = 1 << Int(bytes[at] & 0x0F)
      guard let length = integer(at + 1, size) else { return nil }
      count = length
      at += 1 + size
    }
    guard count >= 0, count <= bytes.count else { return nil }
    switch marker >> 4 {
    case 0x4: return .data
    case 0x5, 0x7:
      guard at + count <= bytes.count else { return nil }
      return .text(String(decoding: bytes[at..<(at + count)], as: UTF8.self))
    case 0x6:
      guard at + 2 * count <= bytes.count else { return nil }
      let units = (0..<count).map {
        UInt16(bytes[at + 2 * $0]) << 8 | UInt16(bytes[at + 2 * $0 + 1])
      }
      return .text(String(decoding: units, as: UTF16.self))
    case 0xA, 0xB, 0xC: return references(at, count).map { .array($0) }
    case 0xD:
      guard let all = references(at, 2 * count) else { return nil }
      return .dictionary((0..<count).map { (all[$0], all[count + $0]) })
    default: return nil
    }
  }

  private func references(_ start: Int, _ count: Int) -> [Int]? {
    guard count <= (bytes.count - start) / referenceSize else { return nil }
    var found: [Int] = []
    found.reserveCapacity(count)
    for index in 0..<count {
      guard let number = integer(start + index * referenceSize, referenceSize) else { return nil }
      found.append(number)
    }
    return found
  }

  /// Of 16 bytes the last 8 count; one that is below zero is 8 bytes long.
  private func integer(_ start: Int, _ size: Int) -> Int? {
    guard size <= 16, start >= 0, start + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)].suffix(8) { value = value << 8 | UInt64(byte) }
    return size >= 8 ? Int(truncatingIfNeeded: value) : Int(exactly: value)
  }

  private func real(_ start: Int, _ size: Int) -> Double? {
    guard size == 4 || size == 8, start + size <= bytes.count else { return nil }
    var value: UInt64 = 0
    for byte in bytes[start..<(start + size)] { value = value << 8 | UInt64(byte) }
    return size == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: value))) : Double(bitPattern: value)
  }
}
