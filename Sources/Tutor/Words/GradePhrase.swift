import Lab

/// What frames the table of a class.
enum GradePhrase: Phrase {
  case learner
  case right
  case rightInAll
  case thoughts
  case classThoughts
  case counted(Int, leftOut: Int)
  /// What a mark hides: help, and wrong answers.
  case result(Grade.Result)
  case legend
  case thought(named: Int, suspected: Int)
  /// Tasks, with how many of those who tried solved them.
  case hardest([(task: String, right: Int, tried: Int)])
  case privately
}
