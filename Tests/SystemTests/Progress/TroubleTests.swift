import Foundation
import Testing
import Tutor

@testable import System

/// Whatever is wrong with the file, the lesson goes on, and one line says what it is.
@Suite struct Troubles {
  private let folder: RecordFolder

  init() throws { folder = try RecordFolder() }

  /// Two answers, after which there is one complaint and both are known.
  private func study(_ learner: inout Learner) -> Complaint? {
    learner.remember(.skipped(item: "x"), at: .noon(100))
    let complaint = learner.takeComplaint()
    learner.remember(.skipped(item: "y"), at: .noon(101))
    #expect(learner.takeComplaint() == nil)
    #expect(learner.record().skipped.suffix(2) == ["x", "y"])
    return complaint
  }

  // MARK: Damage

  enum Damage: CaseIterable {
    case text, zeros, onlyTheHeader, halfOfIt, noSense

    func bytes(of sound: Data) -> Data {
      switch self {
      case .text: Data("This is no database at all, and it is longer than a header is.".utf8)
      case .zeros: Data(count: 8_192)
      case .onlyTheHeader: sound.prefix(100)
      case .halfOfIt: sound.prefix(sound.count / 2)
      case .noSense: sound.prefix(100) + Data(repeating: 0xA5, count: sound.count - 100)
      }
    }
  }

  @Test(arguments: Damage.allCases)
  func aDamagedFileIsPutAside(damage: Damage) throws {
    folder.fill()
    let bytes = damage.bytes(of: try folder.bytes())
    try folder.write(bytes)
    var learner = folder.learner
    let kept = folder.file + ".damaged-1"
    #expect(study(&learner) == .damaged(path: folder.file, keptAs: kept))
    #expect(try folder.bytes("progress.sqlite.damaged-1") == bytes)
    #expect(folder.record.skipped == ["x", "y"])
  }

