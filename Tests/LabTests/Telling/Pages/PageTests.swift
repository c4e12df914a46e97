import Engine
import Testing

@testable import Lab

@Suite("The page of a rule")
struct PageTests {
  @Test("A claim: who says so, who errs, what UIKit does, a session, what goes with it")
  func claim() {
    let page = TellingStage().narrator().page(of: .gt06)
    #expect(page.first == "GT06 · A closed view is skipped, not a wall")
    #expect(page.contains("  D3 《一道题理解UIView的hitTest:withEvent:方法》 part 6"))
    #expect(page.contains("  D2 《iOS 响应链》 四、hitTest:withEvent:"))
    #expect(page.contains("  X37 · Where delivery ends"))
    #expect(page.contains("What UIKit does:"))
    #expect(page.contains("  hit-test 150 150"))
    #expect(page.contains { $0.hasPrefix("  HT19 · ") })
  }

  @Test("A fact about UIKit says how sure it is")
  func fact() {
    #expect(
      TellingStage().narrator().page(of: .uHT06).contains(
        "How sure is it? Apple documents it · re-implementations of UIKit do it so"))
    #expect(
      TellingStage().narrator(.simplifiedChinese).page(of: .uHT06).contains(
        "有多可靠？苹果文档有写 · UIKit 的重新实现是这样做的"))
  }

  @Test("A contested point says that it is contested")
  func contested() {
    #expect(
      TellingStage().narrator().page(of: .c5).contains(
        "How sure is it? contested: nobody outside Apple knows for certain"))
  }

  @Test("No line of any page is wider than asked", arguments: Language.allCases, [20, 40, 80])
  func everyPage(_ language: Language, _ width: Int) {
    let narrator = TellingStage().narrator(language)
    for paragraph in narrator.page(of: .ht03) + narrator.page(of: .c3) + narrator.glossary() {
      let lines = Layout.wrap(paragraph, to: width, indent: 2)
      for line in lines {
        // Punctuation that may not start a line may hang over by a cell or two.
        #expect(Layout.width(of: line) <= width, "\(line)")
      }
    }
  }

  @Test(
    "Every page is headed by its rule, in its language and like no other",
    arguments: Language.allCases)
  func every(_ language: Language) throws {
    let narrator = TellingStage().narrator(language)
    var texts: Set<String> = []
    for rule in Rule.allCases {
      let page = narrator.page(of: rule)
      let text = try #require(page.dropFirst().first)
      #expect(page[0].hasPrefix(rule.rawValue + " · "))
      let isChinese = text.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
      #expect(isChinese == (language == .simplifiedChinese), "\(rule.rawValue)")
      #expect(texts.insert(text).inserted, "\(rule.rawValue)")
    }
  }
}

@Suite("The glossary")
struct GlossaryTests {
  @Test("A term is found in each of its scripts", arguments: ["Hit-Testing", "命中测试", "命中測試"])
  func scripts(_ word: String) {
    #expect(
      TellingStage().narrator().glossary(word) == [
        "hit-testing · 命中测试 · 命中測試 — The search, from the window down, for the view that a "
          + "touch is in."
      ])
  }

  @Test("A part of a word finds all that have it")
  func part() {
    func found(_ word: String) -> [String] { Term.matching(word).map { $0.english } }
    #expect(found("responder chain") == ["responder chain"])
    #expect(found("sibling") == ["sibling view"])
    #expect(found("responder") == ["responder"])
    #expect(found("recogniz") == ["gesture recognizer"])
    #expect(found("zzz").isEmpty)
  }

  @Test("Every term has its names and a meaning", arguments: Term.all, Language.allCases)
  func meanings(_ term: Term, _ language: Language) {
    #expect(!term.simplified.isEmpty && !term.traditional.isEmpty)
    #expect(term.meaning(in: language).hasSuffix(language == .english ? "." : "。"))
  }

  @Test("Without a word it tells everything")
  func everything() {
    #expect(TellingStage().narrator(.simplifiedChinese).glossary().count == Term.all.count)
  }
}
