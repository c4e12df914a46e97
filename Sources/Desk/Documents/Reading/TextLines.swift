/// A text's bytes, cut into lines as CommonMark cuts them: at LF, CR LF or CR.
///
/// The ends stay where they are, so that what is not changed stays the same to the byte.
public struct TextLines: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    /// Without its end.
    public var text: Range<Int>
    /// Where the next line starts.
    public var next: Int
  }

  public let bytes: [UInt8]
  public let lines: [Line]

  public init(_ bytes: [UInt8]) {
    var lines: [Line] = []
    var start = 0
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
        at += 1
        continue
      }
      let isPair =
        byte == UInt8(ascii: "\r") && at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n")
      let next = at + (isPair ? 2 : 1)
      lines.append(Line(text: start..<at, next: next))
      (start, at) = (next, next)
    }
    if start < bytes.count { lines.append(Line(text: start..<bytes.count, next: bytes.count)) }
    self.bytes = bytes
    self.lines = lines
  }

  public var count: Int { lines.count }

  /// `index` counts from 0.
  public func text(_ index: Int) -> String {
    String(decoding: bytes[lines[index].text], as: UTF8.self)
  }

  /// From the start of the first line to the start of the one after the last.
  public func bytes(ofLines range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else {
      let place = range.lowerBound < count ? lines[range.lowerBound].text.lowerBound : bytes.count
      return place..<place
    }
    return lines[first].text.lowerBound..<lines[last].next
  }

  /// What ends a line; empty for a last line that has no end.
  public func end(of index: Int) -> ArraySlice<UInt8> {
    bytes[lines[index].text.upperBound..<lines[index].next]
  }

  public func isBlank(_ index: Int) -> Bool {
    bytes[lines[index].text].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
