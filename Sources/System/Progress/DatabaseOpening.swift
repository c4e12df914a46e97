/// Opens the database, so that what comes out is a table of today's version.
struct Opening {
  let folder: ProgressFolder
  let limits: Limits

  /// For tests: what a disk or another program would do.
  struct Limits {
    var access = Database.Access.readWrite
    var pages: Int?
    /// In milliseconds.
    var patience: Int32 = 1_000
  }

  enum Purpose {
    case reading, writing
  }

  func open(for purpose: Purpose) throws(Trouble) -> Database {
    do throws(Trouble) { return try open(limits.access) } catch {
      // In a folder that cannot be written, SQLite may not open what it could read; nor on a full
      // disk, where its helper files have no room.
      guard case .database(let first) = error,
        [.cannotOpen, .readOnly].contains(first.kind)
          || (first.kind == .full && purpose == .reading)
      else { throw error }
      do throws(Trouble) { return try open(.immutable) } catch let second {
        throw second.isForGood ? second : error
      }
    }
  }

  private func open(_ access: Database.Access) throws(Trouble) -> Database {
    let database: Database
    do throws(DatabaseError) {
      database = try Database(path: folder.file, access: access, patience: limits.patience)
      if let pages = limits.pages { try database.run("PRAGMA max_page_count = \(pages)") }
    } catch { throw .database(error) }
    try Schema.migrate(database)
    guard !database.isReadOnly else { return database }
    do throws(DatabaseError) {
      // Readers and a writer do not wait for each other. It stays so in the file.
      try database.run("PRAGMA journal_mode = WAL")
    } catch {
      // Another program is at it.
      guard error.kind == .busy else { throw .database(error) }
    }
    return database
  }

  /// Puts a damaged file aside, unless another program did so meanwhile. Returns what it is called
  /// now; nil where there was nothing to do.
  func putAside() throws(Trouble) -> String? {
    guard limits.access == .readWrite else { throw .damagedInPlace }
    let (kept, isDone) = folder.locked { () -> (String?, Bool) in
      guard !isSound else { return (nil, true) }
      do throws(SystemError) { return (try folder.putAside(), true) } catch {
        return (nil, false)
      }
    }
    guard isDone else { throw .damagedInPlace }
    return kept
  }

  private var isSound: Bool {
    do throws(DatabaseError) {
      let database = try Database(
        path: folder.file, access: .readWrite, patience: limits.patience)
      let check = try database.prepare("PRAGMA quick_check(1)")
      return try check.step() && check.text(0) == "ok"
    } catch { return error.kind != .damaged }
  }
}
