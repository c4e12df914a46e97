/// The time one call takes, in nanoseconds: the median of several runs, and how far they spread.
struct Timing {
  let median: Double
  let low: Double
  let high: Double

  /// Each run repeats the work until it takes long enough to be measured well.
  init(runs: Int = 9, _ work: () -> Void) {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Double {
      let taken = clock.measure { for _ in 0..<count { work() } }.components
      return Double(taken.seconds) * 1e9 + Double(taken.attoseconds) / 1e9
    }
    var count = 1
    while time(count) < 10_000_000 { count *= 2 }
    let times = (0..<runs).map { _ in time(count) / Double(count) }.sorted()
    median = times[runs / 2]
    low = times[0]
    high = times[runs - 1]
  }
}

extension Double {
  func padded(_ width: Int, digits: Int) -> String {
    let scale = digits == 0 ? 1 : 10.0
    let rounded = (self * scale).rounded() / scale
    let text = digits == 0 ? String(Int(rounded)) : String(rounded)
    return text.leftPadded(width)
  }
}

extension String {
  func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }

  func rightPadded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
