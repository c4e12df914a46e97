/// An answer as a document has it: lines, of which `…` alone stands for any.
struct Expectation {
  private let lines: [String]

  init(_ lines: [String]) { self.lines = lines }

  /// Goes back to the last `…` where a line does not fit, never further: what an earlier one could
  /// take, the last one can take too.
  func fits(_ actual: [String]) -> Bool {
    var (expected, at) = (0, 0)
    var lastGap: (expected: Int, at: Int)?
    while at < actual.count {
      if expected < lines.count, lines[expected] == "…" {
        lastGap = (expected, at)
        expected += 1
      } else if expected < lines.count, lines[expected] == actual[at] {
        expected += 1
        at += 1
      } else if let gap = lastGap {
        lastGap = (gap.expected, gap.at + 1)
        (expected, at) = (gap.expected + 1, gap.at + 1)
      } else {
        return false
      }
    }
    return lines[expected...].allSatisfy { $0 == "…" }
  }
}
