import Documents
import Engine
import Tutor

extension Lesson {
  public init(_ document: Document) throws(LessonError) {
    var slips: [LessonError] = []
    try self.init(document, slips: &slips)
    if let first = slips.first { throw first }
  }

  /// With what is wrong and does not end the reading.
  init(_ document: Document, slips: inout [LessonError]) throws(LessonError) {
    var front = FieldReader(document.frontMatter, line: 1)
    let id = try front.required("id")
    let title = try front.required("title")
    let chineseTitle = try front.optional("title-zh")
    let level = try front.required("level")
    guard let number = Int(level), (1...5).contains(number) else {
      throw LessonError(1, "`level:` is a number from 1 to 5, not \(level).")
    }
    let needs = try front.list("needs")
    let rules = try front.rules(&slips)
    try front.checkAllAsked()
    slips += document.strayFences.map { fence in
      LessonError(
        fence.line,
        fence.word.isEmpty
          ? "This block holds the fields of a \(fence.meant), and its fence does not say so."
          : "A fence says `\(fence.word)`, which means nothing: `\(fence.meant)` may be meant.")
    }
    let steps = try Self.steps(of: document, &slips)
    guard !steps.isEmpty else { throw LessonError(1, "There is nothing under the front matter.") }
    self.init(
      id: id, title: title, chineseTitle: chineseTitle, level: number, needs: needs, rules: rules,
      steps: steps)
  }

  /// A step ends with the block that its prose leads to.
  private static func steps(
    of document: Document, _ slips: inout [LessonError]
  ) throws(LessonError) -> [Step] {
    var steps: [Step] = []
    var prose: [Paragraph] = []
    var start: Int?
    for block in document.blocks {
      start = start ?? block.lines.lowerBound + 1
      let content: Content
      let line = block.lines.lowerBound + 1
      switch block.content {
      case .prose:
        prose += ProseReader.paragraphs(block.lines.map { document.text.text($0) })
        continue
      case .session(let session):
        content = .demonstration(
          Demonstration(
            session.exchanges.map { $0.command }, isQuiet: session.isQuiet,
            mustFail: session.mustFail))
      case .quiz(let fields): content = .item(try ItemReader.item(fields, line: line, &slips))
      case .challenge(let fields):
        content = .challenge(try ItemReader.challenge(fields, line: line, &slips))
      }
      steps.append(Step(prose: prose, content: content, line: line))
      (prose, start) = ([], nil)
    }
    if !prose.isEmpty {
      steps.append(Step(prose: prose, content: .nothing, line: start ?? document.text.count))
    }
    return steps
  }
}
