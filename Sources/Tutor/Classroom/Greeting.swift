import Lab

extension Classroom {
  /// What a learner who comes back would want to know: what is due, and where they were. Nothing for
  /// who is new.
  public func greeting(_ language: Language) -> [String] {
    let record = learner.record()
    guard !record.isEmpty else { return [] }
    var text: [String] = []
    let due = record.due(on: now.day).count
    if due > 0 { text.append(LessonPhrase.isDue(due).text(in: language)) }
    let lessons = shelf.lessons(in: language)
    let begun = lessons.compactMap { lesson in
      record.lesson(lesson.id).map { (lesson: lesson, history: $0) }
    }
    let last = begun.max { $0.history.last.seconds < $1.history.last.seconds }
    if let last, !last.history.isDone {
      text.append(
        LessonPhrase.youWere(
          last.lesson, step: min(last.history.step, last.lesson.steps.count)
        ).text(in: language))
    } else if let next = lessons.first(where: { record.lesson($0.id)?.isDone != true }) {
      text.append(LessonPhrase.comesNext(next).text(in: language))
    }
    return text
  }
}
