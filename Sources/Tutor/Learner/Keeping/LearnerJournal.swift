/// Where events are kept.
///
/// Nothing that goes wrong there stops a lesson: the events stay in memory, and one line says what
/// is wrong.
public struct LearnerJournal {
  /// What was kept by this program and by others since the last call; at the first, all there is.
  var read: () -> JournalNews
  /// Keeps all of them. An event that is there already is left as it is.
  var keep: ([LearnerEvent]) -> JournalNews

  public init(
    read: @escaping () -> JournalNews, keep: @escaping ([LearnerEvent]) -> JournalNews
  ) {
    self.read = read
    self.keep = keep
  }

  /// For `--no-progress`, rehearsals, documents and tests: leaves no trace. The complaint is what is
  /// told of that, once, to somebody whom it may surprise.
  public static func nowhere(telling complaint: Complaint? = nil) -> LearnerJournal {
    var untold = complaint
    return LearnerJournal(read: { JournalNews() }) { events in
      guard !events.isEmpty else { return JournalNews() }
      defer { untold = nil }
      return JournalNews(complaint: untold)
    }
  }
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
