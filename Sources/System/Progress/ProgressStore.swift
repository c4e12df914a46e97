import Tutor

/// A learner's events in SQLite, in `progress.sqlite` of the user's data folder.
///
/// Nothing is opened before it is needed. What cannot be written now is written with what comes
/// next; until then it is in memory.
public final class ProgressStore {
  private let folder: ProgressFolder
  private let opening: Opening
  private var connection: Connection?
  /// Kept in memory only, so far.
  private var pending: [LearnerEvent] = []
  /// What was said, which is not said again before it was otherwise in between.
  private var told: [Complaint] = []
  /// Why nothing is tried any more.
  private var givenUp: Complaint?
  private var missing: Complaint?

  private struct Connection {
    var database: Database
    var identity: FileIdentity?
    /// The row that was read last.
    var last = 0
  }

  /// The folder need not be there yet.
  public convenience init(folder: String) {
    self.init(folder: folder, limits: Opening.Limits())
  }

  init(folder: String, limits: Opening.Limits) {
    self.folder = ProgressFolder(path: folder)
    opening = Opening(folder: self.folder, limits: limits)
  }

  // MARK: The journal

  /// Holds on to the store.
  public var journal: LearnerJournal {
    LearnerJournal(read: { self.read() }, keep: { self.keep($0) })
  }

  public func read() -> JournalNews {
    // Looking leaves no trace.
    guard connection != nil || folder.hasFile else { return JournalNews() }
    var news = attempt { (store, news) throws(Trouble) in try store.read(into: &news) }
    if news.complaint != nil || missing?.isLasting == false { missing = news.complaint }
    news.missing = missing
    return once(news)
  }

  /// Without events, it writes those that could not be written before.
  public func keep(_ events: [LearnerEvent]) -> JournalNews {
    pending += events
    guard !pending.isEmpty else { return JournalNews() }
    return once(attempt { (store, news) throws(Trouble) in try store.write(&news) })
  }

  private func read(into news: inout JournalNews) throws(Trouble) {
    let connected = try connect(&news, for: .reading)
    let rows = EventTable(database: connected.database).rows(after: connected.last)
    news.events += rows.events
    if let error = rows.error { throw .database(error) }
    connection?.last = rows.last
    if rows.unreadable > 0, news.complaint == nil {
      news.complaint = .unreadable(path: folder.file, events: rows.unreadable)
    }
  }

  private func write(_ news: inout JournalNews) throws(Trouble) {
    // What can only be read now may have been so for want of room.
    if connection?.database.isReadOnly == true { connection = nil }
    let database = try connect(&news, for: .writing).database
    do throws(DatabaseError) {
      try EventTable(database: database).insert(pending)
    } catch { throw .database(error) }
    pending = []
    told.removeAll { !$0.isLasting }
  }

  // MARK: What goes wrong

  /// Does something and, where the file is damaged, does it again with a new one.
  private func attempt(
    _ work: (ProgressStore, inout JournalNews) throws(Trouble) -> Void
  ) -> JournalNews {
    var news = JournalNews()
    guard givenUp == nil else { return JournalNews(complaint: givenUp) }
    do throws(Trouble) {
      do throws(Trouble) { try work(self, &news) } catch {
        guard error.isDamage else { throw error }
        try beginAnew(&news)
        try work(self, &news)
      }
    } catch {
      // What stood in the way may be gone next time, and then the file is opened anew.
      connection = nil
      let complaint = error.complaint(about: folder.file)
      if error.isForGood { givenUp = complaint }
      news.complaint = news.complaint ?? complaint
    }
    return news
  }

  /// Without what was said before.
  private func once(_ news: JournalNews) -> JournalNews {
    guard let complaint = news.complaint else { return news }
    var news = news
    if told.contains(complaint) { news.complaint = nil } else { told.append(complaint) }
    return news
  }

  private func beginAnew(_ news: inout JournalNews) throws(Trouble) {
    let isReadOnly = connection?.database.isReadOnly ?? false
    connection = nil
    guard !isReadOnly else { throw .damagedInPlace }
    if let kept = try opening.putAside() {
      news.complaint = .damaged(path: folder.file, keptAs: kept)
    }
    news.wantsAll = true
  }

  // MARK: Connecting

  /// To the file that has the name now: it may have been put aside, or have been deleted.
  private func connect(
    _ news: inout JournalNews, for purpose: Opening.Purpose
  ) throws(Trouble) -> Connection {
    do throws(SystemError) {
      let identity = try folder.identity()
      if let connection, connection.identity == identity { return connection }
      if connection != nil {
        connection = nil
        news.wantsAll = true
      }
      if identity == nil { try folder.make() }
    } catch { throw .system(error) }
    let database = try opening.open(for: purpose)
    let opened = Connection(database: database, identity: try? folder.identity())
    connection = opened
    return opened
  }
}

extension Complaint {
  /// Writing something does not change it.
  fileprivate var isLasting: Bool {
    switch self {
    case .unreadable, .damaged: true
    default: false
    }
  }
}
