import Lab
import Testing

/// Two sessions, asked the same: what a class of code does beside what a command says.
enum SameAnswers {
  /// Points all over a scene, questions up the chain, and what nobody touches.
  static let questions: [String] =
    stride(from: 5, to: 245, by: 30).flatMap { x in
      stride(from: 5, to: 245, by: 30).map { y in "hit-test \(x) \(y)" }
    }
    + ["tap 20 20", "tap 70 70", "tap 150 30", "chain c", "chain b"]
    + ["become-first-responder c", "key cmd+shift+s", "send save: to nil from c", "send go to nil"]
    + ["resign-first-responder", "shake"]

  static func outcomes(of lines: [String], asked questions: [String] = questions) -> [String] {
    var session = Session()
    for line in lines {
      for reply in session.run(line) {
        #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        #expect(reply.code?.crash == nil && reply.code?.notRun.isEmpty != false, "\(line)")
      }
    }
    #expect(!session.isGatheringCode)
    return questions.flatMap { question in
      session.run(question).map { question + ": " + $0.result.encoded }
    }
  }

  /// Does the class do what the command says, in a scene of these lines?
  static func check(
    _ code: String, _ command: [String], in scene: [String], asked questions: [String] = questions
  ) {
    let own = outcomes(of: scene + [code], asked: questions)
    let expected = outcomes(of: scene + command, asked: questions)
    for (a, b) in zip(own, expected) { #expect(a == b, "\(code)") }
    #expect(own.count == expected.count)
  }
}
