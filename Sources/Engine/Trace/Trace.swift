/// The decisions of one command, in order.
///
/// It keeps so many and no more: a scene may be a million views deep.
public struct Trace: Equatable, Sendable {
  public static let limit = 100_000

  public private(set) var decisions: [Decision] = []
  /// How many were made beyond the limit, and not kept.
  public private(set) var notKept = 0
  public let isOn: Bool
  /// What the clock showed from a decision on: one each time it moved.
  public private(set) var moments: [Moment] = []

  public struct Moment: Equatable, Sendable {
    /// How many decisions came before.
    public var index: Int
    public var now: Double
  }

  public init(isOn: Bool = true) { self.isOn = isOn }

  /// Keeps nothing, and makes nothing.
  public static let off = Trace(isOn: false)

  @inline(__always)
  mutating func note(_ rule: Rule, _ kind: @autoclosure () -> Decision.Kind) {
    guard isOn else { return }
    if decisions.count < Trace.limit {
      if decisions.count == Trace.many { makeRoom() }
      decisions.append(Decision(rule, kind()))
    } else {
      notKept += 1
    }
  }

  /// A trace that has grown so long may well grow to its limit.
  private static let many = 4096

  /// At once: to grow bit by bit touches twice the memory, and what takes longest about a long trace
  /// is that its memory is touched for the first time. What is never used is never touched.
  @inline(never)
  private mutating func makeRoom() { decisions.reserveCapacity(Trace.limit) }

  /// The clock shows another time from here on.
  mutating func note(now: Double) {
    guard isOn, moments.count < Trace.many else { return }
    moments.append(Moment(index: decisions.count, now: now))
  }
}
