import Lab
import Testing

@Suite("Text on a terminal")
struct LayoutTests {
  @Test(
    "Width in cells",
    arguments: [
      ("", 0), ("abc", 3), ("视图", 4), ("UIView 的", 9), ("，。", 4), ("é", 1), ("e\u{301}", 1),
      ("→", 1), ("…", 1), ("👍", 2), ("👩‍👩‍👧", 2), ("☀️", 2), ("ﾊﾝ", 2), ("한글", 4), ("a\u{200B}b", 2),
      ("a\u{7}b\r\n\u{7F}c ", 4), ("a\u{7}→\r\n", 2),
    ])
  func width(_ text: String, _ cells: Int) {
    #expect(Layout.width(of: text) == cells)
  }

  @Test("English breaks at spaces")
  func english() {
    #expect(
      Layout.wrap("The first answer ends the search.", to: 12)
        == ["The first", "answer ends", "the search."])
  }

  @Test("Later lines are indented, and as wide as the rest")
  func indent() {
    #expect(
      Layout.wrap("one two three four", to: 10, indent: 2) == ["one two", "  three", "  four"])
  }

  /// The rails beside a row's other lines go on.
  @Test func aRowOfATreeKeepsItsRails() {
    #expect(
      Layout.wrap("│  ├─ one  two three four five", to: 20) == [
        "│  ├─ one  two three", "│  │  four five",
      ])
    #expect(
      Layout.wrap("│  └─ averylongname  two three", to: 20)
        == ["│  └─ averylongname", "│     two three"])
  }

  @Test("Chinese breaks between characters")
  func chinese() {
    #expect(Layout.wrap("命中测试找视图", to: 8) == ["命中测试", "找视图"])
  }

  @Test("No line starts with punctuation that closes")
  func closing() {
    #expect(Layout.wrap("命中测试，找视图", to: 8) == ["命中测", "试，找视", "图"])
    #expect(Layout.wrap("一二三四」。五", to: 8) == ["一二三", "四」。五"])
  }

  @Test("Punctuation with a mark on it is a letter like others, and so is what closes in a word")
  func closingAndMarks() {
    #expect(Layout.wrap("一二三,\u{301}四", to: 6) == ["一二三", ",\u{301}四"])
    #expect(Layout.wrap("a.b(c)d e", to: 7) == ["a.b(c)d", "e"])
    #expect(Layout.wrap("一二(a)三", to: 5) == ["一二", "(a)三"])
  }

  @Test("No line ends with punctuation that opens")
  func opening() {
    #expect(Layout.wrap("一二三（四五）", to: 8) == ["一二三", "（四五）"])
  }

  @Test("A word among Chinese stays whole")
  func mixed() {
    #expect(Layout.wrap("它的hitTest答nil", to: 10) == ["它的", "hitTest答", "nil"])
  }

  /// What can be typed is shown whole, and so without its marks.
  @Test func whatStandsBetweenBackticksStaysTogether() {
    #expect(
      Layout.wrap("one two six `hit 60 60` now", to: 20) == ["one two six", "`hit 60 60` now"])
    #expect(Layout.wrap("一二三四五`帮助 属性`六", to: 20) == ["一二三四五", "`帮助 属性`六"])
    #expect(
      Layout.wrap("`one two three four five` six", to: 20) == ["`one two three four", "five` six"])
    #expect(
      Layout.wrap("one two ` three four five", to: 12) == ["one two `", "three four", "five"])
  }

  @Test("A word that is too wide is cut")
  func tooWide() {
    #expect(Layout.wrap("abcdefghij k", to: 4) == ["abcd", "efgh", "ij k"])
  }

  @Test("Spaces at the start and line breaks are kept")
  func leading() {
    #expect(Layout.wrap("  tap 60 60", to: 80) == ["  tap 60 60"])
    #expect(Layout.wrap("a\n\nb", to: 80) == ["a", "", "b"])
  }
}
