@testable import Desk
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
    try findings(text).map { $0.message.english }
  }

  static func findings(_ text: String) throws -> [LintFinding] {
    Lint([LessonFile(path: "taps.md", lesson: try lesson(text))]).findings
  }

  /// All of it in Chinese, with the marks of the English.
  static let translation = """
    ---
    id: taps
    title: 点按
    ---

    <!-- step 1 @0000 -->
    # 点按

    两个视图，*一个*在另一个里面 [HT02]。

    <!-- step 2 @0000 -->
    谁得到它？

    <!-- taps-1 @0000 -->
    ask: 在 (60, 60) 命中谁？
    why: B 是
        那里最深的视图 [HT02]。
    wrong A: A 包含这个点，A 里面的 B 也包含。
    wrong nobody: 这个点在 window、view 和 A 里。
    hint: 看看各个 frame。
    hint: 谁在谁里面？
    hint: 在 (10, 10) 只有 A，所以命中 A。

    <!-- step 3 @0000 -->
    反过来。

    <!-- taps-c1 @0000 -->
    ask: 让 A 得到 (60, 60) 的触摸。
    goal 1: 点按 B 会到 A
    hint: 什么让视图不参加查找？
    hint: 这样的属性有三个。
    hint: `set hidden B YES` 之后会跳过 B；别的也行。

    <!-- step 4 @0000 -->
    就这些。

    """

  /// With the mark of what it translates in each unit, where it has none yet.
  static func marked(_ translation: String, for lesson: Lesson) -> String {
    lesson.units.reduce(translation) { text, unit in
      text.replacing("<!-- \(unit.name) @0000 -->", with: "<!-- \(unit.name) @\(unit.mark) -->")
    }
  }

  static func file(_ text: String = text, _ overlay: String = translation) throws -> LessonFile {
    let lesson = try lesson(text)
    let translation = try Translation(Document(marked(overlay, for: lesson)))
    return LessonFile(path: "taps.md", lesson: lesson) { language in
      language == .english
        ? (nil, [])
        : (TranslationFile(path: "zh-Hans/taps.md", translation: translation), [])
    }
  }
}
