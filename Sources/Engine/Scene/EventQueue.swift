/// What the user or the system has done and the app has not handled yet: first in, first out (EV03,
/// EV04). However long it is, to post takes as long as ever.
public struct EventQueue: RandomAccessCollection, Sendable {
  /// What a finger does last in the queue: it lands, or it lifts.
  private struct LastChange: Sendable {
    /// Counted from the first stimulus that was ever posted.
    var number: Int
    var isDown: Bool
  }

  private var entries: [Stimulus] = []
  /// So many entries have had their turn, and are still in memory.
  private var spent = 0
  private var handled = 0
  private var fingers: [Int: LastChange] = [:]
  /// How many of them are events: a pause is none, nor is a phone call.
  public private(set) var eventCount = 0

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count - spent }
  public subscript(place: Int) -> Stimulus { entries[spent + place] }

  mutating func append(_ stimulus: Stimulus) {
    if stimulus.isEvent { eventCount += 1 }
    if case .touches(let steps) = stimulus { note(steps) }
    entries.append(stimulus)
  }

  mutating func popFirst() -> Stimulus? {
    guard let front = first else { return nil }
    if front.isEvent { eventCount -= 1 }
    spent += 1
    handled += 1
    // Seldom, because the rest moves.
    if spent * 2 > entries.count {
      entries.removeFirst(spent)
      spent = 0
    }
    return front
  }

  private mutating func note(_ steps: [TouchStep]) {
    for case .touches(let changes) in steps {
      for change in changes {
        switch change.phase {
        case .began, .ended, .cancelled:
          fingers[change.finger] = LastChange(
            number: handled + count, isDown: change.phase == .began)
        case .moved, .stationary: break
        }
      }
    }
  }

  /// Those that will be down after the queue, of which these are down before it.
  public func fingersDown(from now: Set<Int>) -> Set<Int> {
    var down = now
    for (finger, change) in fingers where change.number >= handled {
      if change.isDown { down.insert(finger) } else { down.remove(finger) }
    }
    return down
  }
}

extension EventQueue: Equatable {
  public static func == (one: EventQueue, other: EventQueue) -> Bool { one.elementsEqual(other) }
}

extension Stimulus {
  public var isEvent: Bool {
    switch self {
    case .wait, .interrupt, .sensor: false
    case .touches, .statusBarTap, .scroll, .transform, .hover, .shake, .remote, .press, .key, .menu,
      .type:
      true
    }
  }
}
