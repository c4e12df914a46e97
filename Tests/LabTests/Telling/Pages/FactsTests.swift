import Engine
import Testing

@testable import Lab

@Suite("What the pages rest on")
struct FactsTests {
  static let claims = Rule.allCases.filter { $0.kind == .claim }
  static let contested = Rule.allCases.filter { $0.kind == .contested }
  static let observed = Rule.allCases.filter { $0.kind == .fact }
  static let runnable = claims + contested

  @Test("There are 150 claims")
  func counts() {
    #expect(FactsTests.claims.count == 150)
  }

  @Test("Every claim has a document that says it", arguments: claims)
  func sources(_ rule: Rule) {
    #expect(!rule.entry.sources.isEmpty)
  }

  @Test("Every section that is cited has a heading, unless it has none", arguments: Rule.allCases)
  func headings(_ rule: Rule) {
    for source in rule.entry.sources {
      #expect(
        source.heading != nil || source.document == "D3"
          || source.section == "0")
      #expect(!source.title.isEmpty)
    }
  }

  @Test(
    "Errors are errors, facts are facts, and nothing is related to itself", arguments: Rule.allCases
  )
  func references(_ rule: Rule) {
    let entry = rule.entry
    #expect(entry.errors.allSatisfy { $0.kind == .error })
    #expect(entry.uikit.allSatisfy { $0.kind == .fact || $0.kind == .contested })
    #expect((1...4).contains(entry.related.count))
    #expect(!(entry.errors + entry.uikit + entry.related).contains(rule))
    #expect(Set(entry.uikit).isDisjoint(with: entry.related))
  }

  @Test("How sure a fact about UIKit is is said, the strongest first", arguments: observed)
  func sureness(_ rule: Rule) {
    let sureness = rule.entry.sureness
    #expect(!sureness.isEmpty)
    #expect(sureness == Sureness.allCases.filter { sureness.contains($0) })
  }

  @Test("An example of two to six commands runs from the start", arguments: runnable)
  func examples(_ rule: Rule) {
    let example = rule.entry.example
    #expect((2...6).contains(example.count))
    var stage = TellingStage()
    for line in example { stage.run(line) }
    #expect(stage.refused.isEmpty)
  }
}
