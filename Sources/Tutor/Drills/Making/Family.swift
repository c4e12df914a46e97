import CommandLanguage
import Engine

/// A kind of scene, with the questions that one can ask about it.
struct Family: Sendable {
  let subject: Subject
  /// What its scenes are made to show. Others may show as well.
  let shows: [Mistake]
  /// The difficulty below which it is not offered.
  let level: Int
  /// Sketches of one random scene: the best of them becomes the question.
  let sketches: @Sendable (inout DrillRandom, _ difficulty: Int) -> [Sketch]

  init(
    _ subject: Subject, shows: [Mistake], level: Int = 1,
    sketches: @escaping @Sendable (inout DrillRandom, _ difficulty: Int) -> [Sketch]
  ) {
    self.subject = subject
    self.shows = shows
    self.level = level
    self.sketches = sketches
  }

  static let all: [Family] =
    hitTesting + chains + responders + gestures + touches

  /// What can be diagnosed by drills on a subject.
  public static func mistakes(on subject: Subject) -> [Mistake] {
    let shown = all.filter { $0.subject == subject }.flatMap { $0.shows }
    return Mistake.allCases.filter { shown.contains($0) }
  }
}
