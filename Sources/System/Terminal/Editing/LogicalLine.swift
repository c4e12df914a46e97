/// A line as it is run: one that ends in `\` goes on in the next.
public struct LogicalLine: Equatable, Sendable {
  public var text: String
  /// The number of its first row, from 1.
  public var number: Int

  public init(text: String, number: Int) { (self.text, self.number) = (text, number) }

  /// Rows of code that run as one.
  public init(joining lines: ArraySlice<LogicalLine>) {
    self.init(
      text: lines.map { $0.text }.joined(separator: "\n"), number: lines.first?.number ?? 1)
  }

  public static func all(of text: String) -> [LogicalLine] {
    var lines: [LogicalLine] = []
    var isOpen = false
    var number = 0
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: LogicalLine.ends) {
      number += 1
      let continues = continues(row)
      let part = continues ? row.dropLast() + " " : row
      if isOpen, !lines.isEmpty {
        lines[lines.count - 1].text += part
      } else {
        lines.append(LogicalLine(text: String(part), number: number))
      }
      isOpen = continues
    }
    return lines
  }

  /// What editors count lines by. Unicode's other separators are refused where they stand.
  static func ends(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n" || character == "\r"
  }

  /// Does the last row end in `\`? Two of them are a backslash.
  static func continues(_ text: some StringProtocol) -> Bool {
    text.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }
}
