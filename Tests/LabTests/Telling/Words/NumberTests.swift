import Engine
import Testing

@testable import Lab

@Suite("Numbers in prose")
struct NumberTests {
  @Test(
    "Short, and without zeros at the end",
    arguments: [
      (230, "230"), (12.5, "12.5"), (0.00999, "0.00999"), (-5, "-5"), (0, "0"), (-0.0, "0"),
      (0.1 + 0.2, "0.3"), (1.0 / 3, "0.33333"), (99.999999, "100"), (0.000001, "0"),
      (1e300, "1e300"), (-2.5e20, "-2.5e20"), (.infinity, "∞"), (-.infinity, "-∞"),
    ])
  func numbers(_ number: Double, _ text: String) {
    #expect(Numbers.text(number) == text)
  }

  @Test("Points, rectangles, durations and distances")
  func others() {
    #expect(Numbers.text(Point(60, 12.5)) == "(60, 12.5)")
    #expect(Numbers.text(Rect(20, 20, 80, 80)) == "(20 20; 80 80)")
    #expect(Numbers.seconds(0.35) == "0.35 s")
    #expect(Numbers.distance(60.0416) == "60")
    #expect(Numbers.distance(60.06) == "60.1")
    #expect([1, 1.04, 2].map(Numbers.points) == ["1 point", "1 point", "2 points"])
  }
}

@Suite("Languages")
struct LanguageTests {
  @Test(
    "By tag or locale",
    arguments: [
      ("en", Language.english), ("en_US.UTF-8", .english), ("EN-gb", .english),
      ("zh", .simplifiedChinese), ("zh-Hans", .simplifiedChinese),
      ("zh_CN.UTF-8", .simplifiedChinese), ("zh-Hans-HK", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese), ("zh_TW.UTF-8", .traditionalChinese),
      ("zh-HK", .traditionalChinese),
    ])
  func tags(_ tag: String, _ language: Language) {
    #expect(Language(tag: tag) == language)
  }

  @Test("Each by its own tag, which is what it is called first", arguments: Language.known)
  func ownTag(_ language: Language) {
    #expect(Language(tag: language.rawValue) == language)
    #expect(language.spellings.first == language.rawValue)
  }

  @Test("Others are not known", arguments: ["", "fr", "C", "POSIX", "klingon"])
  func unknown(_ tag: String) {
    #expect(Language(tag: tag) == nil)
  }
}
