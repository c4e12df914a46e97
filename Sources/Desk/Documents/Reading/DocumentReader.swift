import Lab

/// Finds the blocks of a document.
///
/// A fence in a longer fence, in a comment or in an indented block is what every Markdown viewer takes
/// it for.
struct DocumentReader {
  let text: TextLines
  /// The lines between the two `---`.
  private let front: Range<Int>?

  init(_ bytes: [UInt8]) throws(DocumentError) {
    guard bytes.count <= Document.megabyteLimit << 20 else {
      throw DocumentError(problem: .tooLarge(megabytes: Document.megabyteLimit), line: 1)
    }
    if let problem = Self.export(bytes) { throw DocumentError(problem: problem, line: 1) }
    text = TextLines(bytes)
    try Screening(text).check()
    front = try Self.frontMatter(of: text)
  }

  /// What is plainly an exported file would be taken for one long note.
  private static func export(_ bytes: [UInt8]) -> DocumentError.Problem? {
    let start = bytes.drop { " \t\r\n".utf8.contains($0) }
    switch start.first {
    case UInt8(ascii: "{"):
      return String(decoding: bytes, as: UTF8.self).contains(text: "\"nbformat\"")
        ? .jupyterNotebook : nil
    case UInt8(ascii: "<"):
      let opening = String(decoding: start.prefix(15), as: UTF8.self).lowercased()
      return opening.hasPrefix("<!doctype html") ? .webPage : nil
    default: return nil
    }
  }

  // MARK: Front matter

  private static func frontMatter(of text: TextLines) throws(DocumentError) -> Range<Int>? {
    guard text.count > 1, text.bare(0) == "---" else { return nil }
    for index in 1..<text.count where text.bare(index) == "---" || text.bare(index) == "..." {
      return 1..<index
    }
    // Without `name:` under it, `---` is a line across the page.
    guard text.bare(1).contains(":") else { return nil }
    throw DocumentError(problem: .frontMatterNotClosed, line: 1)
  }

  func frontMatter() throws(DocumentError) -> Fields {
    guard let front else { return Fields() }
    let fields = try Fields(text, lines: front)
    var names: Set<String> = []
    for field in fields.fields {
      guard names.insert(field.name).inserted else {
        throw DocumentError(problem: .fieldTwice(field.name), line: field.line)
      }
    }
    return fields
  }

  // MARK: Blocks

  func blocks() throws(DocumentError) -> (blocks: [Block], strays: [StrayFence]) {
    let start = front.map { $0.upperBound + 1 } ?? 0
    var blocks: [Block] = []
    var proseStart = start
    let (found, strays) = try fencedBlocks(from: start)
    for fenced in found {
      guard let content = try content(of: fenced) else { continue }
      addProse(proseStart..<fenced.lines.lowerBound, to: &blocks)
      blocks.append(Block(content: content, lines: fenced.lines))
      proseStart = fenced.lines.upperBound
    }
    addProse(proseStart..<text.count, to: &blocks)
    return (blocks, strays)
  }

  private func addProse(_ lines: Range<Int>, to blocks: inout [Block]) {
    guard !lines.isEmpty else { return }
    blocks.append(Block(content: .prose, lines: lines))
  }

  private struct Fenced {
    var lines: Range<Int>
    var info: [String]
    var isInside: Bool
  }

  /// The fenced blocks whose first word is one of ours, and those where it may have been meant.
  private func fencedBlocks(
    from start: Int
  ) throws(DocumentError) -> (found: [Fenced], strays: [StrayFence]) {
    guard let fences = text.markdownFences(from: start) else {
      throw DocumentError(problem: .outOfMemory, line: 1)
    }
    var found: [Fenced] = []
    var strays: [StrayFence] = []
    for fence in fences {
      let words = fence.info.split { $0.isWhitespace }.map { String($0) }
      if let first = words.first, StrayFence.known.contains(first) {
        found.append(Fenced(lines: fence.lines, info: words, isInside: fence.isInside))
      } else if let stray = StrayFence(
        words.first ?? "", fence.inside, line: fence.lines.lowerBound + 1)
      {
        strays.append(stray)
      }
    }
    return (found, strays)
  }

  private func content(of fenced: Fenced) throws(DocumentError) -> Block.Content? {
    let first = fenced.lines.lowerBound
    guard !fenced.isInside else { throw DocumentError(problem: .blockInside, line: first + 1) }
    guard let opening = text.opening(first), let last = fenced.lines.last, last > first,
      text.closes(opening.fence, last)
    else { throw DocumentError(problem: .blockNotClosed, line: first + 1) }
    let inside = (first + 1)..<last
    switch fenced.info[0] {
    case "quiz": return .quiz(try Fields(text, lines: inside))
    case "challenge": return .challenge(try Fields(text, lines: inside))
    default:
      return .session(
        try SessionReader(text, inside, opening).block(marks: fenced.info.dropFirst()))
    }
  }
}
