import Engine
import Testing

@testable import Lab

@Suite struct DisputedPointTests {
  /// Whoever is asked about one in an interview finds on its page what to say.
  @Test(arguments: DisputedPoint.allCases)
  func saysHowToAnswer(_ point: DisputedPoint) throws {
    let rule = try #require(point.rules.first)
    for language in Language.allCases {
      let text = try #require(Handbook.compiled.text(rule, in: language).interview)
      #expect(!text.isEmpty, "\(rule.rawValue)")
    }
  }
}
