import Documents
import Foundation
import Lab
import Testing

@testable import Notebook

/// `open F; save` writes back what it does not change, to the byte.
@Suite struct Keeping {
  /// The document opened, these lines run, and the document as it is saved then.
  private func saved(_ text: String, after lines: [String] = []) throws -> String {
    let document = try Document(text)
    let settings = try Settings(document.frontMatter, otherwise: Settings())
    var session = Session()
    try session.open(document.entries, in: settings.session.state, opening: 0)
    let opened = OpenedDocument(try Check(document), openedAs: session)
    for line in lines { #expect(!session.run(line)[0].isError, "\(line)") }
    return String(decoding: try opened.bytes(for: session), as: UTF8.self)
  }

  static let lesson = """
    ---
    id: a-lesson
    level: 1
    ---

    # Who?

    - a list
      of two lines

    ```hitchain quiet
    > add view A 0 0 200 200
    > add view B in A 0 0 100 100   # the child
    ```

    <!-- hidden -->
    ~~~hitchain
    > first-responder
    nobody

    > show alpha A; show alpha B
    …
    ~~~
    <!-- -->

    ```quiz
    ask: Who?
    truth: hit-test 5 5
    ```

    """

  struct Edit: CustomTestStringConvertible {
    var lines: [String]
    /// What stands in the lesson, and what stands in its place afterwards.
    var old: String
    var new: String
    var testDescription: String { lines.joined(separator: "; ") }
  }

  /// Its cells: 1 a note, 2 and 3 the views, 4 a note, 5 to 7 the questions, 8 a note.
  static let edits = [
    Edit(lines: ["edit 3 tap 1 1", "undo"], old: "", new: ""),
    Edit(
      lines: ["edit 3 add view B in A 5 5 9 9"], old: "0 0 100 100   # the child",
      new: "5 5 9 9   # the child"),
    Edit(lines: ["delete 3"], old: "> add view B in A 0 0 100 100   # the child\n", new: ""),
    Edit(
      lines: ["edit 6 show tag A"], old: "> show alpha A; show alpha B\n",
      new: "> show tag A; show alpha B\n"),
    Edit(lines: ["delete 6"], old: "show alpha A; show", new: "show"),
    Edit(lines: ["delete 7"], old: "show alpha A; show alpha B", new: "show alpha A"),
    Edit(lines: ["delete 7", "delete 6"], old: "\n> show alpha A; show alpha B\n…\n", new: ""),
    Edit(lines: ["delete 5"], old: "> first-responder\nnobody\n\n", new: ""),
    Edit(
      lines: ["edit 5 show tag A"], old: "> first-responder\nnobody\n", new: "> show tag A\n0\n"),
    // An answer changes that nobody edited.
    Edit(
      lines: ["edit 2 add text-field A 0 0 200 200", "edit 5 show alpha A"],
      old: "> add view A 0 0 200 200\n", new: "> add text-field A 0 0 200 200\n"),
    Edit(
      lines: ["edit 5 note \"- so\""], old: "~~~hitchain\n> first-responder\nnobody\n\n",
      new: "<!-- -->\n\n- so\n\n~~~hitchain\n"),
    Edit(
      lines: ["edit 6 note so"], old: "nobody\n\n> show alpha A; show alpha B\n…\n~~~\n",
      new: "nobody\n~~~\n\nso\n\n~~~hitchain\n> show alpha B\n1\n~~~\n"),
    Edit(lines: ["edit 1 note Whose?"], old: "# Who?\n\n- a list\n  of two lines", new: "Whose?"),
    Edit(
      lines: ["edit 1 show alpha view"], old: "# Who?\n\n- a list\n  of two lines",
      new: "```hitchain\n> show alpha view\n1\n```"),
    Edit(lines: ["delete 4"], old: "<!-- hidden -->\n", new: ""),
    Edit(
      lines: ["delete 8"], old: "```quiz\nask: Who?\ntruth: hit-test 5 5\n```\n", new: ""),
    Edit(
      lines: ["delete 7", "delete 6", "delete 5"],
      old: "~~~hitchain\n> first-responder\nnobody\n\n> show alpha A; show alpha B\n…\n~~~\n",
      new: ""),
    Edit(
      lines: ["delete 2"],
      old: "```hitchain quiet\n> add view A 0 0 200 200\n", new: "```hitchain quiet fails\n"),
  ]

  @Test(arguments: edits)
  func onlyTheCellsConcernedDiffer(edit: Edit) throws {
    let text = try saved(Self.lesson, after: edit.lines)
    print("----", edit.lines); print(text)
  }
}
