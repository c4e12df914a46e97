import CSQLite

/// A connection to a file of SQLite's.
final class Database {
  enum Access {
    case readWrite, readOnly
    /// Where not even SQLite's own helper files can be made beside it.
    case immutable
  }

  private let handle: OpaquePointer

  /// How long another program may hold the file before it is called busy.
  init(path: String, access: Access, patience: Int32) throws(DatabaseError) {
    var flags = SQLITE_OPEN_NOMUTEX
    var name = path
    switch access {
    // Who may only read gets a connection that only reads.
    case .readWrite: flags |= SQLITE_OPEN_READWRITE
    case .readOnly: flags |= SQLITE_OPEN_READONLY
    case .immutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = "file:" + Self.percentEncoded(path) + "?immutable=1"
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(name, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let error = DatabaseError(code, on: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    sqlite3_busy_timeout(handle, patience)
    sqlite3_extended_result_codes(handle, 1)
    // A file from elsewhere may hold anything.
    sqlite3_trust_nothing(handle)
    try run("PRAGMA cell_size_check = ON")
  }

  deinit { sqlite3_close_v2(handle) }

  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Runs statements that have no results.
  func run(_ text: String) throws(DatabaseError) {
    let code = sqlite3_exec(handle, text, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code, on: handle) }
  }

  func prepare(_ text: String) throws(DatabaseError) -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle, text, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw DatabaseError(code, on: handle) }
    return Statement(statement, on: self)
  }

  /// What went wrong in one of its statements.
  func error(_ code: Int32) -> DatabaseError { DatabaseError(code, on: handle) }

  /// All of it or nothing. It starts as a writer, so that it waits its turn at the start and not in
  /// the middle, where SQLite would refuse it.
  func transaction<Failure: Error>(
    _ body: () throws(Failure) -> Void, orElse failure: (DatabaseError) -> Failure
  ) throws(Failure) {
    do throws(DatabaseError) { try run("BEGIN IMMEDIATE") } catch { throw failure(error) }
    do throws(Failure) {
      try body()
      do throws(DatabaseError) { try run("COMMIT") } catch { throw failure(error) }
    } catch {
      // Where SQLite has rolled back already, there is nothing left to do.
      sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
      throw error
    }
  }

  private static func percentEncoded(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let isPlain =
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
        || Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
        || Character(Unicode.Scalar(byte)).isNumber && byte < 0x80
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16)
        text += "%" + (hex.count == 1 ? "0" : "") + hex
      }
    }
    return text
  }
}
