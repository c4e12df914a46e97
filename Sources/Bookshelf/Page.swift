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
    let heading = Array("## ".utf8) + Array(name.utf8)
    guard
      let start = lines.firstIndex(where: {
        $0.starts(with: heading)
          && ($0.count == heading.count || $0.dropFirst(heading.count).first == UInt8(ascii: " "))
      })
    else { return nil }
    let end = lines[(start + 1)...].firstIndex(where: isHeading) ?? lines.count
    return Section(lines[start..<end])
  }

  private var headings: [Int] { lines.indices.filter { isHeading(lines[$0]) } }

  private func isHeading(_ line: ArraySlice<UInt8>) -> Bool { line.starts(with: "## ".utf8) }
}
