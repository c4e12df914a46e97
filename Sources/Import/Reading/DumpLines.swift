/// A line of what was pasted, by its number there.
struct DumpLine: Equatable {
  var number: Int
  var bytes: Bytes
}

/// Cuts a paste into lines, and takes off what consoles, mails and pages put around them.
enum DumpLines {
  static func all(of text: [UInt8]) -> [DumpLine] {
    var text = text
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    let hasEntities = text[...].contains("&lt;")
    let hasCodes = text[...].contains("\\U") || text[...].contains("\\u")
    let hasBreaks = text[...].contains("\\n")
    var lines: [DumpLine] = []
    var number = 0
    var start = text.startIndex
    while start <= text.endIndex {
      let end = text[start...].firstIndex { $0 == .newline || $0 == 0x0D } ?? text.endIndex
      number += 1
      var line = Stamps.dropped(from: text[start..<end])
      if hasEntities { line = unescapingEntities(line)[...] }
      if hasCodes, line.contains(.backslash) { line = unescapingCodes(line)[...] }
      if hasBreaks, line.contains("\\n") {
        for part in splittingBreaks(line) { lines.append(DumpLine(number: number, bytes: part)) }
      } else {
        lines.append(DumpLine(number: number, bytes: line))
      }
      guard end < text.endIndex else { break }
      start = end + 1
      if text[end] == 0x0D, start < text.endIndex, text[start] == .newline { start += 1 }
    }
    return lines
  }

  /// `&lt;UIView&gt;`, of a page.
  private static func unescapingEntities(_ line: Bytes) -> [UInt8] {
    var result: [UInt8] = []
    var at = line.startIndex
    let table: [(StaticString, UInt8)] = [
      ("&lt;", .less), ("&gt;", .greater), ("&amp;", UInt8(ascii: "&")),
      ("&quot;", UInt8(ascii: "\"")), ("&#39;", .quote),
    ]
    next: while at < line.endIndex {
      if line[at] == UInt8(ascii: "&") {
        for (entity, byte) in table where line[at...].starts(with: entity) {
          result.append(byte)
          at += entity.utf8CodeUnitCount
          continue next
        }
      }
      result.append(line[at])
      at += 1
    }
    return result
  }

  /// `\U8d2d\U4e70`, as an array prints its texts, and JavaScript's `\u7535` and `\xa0`.
  private static func unescapingCodes(_ line: Bytes) -> [UInt8] {
    var units: [UInt16] = []
    var result: [UInt8] = []
    func flush() {
      guard !units.isEmpty else { return }
      result += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    var at = line.startIndex
    while at < line.endIndex {
      if line[at] == .backslash, at + 5 < line.endIndex, line[at + 1] | 0x20 == UInt8(ascii: "u"),
        line[(at + 2)..<(at + 6)].allSatisfy({ $0.isHex }),
        let unit = UInt16(line[(at + 2)..<(at + 6)].text, radix: 16)
      {
        units.append(unit)
        at += 6
      } else if line[at] == .backslash, at + 3 < line.endIndex, line[at + 1] == UInt8(ascii: "x"),
        let unit = UInt16(line[(at + 2)..<(at + 4)].text, radix: 16)
      {
        units.append(unit)
        at += 4
      } else {
        flush()
        result.append(line[at])
        at += 1
      }
    }
    flush()
    return result
  }

  /// Line breaks that a description of an array or of a text wrote as `\n`; `\'` and `\"` are marks.
  private static func splittingBreaks(_ line: Bytes) -> [Bytes] {
    var parts: [Bytes] = []
    var part: [UInt8] = []
    var at = line.startIndex
    while at < line.endIndex {
      if line[at] == .backslash, at + 1 < line.endIndex {
        switch line[at + 1] {
        case UInt8(ascii: "n"):
          parts.append(part[...])
          part = []
          at += 2
          continue
        case .quote, UInt8(ascii: "\""):
          part.append(line[at + 1])
          at += 2
          continue
        default: break
        }
      }
      part.append(line[at])
      at += 1
    }
    parts.append(part[...])
    return parts
  }
}
