/// A page of the handbook, in lines: the little of Markdown that its pages are written in.
public struct Page {
  private let lines: [ArraySlice<UInt8>]

  public init(_ bytes: [UInt8]) {
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0
    }
  }

  /// Of its first heading.
  public var title: String {
    lines.first { $0.starts(with: "# ".utf8) }.map {
      String(decoding: $0.dropFirst(2), as: UTF8.self)
    }
      ?? ""
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
