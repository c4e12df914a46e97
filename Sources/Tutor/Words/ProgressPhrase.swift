import Lab

/// What the page says of a learner's progress.
enum ProgressPhrase: Phrase {
  case nothingYet
  case firstLesson
  case lessons
  case topics
  case misconceptions
  case reviews
  /// Nil where it is not begun.
  case lesson(LessonHistory?)
  /// Lessons that were not begun.
  case ahead([String], andMore: Int)
  case topic(TopicMastery)
  case untouched([String])
  /// Each rule of a topic as a shade, and what the shades say.
  case map
  case legend([String])
  case weeks
  case week(answers: Int, right: Int)
  case misconception(MisconceptionHistory)
  /// How far off a day is, and its date.
  case day(Day, from: Day)
  case targets([String], andMore: Int)
  case totals(Totals)
}

extension Topic: Phrase {}
