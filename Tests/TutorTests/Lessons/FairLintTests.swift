import Engine
import Lab
import Testing

@testable import Desk
@testable import Tutor

/// Questions that are answered by who knows how questions are made.
@Suite struct FairLintTests {
  private static let scene =
    LessonText.front + """
      Two views [HT02, GT01].

      ```hitchain quiet
      > add view badge 0 0 100 100
      > add view shade 120 0 100 100
      ```

      """

  private static func question(
    id: String = "f-1", ask: String = "Who is hit?", _ answers: String
  ) -> String {
    """
    ```quiz
    id: \(id)
    ask: \(ask)
    \(answers)
    why: It is there [HT02].
    wrong 2: No.
    wrong 3: No.
    hint: Look.
    hint: Look again.
    hint: Look once more.
    rules: [HT02]
    ```

    """
  }

  private static let choices = "truth: hit-test 50 50 -> hitView\nchoices: badge, shade, view"

  private static func claims(_ first: String) -> String {
    """
    claim: \(first) | hit-test 50 50 -> hitView = badge
    claim: The shade is hit there. | hit-test 50 50 -> hitView = shade
    claim: The view is hit there. | hit-test 50 50 -> hitView = view
    """
  }

  @Test func aFairQuestionHasNoFindings() throws {
    let text =
      Self.scene + Self.question(Self.claims("The badge is hit there."))
      + Self.question(id: "f-2", ask: "Whose is a touch at (50, 50)?", Self.choices)
    #expect(
      try LessonText.lint(text).filter {
        !$0.contains("wrong ") && !$0.contains("Nothing explains")
      } == [])
  }

  /// What is unfair, and a part of what is said of it.
  @Test(arguments: [
    (
      question(claims("The badge is hit there, because it contains the point and is in front.")),
      "by far the longest"
    ),
    (question(ask: "A finger is in the badge. Who is hit?", choices), "names the right choice"),
    (
      question(
        claims("The badge is hit there.").replacing(
          "hitView = shade", with: "hitView = shede")),
      "Claim 2 compares with shede, and there is none"
    ),
    (
      question(choices)
        + question(id: "f-2", choices.replacing("50 50", with: "60 40")),
      "It asks what f-1 asks"
    ),
  ])
  func whatIsUnfairIsFound(_ questions: String, _ part: String) throws {
    let findings = try LessonText.lint(Self.scene + questions)
    #expect(findings.contains { $0.contains(part) }, "\(findings)")
  }

  /// Swift that a compiler refuses.
  @Test func anEchoThatDoesNotCompileIsFound() throws {
    let shown = Thread.Shown(
      demonstration: Lesson.Demonstration(["set canBecomeFirstResponder A YES"]),
      exchanges: [
        ("set canBecomeFirstResponder A YES", [Reply.saying("A.canBecomeFirstResponder = true")]),
        ("set alpha A 0", [Reply.saying("A.alpha = 0")]),
      ])
    #expect(EchoLint.faults(of: shown).count == 1)
  }
}

extension Reply {
  fileprivate static func saying(_ line: String) -> Reply {
    var reply = Reply(command: "", scene: State().scene, language: .english)
    reply.text = [line]
    return reply
  }
}
