/// The decisions of one command, in order.
///
/// It keeps so many and no more: a scene may be a million views deep.
public struct Trace: Equatable, Sendable {
  public static let limit = 100_000

  public private(set) var decisions: [Decision] = []
  /// How many were made beyond the limit, and not kept.
  public private(set) var notKept = 0
  public let isOn: Bool

  public init(isOn: Bool = true) { self.isOn = isOn }

  /// Keeps nothing, and makes nothing.
  public static let off = Trace(isOn: false)

  @inline(__always)
  mutating func note(_ rule: Rule, _ kind: @autoclosure () -> Decision.Kind) {
    guard isOn else { return }
    if decisions.count < Trace.limit {
      decisions.append(Decision(rule, kind()))
    } else {
      notKept += 1
    }
  }

  public mutating func append(_ other: Trace) {
    let room = max(0, Trace.limit - decisions.count)
    decisions += other.decisions.prefix(room)
    notKept += other.notKept + max(0, other.decisions.count - room)
  }
}
