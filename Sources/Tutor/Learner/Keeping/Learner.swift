/// A learner's record, and where it is kept.
public struct Learner {
  private var known = LearnerRecord()
  private let journal: LearnerJournal
  /// What went wrong since it was last asked for.
  private var complaint: Complaint?
  /// Why the record is not all that was ever kept.
  private(set) var missing: Complaint?

  /// Nothing is opened before the record is first looked at: most who start the program have no
  /// lesson in mind.
  public init(journal: LearnerJournal = .nowhere()) { self.journal = journal }

  /// With what other programs kept meanwhile.
  public mutating func record() -> LearnerRecord {
    refresh()
    return known
  }

  /// Keeps what happened at once: all of it or, should the program end in the middle, nothing.
  public mutating func remember(_ facts: [LearnerEvent.Fact], at time: Timestamp) {
    // What is new comes after what others kept.
    refresh()
    let count = known.events.count
    for fact in facts { known.add(known.event(fact, at: time)) }
    keep(Array(known.events[count...]))
  }

  /// Takes the events of another machine, all or none. Returns how many were new.
  public mutating func merge(_ events: [LearnerEvent]) throws(ProgressFileError) -> Int {
    refresh()
    if let other = known.contradiction(in: events) {
      throw ProgressFileError(nil, .idKnown(other.id.text))
    }
    let count = known.add(events)
    if count > 0 { keep(events) }
    return count
  }

  /// Before the end: writes what could not be written when it happened.
  public mutating func flush() { keep([]) }

  /// To be told once, in one line.
  public mutating func takeComplaint() -> Complaint? {
    defer { complaint = nil }
    return complaint
  }

  private mutating func refresh() {
    let news = journal.read()
    missing = news.missing
    take(news)
  }

  private mutating func keep(_ events: [LearnerEvent]) { take(journal.keep(events)) }

  private mutating func take(_ news: JournalNews) {
    known.add(news.events)
    complaint = complaint ?? news.complaint
    guard news.wantsAll else { return }
    // Should that be lost too, asking again might not end.
    let again = journal.keep(known.events)
    complaint = complaint ?? again.complaint
  }
}
