import Engine

/// What a time line says.
enum TimelinePhrase: Phrase {
  case finger(Int)
  case meaning(TimelineMark)
  /// Letters of messages that are handled are capital.
  case capitals
  case noTouches
}
