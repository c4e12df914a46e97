import Lab

/// The table for spreadsheets and for other programs: its words are the same in every language.
extension Gradebook {
  /// One line a learner (RFC 4180).
  public var csv: String {
    var head = ["name", "right", "alone", "wrong", "skipped", "tasks"]
    for task in tasks { head += [task, task + " help"] }
    var rows = [head + ["named", "suspected"]]
    for grade in grades {
      let counts = [grade.right, grade.alone, grade.wrong, grade.skipped, tasks.count]
      var row = [grade.name] + counts.map { String($0) }
      for result in grade.results { row += [result.word, result.help] }
      for thoughts in [grade.named, grade.suspected] { row.append(thoughts.joined(separator: " ")) }
      rows.append(row)
    }
    return rows.map { $0.map { $0.inCSV }.joined(separator: ",") + "\r\n" }.joined()
  }

  public var json: JSON {
    .object(
      ("lesson", .string(lesson)), ("tasks", .array(tasks.map { .string($0) })),
      ("left-out", .number(Double(leftOut))),
      ("learners", .array(grades.map { json(of: $0) })),
      (
        "thoughts",
        .array(
          thoughts.map {
            .object(
              ("misconception", .string($0.id)), ("named", .number(Double($0.named))),
              ("suspected", .number(Double($0.suspected))))
          })
      ))
  }

  private func json(of grade: Grade) -> JSON {
    .object(
      ("name", .string(grade.name)), ("right", .number(Double(grade.right))),
      ("alone", .number(Double(grade.alone))),
      (
        "results",
        .array(
          zip(tasks, grade.results).map { task, result in
            .object(
              ("task", .string(task)), ("standing", .string(result.standing.rawValue)),
              ("wrong", .number(Double(result.wrong))), ("hints", .number(Double(result.hints))),
              ("solution", .bool(result.sawSolution)))
          })
      ), ("named", .array(grade.named.map { .string($0) })),
      ("suspected", .array(grade.suspected.map { .string($0) })))
  }
}

extension Grade.Result {
  /// Nothing where it was not answered.
  fileprivate var word: String { standing == .open ? "" : standing.rawValue }

  /// `1 wrong, 2 hints, solution`.
  fileprivate var help: String {
    var parts: [String] = []
    if wrong > 0 { parts.append("\(wrong) wrong") }
    if hints > 0 { parts.append(hints == 1 ? "1 hint" : "\(hints) hints") }
    if sawSolution { parts.append("solution") }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// A name that a spreadsheet would take for a formula is made text.
  fileprivate var inCSV: String {
    let text = first.map { "=+-@\t\r".contains($0) } == true ? "'" + self : self
    guard text.contains(where: { $0 == "," || $0 == "\"" || $0.isNewline }) else { return text }
    return "\"" + text.replacing(text: "\"", with: "\"\"") + "\""
  }
}
