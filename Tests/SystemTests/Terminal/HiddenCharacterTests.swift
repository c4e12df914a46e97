import Testing

@testable import System

/// What has no width of its own, or turns text around, is shown as what it is wherever it comes from.
@Suite struct HiddenCharacters {
  private static let hidden: [Unicode.Scalar] = [
    "\u{202E}", "\u{200B}", "\u{2066}", "\u{2069}", "\u{61C}", "\u{AD}", "\u{FFF9}", "\u{FFFE}",
    "\u{E0041}", "\u{3164}",
  ]
  private static let raw = hidden.map { "x" + String($0) }.joined()
  private static let shown = hidden.map {
    "x\\u{" + String($0.value, radix: 16, uppercase: true) + "}"
  }
  .joined()

  private func paste(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }

  private func hasNone(_ hitchain: Hitchain) -> Bool {
    !hitchain.screen.all.unicodeScalars.contains { Self.hidden.contains($0) }
  }

  private func open(_ home: Home? = nil) throws -> Hitchain {
    let hitchain = try Hitchain(home: home, columns: 200, environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    return hitchain
  }

  @Test func whileOneEdits() throws {
    let hitchain = try open()
    hitchain.type("note \"" + paste(Self.raw) + "y")
    try hitchain.prompt(1, typed: "note \"" + Self.shown + "y")
    // One step to the left, and one character taken away, however long it is shown.
    hitchain.type("\u{1B}[D\u{7F}")
    try hitchain.wait("one less") {
      $0.cursorLine.hasSuffix("\\u{E0041}xy") && $0.beforeCursor.hasSuffix("\\u{E0041}x")
    }
    #expect(hasNone(hitchain))
  }

  @Test func inTheHistoryAndItsSearch() throws {
    let home = try Home()
    try home.write("note \"" + Self.raw + "\"\n", to: "data/history")
    let hitchain = try open(home)
    hitchain.type("no")
    hitchain.type("\u{1B}[A")
    try hitchain.prompt(1, typed: "note \"" + Self.shown + "\"")
    hitchain.type("\u{15}\u{12}x\u{202E}")
    try hitchain.wait("what was found") {
      $0.lines.suffix(2) == ["search: x\\u{202E}", "note \"" + Self.shown + "\""]
    }
    #expect(hasNone(hitchain))
  }

  @Test func inListsOfFiles() throws {
    let home = try Home()
    try home.write("tree\n", to: "f/one\u{202E}.md")
    try home.write("tree\n", to: "f/one\u{200B}.md")
    let hitchain = try open(home)
    hitchain.type("open \(home.path)/f/on\t")
    try hitchain.wait("both") { screen in
      ["\\u{202E}", "\\u{200B}"].allSatisfy { mark in
        screen.lines.contains { $0.contains("one\(mark).md") }
      }
    }
    #expect(hasNone(hitchain))
  }

  @Test func inABlock() throws {
    let hitchain = try open()
    hitchain.type(paste("tree\nnote \"" + Self.raw + "\""))
    try hitchain.wait("the block") { $0.all.contains("note \"" + Self.shown + "\"") }
    #expect(hasNone(hitchain))
  }

  /// They are joined by characters without a width, which are meant.
  @Test func emojiStayWhole() {
    let text = "👩‍👩‍👧🏳️‍🌈❤️é葛\u{E0100}"
    var frame = Frame(columns: 80)
    frame.append(Span(text))
    #expect(frame.rows.map { String($0.cells.map { $0.text }) } == [text])
    #expect(frame.rows.map { $0.width } == [9])
  }
}
