import Engine
import Testing

@Suite struct RulebookPointTests {
  @Test func everyFieldIsAPoint() {
    // Structures in it hold several points each, a set of mistakes is one.
    let fields = Mirror(reflecting: Rulebook()).children.map { field in
      let parts = Mirror(reflecting: field.value)
      return parts.displayStyle == .struct && field.label != "mistakes" ? parts.children.count : 1
    }
    #expect(RulebookPoint.table.count == fields.reduce(0, +))
    #expect(Set(RulebookPoint.table.map { $0.name }).count == RulebookPoint.table.count)
  }

  /// Point by point, one rulebook becomes the other.
  @Test func pointsCarryAWholeRulebook() {
    var rules = Rulebook.uikit
    for point in RulebookPoint.table { point.set(&rules, point.get(.documents)) }
    #expect(rules == .documents)
  }

  /// Each value that a point takes reads back, and changes nothing else.
  @Test(arguments: RulebookPoint.table.map { $0.name })
  func aPointKeepsWhatItIsSetTo(_ name: String) throws {
    let point = try #require(RulebookPoint.named(name))
    let values: [Value] =
      switch point.values {
      case .bool: [.bool(true), .bool(false)]
      case .choice(let words): words.map { .words([$0]) }
      case .several(let words): [.words([]), .words([words[0]]), .words(words)]
      case .number(let high): [.number(0), .number(12.5), .number(high)]
      }
    for value in values {
      var rules = Rulebook.uikit
      point.set(&rules, value)
      #expect(point.get(rules) == value)
      point.set(&rules, point.get(.uikit))
      #expect(rules == .uikit)
    }
  }

  @Test(arguments: RulebookPoint.table.map { $0.name })
  func aPointRefusesWhatIsNoneOfItsValues(_ name: String) throws {
    let point = try #require(RulebookPoint.named(name))
    for value in [Value.words(["nonsense"]), .number(-1), .number(1e6), .text("x")] {
      if case .several = point.values, case .words = value { continue }
      var rules = Rulebook.uikit
      point.set(&rules, value)
      #expect(rules == .uikit)
    }
  }
}
