import Foundation
import Testing
import Tutor

@testable import System

@Suite struct Migrating {
  /// A file of the first version. Its clock went back between the second event and the third.
  static let first = """
    CREATE TABLE events (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      time REAL NOT NULL,
      kind TEXT NOT NULL,
      body TEXT NOT NULL
    );
    INSERT INTO events VALUES
      (1, '00000000000000010000000000000009', 1770000000.5, 'answered',
       '{"item":"q","rules":["HT03"],"right":true,"attempt":1,"hints":0,"solution":false,\
    "misconception":null,"seconds":4.5,"source":"lesson","lesson":"gates"}'),
      (2, '00000000000000010000000000000008', 1770000060.0, 'diagnosed',
       '{"misconception":"m","item":"q"}'),
      (3, '00000000000000010000000000000007', 1760000000.0, 'cured', '{"misconception":"m"}');
    PRAGMA user_version = 1;
    """

  private let folder: RecordFolder

  init() throws {
    folder = try RecordFolder()
    try folder.write(Data())
    try folder.database().run(Self.first)
  }

  @Test func theFirstVersionBecomesTodays() throws {
    var learner = folder.learner
    let record = learner.record()
    #expect(
      record.events.map { $0.fact } == [
        .answered(
          LearnerAnswer(
            item: "q", rules: ["HT03"], isRight: true, seconds: 4.5, lesson: "gates")),
        .diagnosed(misconception: "m", item: "q"), .cured(misconception: "m"),
      ])
    #expect(
      record.events.map { $0.time.seconds } == [1_770_000_000.5, 1_770_000_060, 1_760_000_000])
    #expect(record.held.isEmpty)
    learner.remember(.skipped(item: "later"), at: Timestamp(seconds: 1_760_000_100))
    #expect(learner.takeComplaint() == nil)
    #expect(folder.record.skipped == ["later"] && folder.record.events.count == 4)
    #expect(try folder.database().number("PRAGMA user_version") == Schema.version)
  }

  @Test func itIsAllOrNothing() throws {
    let database = try folder.database()
    #expect(throws: Trouble.self) {
      try Schema.migrate(database, by: Schema.migrations + ["NONSENSE"])
    }
    #expect(try database.number("PRAGMA user_version") == 1)
    #expect(
      try database.number("SELECT count(*) FROM pragma_table_info('events') WHERE name = 'zone'")
        == 0)
  }

  @Test func twoProgramsMigrateOnce() async {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [path = folder.path] in
          #expect(ProgressStore(folder: path).read().complaint == nil)
        }
      }
    }
    #expect(folder.record.events.count == 3)
  }
}

extension Database {
  /// The number that a statement such as `PRAGMA user_version` comes to.
  func number(_ text: String) throws -> Int {
    let statement = try prepare(text)
    return try statement.step() ? statement.number(0) ?? 0 : 0
  }
}
