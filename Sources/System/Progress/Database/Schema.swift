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

  static func migrate(
    _ database: Database, by migrations: [String] = migrations
  ) throws(Trouble) {
    guard try foundVersion(of: database) < migrations.count else { return }
    try database.transaction { () throws(Trouble) in
      // Another program may have been faster.
      let found = try foundVersion(of: database)
      guard found < migrations.count else { return }
      do throws(DatabaseError) {
        for migration in migrations[found...] { try database.run(migration) }
        try database.run("PRAGMA user_version = \(migrations.count)")
      } catch { throw .database(error) }
    } orElse: {
      .database($0)
    }
  }

  /// Of a file that is as the migrations up to its version have made it.
  private static func foundVersion(of database: Database) throws(Trouble) -> Int {
    let found: Shape
    let isOurs: Bool
    do throws(DatabaseError) {
      found = try Shape(of: database)
      isOurs = try found == Shape(madeBy: migrations.prefix(max(0, found.version)))
    } catch { throw .database(error) }
    // No program of ours counts below nothing.
    guard (0...version).contains(found.version) else { throw .newer }
    guard isOurs else { throw .foreign }
    return found.version
  }

  /// What there is in a file: all tables, indexes, triggers and views, as they were declared.
  private struct Shape: Equatable {
    var version: Int
    var declarations: String

    init(of database: Database) throws(DatabaseError) {
      // In one look: another program may be at it.
      let look = try database.prepare(
        """
        SELECT (SELECT user_version FROM pragma_user_version), (
          SELECT group_concat(type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, ''), char(10))
          FROM (SELECT * FROM sqlite_schema ORDER BY name)
        )
        """)
      _ = try look.step()
      version = look.number(0) ?? 0
      declarations = look.text(1) ?? ""
    }

    /// In memory.
    init(madeBy migrations: ArraySlice<String>) throws(DatabaseError) {
      let database = try Database(path: ":memory:", access: .readWrite, patience: 0)
      for migration in migrations { try database.run(migration) }
      try database.run("PRAGMA user_version = \(migrations.count)")
      try self.init(of: database)
    }
  }
}
