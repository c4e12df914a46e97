import Depth
import Testing

@Suite struct WideCharacters {
  @Test func chineseIsTypedAndDeleted() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("add view 你好吗")
    try hitchain.prompt(1, typed: "add view 你好吗")
    #expect(hitchain.screen.cursor.column == 12 + 9 + 6)
    hitchain.type("\u{7F}")
    try hitchain.prompt(1, typed: "add view 你好")
    #expect(hitchain.screen.cursor.column == 12 + 9 + 4)
    hitchain.type("\u{1B}[D世\u{1B}[C界\u{1B}[D\u{1B}[3~\r")
    try hitchain.prompt(2)
    #expect(hitchain.screen.text.contains("add view 你世好"))
    hitchain.type("chain 你\t")
    try hitchain.prompt(2, typed: "chain 你世好 ")
  }

  @Test func wrapsBeforeACharacterThatDoesNotFit() throws {
    let hitchain = try Hitchain(columns: 21, rows: 10)
    try hitchain.prompt(1)
    hitchain.type("你好你好你好你好你好你好")
    try hitchain.wait("three rows") { $0.lines.suffix(2) == ["1> 你好你好你好你好你", "好你好"] }
    hitchain.type("\u{01}a")
    try hitchain.wait("moved by one") { $0.lines.suffix(2) == ["1> a你好你好你好你好", "你好你好"] }
  }

  @Test(arguments: ["é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "ü"])
  func aCharacterIsDeletedWhole(_ character: String) throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("a\(character)\u{7F}b\(character)\u{1B}[D\u{1B}[3~c")
    try hitchain.prompt(1, typed: "abc")
  }

  @Test(arguments: ["C", "POSIX", "xx_YY", "en_US.ISO-8859-1", ""])
  func worksInAnyLocale(_ locale: String) throws {
    let hitchain = try Hitchain(environment: ["LC_ALL": locale])
    try hitchain.prompt(1)
    hitchain.type("add view 你好é\r")
    try hitchain.prompt(2)
    hitchain.type("chain 你好é\r")
    try hitchain.prompt(3)
    #expect(hitchain.screen.text.contains("你好é →"))
  }
}

@Suite struct Windows {
  @Test(arguments: [20, 40])
  func narrow(_ columns: Int) throws {
    let hitchain = try Hitchain(columns: columns, rows: 20)
    try hitchain.prompt(1)
    try hitchain.run("add view Panel 10 10 100 100", then: 2)
    try hitchain.run("chain Panel", then: 3)
    let all = hitchain.screen.all.split(separator: "\n")
    #expect(all.contains { $0.hasSuffix("add view Panel 10") || $0.hasSuffix("100 100") })
    hitchain.type("why-not\t")
    try hitchain.prompt(3, typed: "why-not ")
  }

  @Test func aLineTallerThanTheScreen() throws {
    let hitchain = try Hitchain(columns: 20, rows: 5, environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    let digits = (0..<30).map { String(repeating: String($0 % 10), count: 20) }.joined()
    hitchain.type("\"" + digits)
    try hitchain.wait("the end") { $0.beforeCursor == "9999" && $0.cursor.row == 4 }
    hitchain.type("\u{01}")
    try hitchain.wait("the start") { $0.beforeCursor == "1> " && $0.cursor.row == 0 }
    hitchain.type("\u{05}88")
    try hitchain.wait("the end again") { $0.beforeCursor == "999988" && $0.cursor.row == 4 }
    hitchain.type("\u{15}tap 1 1")
    try hitchain.prompt(1, typed: "tap 1 1")
    hitchain.type("\r")
    try hitchain.prompt(2)
  }

  @Test func aLongLine() throws {
    let hitchain = try Hitchain(rows: 10)
    try hitchain.prompt(1)
    hitchain.type("\"" + String(repeating: "x", count: Depth.count(2_000, nightly: 10_000)))
    hitchain.type("\u{01}\u{04}y\u{05}z")
    // A sanitizer makes this a long one.
    try hitchain.wait("the end", seconds: 300) { $0.beforeCursor.hasSuffix("xxz") }
    hitchain.type("\u{15}")
    try hitchain.prompt(1)
  }

  /// More than a line can hold is not taken, and harms nothing.
  @Test func aLineWithoutEnd() throws {
    let hitchain = try Hitchain(rows: 10, environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    hitchain.type("\u{1B}[200~" + String(repeating: "x", count: 15_998) + "\u{1B}[201~yyzz")
    try hitchain.wait("that it is full") { $0.beforeCursor.hasSuffix("xxyy") && $0.bells > 0 }
    hitchain.type("\u{15}tree")
    try hitchain.prompt(1, typed: "tree")
  }

  @Test func resizingRedraws() throws {
    let hitchain = try Hitchain(columns: 60, rows: 12)
    try hitchain.prompt(1)
    hitchain.type("add view 你好 0 0 100 100 alpha=0.5 hidden=NO tag=12345")
    let line = "hitchain 1> add view 你好 0 0 100 100 alpha=0.5 hidden=NO tag=12345"
    try hitchain.wait("two rows") { $0.lines.suffix(2).joined().packed == line.packed }
    // The key may be there before the news of the other size.
    hitchain.terminal.resize(columns: 30, rows: 12)
    hitchain.type("6")
    try hitchain.wait("three rows") { $0.lines.suffix(3).joined().packed == (line + "6").packed }
    #expect(hitchain.screen.lines.count { $0.hasPrefix("hitchain 1>") } == 1)
    hitchain.terminal.resize(columns: 70, rows: 12)
    hitchain.type("7")
    try hitchain.wait("one row") { $0.lines.last == line + "67" }
    #expect(hitchain.screen.lines.count { $0.hasPrefix("hitchain 1>") } == 1)
    hitchain.terminal.resize(columns: 20, rows: 6)
    hitchain.type("8")
    try hitchain.wait("four rows") { $0.lines.suffix(4).joined().packed == (line + "678").packed }
    hitchain.type("\r")
    try hitchain.prompt(2)
  }

  @Test func clearScreen() throws {
    let hitchain = try Hitchain()
    try hitchain.prompt(1)
    hitchain.type("tap\u{0C}")
    try hitchain.wait("the prompt at the top") {
      $0.text == "hitchain 1> tap" && $0.cursor.row == 0
    }
  }
}

extension String {
  /// Without spaces: those at the end of a row are not to be seen.
  fileprivate var packed: String { filter { $0 != " " } }
}
