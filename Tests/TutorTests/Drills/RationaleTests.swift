import Engine
import Lab
import Testing

@testable import Tutor

/// The reason, the hints and the rules of a drill go by the mistake that it is made to show.
@Suite struct RationaleTests {
  private static func drill(
    _ subject: Subject, _ mistake: Mistake, _ language: Language = .english, seed: UInt64 = 3
  ) throws -> DrillItem {
    var maker = DrillMaker(seed: seed, language: language)
    let made = maker.item(on: subject, telling: [mistake])
    return try #require(made)
  }

  static let aims: [(Subject, Mistake)] = Subject.allCases.flatMap { subject in
    subject.mistakes.map { (subject, $0) }
  }

  @Test(arguments: aims)
  func theMistakeGivesReasonHintAndRule(_ subject: Subject, _ mistake: Mistake) throws {
    for language in Language.allCases {
      let item = try Self.drill(subject, mistake, language).item
      let text = mistake.text(in: language)
      #expect(item.why?.contains(text.lead) == true)
      #expect(item.hints[1] == text.correction)
      #expect(item.rules.first == mistake.entry.rule)
      let topics = [mistake.entry.rule.topic, Topic(subject)]
      #expect(item.rules.allSatisfy { topics.contains($0.topic) })
    }
  }

  /// The reason names what is in dispute in this scene.
  @Test(arguments: [
    (Subject.edges, Mistake.edgesInclusive, "is outside its bounds. [HT05]"),
    (
      .gates, .hiddenTakesTouches, "is passed over with all its subviews: its hidden is YES. [GT02]"
    ),
    (.gestures, .ancestorTapBeatsButton, "keeps its own gesture"),
    (.gestures, .recognizersOnlyOnHitView, "sees the touch of finger 1"),
    (.gestures, .failureRequirementIgnored, "waits until"),
    (.firstResponder, .everyoneCanBecome, "does not become first responder"),
    (.firstResponder, .currentIsNotAsked, "canResignFirstResponder is NO"),
    (.multiTouch, .multiTouchByDefault, "its multipleTouchEnabled is NO"),
    (.nilTargets, .nilTargetFromSender, "is searched from the first responder"),
  ])
  func theReasonNamesWhatIsDecided(
    _ subject: Subject, _ mistake: Mistake, _ words: String
  ) throws {
    let why = try Self.drill(subject, mistake).item.why
    #expect(why?.contains(words) == true, "\(why ?? "")")
  }

  /// Of a whole chain it is the link where the two ways part.
  @Test(arguments: [

    (Mistake.chainEndsAtWindow, "window → scene:"), (.delegateNotInChain, "app → delegate:"),
  ])
  func theReasonIsTheLinkInDispute(_ mistake: Mistake, _ link: String) throws {
    var maker = DrillMaker(seed: 5)
    for _ in 0..<60 {
      guard let drill = maker.item(on: .chains, telling: [mistake]), drill.field == "chain"
      else { continue }
      #expect(drill.item.why?.contains(link) == true, "\(drill.item.why ?? "")")
      return
    }
    Issue.record("No drill asks for a chain.")
  }

  /// A subject that lessons ask about is asked about after a drill on what it is named after.
  @Test(arguments: [
    (Subject.edges, Mistake.edgesInclusive), (.multiTouch, .multiTouchByDefault),
    (.gates, .hiddenTakesTouches), (.order, .subviewsFirstToLast),
  ])
  func theAnswerCountsForItsTopic(_ subject: Subject, _ mistake: Mistake) throws {
    let asked = Set(RepositoryLessonTests.lessons.flatMap { $0.items }.flatMap { $0.rules })
    let rules = try Self.drill(subject, mistake).item.rules
    #expect(rules.contains { asked.contains($0) && $0.topic == Topic(subject) }, "\(rules)")
  }

  /// Who lifts no finger sends no touchUpInside, and no search begins.
  @Test func aHintDoesNotLeadPastTheQuestion() throws {
    for seed in 1...10 {
      let landing = try Self.drill(.nilTargets, .actionFiresOnTouchDown, seed: UInt64(seed)).item
      #expect(!landing.hints[0].contains("nil"))
      #expect(!landing.hints[1].contains("nil"))
      let search = try Self.drill(.nilTargets, .nilTargetFromSender, seed: UInt64(seed)).item
      #expect(search.hints[0].contains("nil"))
    }
  }
}
