import Foundation

/// How work grows: the same work for more and more of something.
struct Growth {
  /// How many there were, and how many nanoseconds it took.
  private let points: [(count: Int, time: Double)]

  /// The shortest of a few runs of each, without what it starts from; the smaller ones have more.
  init<Start>(_ counts: [Int], from start: (Int) -> Start, _ work: (Start) -> Void) {
    let largest = counts.max() ?? 1
    points = counts.map { count in
      let start = start(count)
      return (count, Race.shortest(of: min(9, max(1, largest / count))) { work(start) })
    }
  }

  /// The time grows with the count to the power of so much: 1 is in proportion, 2 squared.
  var exponent: Double {
    guard let first = points.first, let last = points.last, first.count < last.count else {
      return .nan
    }
    return log(last.time / first.time) / log(Double(last.count) / Double(first.count))
  }

  /// A row a count. The last says how the time grew from the first.
  func rows(_ measure: String, wanted: String) {
    for (index, point) in points.enumerated() {
      let isLast = index == points.count - 1
      Table.growth(
        "\(point.count) \(measure)", point.time, exponent: isLast ? exponent : nil,
        wanted: isLast ? wanted : "")
    }
  }
}