  @Test func whatIsInMemoryGoesIntoTheNewFile() throws {
    var learner = folder.learner
    for number in 0..<3 { learner.remember(.skipped(item: "\(number)"), at: .noon(number)) }
    // In place, under the program's hands; the log holds nothing any more.
    try folder.database().run("PRAGMA wal_checkpoint(TRUNCATE)")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file))
    try file.write(contentsOf: Data(repeating: 0xA5, count: 20_000))
    try file.close()
    #expect(study(&learner) == .damaged(path: folder.file, keptAs: folder.file + ".damaged-1"))
    #expect(folder.record.skipped == ["0", "1", "2", "x", "y"])
  }

  @Test func whatCanStillBeReadIsKept() throws {
    folder.fill(400)
    let bytes = try folder.bytes()
    // The last third is lost, and with it the last events.
    let lost = bytes.count / 3
    try folder.write(bytes.dropLast(lost) + Data(repeating: 0xA5, count: lost))
    var learner = folder.learner
    #expect(study(&learner) == .damaged(path: folder.file, keptAs: folder.file + ".damaged-1"))
    let saved = folder.record.skipped
    #expect(saved.count > 50 && saved.suffix(2) == ["x", "y"])
    #expect(saved.dropLast(2) == (0..<saved.count - 2).map { "\($0)" }[...])
  }

  @Test func everyDamagedFileIsKept() throws {
    for number in 1...3 {
      try folder.write(
        Data("damage \(number), and more of it than a header has bytes, so that it is read".utf8))
      var learner = folder.learner
      #expect(
        study(&learner)
          == .damaged(path: folder.file, keptAs: folder.file + ".damaged-\(number)"))
    }
    #expect(
      String(decoding: try folder.bytes("progress.sqlite.damaged-2"), as: UTF8.self).hasPrefix(
        "damage 2"))
  }

  @Test func twoProgramsPutItAsideOnce() throws {
    try folder.write(Data(repeating: 0xA5, count: 8_192))
    var (first, second) = (folder.learner, folder.learner)
    first.remember(.skipped(item: "a"), at: .noon(1))
    second.remember(.skipped(item: "b"), at: .noon(2))
    #expect(folder.record.skipped == ["a", "b"])
    #expect(!folder.names.contains("progress.sqlite.damaged-2"))
  }

  /// Another program has put it aside while this one had it open.
  @Test func aFileThatWasPutAsideIsLeft() throws {
    var first = folder.learner
    first.remember(.skipped(item: "a"), at: .noon(1))
    _ = try ProgressFolder(path: folder.path).putAside()
    var second = folder.learner
    second.remember(.skipped(item: "b"), at: .noon(2))
    first.remember(.skipped(item: "c"), at: .noon(3))
    #expect(first.record().skipped == ["a", "b", "c"])
    #expect(folder.record == first.record())
  }

  @Test func rowsThatMakeNoSenseStayAndDoNotCount() throws {
    folder.fill(2)
    let database = try folder.database()
    try database.run(
      """
      INSERT INTO events (id, time, zone, place, kind, body) VALUES
        ('no id', 1, 0, 1, 'skipped', '{"item":"a"}'),
        ('00000000000000010000000000000002', 1, 0, 1, 'skipped', '{"item":'),
        ('00000000000000010000000000000003', 1, 0, 1, 'unheard-of', '{"item":"a"}'),
        ('00000000000000010000000000000004', 'one', 0, 1, 'skipped', '{"item":"a"}'),
        ('00000000000000010000000000000005', 1, 0, 1, 'skipped', x'00FF'),
        ('00000000000000010000000000000006', 9e999, 0, 1, 'skipped', '{"item":"a"}'),
        ('00000000000000010000000000000007', 1, 86401, 1, 'skipped', '{"item":"a"}'),
        ('00000000000000010000000000000008', 1, 0, -1, 'skipped', '{"item":"a"}')
      """)
    var learner = folder.learner
    #expect(study(&learner) == .unreadable(path: folder.file, events: 8))
    #expect(learner.record().skipped == ["0", "1", "x", "y"])
    #expect(try database.number("SELECT count(*) FROM events") == 12)
  }

  // MARK: Newer

  @Test func aNewerFileIsLeftAsItIs() throws {
    folder.fill()
    try folder.database().run("PRAGMA user_version = \(Schema.version + 1)")
    let bytes = try folder.bytes()
    var learner = folder.learner
    #expect(study(&learner) == .newer(path: folder.file))
    #expect(try folder.bytes() == bytes)
    #expect(folder.names.filter { $0.contains("damaged") }.isEmpty)
  }

  // MARK: Not ours

  /// A file from elsewhere, or one that somebody has changed. Nothing in it runs, and nothing of it
  /// changes.
  @Test(arguments: [
    """
    CREATE TRIGGER t AFTER INSERT ON events BEGIN
      UPDATE events SET kind = 'cured' WHERE number < new.number;
    END
    """,
    "CREATE VIEW v AS SELECT * FROM events", "CREATE INDEX i ON events (time)",
    "CREATE TABLE other (a)", "ALTER TABLE events ADD COLUMN more TEXT",
    "ALTER TABLE events RENAME TO elsewhere; CREATE VIEW events AS SELECT * FROM elsewhere",
    "PRAGMA user_version = 1", "DROP TABLE events; PRAGMA user_version = 0; CREATE TABLE a (b)",
  ])
  func aFileThatIsNotAsWeMakeItIsLeftAsItIs(change: String) throws {
    folder.fill()
    try folder.database().run(change)
    let bytes = try folder.bytes()
    var learner = folder.learner
    #expect(study(&learner) == .foreign(path: folder.file))
    #expect(folder.store.read().missing == .foreign(path: folder.file))
    #expect(try folder.bytes() == bytes)
    #expect(folder.names.filter { $0.contains("damaged") }.isEmpty)
  }

  /// Whoever slips one in while the program has the file open gains nothing.
  @Test func triggersDoNotRun() throws {
    var learner = folder.learner
    learner.remember(.skipped(item: "a"), at: .noon(1))
    let database = try folder.database()
    try database.run(
      """
      CREATE TRIGGER t AFTER INSERT ON events BEGIN
        UPDATE events SET kind = 'cured' WHERE number < new.number;
      END
      """)
    learner.remember(.skipped(item: "b"), at: .noon(2))
    #expect(try database.number("SELECT count(*) FROM events WHERE kind = 'skipped'") == 2)
  }

  // MARK: What is missing is said each time

  @Test func whatCannotBeReadStaysMissing() throws {
    folder.fill(2)
    try folder.database().run("UPDATE events SET body = '{' WHERE number = 1")
    let store = folder.store
    let unreadable = Complaint.unreadable(path: folder.file, events: 1)
    let first = store.read()
    #expect(first.complaint == unreadable && first.missing == unreadable)
    let second = store.read()
    #expect(second.complaint == nil && second.missing == unreadable)
  }

  @Test func whatIsNewerStaysMissing() throws {
    folder.fill()
    try folder.database().run("PRAGMA user_version = 99")
    let store = folder.store
    #expect(store.read().complaint == .newer(path: folder.file))
    #expect(store.read() == JournalNews(missing: .newer(path: folder.file)))
  }

  @Test func whatWasOnlyBusyIsNotMissingAfterwards() throws {
    folder.fill()
    let other = try folder.database()
    try other.run("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    let store = ProgressStore(folder: folder.path, limits: Opening.Limits(patience: 1))
    #expect(store.read().missing == .busy(path: folder.file))
    try other.run("ROLLBACK")
    let news = store.read()
    #expect(news.missing == nil && news.events.count == 3)
  }

  // MARK: What cannot be opened or written

  @Test func aFolderInPlaceOfTheFile() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file, withIntermediateDirectories: false)
    var learner = folder.learner
    guard case .cannotOpen(folder.file, _)? = study(&learner) else {
      Issue.record("It was opened.")
      return
    }
    #expect(folder.names == ["progress.sqlite"])
  }

  @Test func aFileInPlaceOfTheFolder() throws {
    try folder.write(Data("a file".utf8))
    var learner = Learner(journal: ProgressStore(folder: folder.file).journal)
    let file = folder.file + "/progress.sqlite"
    guard case .cannotOpen(file, _)? = study(&learner) else {
      Issue.record("It was opened.")
      return
    }
    #expect(String(decoding: try folder.bytes(), as: UTF8.self) == "a file")
  }

  @Test func aReadOnlyFileIsReadAllTheSame() {
    folder.fill()
    var learner = Learner(
      journal: ProgressStore(folder: folder.path, limits: Opening.Limits(access: .readOnly)).journal
    )
    #expect(learner.record().skipped == ["0", "1", "2"])
    #expect(study(&learner) == .readOnly(path: folder.file))
    #expect(folder.record.skipped == ["0", "1", "2"])
  }

  /// In a folder where others may look and nothing more.
  @Test func aReadOnlyFolder() throws {
    folder.fill()
    for name in folder.names { chmod(folder.path + "/" + name, 0o444) }
    chmod(folder.path, 0o555)
    let lines = try Writer.run(folder.path, count: 2, "nobody")
    #expect(lines.count == 2 && lines[0].contains("read-only") && lines[1] == "kept 1")
    #expect(folder.names == ["progress.sqlite"])
  }

  // MARK: A full disk

  @Test func aFullDisk() throws {
    let store = ProgressStore(folder: folder.path, limits: Opening.Limits(pages: 8))
    var learner = Learner(journal: store.journal)
    var (count, complaint) = (0, Complaint?.none)
    while complaint == nil, count < 1_000 {
      learner.remember(.skipped(item: "\(count)"), at: .noon(count))
      complaint = learner.takeComplaint()
      count += 1
    }
    #expect(complaint == .diskFull(path: folder.file))
    #expect(study(&learner) == nil)
    // What was kept before is there, and the rest is when there is room.
    #expect(folder.record.skipped == (0..<count - 1).map { "\($0)" })
    #expect(folder.store.keep(learner.record().events).complaint == nil)
    #expect(folder.record.skipped == (0..<count).map { "\($0)" } + ["x", "y"])
  }

  @Test func aDiskThatIsFullFromTheStart() throws {
    let store = ProgressStore(folder: folder.path, limits: Opening.Limits(pages: 1))
    var learner = Learner(journal: store.journal)
    #expect(study(&learner) == .diskFull(path: folder.file))
    #expect(folder.record.isEmpty)
    folder.fill(1)
    #expect(folder.record.skipped == ["0"])
  }
}
