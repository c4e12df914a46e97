import Engine
import Lab

/// A kind of scene, with the questions that one can ask about it.
struct Family: Sendable {
  let subject: Subject
  /// What its scenes are made to show. Others may show as well.
  let shows: [Mistake]
  /// The difficulty below which it is not offered.
  let level: Int
  /// Can nobody be the right answer, where that is wished for?
  let keysNobody: Bool
  /// One random scene with its question, or with several to choose from; none where the scene
  /// came out dull.
  let sketches: @Sendable (inout DrillRandom, Wish) -> [Sketch]

  init(
    _ subject: Subject, shows: [Mistake], level: Int = 1, keysNobody: Bool = false,
    sketches: @escaping @Sendable (inout DrillRandom, Wish) -> [Sketch]
  ) {
    self.subject = subject
    self.shows = shows
    self.level = level
    self.keysNobody = keysNobody
    self.sketches = sketches
  }

  static let all: [Family] =
    hitTesting + gates + order + edges + transforms + overhang + overrides + chains + responders
    + nilTargets + gestures + layeredGestures
    + gesturesInTurn + touches
}

/// What a scene is wanted for.
struct Wish: Sendable {
  var difficulty: Int
  /// The mistake that the question must show.
  var aim: Mistake
  /// Is nobody to be right, if that can be?
  var wantsNobody = false
}

extension Subject {
  /// Is nobody ever right in its questions? Where not, it is never offered.
  var keysNobody: Bool { Self.withNobody.contains(self) }

  private static let withNobody = Set(Family.all.filter { $0.keysNobody }.map { $0.subject })

  /// What drills on it can diagnose.
  public var mistakes: [Mistake] {
    let shown = Family.all.filter { $0.subject == self }.flatMap { $0.shows }
    return Mistake.allCases.filter { shown.contains($0) }
  }
}
