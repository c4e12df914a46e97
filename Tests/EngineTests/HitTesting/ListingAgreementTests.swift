import Depth
import Engine
import Testing

/// The engine against the documents' own listing, on random trees. A failure names its seed; the
/// seed alone makes the tree and its probes again.
@Suite("HT03: the documents' listing and the engine's search agree")
struct ListingAgreementTests {
  static let rulebooks: [(name: String, rules: Rulebook)] = {
    var orEqual = Rulebook.uikit
    orEqual.alphaLimit = .belowOrEqual
    var pointFirst = Rulebook.documents
    pointFirst.gatesFirst = false
    var backwards = Rulebook.uikit
    backwards.subviewOrder = .firstToLast
    var all = pointFirst
    all.subviewOrder = .firstToLast
    all.alphaLimit = .belowOrEqual
    return [
      ("uikit", .uikit), ("documents", .documents), ("alpha <= 0.01", orEqual),
      ("pointInside first", pointFirst), ("first to last", backwards), ("all three", all),
    ]
  }()

  /// Batches of 10 trees with 70 probes each: 150 are 105,000 under UIKit's rules, and as many under
  /// the others.
  @Test(
    "U-HT-01 U-HT-02 U-HT-20 C17: result and order of calls are the listing's",
    arguments: 0..<Depth.count(30, nightly: 150))
  func agrees(batch: Int) throws {
    for tree in 0..<10 {
      let seed = UInt64(batch * 10 + tree)
      try check(seed: seed, rulebook: 0, probes: 70)
      try check(seed: seed, rulebook: 1 + Int(seed % 5), probes: 70)
    }
  }

  private func check(seed: UInt64, rulebook: Int, probes: Int) throws {
    var tree = RandomTree(seed: seed)
    let (name, rules) = Self.rulebooks[rulebook]
    let (scene, views) = try tree.scene()
    let log = PlainView.CallLog()
    let plain = tree.plainViews(rules, log)
    let numbers = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1, $0) })
    for _ in 0..<probes {
      let (root, point) = tree.probe()
      log.lines = []
      let expected = plain[root].hitTest(point)?.number
      let untraced = scene.hitTest(point, in: views[root], rules: rules)
      var trace = Trace()
      let traced = scene.hitTest(point, in: views[root], rules: rules, trace: &trace)
      let told = trace.decisions.compactMap { call($0, numbers) }
      guard untraced.flatMap({ numbers[$0] }) == expected, traced == untraced, told == log.lines
      else {
        Issue.record(
          """
          seed \(seed), rules \(name): hit test of \(point) in v\(root) gives \
          \(String(describing: untraced.map { scene.name(of: $0) })), traced \
          \(String(describing: traced.map { scene.name(of: $0) })), by the listing \
          \(String(describing: expected))
          engine:  \(told)
          listing: \(log.lines)
          """)
        return
      }
    }
  }

  private func call(_ decision: Decision, _ numbers: [ViewID: Int]) -> PlainView.CallLog.Line? {
    switch decision.kind {
    case .pointInside(let view, _, let isInside, _):
      numbers[view].map { .pointInside($0, isInside) }
    case .hitTestReturned(let view, let answer):
      numbers[view].map { .hitTest($0, answer: answer.flatMap { numbers[$0] }) }
    default: nil
    }
  }

  /// Without this the agreement above could be one of two searches that never find anything.
  @Test("The random trees reach every kind of answer")
  func reachesEverything() throws {
    var rules: Set<Rule> = []
    var answers: Set<String> = []
    for seed in 0..<300 as Range<UInt64> {
      var tree = RandomTree(seed: seed)
      let (scene, views) = try tree.scene()
      for _ in 0..<20 {
        let (root, point) = tree.probe()
        var trace = Trace()
        let answer = scene.hitTest(point, in: views[root], rules: .uikit, trace: &trace)
        rules.formUnion(trace.decisions.map(\.rule))
        answers.insert(answer == nil ? "nil" : answer == views[root] ? "root" : "below")
      }
    }
    #expect(answers == ["nil", "root", "below"])
    #expect(
      rules.isSuperset(of: [
        .gt01, .gt02, .gt03, .uHT13, .uHT16, .uHT08, .pi02, .pi04, .ht05, .ht08, .ht09, .re04,
        .re05,
      ]))
  }
}
