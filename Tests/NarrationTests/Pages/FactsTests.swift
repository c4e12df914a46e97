import Engine
import Testing

@testable import Narration

@Suite("What the pages rest on")
struct FactsTests {
  static let claims = Rule.allCases.filter { rule in
    !rule.isContested && !rule.rawValue.hasPrefix("X") && !rule.rawValue.hasPrefix("U-")
  }
  static let contested = Rule.allCases.filter { $0.isContested }
  static let observed = Rule.allCases.filter { $0.rawValue.hasPrefix("U-") }
  static let runnable = claims + contested

  @Test("There are 150 claims and 18 contested points")
  func counts() {
    #expect(FactsTests.claims.count == 150)
    #expect(FactsTests.contested.count == 18)
  }

  @Test("Every claim has a document that says it", arguments: claims)
  func sources(_ rule: Rule) {
    #expect(!RuleFacts(of: rule).sources.isEmpty)
  }

  @Test("Every section that is cited has a heading, unless it has none", arguments: Rule.allCases)
  func headings(_ rule: Rule) {
    for source in RuleFacts(of: rule).sources {
      #expect(source.heading != nil || source.document == .d3 || source.section == "0")
    }
  }

  @Test(
    "Errors are errors, facts are facts, and nothing is related to itself", arguments: Rule.allCases
  )
  func references(_ rule: Rule) {
    let facts = RuleFacts(of: rule)
    #expect(facts.errors.allSatisfy { $0.rawValue.hasPrefix("X") })
    #expect(facts.facts.allSatisfy { $0.rawValue.hasPrefix("U-") || $0.isContested })
    #expect((1...4).contains(facts.related.count))
    #expect(!(facts.errors + facts.facts + facts.related).contains(rule))
    #expect(Set(facts.facts).isDisjoint(with: facts.related))
  }

  @Test("How sure a fact about UIKit is is said, the strongest first", arguments: observed)
  func sureness(_ rule: Rule) {
    let sureness = RuleFacts(of: rule).sureness
    #expect(!sureness.isEmpty)
    #expect(sureness == Sureness.allCases.filter { sureness.contains($0) })
  }

  @Test("An example of two to six commands runs from the start", arguments: runnable)
  func examples(_ rule: Rule) {
    let example = RuleFacts(of: rule).example
    #expect((2...6).contains(example.count))
    var stage = Stage()
    for line in example { stage.run(line) }
    #expect(stage.refused.isEmpty)
  }
}
