import Engine
import Lab
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
    let level = try front.required("level")
    guard let number = Int(level), (1...5).contains(number) else {
      throw LessonError(1, .noLevel(level))
    }
    let needs = try front.list("needs")
    let rules = try front.rules(&slips)
    // What its sessions answer in: `check` and `export` go by it.
    if let tag = try front.optional("lang"), Language(tag: tag) == nil {
      throw LessonError(1, .noLanguage(tag))
    }
    try front.checkAllAsked()
    slips += document.strayFences.map { fence in
      LessonError(fence.line, .strayFence(fence.word, meant: fence.meant))
    }
    var units: [Unit] = []
    let steps = try Self.steps(of: document, &units, &slips)
    guard !steps.isEmpty else { throw LessonError(1, .nothingBelow) }
    self.init(
      id: id, title: title, level: number, needs: needs, rules: rules, steps: steps, units: units)
  }

  /// A step ends with the block that its prose leads to.
  private static func steps(
    of document: Document, _ units: inout [Unit], _ slips: inout [LessonError]
  ) throws(LessonError) -> [Step] {
    func note(_ name: String, _ lines: Range<Int>) {
      guard let mark = document.mark(ofLines: lines) else { return }
      units.append(Unit(name: name, mark: mark))
    }
    var steps: [Step] = []
    var prose: [Paragraph] = []
    var start: Int?
    for block in document.blocks {
      start = start ?? block.lines.lowerBound + 1
      let content: Content
      let line = block.lines.lowerBound + 1
      switch block.content {
      case .prose:
        note(Unit.name(ofStep: steps.count), block.lines)
        prose += ProseReader.paragraphs(block.lines.map { document.text.text($0) })
        continue
      case .session(let session):
        content = .demonstration(
          Demonstration(
            session.exchanges.map { $0.command }, isQuiet: session.isQuiet,
            mustFail: session.mustFail))
      case .quiz(let fields):
        let item = try ItemReader.item(fields, line: line, &slips)
        note(item.id, block.lines.dropFirst().dropLast())
        content = .item(item)
      case .challenge(let fields):
        let challenge = try ItemReader.challenge(fields, line: line, &slips)
        note(challenge.id, block.lines.dropFirst().dropLast())
        content = .challenge(challenge)
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
