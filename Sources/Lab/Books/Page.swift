/// A page of the handbook, in lines: the little of Markdown that its pages are written in.
public struct Page {
  private let lines: [ArraySlice<UInt8>]

  public init(_ bytes: [UInt8]) {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    // By hand: a page is read for each line that names one of its rules.
    for end in 0..<bytes.count where bytes[end] == UInt8(ascii: "\n") {
      let isAfterReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      lines.append(bytes[start..<(isAfterReturn ? end - 1 : end)])
      start = end + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    self.lines = lines
  }

  /// Of its first heading.
  public var title: String {
    lines.first { $0.starts(with: "# ".utf8) }.map {
      String(decoding: $0.dropFirst(2), as: UTF8.self)
    } ?? ""
  }

  /// What stands before the first section.
  public var opening: Section { Section(lines[..<(headings.first ?? lines.count)]) }

  public var sections: [Section] {
    let headings = headings
    return headings.indices.map { index in
      let end = index + 1 < headings.count ? headings[index + 1] : lines.count
      return Section(lines[headings[index]..<end])
    }
  }

  /// The one with this name; the others are not read.
  public func section(_ name: String) -> Section? {
    guard let start = start(of: name) else { return nil }
    let end = lines[(start + 1)...].firstIndex(where: isHeading) ?? lines.count
    return Section(lines[start..<end])
  }

  /// What stands in a section, to be shown: a paragraph a line, what stands in a block a little further in.
  public func text(of name: String) -> [String] {
    guard let start = start(of: name) else { return [] }
    let end = lines[(start + 1)...].firstIndex(where: isHeading) ?? lines.count
    var text: [String] = []
    var isBlock = false
    var isParagraph = false
    for line in lines[(start + 1)..<end] {
      let words = String(decoding: line, as: UTF8.self)
      if words.hasPrefix("```") {
        isBlock.toggle()
      } else if isBlock {
        text.append(words.isEmpty ? "" : "  " + words)
      } else if isParagraph, !words.isEmpty {
        text[text.count - 1].append(sentence: words)
      } else if !words.isEmpty || text.last?.isEmpty == false {
        text.append(words)
      }
      isParagraph = !isBlock && !words.isEmpty && !words.hasPrefix("```")
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return text
  }

  private func start(of name: String) -> Int? {
    let heading = Array("## ".utf8) + Array(name.utf8)
    return lines.firstIndex {
      $0.starts(with: heading)
        && ($0.count == heading.count || $0.dropFirst(heading.count).first == UInt8(ascii: " "))
    }
  }

  private var headings: [Int] { lines.indices.filter { isHeading(lines[$0]) } }

  private func isHeading(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: "## ".utf8) }
}
