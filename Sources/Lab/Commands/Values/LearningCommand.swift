/// What a learner says to the tutor.
public enum LearningCommand: Equatable, Sendable {
  case lessons
  /// Without an id: the one to go on with. A step of it counts from 1.
  case lesson(String?, step: Int?)
  case next
  case back
  case answer(String)
  case hint
  /// What the step at hand leaves aside.
  case aside
  case solution
  case skip
  /// The question or challenge at hand, from its own scene.
  case again
  case leave
  case quiz(topic: String?)
  case drill(Subject?, count: Int?)
  /// Nil: of every level.
  case interview(InterviewLevel?, minutes: Int?)
  /// Within so many minutes; nil: within the learner's measure of a day.
  case review(minutes: Int?)
  /// Sets that measure.
  case daily(minutes: Int)
  case progress(ProgressRequest)
}

/// Whom an interview is for.
public enum InterviewLevel: String, CaseIterable, Hashable, Sendable {
  case junior, senior
}

public enum ProgressRequest: Equatable, Sendable {
  case show
  /// As JSON, to standard output.
  case export
  /// The page, as HTML.
  case exportPage
  case importing(path: String)
}
