import Documents

@testable import Lessons
@testable import Tutor

/// Lessons for tests, and ways to spoil them.
enum LessonText {
  static let front = """
    ---
    id: taps
    title: Taps
    level: 1
    needs: []
    rules: [HT02, GT01]
    ---

    """

  static let quiz = """
    ```quiz
    id: taps-1
    ask: Who is hit at (60, 60)?
    truth: hit-test 60 60 -> hitView
    choices: A, B, view, nobody
    why: B is the deepest view there [HT02].
    wrong A: A contains the point, and so does B, which is in it.
    wrong nobody: The point is in the window, in view and in A.
    hint: Look at the frames.
    hint: Which of them lies in another?
    hint: At (10, 10) it is A alone, so A is hit there.
    rules: [HT02]
    ```

    """

  static let challenge = """
    ```challenge
    id: taps-c1
    ask: Let A have the touch at (60, 60).
    goal: hit-test 60 60 -> hitView = A | A tap on B goes to A
    keep: frame, hierarchy
    hint: What keeps a view out of a search?
    hint: There are three such properties.
    hint: With `set hidden B YES` B is passed over; others do as well.
    solution: set userInteractionEnabled B NO
    solution: set alpha B 0
    rules: [GT01]
    ```

    """

  static let text =
    front + """
      # Taps

      Two views, **one** in the [other](x.md) [HT02].

      ```hitchain quiet
      > add view A 0 0 200 200
      > add view B in A 40 40 100 100
      ```

      Who gets it?

      """ + quiz + "Now turn it around.\n\n" + challenge + "\nThat is all.\n"

  static func lesson(_ text: String = text) throws -> Lesson {
    try Lesson(Document(text))
  }

  static func lint(_ text: String) throws -> [String] {
    Lint([LessonFile(path: "taps.md", lesson: try lesson(text))]).findings.map { $0.message }
  }
}
