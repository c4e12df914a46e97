import Engine
import Lab

/// Which questions to put.
extension Classroom {
  static let quizLength = 5

  func quiz(
    on topic: String?, in session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    let lessons = shelf.lessons(in: language)
    let pool = Pool(lessons)
    var entries = pool.questions.filter { !$0.isRecall }
    if let topic {
      guard let wanted = wanted(topic) else {
        let known = Topic.allCases.map { $0.rawValue } + lessons.map { $0.id }
        throw Refusal(
          code: "no-such-topic",
          message: SeriesPhrase.noSuchTopic(topic.printable).text(in: language), word: topic,
          suggestions: known.nearest(to: topic))
      }
      entries = entries.filter(wanted)
    }
    let asked = random.some(Self.quizLength, of: entries)
    return try begin(
      .quiz, tasks: asked.compactMap { pool.task(of: $0, in: language) }, in: &session,
      language: language
    ).after(tellsOnceThatTextIsEnglish(language, of: asked.map { $0.lesson }))
  }

  /// Whether a question is on a topic: a lesson's id, a rule, or what progress is told by.
  private func wanted(_ topic: String) -> ((Pool.Entry) -> Bool)? {
    let key = topic.spellingKey
    let id = topic.lowercased()
    if shelf.files.contains(where: { $0.lesson.id == id }) { return { $0.lesson.id == id } }
    if let rule = Rule.allCases.first(where: { $0.rawValue.spellingKey == key }) {
      return { $0.rules.contains(rule) }
    }
    let isCalled = { (wanted: Topic) in
      wanted.rawValue.spellingKey == key || wordMeans(topic, wanted.rawValue)
        || Language.allCases.contains { wanted.text(in: $0) == topic }
    }
    if let topic = Topic.allCases.first(where: isCalled) {
      return { $0.rules.contains { $0.topic == topic } }
    }
    if let lesson = shelf.file(called: topic)?.lesson { return { $0.lesson.id == lesson.id } }
    return nil
  }

  // MARK: Interviews

  static let usualMinutes = 20

  /// A mix: things to say in one's own words, scenes to predict, and one thing to mend; from what
  /// is known least.
  func interview(
    _ level: InterviewLevel?, minutes: Int?, in session: inout Session, _ language: Language
  ) throws(Refusal) -> LessonLines {
    let minutes = minutes ?? Self.usualMinutes
    let count = max(4, min(30, minutes / 2))
    let pool = Pool(shelf.lessons(in: language), for: level)
    let record = learner.record()
    let today = now.day
    var asked: [Topic: Int] = [:]
    // What is known least comes first, and no topic twice while there are others.
    func take(_ count: Int, _ entries: [Pool.Entry]) -> [Pool.Entry] {
      var rest = random.some(entries.count, of: entries)
      var taken: [Pool.Entry] = []
      while taken.count < count, !rest.isEmpty {
        let ranks = rest.map { entry in
          entry.rules.first.map {
            (asked[$0.topic] ?? 0, Int(record.mastery(of: $0.topic, on: today).share * 10))
          } ?? (0, 0)
        }
        guard let best = ranks.indices.min(by: { ranks[$0] < ranks[$1] }) else { break }
        let entry = rest.remove(at: best)
        if let topic = entry.rules.first?.topic { asked[topic, default: 0] += 1 }
        taken.append(entry)
      }
      return taken
    }
    let spoken = take(max(1, count * 2 / 5), pool.questions.filter { $0.isRecall })
    let mended = take(max(1, count / 6), pool.entries.filter { $0.isChallenge })
    let predicted = take(
      count - spoken.count - mended.count, pool.questions.filter { !$0.isRecall })
    let entries = Self.mixed([spoken, predicted, mended])
    let tasks = entries.compactMap { pool.task(of: $0, in: language) }
    return try begin(
      .interview, tasks: tasks, in: &session, language: language, minutes: minutes
    ).after(
      [SeriesPhrase.interview(minutes: minutes, questions: tasks.count).text(in: language)]
        + tellsOnceThatTextIsEnglish(language, of: entries.map { $0.lesson }))
  }

  /// One of each in turn.
  private static func mixed(_ groups: [[Pool.Entry]]) -> [Pool.Entry] {
    var result: [Pool.Entry] = []
    let longest = groups.map { $0.count }.max() ?? 0
    for index in 0..<longest {
      for group in groups where group.indices.contains(index) { result.append(group[index]) }
    }
    return result
  }

  func timer(of series: Series, _ language: Language) -> [String] {
    guard let minutes = series.minutes else { return [] }
    return [
      SeriesPhrase.timer(Int((now.seconds - series.begun) / 60), of: minutes).text(in: language)
    ]
  }

  // MARK: Beginning and ending

  func begin(
    _ kind: Series.Kind, tasks: [Series.Task], in session: inout Session, language: Language,
    minutes: Int? = nil, total: Int? = nil, subject: Subject? = nil
  ) throws(Refusal) -> LessonLines {
    let shuffled = tasks.map { task in
      if case .question(let question, let scope) = task {
        Series.Task.question(question.shuffled(&random), scope)
      } else {
        task
      }
    }
    guard
      var series = Series(
        kind, shuffled, count: total, subject: subject, minutes: minutes, now: now.seconds)
    else {
      throw Refusal(code: "no-questions", message: SeriesPhrase.noQuestions.text(in: language))
    }
    begin(.series(series), &session)
    let text = series.show(in: &session, language)
    activity = .series(series)
    return text
  }

  /// How many were right; of an interview a sheet by topic, and what to read.
  func ending(of series: Series, _ language: Language) -> [String] {
    let right = series.results.count { $0 }
    var text = [SeriesPhrase.score(right, of: series.results.count).text(in: language)]
    let skipped = series.done.count { $0.wasSkipped }
    if skipped > 0 { text.append(SeriesPhrase.skipped(skipped).text(in: language)) }
    guard series.kind == .interview else { return text }
    text += debriefing(of: series, language)
    var sheet: [(topic: Topic, right: Int, asked: Int)] = []
    for (task, isRight) in zip(series.tasks, series.results) {
      guard let topic = task.rules.first?.topic else { continue }
      let index = sheet.firstIndex { $0.topic == topic } ?? sheet.count
      if index == sheet.count { sheet.append((topic, 0, 0)) }
      sheet[index].asked += 1
      if isRight { sheet[index].right += 1 }
    }
    text += sheet.map { row in
      let name = row.topic.text(in: language)
      let gap = String(repeating: " ", count: max(1, 28 - Layout.width(of: name)))
      return "  \(name)\(gap)\(row.right)/\(row.asked)"
    }
    text += earlier(language)
    let missed = zip(series.tasks, series.results).filter { !$0.1 }.compactMap { $0.0.rules.first }
    let reading = shelf.lessons(in: language).filter { lesson in
      missed.contains { lesson.rules.contains($0) }
    }
    if !missed.isEmpty {
      text.append(SeriesPhrase.toRead(reading.prefix(3).map { $0.id }, missed).text(in: language))
    }
    return text
  }
}
