import Depth
import Engine
import Testing

@testable import Lab

@Suite struct MistakenRulesTests {
  @Test(
    "A mistake is made and mended by its name at the prompt", arguments: Mistake.allCases,
    [Rulebook.uikit, .documents])
  func atThePrompt(_ mistake: Mistake, _ rules: Rulebook) {
    var session = Session(state: State(rules: rules))
    _ = session.run("rules mistakes=\(mistake.rawValue)")
    #expect(session.state.rules == rules.with(mistake))
    let told = session.run("rules").flatMap { $0.text }
    #expect(told.contains { $0.hasPrefix("  mistakes ") && $0.hasSuffix(mistake.rawValue) })
    _ = session.run("rules mistakes=none")
    #expect(session.state.rules == rules)
  }

  @Test("What the rules say of a point does not mend a mistake about it, and is kept")
  func theMistakeGoesFirst() {
    var rules = Rulebook.uikit.with(.keyWindowTakesAll)
    rules.touchWindow = .underFinger
    #expect(rules.touchWindow == .key)
    rules.mistakes = []
    #expect(rules.touchWindow == .underFinger)
  }

  @Test func severalAtOnce() {
    let all = Mistake.allCases.reduce(Rulebook.uikit) { $0.with($1) }
    #expect(Mistake.allCases.allSatisfy { all.with($0) == all })
    #expect(all.mistakes == Mistakes(Mistake.allCases))
    for mistake in Mistake.allCases {
      #expect(Mistake.allCases.filter { Mistakes([mistake]).contains($0) } == [mistake])
    }
  }

  /// A mistake changes only what it is about: a scene that it says nothing of answers as ever.
  @Test(arguments: Mistake.allCases)
  func aPlainViewIsHit(_ mistake: Mistake) {
    var session = Session(state: State(rules: .uikit.with(mistake)))
    _ = session.run("add view A 20 20 100 100")
    #expect(session.run("hit-test 70 70").last?.result["hitView"] == "A")
    #expect(session.run("hit-test 200 200").last?.result["hitView"] == "view")
  }
}

/// A mutant must come to an end of every event, and leave nothing behind, whatever the scene.
@Suite struct MistakenSessionsTests {
  private static let events = [
    "tap 120 140 count 2", "tap 230 320", "drag 60 80 to 250 270", "shake",
    "press-and-hold 100 100 1", "touch 1 began 60 60, 2 began 240 240", "touch 1 moved 200 200",
    "interrupt", "touch 2 ended", "key cmd+s",
  ]

  private static let scenes: [Scene] = [
    Script.s1, .s2, .s3, .s4, .s5, .s6, .s7, .s8, .s9, .s10, .s11, .s12, .s13, .s14, .s15, .s16,
  ].map { script in
    var session = Session()
    for line in script.lines { _ = session.run(line) }
    return session.state.scene
  }

  @Test("On the scenes of the documents", arguments: Mistake.allCases)
  func documents(_ mistake: Mistake) {
    for scene in Self.scenes.prefix(Depth.count(3, nightly: .max)) {
      var session = Session(state: State(scene: scene, rules: .uikit.with(mistake)))
      for event in Self.events { _ = session.run(event) }
      expectQuiet(&session, "\(scene.names.keys)")
    }
  }

  @Test("On scenes made by chance, one mistake or two", arguments: Mistake.allCases)
  func chance(_ mistake: Mistake) {
    for seed in 0..<Depth.count(1, nightly: 8) {
      var random = RandomScenes(seed: seed)
      let (lines, names) = random.scene()
      let other = Mistake.allCases.randomElement(using: &random)
      let rules = seed % 2 == 0 ? Rulebook.uikit : other.map { Rulebook.uikit.with($0) } ?? .uikit
      var session = Session(state: State(rules: rules.with(mistake)))
      for line in lines { _ = session.run(line) }
      for _ in 0..<6 {
        let event = random.event()
        for reply in session.run(event) { #expect(reply.error == nil, "\(lines) \(event)") }
      }
      for name in names.prefix(3) { _ = session.run("remove \(name); tap 100 100") }
      expectQuiet(&session, "\(lines)")
    }
  }

  /// With every finger up and time gone by, nothing waits for anything.
  private func expectQuiet(_ session: inout Session, _ scene: String) {
    _ = session.run("touch 1 ended; touch 2 ended; wait 5")
    #expect(session.state.scene.touches.isEmpty, "\(scene)")
    #expect(session.state.scene.recognizers.allSatisfy { $0.state == .possible }, "\(scene)")
  }
}
