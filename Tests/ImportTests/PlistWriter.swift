/// Writes binary property lists, for readers to be tried on.
struct PlistWriter {
  indirect enum Item {
    case text(String)
    case whole(Int)
    case real(Double)
    case bool(Bool)
    case uid(Int)
    case array([Item])
    case dictionary([(String, Item)])
  }

  private var objects: [[UInt8]] = []

  static func bytes(of item: Item) -> [UInt8] {
    var writer = PlistWriter()
    let top = writer.add(item)
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in writer.objects {
      offsets.append(file.count)
      file += object
    }
    let table = file.count
    for offset in offsets { file += PlistWriter.whole(offset, 4) }
    file += [0, 0, 0, 0, 0, 0, 4, 2]
    for number in [writer.objects.count, top, table] { file += PlistWriter.whole(number, 8) }
    return file
  }

  /// A keyed archive: `root` is the place of an object among them.
  static func archive(_ objects: [Item], root: Int) -> [UInt8] {
    bytes(
      of: .dictionary([
        ("$archiver", .text("NSKeyedArchiver")), ("$top", .dictionary([("root", .uid(root))])),
        ("$objects", .array(objects)),
      ]))
  }

  private mutating func add(_ item: Item) -> Int {
    switch item {
    case .text(let text):
      let units = Array(text.utf16)
      let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
      var bytes = PlistWriter.head(isASCII ? 0x50 : 0x60, isASCII ? text.utf8.count : units.count)
      bytes += isASCII ? Array(text.utf8) : units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      objects.append(bytes)
    case .whole(let number): objects.append([0x13] + PlistWriter.whole(number, 8))
    case .real(let number):
      objects.append(
        [0x23] + (0..<8).map { UInt8(truncatingIfNeeded: number.bitPattern >> (56 - 8 * $0)) })
    case .bool(let value): objects.append([value ? 0x09 : 0x08])
    case .uid(let number): objects.append([0x81] + PlistWriter.whole(number, 2))
    case .array(let items):
      let numbers = items.map { add($0) }
      objects.append(
        PlistWriter.head(0xA0, items.count) + numbers.flatMap { PlistWriter.whole($0, 2) })
    case .dictionary(let members):
      let keys = members.map { add(.text($0.0)) }
      let values = members.map { add($0.1) }
      objects.append(
        PlistWriter.head(0xD0, members.count)
          + (keys + values).flatMap { PlistWriter.whole($0, 2) })
    }
    return objects.count - 1
  }

  private static func head(_ marker: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 0xF, 0x12] + whole(count, 4)
  }

  static func whole(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * (size - 1 - $0))) }
  }
}
