/// Makes lines of bytes that come in pieces, each as soon as it is whole: whoever writes the next
/// line only after the reply to this one must not wait for ever.
public struct LineGatherer {
  public enum Found: Equatable, Sendable {
    case line(LogicalLine)
    /// It was passed over: input without end must not fill the memory.
    case tooLong(number: Int)
    /// It is no UTF-8.
    case noText(number: Int)
  }

  /// Bytes of one line, with those that it goes on in.
  public static let limit = 1 << 20

  private var bytes: [UInt8] = []
  /// Where the line under way starts, and how far it has been looked through.
  private var start = 0
  private var looked = 0
  private var rowStart = 0
  /// Rows before the line under way.
  private var rows = 0
  private var isPassingOver = false
  /// Found, and not yet asked for: the last is the next.
  private var waiting: [Found] = []

  public init() {}

  public mutating func feed(_ new: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      looked -= start
      rowStart -= start
      start = 0
    }
    bytes += new
  }

  /// The next line; nil until more bytes have come.
  public mutating func next() -> Found? {
    while true {
      if let found = waiting.popLast() { return found }
      guard let end = bytes[looked...].firstIndex(of: 0x0A) else {
        looked = bytes.count
        passOverWhatIsTooLong()
        return nil
      }
      looked = end + 1
      let row = bytes[rowStart..<end]
      rowStart = looked
      if isPassingOver || !LineGatherer.continues(row) { take(through: end) }
    }
  }

  /// Nothing comes any more: what is left is a line too.
  public mutating func finish() -> Found? {
    if let found = next() { return found }
    guard start < bytes.count || isPassingOver else { return nil }
    take(through: bytes.count)
    return waiting.popLast()
  }

  private mutating func passOverWhatIsTooLong() {
    guard bytes.count - start > LineGatherer.limit else { return }
    rows += bytes[start...].count { $0 == 0x0A }
    (bytes, start, looked, rowStart, isPassingOver) = ([], 0, 0, 0, true)
  }

  private mutating func take(through end: Int) {
    var line = bytes[start..<min(end, bytes.count)]
    if line.last == 0x0D { line.removeLast() }
    let first = rows + 1
    (start, rowStart) = (looked, looked)
    guard !isPassingOver, line.count <= LineGatherer.limit else {
      isPassingOver = false
      rows += 1 + line.count { $0 == 0x0A }
      waiting = [.tooLong(number: first)]
      return
    }
    guard let text = String(validating: line, as: UTF8.self) else {
      rows += 1 + line.count { $0 == 0x0A }
      waiting = [.noText(number: first)]
      return
    }
    let lines = LogicalLine.all(of: rows == 0 ? text.withoutByteOrderMark : text)
    waiting = lines.reversed().map {
      .line(LogicalLine(text: $0.text, number: rows + $0.number))
    }
    rows += text.count { LogicalLine.ends($0) } + 1
  }

  private static func continues(_ row: ArraySlice<UInt8>) -> Bool {
    let end = row.last == 0x0D ? row.dropLast() : row
    return end.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}

extension String {
  /// Editors on Windows put one before the first line.
  public var withoutByteOrderMark: String {
    unicodeScalars.first == "\u{FEFF}" ? String(unicodeScalars.dropFirst()) : self
  }
}
