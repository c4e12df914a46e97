import Engine
import Lab
import Narration

/// The questions and challenges of the lessons, each with the scene that its lesson has made by
/// then.
struct Pool {
  struct Entry {
    var lesson: Lesson
    var place: Int

    var id: String {
      switch lesson.steps[place].content {
      case .item(let item): item.id
      case .challenge(let challenge): challenge.id
      case .session, .nothing: ""
      }
    }

    var rules: [Rule] {
      switch lesson.steps[place].content {
      case .item(let item): item.rules
      case .challenge(let challenge): challenge.rules
      case .session, .nothing: []
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

    /// Nil where the lesson is not sound.
    func task(in language: Language) -> Series.Task? {
      var thread = Thread(lesson, language: language)
      while thread.place < place { _ = thread.advance() }
      let state = thread.session.state
      switch lesson.steps[place].content {
      case .item(let item): return (try? Question(item, on: state)).map { .question($0) }
      case .challenge(let challenge):
        return (try? Attempt(challenge, on: state)).map { .challenge($0) }
      case .session, .nothing: return nil
      }
    }
  }

  let entries: [Entry]

  init(_ lessons: [Lesson]) {
    entries = lessons.flatMap { lesson in
      lesson.steps.indices.compactMap { place in
        switch lesson.steps[place].content {
        case .item, .challenge: Entry(lesson: lesson, place: place)
        case .session, .nothing: nil
        }
      }
    }
  }

  var questions: [Entry] { entries.filter { !$0.isChallenge } }
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
