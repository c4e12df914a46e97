/// Two answers side by side: lines that went with `-`, lines that came with `+`.
enum LineDifference {
  /// Larger answers than this are shown whole, one under the other.
  private static let areaLimit = 4_000_000

  static func lines(expected: [String], actual: [String]) -> [String] {
    guard expected.count * actual.count <= areaLimit else {
      return expected.map { "- " + $0 } + actual.map { "+ " + $0 }
    }
    let width = actual.count + 1
    // The length of what the rests have in common, from the ends backwards.
    var common = [Int32](repeating: 0, count: (expected.count + 1) * width)
    for i in expected.indices.reversed() {
      for j in actual.indices.reversed() {
        common[i * width + j] =
          expected[i] == actual[j]
          ? common[(i + 1) * width + j + 1] + 1
          : max(common[(i + 1) * width + j], common[i * width + j + 1])
      }
    }
    var result: [String] = []
    var (i, j) = (0, 0)
    while i < expected.count || j < actual.count {
      if i < expected.count, j < actual.count, expected[i] == actual[j] {
        result.append("  " + expected[i])
        (i, j) = (i + 1, j + 1)
      } else if j == actual.count
        || (i < expected.count && common[(i + 1) * width + j] >= common[i * width + j + 1])
      {
        result.append("- " + expected[i])
        i += 1
      } else {
        result.append("+ " + actual[j])
        j += 1
      }
    }
    return result
  }
}
