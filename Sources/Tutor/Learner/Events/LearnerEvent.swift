/// Something that happened to a learner, and that is kept.
///
/// What is known about a learner is what these events come to, and nothing besides.
public struct LearnerEvent: Equatable, Sendable, Identifiable {
  public let id: EventID
  public let time: Timestamp
  /// Puts events in order. It is their time, but never goes back when a clock does: what is kept
  /// after something else stays after it.
  public let place: Double
  public let fact: Fact

  public enum Fact: Equatable, Sendable {
    case answered(LearnerAnswer)
    case hinted(item: String, level: Int)
    /// What an answer was put down to; `isSure` when the tutor names it, after several.
    case diagnosed(misconception: String, item: String, isSure: Bool = false)
    case cured(misconception: String)
    case skipped(item: String)
    /// The learner has said how many minutes a day's review is to take.
    case measured(minutes: Int)
    case challenge(item: String, isSolved: Bool)
    /// Which step is at hand, from 1, and how many there are.
    case lessonStep(lesson: String, step: Int, of: Int)
    case lessonDone(lesson: String)
  }

  public init(id: EventID = EventID(), time: Timestamp, place: Double, fact: Fact) {
    self.id = id
    self.time = time
    self.place = place
    self.fact = fact
  }

  /// The same on every machine, in whatever order events arrive there.
  static func isBefore(_ a: LearnerEvent, _ b: LearnerEvent) -> Bool {
    (a.place, a.id) < (b.place, b.id)
  }
}
