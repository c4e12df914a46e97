/// The tables, and how those of older versions become those of today.
///
/// A change of the tables is one more migration at the end, and so is a new sort of event: an older
/// program would leave it out of what it knows.
enum Schema {
  static let migrations: [String] = [
    """
    CREATE TABLE events (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      time REAL NOT NULL,
      kind TEXT NOT NULL,
      body TEXT NOT NULL
    );
    """,
    // Events came in the order of their numbers, whatever the clock said.
    """
    ALTER TABLE events ADD COLUMN zone INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE events ADD COLUMN place REAL NOT NULL DEFAULT 0;
    UPDATE events SET place = ordered.place FROM (
      SELECT number, max(time) OVER (ORDER BY number) + number * 0.000001 AS place FROM events
    ) AS ordered WHERE ordered.number = events.number;
    """,
  ]

  static var version: Int { migrations.count }

  static func migrate(_ database: Database) throws(Trouble) {
    guard try isOlder(database) else { return }
    try database.transaction { () throws(Trouble) in
      // Another program may have been faster.
      guard try isOlder(database) else { return }
      do throws(DatabaseError) {
        for migration in migrations[try database.number("PRAGMA user_version")...] {
          try database.run(migration)
        }
        try database.run("PRAGMA user_version = \(version)")
      } catch { throw .database(error) }
    } orElse: {
      .database($0)
    }
  }

  private static func isOlder(_ database: Database) throws(Trouble) -> Bool {
    let found: Int
    do throws(DatabaseError) {
      found = try database.number("PRAGMA user_version")
    } catch { throw .database(error) }
    // No program of ours counts below nothing.
    guard (0...version).contains(found) else { throw .newer }
    return found < version
  }
}
