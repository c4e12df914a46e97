import Engine
import Lab

/// The questions and challenges of the lessons, each with the scene that its lesson has made by
/// then.
struct Pool {
  struct Entry {
    var lesson: Lesson
    var place: Int

    var id: String { lesson.steps[place].content.id ?? "" }

    var rules: [Rule] {
      switch lesson.steps[place].content {
      case .item(let item): item.rules
      case .challenge(let challenge): challenge.rules
      case .demonstration, .nothing: []
      }
    }

    var isRecall: Bool {
      if case .item(let item) = lesson.steps[place].content, case .recall = item.form {
        true
      } else {
        false
      }
    }

    var isChallenge: Bool {
      if case .challenge = lesson.steps[place].content { true } else { false }
    }

    /// Would an interviewer ask it of such a one? Where the author does not say, it goes by the lesson's
    /// level; a senior is not asked to count.
    fileprivate func suits(_ level: InterviewLevel) -> Bool {
      let isSaid: [InterviewLevel]
      var counts = false
      switch lesson.steps[place].content {
      case .item(let item):
        isSaid = item.levels
        counts = item.asksForNumber
      case .challenge: isSaid = []
      case .demonstration, .nothing: return false
      }
      guard isSaid.isEmpty else { return isSaid.contains(level) }
      return switch level {
      case .junior: lesson.level <= 3
      case .senior: lesson.level >= 3 && !counts
      }
    }

    /// Can it be understood without what the lesson has told by then?
    fileprivate var standsAlone: Bool {
      switch lesson.steps[place].content {
      case .item(let item): item.standsAlone
      case .challenge(let challenge): challenge.standsAlone
      case .demonstration, .nothing: false
      }
    }
  }

  let entries: [Entry]
  private let lessons: [Lesson]

  init(_ lessons: [Lesson], for level: InterviewLevel? = nil) {
    self.lessons = lessons
    entries = lessons.flatMap { lesson in
      lesson.steps.indices.map { Entry(lesson: lesson, place: $0) }
        .filter { entry in entry.standsAlone && level.map { entry.suits($0) } ?? true }
    }
  }

  var questions: [Entry] { entries.filter { !$0.isChallenge } }

  /// Nil where the lesson is not sound.
  func task(of entry: Entry, in language: Language) -> Series.Task? {
    let (lesson, place) = (entry.lesson, entry.place)
    var thread = Thread(lesson, language: language)
    while thread.place < place { _ = thread.advance() }
    let (state, commands) = (thread.session.state, thread.commands)
    switch lesson.steps[place].content {
    case .item(let item):
      var taught = lessons.taught(before: lesson)
      taught.take(lesson, upTo: place)
      return (try? Question(item, on: state, after: commands)).map {
        .question($0, .taught(taught))
      }
    case .challenge(let challenge):
      return (try? Attempt(challenge, on: state, after: commands)).map { .challenge($0) }
    case .demonstration, .nothing: return nil
    }
  }
}

extension DrillRandom {
  /// So many of them, in an order of chance.
  mutating func some<T>(_ count: Int, of all: [T]) -> [T] {
    var rest = all
    var taken: [T] = []
    while taken.count < count, !rest.isEmpty { taken.append(rest.remove(at: below(rest.count))) }
    return taken
  }
}
