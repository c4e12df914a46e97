import Engine
import Testing

/// Every claim of the documents, shown at work.
@Suite struct ClaimsTests {
  @Test(arguments: Demonstration.events) func events(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.hitTesting)
  func hitTesting(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.gates) func gates(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.regions) func regions(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.chain) func chain(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.firstResponders)
  func firstResponders(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.touches) func touches(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.gestures) func gestures(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.actions) func actions(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.otherEvents)
  func otherEvents(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.controllers)
  func controllers(_ each: Demonstration) { each.perform() }

  @Test(arguments: Demonstration.recipes) func recipes(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.quiz) func quiz(_ each: Demonstration) { each.perform() }
  @Test(arguments: Demonstration.limits) func limits(_ each: Demonstration) { each.perform() }

  @Test func everyClaimIsShownOnce() {
    let shown = Demonstration.all.map { $0.rule }
    let claims = Rule.allCases.filter { $0.isClaim }
    #expect(claims.count == 150)
    #expect(claims.filter { !shown.contains($0) }.map { $0.rawValue } == [])
    #expect(Set(shown).count == shown.count)
    #expect(shown.filter { !$0.isClaim }.isEmpty)
  }
}

extension Demonstration {
  static let all: [Demonstration] =
    events + hitTesting + gates + regions + chain + firstResponders + touches + gestures
    + actions + otherEvents + controllers + recipes + quiz + limits
}

extension Rule {
  /// `HT03`: two letters and two digits. Disagreements are `X05`, contested points `C1`, facts
  /// about UIKit `U-HT-03`.
  var isClaim: Bool {
    let name = rawValue
    return name.count == 4 && name.prefix(2).allSatisfy { $0.isUppercase }
      && name.suffix(2).allSatisfy { $0.isNumber }
  }
}
