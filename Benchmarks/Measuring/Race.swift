#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two pieces of work, timed in turns, so that what else the machine does befalls both.
///
/// Counted is the processor's time of this thread, and the shortest of many short runs: others on
/// the machine can only make a run longer.
struct Race {
  /// Nanoseconds a call.
  let ours: Double
  let peer: Double
  /// How many times as long the peer takes: of each turn, the middle half.
  let spread: ClosedRange<Double>

  init(
    rounds: Int = 15, slice: Double = 1e6, ours: () -> Void, peer: () -> Void
  ) {
    let counts = (Race.count(of: ours, filling: slice), Race.count(of: peer, filling: slice))
    var times: [(ours: Double, peer: Double)] = []
    for _ in 0..<rounds {
      times.append((Race.time(ours, counts.0), Race.time(peer, counts.1)))
    }
    self.init(times)
  }

  init(_ times: [(ours: Double, peer: Double)]) {
    ours = times.map { $0.ours }.min() ?? 0
    peer = times.map { $0.peer }.min() ?? 0
    let ratios = times.map { $0.peer / $0.ours }.sorted()
    spread = ratios[ratios.count / 4]...ratios[ratios.count * 3 / 4]
  }

  /// How many calls a run needs to be measured well.
  private static func count(of work: () -> Void, filling slice: Double) -> Int {
    var count = 1
    while time(work, count) * Double(count) < slice { count *= 2 }
    return count
  }

  private static func time(_ work: () -> Void, _ count: Int) -> Double {
    let start = processorTime()
    for _ in 0..<count { work() }
    return (processorTime() - start) / Double(count)
  }

  /// Nanoseconds of the shortest run, for work too long to be repeated much.
  static func shortest(of rounds: Int, _ work: () -> Void) -> Double {
    (0..<rounds).map { _ in time(work, 1) }.min() ?? 0
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

extension Race {
  /// The same work without a peer: beside how long it may take.
  init(rounds: Int = 15, goal nanoseconds: Double, _ ours: () -> Void) {
    let count = Race.count(of: ours, filling: 1e6)
    self.init((0..<rounds).map { _ in (Race.time(ours, count), nanoseconds) })
  }
}
