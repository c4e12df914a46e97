import CSQLite

/// What SQLite could not do.
struct DatabaseError: Error, Equatable {
  enum Kind: Equatable {
    case damaged, full, readOnly, busy, cannotOpen, other
  }

  var kind: Kind
  var message: String

  /// Of what a connection did last.
  init(_ code: Int32, on handle: OpaquePointer?) {
    message = String(cString: sqlite3_errstr(code))
    switch code & 0xFF {
    case SQLITE_CORRUPT, SQLITE_NOTADB: kind = .damaged
    case SQLITE_FULL: kind = .full
    case SQLITE_READONLY: kind = .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: kind = .busy
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: kind = .cannotOpen
    default: kind = .other
    }
    guard let handle, kind == .other || kind == .cannotOpen else { return }
    message = String(cString: sqlite3_errmsg(handle))
    // The system knows better why a file cannot be opened or grow.
    let system = SystemError(number: sqlite3_system_errno(handle))
    guard system.number != 0 else { return }
    message = system.message
    if system.isFull { kind = .full }
    if system.isReadOnly { kind = .readOnly }
  }
}
