import Engine
import Lab

/// What a class has made of a lesson: a row for each learner, and what the rows come to.
public struct Gradebook: Equatable, Sendable {
  public let lesson: String
  public let title: String
  /// The ids of the lesson's questions and challenges, in its order.
  public let tasks: [String]
  public private(set) var grades: [Grade] = []
  /// How many files were left out.
  public private(set) var leftOut = 0

  public init(_ lesson: Lesson) {
    self.lesson = lesson.id
    title = lesson.title
    tasks = lesson.steps.compactMap { $0.content.id }
  }

  public mutating func add(_ name: String, _ events: [LearnerEvent]) {
    grades.append(Grade(name, events, of: tasks))
  }

  public mutating func add(_ grade: Grade) { grades.append(grade) }

  public mutating func leaveOut() { leftOut += 1 }

  /// How a task went in the class.
  struct Share: Equatable {
    var alone = 0
    var right = 0
    var tried = 0
  }

  var shares: [Share] {
    tasks.indices.map { place in
      grades.reduce(into: Share()) { share, grade in
        let result = grade.results[place]
        if result.isAlone { share.alone += 1 }
        if result.standing == .right { share.right += 1 }
        if result.standing == .right || result.standing == .wrong { share.tried += 1 }
      }
    }
  }

  /// A thought in the class: how many were told it by name, and how many gave an answer that only it
  /// leads to.
  struct Thought: Equatable {
    let id: String
    let named: Int
    let suspected: Int

    /// Its sentence, where this version knows it.
    func title(in language: Language) -> String {
      Mistake(rawValue: id).map { $0.text(in: language).title } ?? id
    }
  }

  /// The most common first.
  var thoughts: [Thought] {
    var counts: [String: (named: Int, suspected: Int)] = [:]
    for grade in grades {
      for id in grade.named { counts[id, default: (0, 0)].named += 1 }
      for id in grade.suspected { counts[id, default: (0, 0)].suspected += 1 }
    }
    return counts.map { Thought(id: $0.key, named: $0.value.named, suspected: $0.value.suspected) }
      .sorted { (-$0.named, -$0.suspected, $0.id) < (-$1.named, -$1.suspected, $1.id) }
  }
}

extension Shelf {
  /// The same with one more lesson, in place of one with its id.
  public func with(_ file: LessonFile) -> Shelf {
    Shelf { (self.files.filter { $0.lesson.id != file.lesson.id } + [file], self.failures) }
  }

  /// A lesson by its id, its number or its title.
  public func lesson(called name: String, in language: Language) -> Lesson? {
    file(called: name)?.lesson(in: language)
  }
}
