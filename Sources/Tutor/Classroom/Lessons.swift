import Lab

/// Choosing a lesson.
extension Classroom {
  func list(_ language: Language) throws(Refusal) -> [String] {
    let lessons = shelf.lessons(in: language)
    guard !lessons.isEmpty else {
      throw Refusal(code: "no-lessons", message: LessonPhrase.noLessons.text(in: language))
    }
    let record = learner.record()
    let width = lessons.map { $0.id.count }.max() ?? 0
    var text: [String] = []
    var level = 0
    for lesson in lessons {
      if lesson.level != level {
        level = lesson.level
        text.append(LessonPhrase.level(level).text(in: language))
      }
      let history = record.lesson(lesson.id)
      let mark = history.map { $0.isDone ? "✓" : "▸" } ?? " "
      let gap = String(repeating: " ", count: width - lesson.id.count)
      text.append("  \(mark) \(lesson.id)\(gap)  \(lesson.title)")
    }
    // The author of a lesson hears here why it is not among them.
    return text + shelf.failures.prefix(3).map { $0.text(in: language).visible } + [
      LessonPhrase.lessonsEnd.text(in: language)
    ]
  }

  func takeUp(
    _ id: String?, step: Int?, in session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    let file = try find(id, language)
    let lesson = file.lesson(in: language)
    // Who is in it goes on in it.
    if case .lesson(var run)? = activity, step == nil, run.lesson.id == lesson.id {
      return show(&run, in: &session, language)
    }
    let history = learner.record().lesson(lesson.id)
    var place = 0
    if let step {
      guard step <= lesson.steps.count else {
        throw Refusal(
          code: "out-of-range",
          message: LessonPhrase.lessonHas(lesson.steps.count).text(in: language))
      }
      place = step - 1
    } else if let history, !history.isDone, history.step <= lesson.steps.count {
      place = history.step - 1
    }
    let lessons = shelf.lessons(in: language)
    let number = lessons.firstIndex { $0.id == lesson.id }.map { $0 + 1 }
    var text = [
      number.map {
        LessonPhrase.lessonTitle(lesson, number: $0, of: lessons.count).text(in: language)
      } ?? lesson.title
    ]
    text += tellsOnceThatTextIsEnglish(language, of: [lesson])
    if place > 0, step == nil {
      text.append(
        LessonPhrase.resumed(lesson.id, place + 1, of: lesson.steps.count).text(in: language))
    } else if place == 0 {
      let needs = lesson.needs.map { id in
        (id: id, title: lessons.first { $0.id == id }?.title ?? id)
      }
      if !needs.isEmpty { text.append(LessonPhrase.needs(needs).text(in: language)) }
      text.append(LessonPhrase.howLessonsWork.text(in: language))
    }
    var run = LessonRun(
      file, at: place, after: lessons.taught(before: lesson), language: language)
    begin(.lesson(run), &session)
    return show(&run, in: &session, language).after(text)
  }

  /// By its id, its number or its title, or the beginning of one, by a file's path; the first that is
  /// not done without any.
  private func find(_ id: String?, _ language: Language) throws(Refusal) -> LessonFile {
    let lessons = shelf.files
    guard let id else {
      let record = learner.record()
      let open = lessons.filter { record.lesson($0.lesson.id)?.isDone != true }
      let begun = open.compactMap { file in
        record.lesson(file.lesson.id).map { (file, $0.last.seconds) }
      }
      if let last = begun.max(by: { $0.1 < $1.1 }) { return last.0 }
      if let first = open.first ?? lessons.first { return first }
      throw Refusal(code: "no-lessons", message: LessonPhrase.noLessons.text(in: language))
    }
    if let files, id.contains("/") || id.hasSuffix(".md") {
      do throws(LintFinding) { return try files.lesson(id) } catch {
        throw Refusal(code: "no-such-lesson", message: error.text(in: language).visible)
      }
    }
    if let exact = shelf.file(called: id) { return exact }
    let starting = lessons.filter { $0.lesson.id.hasPrefix(id.lowercased()) }
    if starting.count == 1 { return starting[0] }
    var near =
      starting.isEmpty
      ? lessons.map { $0.lesson.id }.nearest(to: id) : starting.map { $0.lesson.id }
    // Or a word of their titles.
    if near.isEmpty, id.count > 1 {
      let titled = lessons.filter {
        $0.lesson(in: language).title.spellingKey.contains(text: id.spellingKey)
      }
      near = titled.prefix(4).map { $0.lesson.id }
    }
    throw Refusal(
      code: "no-such-lesson",
      message: LessonPhrase.noSuchLesson(id.printable, isListed: near.isEmpty).text(in: language),
      word: id, suggestions: near)
  }
}

extension Shelf {
  /// By its id, its number in the list, or its title or the beginning of that, in any language.
  public func file(called name: String) -> LessonFile? {
    let key = name.spellingKey
    if let exact = files.first(where: { $0.lesson.id.spellingKey == key }) { return exact }
    if let number = Int(name), files.indices.contains(number - 1) { return files[number - 1] }
    let titles = files.indices.map { index in
      Language.allCases.map { lessons(in: $0)[index].title.spellingKey }
    }
    if let exact = titles.firstIndex(where: { $0.contains(key) }) { return files[exact] }
    let begun = files.indices.filter { titles[$0].contains { $0.hasPrefix(key) } }
    // What begins an id as well may mean that one.
    let isClear =
      begun.count == 1 && !files.contains { $0.lesson.id.hasPrefix(name.lowercased()) }
    return isClear ? files[begun[0]] : nil
  }
}
