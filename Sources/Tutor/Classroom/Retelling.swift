import Lab

/// The same task in another language's words, with all that came of it so far.
extension OpenTask {
  /// What is not of these lessons stays as it is.
  mutating func retell(_ lessons: [Lesson]) {
    change {
      $0.retell(lessons)
    } orChallenge: {
      $0.attempt.retell(lessons)
    }
  }
}

extension Attempt {
  mutating func retell(_ lessons: [Lesson]) {
    challenge = lessons.challenge(challenge.id) ?? challenge
  }
}

extension [Lesson] {
  func item(_ id: String) -> Item? {
    for lesson in self {
      if let item = lesson.items.first(where: { $0.id == id }) { return item }
    }
    return nil
  }

  func challenge(_ id: String) -> Challenge? {
    for lesson in self {
      if let challenge = lesson.challenges.first(where: { $0.id == id }) { return challenge }
    }
    return nil
  }
}

extension Classroom {
  /// What is going on goes on in the language that the session has come to speak.
  func speak(_ language: Language) {
    guard language != spoken else { return }
    spoken = language
    switch activity {
    case .lesson(var run)?:
      run.speak(language)
      activity = .lesson(run)
    case .series(var series)?:
      series.retell(shelf.lessons(in: language))
      activity = .series(series)
    case nil: break
    }
  }
}
