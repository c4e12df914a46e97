/// What is known about a learner: what happened, and what it comes to.
///
/// It is the same for the same events, whatever the order in which they were added.
public struct LearnerRecord: Equatable, Sendable {
  /// In order.
  public private(set) var events: [LearnerEvent] = []
  private var ids: Set<EventID> = []
  var sum = Sum()

  public init() {}

  public init(_ events: [LearnerEvent]) { add(events) }

  /// An event that is there already changes nothing.
  public mutating func add(_ event: LearnerEvent) { add([event]) }

  /// How many of them were new.
  @discardableResult
  public mutating func add(_ new: [LearnerEvent]) -> Int {
    let known = events.count
    var isInOrder = true
    for event in new where ids.insert(event.id).inserted {
      if let last = events.last, LearnerEvent.isBefore(event, last) { isInOrder = false }
      events.append(event)
    }
    if isInOrder {
      for event in events[known...] { sum.take(event) }
    } else {
      events.sort(by: LearnerEvent.isBefore)
      sum = Sum()
      for event in events { sum.take(event) }
    }
    return events.count - known
  }

  /// The first event that has the id of a known one, and is another.
  func contradiction(in new: [LearnerEvent]) -> LearnerEvent? {
    let common = new.filter { ids.contains($0.id) }
    guard !common.isEmpty else { return nil }
    // An id stands here once.
    let known: [EventID: LearnerEvent] = events.reduce(into: [:]) { $0[$1.id] = $1 }
    return common.first { known[$0.id] != $0 }
  }

  /// What comes after all that is known, even if the clock was set back meanwhile.
  public func event(_ fact: LearnerEvent.Fact, at time: Timestamp) -> LearnerEvent {
    let place = events.last.map { max(time.seconds, $0.place.nextUp) } ?? time.seconds
    return LearnerEvent(time: time, place: place, fact: fact)
  }

  public static func == (a: Self, b: Self) -> Bool { a.events == b.events }
}
