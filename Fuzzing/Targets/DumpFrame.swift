/// What a format of dumps is known by: put around bytes that lack it, it leads them to the format's reader.
struct DumpFrame {
  /// Bytes that begin with one of these need nothing.
  var beginnings: [String] = []
  var before: String
  var after = ""

  func around(_ bytes: [UInt8]) -> [UInt8] {
    if beginnings.contains(where: { bytes.starts(with: Array($0.utf8)) }) { return bytes }
    return Array(before.utf8) + bytes + Array(after.utf8)
  }

  static let views = DumpFrame(before: "<UIWindow: 0x1; frame = (0 0; 390 844)>\n   | ")
  static let earlGrey = DumpFrame(
    before: "<UIWindow:0x1; AX=N; frame={{0, 0}, {390, 844}}; alpha=1>\n  |--")
  static let elements = DumpFrame(before: "Window, 0x1, {{0.0, 0.0}, {390.0, 844.0}}\n  ")
  static let xml = DumpFrame(
    beginnings: ["<?xml", "<AppiumAUT", "<XCUIElementType", "<hierarchy"], before: "<AppiumAUT>",
    after: "</AppiumAUT>")
  static let json = DumpFrame(beginnings: ["{", "["], before: "[", after: "]")
  static let viewHierarchy = DumpFrame(
    beginnings: ["{\"version\"", "{\"topLevelGroups\""], before: "{\"topLevelGroups\":", after: "}")
  static let lookin = DumpFrame(beginnings: ["bplist"], before: "bplist00")
  /// Controllers, touches and recognizers, with the views that they name.
  static let log = DumpFrame(
    before: """
      <UIWindow: 0x1; frame = (0 0; 390 844)>
         | <UIButton: 0x2; frame = (20 60; 100 40)>

      """)
  static let probe = DumpFrame(
    before: "# hitchain-probe 1\nreset empty\nadd window window 0 0 390 844\n")
}
