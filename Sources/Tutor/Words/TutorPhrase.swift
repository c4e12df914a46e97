import Engine
import Lab

/// What the tutor says of questions and answers, besides what lessons say.
enum TutorPhrase: Phrase {
  // MARK: Questions

  /// Of a key that is in dispute.
  case contested(Rule)
  /// What can be done about a question; the last line of it.
  case invitation(Question, labels: [String])
  case notAChoice(String, [(label: String, choice: String)])
  case notAll(Int, of: Int)
  case couldBe(String, [String])
  // MARK: Answers

  case right(String)
  case wrong(String)
  case notYet(String)
  case soFar(String)
  case missing(Int)
  case orderSoFar([String])
  case itIs(String)
  case thought(String)
  case thoughts([String])
  case pathsPart(after: Int)
  case byUIKit(String?)
  case byMistake(String?)
  case onAFreshScene
  case tellsThemApart
  /// After a second wrong answer.
  case onceMore
  case workedExample
  /// The tutor is sure of a thought.
  case named(String)
  /// The same after a right answer, which ruled out what else it could have been.
  case namedThoughRight(String)
  case looksLikeGuessing
  /// Right, though the learner was not sure.
  case rightThough
  /// It was suspected, and did not show again.
  case unlikely(String)
  /// It was named, and did not show today.
  case fading(String)
  case cured(String)
  case persists(Rule)
  /// Of a question that one comes back to.
  case answeredBefore
  case answeredAlready
  /// Somebody asks why while the question is open.
  case answerFirst
  /// Somebody says not to know.
  case unsure
  /// The same, where own words are wanted: nothing can be guessed.
  case unsureOfWords
  // MARK: In one's own words

  case model
  case points
  /// Whether some are proposed.
  case gradeYourself(Bool)
  case tickThem(Int)
  case ticked(Int, of: Int)
  /// In an interview: told at its end.
  case noted
  /// A point that was not made.
  case missed(String)
  /// Of an order that is said part by part.
  case notedSoFar([String])
  /// What an interviewer would ask then.
  case askedNext(String)
  case mayFollow

  // MARK: Hints

  /// The engine was asked while a question was open.
  case lookCounts

  case hint(String)
  case lastHint(String)
  case noMoreHints
  case noHints
  // MARK: What is no answer

  /// In a lesson, where its step asks nothing.
  case noQuestionHere
  case challengeHere
  case toAnswer(String)
  case answerWanted([(label: String, choice: String)])
  case typedWanted
  case ownWordsWanted
  case misfit(String, TypedKind)
  // MARK: Nothing at hand

  case noQuestion
  case noActivity
  case firstStep
  case questionOpen
  case challengeOpen

  /// “Not nobody” would say that there is somebody.
  static func isNobody(_ given: String) -> Bool { Choice.isNobody(given) }
}

extension String {
  /// For a sentence inside another.
  var withoutFullStop: String {
    last == "." || last == "。" ? String(dropLast()) : self
  }
}
