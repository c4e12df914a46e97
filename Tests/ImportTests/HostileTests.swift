import CZip
import Depth
import Engine
import Lab
import Testing

@testable import Import

/// What nobody should paste, and somebody will.
@Suite struct HostileTests {
  private func code(_ bytes: [UInt8]) -> String {
    do throws(ImportError) {
      _ = try ImportReport.make(bytes, ImportRequest())
      return "ok"
    } catch { return error.code }
  }

  private func code(_ text: String) -> String { code(Array(text.utf8)) }

  @Test(arguments: [
    ("", "empty"), ("   \n\t\n", "empty"), ("\u{0}\u{1}\u{2}", "binary"),
    ("<!DOCTYPE html><html><p>Sorry</p></html>", "markup"),
    ("Lorem ipsum dolor sit amet", "unknown-format"),
    ("*UIWindow:0x1\n|   *UIView:0x2", "autolayout-trace"),
    ("{\"a\":", "not-well-formed"), ("[1, 2, 3]", "no-views"),
    ("{\"a\": {\"b\": 1}}", "no-geometry"),
    ("<?xml version=\"1.0\"?><AppiumAUT><a></AppiumAUT>", "no-geometry"),
    ("<?xml version=\"1.0\"?><AppiumAUT>", "not-well-formed"),
    (
      "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b \"c\">]><AppiumAUT>&b;</AppiumAUT>",
      "not-well-formed"
    ),
    ("<ViewHierarchy><UIWindow class=\"UIWindow\" ptr=\"0x1\"/></ViewHierarchy>", "no-geometry"),
    ("bplist00 and nothing else, whatever it may say of itself here", "damaged"),
  ])
  func oneMessageEach(_ text: String, _ expected: String) { #expect(code(text) == expected) }

  @Test func millionsOfEntitiesAreNotExpanded() {
    var text = "<?xml version=\"1.0\"?><!DOCTYPE l [<!ENTITY a0 \"ha\">"
    for number in 1...30 { text += "<!ENTITY a\(number) \"&a\(number - 1);&a\(number - 1);\">" }
    #expect(code(text + "]><AppiumAUT>&a30;</AppiumAUT>") == "not-well-formed")
  }

  @Test(.enabled(if: Depth.isNightly)) func aPackedFileThatUnpacksToTooMuch() throws {
    let packed = try HostileTests.gzip([UInt8](repeating: 0x20, count: 80 << 20))
    #expect(packed.count < 1 << 20)
    #expect(code(packed) == "too-large")
    #expect(code(Array(packed.prefix(packed.count / 2))) == "damaged")
    #expect(code([0x1F, 0x8B, 8, 0, 1, 2, 3]) == "damaged")
  }

  @Test func aPackedAnswerIsRead() throws {
    let text = FormatTests.samples.first { $0.format == .viewHierarchy }?.text ?? ""
    #expect(code(try HostileTests.gzip(Array(text.utf8))) == "ok")
  }

  @Test(.enabled(if: Depth.isNightly)) func textOfTwentyMegabytes() {
    #expect(code([UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20)) == "unknown-format")
    #expect(code([UInt8](repeating: UInt8(ascii: "<"), count: 2 << 20)) == "unknown-format")
  }

  @Test func nestedTooDeep() {
    let depth = 200_000
    #expect(code(String(repeating: "[", count: depth)) == "not-well-formed")
    let xml = String(repeating: "<AppiumAUT>", count: depth)
    #expect(code("<?xml version=\"1.0\"?>" + xml) == "too-deep")
  }

  @Test(.enabled(if: Depth.isNightly)) func aHundredThousandDeep() throws {
    var text = ""
    for number in 0..<20_000 {
      // Bars of a hundred thousand levels would be gigabytes: the later ones jump back.
      text += String(repeating: "|", count: min(number, 300))
      text +=
        "<UIView: 0x\(String(number, radix: 16)); frame = (0 0; 10 10); layer = <CALayer: 0x1>>\n"
    }
    #expect(code(text) == "ok")
    var dump = Dump()
    dump.formats = [.lookin]
    for number in 0..<100_000 {
      var node = DumpNode()
      node.className = number == 0 ? "UIWindow" : number == 99_999 ? "UIButton" : "UIView"
      node.parent = number == 0 ? nil : number - 1
      node.frame = DumpNode.Frame(0, 0, 100, 100)
      dump.nodes.append(node)
    }
    let report = try ImportReport.make(dump, ImportRequest())
    #expect(report.table.map { $0.verdict.word } == [.getsIt])
  }

  /// Every byte of a good file made another one: a message or a reading, and no crash.
  @Test func damagedPropertyLists() {
    let good = PlistWriter.archive(
      [
        .text("$null"), .dictionary([("displayItems", .uid(2))]),
        .dictionary([("NS.objects", .array([.uid(3)]))]),
        .dictionary([("viewObject", .uid(4)), ("frame", .uid(5))]),
        .dictionary([("memoryAddress", .uid(6))]), .text("{{0, 0}, {10, 10}}"), .text("0x1"),
      ], root: 1)
    #expect(code(good) == "ok")
    for place in 8..<good.count {
      for byte in [0x00, 0xFF, 0x0F, 0xD1].prefix(Depth.count(1, nightly: 4)) as ArraySlice<UInt8> {
        var bad = good
        bad[place] = byte
        #expect(["ok", "damaged", "no-views"].contains(code(bad)))
      }
    }
  }

  /// Every way to cut or to change a good dump.
  @Test(arguments: FormatTests.samples) func cutAnywhere(_ sample: FormatTests.Sample) {
    let bytes = Array(sample.text.utf8)
    for end in stride(from: 0, to: bytes.count, by: Depth.count(70, nightly: 7)) {
      _ = code(Array(bytes.prefix(end)))
    }
    var random = SmallRandom(5)
    for _ in 0..<Depth.count(20, nightly: 200) {
      var bad = bytes
      for _ in 0..<3 { bad[Int(random.next() % UInt64(bad.count))] = UInt8(random.next() % 256) }
      _ = code(bad)
    }
  }

  /// Nothing of a dump moves the cursor, or looks like a command of its own.
  @Test func namesAndTextsAreHarmless() throws {
    let evil = "\u{1B}[31mred\u{7}\u{202E}; quit \\\" # \u{200B}"
    let text = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
         | <UIButton: 0x2; frame = (0 0; 90 40); text = '\(evil)'; layer = <CALayer: 0x9>>
         | <Bad"Class;quit: 0x3; frame = (0 0; 90 40); layer = <CALayer: 0x9>>
      """
    let report = try ImportReport.make(Array(text.utf8), ImportRequest())
    #expect(report.imported.isRemade)
    for line in report.imported.commands {
      #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  private static func gzip(_ bytes: [UInt8]) throws -> [UInt8] {
    var bytes = bytes
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { throw ImportError.empty }
    defer { deflateEnd(&stream) }
    var packed = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let count = bytes.withUnsafeMutableBufferPointer { source in
      packed.withUnsafeMutableBufferPointer { room in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = room.baseAddress
        stream.avail_out = UInt32(room.count)
        deflate(&stream, Z_FINISH)
        return room.count - Int(stream.avail_out)
      }
    }
    return Array(packed.prefix(count))
  }
}
