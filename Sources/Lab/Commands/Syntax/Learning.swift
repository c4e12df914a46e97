extension Syntax where Value == String {
  /// A lesson's id, or the path of its file. Which lessons there are, only the tutor knows.
  static var lesson: Syntax<String> { word(.lesson, "lesson") }

  /// What questions are about: a lesson, a rule, or a subject of drills.
  static var questionTopic: Syntax<String> { word(.questionTopic, "topic") }

  private static func word(_ sort: Sort, _ label: String) -> Syntax<String> {
    Syntax(.value(sort, label: label)) { (reader: inout Reader) throws(CommandError) in
      guard let word = reader.takeRun(), !word.isEmpty else { throw reader.expected(sort) }
      return word
    }
  }
}

extension Syntax where Value == Subject {
  static var subject: Syntax<Subject> {
    oneOf("topic", Subject.allCases.map { ([$0.rawValue], $0) })
  }
}

extension Syntax where Value == InterviewLevel {
  static var interviewLevel: Syntax<InterviewLevel> {
    oneOf("level", InterviewLevel.allCases.map { ([$0.rawValue], $0) })
  }
}

extension Syntax where Value == Int {
  static var step: Syntax<Int> { whole(1, 1000).labelled("step") }
  static var minutes: Syntax<Int> { whole(1, 180).labelled("minutes") }
}
