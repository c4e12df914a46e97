import Lab
import Tutor

extension Translation {
  /// Front matter with the title, and then units, each below its name and the mark of the English
  /// that it translates: `<!-- step 1 @74d2 -->`.
  public init(_ document: Document) throws(LessonError) {
    var front = FieldReader(document.frontMatter, line: 1)
    self.init(id: try front.required("id"), title: try front.required("title").withoutMarks)
    try front.checkAllAsked()
    for block in document.blocks {
      guard case .prose = block.content else {
        throw LessonError(block.lines.lowerBound + 1, .blockInTranslation)
      }
      try read(block.lines, of: document)
    }
  }

  private mutating func read(
    _ lines: Range<Int>, of document: Document
  ) throws(LessonError) {
    let heads = lines.filter { UnitHead(document.text.text($0)) != nil }
    let opening = lines.prefix { $0 != heads.first }
    if let line = opening.first(where: { !document.text.isBlank($0) }) {
      throw LessonError(line + 1, .textWithoutUnit)
    }
    for (start, end) in zip(heads, heads.dropFirst() + [lines.upperBound]) {
      guard let head = UnitHead(document.text.text(start)) else { continue }
      let inside = (start + 1)..<end
      units.append(
        Unit(
          name: head.name, mark: head.mark,
          words: head.isStep
            ? .prose(ProseReader.paragraphs(inside.map { document.text.text($0) }))
            : .texts(try Self.texts(inside, of: document)),
          line: start + 1))
    }
  }

  /// Fields of which a block has several are counted: the second `hint` is `hint 2`.
  private static func texts(
    _ lines: Range<Int>, of document: Document
  ) throws(LessonError) -> [String: String] {
    let fields: Fields
    do throws(DocumentError) { fields = try Fields(document.text, lines: lines) } catch {
      throw LessonError(error.line, Spoken(error))
    }
    var texts: [String: String] = [:]
    var counts: [String: Int] = [:]
    for field in fields.fields {
      var name = field.name
      if name == "hint" || name == "follow" || name == "reply" {
        counts[name, default: 0] += 1
        name += " \(counts[name, default: 0])"
      }
      let text = field.value.joiningLines.withoutMarks
      guard !text.isEmpty else { throw LessonError(field.line, .isEmpty(field.name)) }
      guard texts.updateValue(text, forKey: name) == nil else {
        throw LessonError(field.line, .twice(field.name))
      }
    }
    return texts
  }
}

/// `<!-- NAME @MARK -->`; another comment is a comment.
private struct UnitHead {
  let name: String
  let mark: String

  /// An item's id has no space in it.
  var isStep: Bool { name.hasPrefix("step ") }

  init?(_ line: String) {
    let line = line.trimmed
    guard line.hasPrefix("<!--"), line.hasSuffix("-->"),
      let at = line.lastRange(of: " @")
    else { return nil }
    name = line[..<at.lowerBound].dropFirst(4).trimmed
    mark = line[at.upperBound...].dropLast(3).trimmed
    guard mark.utf8.count == 4, mark.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }),
      !name.isEmpty
    else { return nil }
  }
}
