/// Where events are kept.
///
/// Nothing that goes wrong there stops a lesson: the events stay in memory, and one line says what
/// is wrong.
public protocol LearnerJournal: AnyObject {
  /// What was kept by this program and by others since the last call; at the first, all there is.
  func read() -> JournalNews

  /// Keeps all of them. An event that is there already is left as it is.
  func keep(_ events: [LearnerEvent]) -> JournalNews
}

public struct JournalNews: Equatable, Sendable {
  /// May hold events that are known already.
  public var events: [LearnerEvent] = []
  /// To be told once.
  public var complaint: Complaint?
  /// Why what was kept cannot all be read, each time that it is asked for.
  public var missing: Complaint?
  /// What was kept is gone, and a new journal was begun: it takes everything that is in memory.
  public var wantsAll = false

  public init(
    events: [LearnerEvent] = [], complaint: Complaint? = nil, missing: Complaint? = nil,
    wantsAll: Bool = false
  ) {
    self.events = events
    self.complaint = complaint
    self.missing = missing
    self.wantsAll = wantsAll
  }
}

/// For `--no-progress`, rehearsals, documents and tests: leaves no trace.
public final class Nowhere: LearnerJournal {
  /// What is told of that, to somebody whom it may surprise.
  private var complaint: Complaint?

  public init(telling complaint: Complaint? = nil) { self.complaint = complaint }

  public func read() -> JournalNews { JournalNews() }

  public func keep(_ events: [LearnerEvent]) -> JournalNews {
    guard !events.isEmpty else { return JournalNews() }
    defer { complaint = nil }
    return JournalNews(complaint: complaint)
  }
}
