import Lab

/// What frames lessons.
enum LessonPhrase: Phrase {
  case lessonTitle(Lesson, number: Int, of: Int)
  /// Somebody who reads another language learns what to expect; nothing where the text is in their own.
  case textIsEnglish
  /// Two lines that go before the help on all commands.
  case helpInLesson
  case helpAtQuestion
  case howLessonsWork
  case resumed(String, Int, of: Int)
  case needs([(id: String, title: String)])
  case sceneIsBack
  case goesOn
  case noAside
  /// What opens one, behind its title.
  case asideWord
  case done(Lesson, LessonScore)
  case nextLesson(Lesson)
  case allDone
  // MARK: For who comes back

  case isDue(Int)
  case youWere(Lesson, step: Int)
  case comesNext(Lesson)
  case left
  case noLessons
  /// Where nothing near can be suggested, it says where to look.
  case noSuchLesson(String, isListed: Bool)
  case lessonHas(Int)
  case lessonsEnd
  case level(Int)
  // MARK: Challenges

  case challenge
  case goals
  case keep([String])
  case challengeHelp
  case broken([String])
  case solved
  case solvedBefore
  case oneWay(String)
  /// Where it cannot be tried any more.
  case oneWayWas(String)
  case afresh
}
