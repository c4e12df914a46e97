/// What a learner says to the tutor.
public enum LearningCommand: Equatable, Sendable {
  case lessons
  /// Without an id: the one to go on with. A step of it counts from 1.
  case lesson(String?, step: Int?)
  case next
  case back
  case answer(String)
  case hint
  case solution
  case skip
  /// The question or challenge at hand, from its own scene.
  case again
  case leave
  case quiz(topic: String?)
  case drill(Subject?, count: Int?)
  case interview(minutes: Int?)
  /// Within so many minutes.
  case review(minutes: Int?)
  case progress(ProgressRequest)
}

public enum ProgressRequest: Equatable, Sendable {
  case show
  /// As JSON, to standard output.
  case export
  /// The page, as HTML.
  case exportPage
  case importing(path: String)
}
