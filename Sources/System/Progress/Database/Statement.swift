import CSQLite

/// One statement, with values to fill in and rows to read.
final class Statement {
  private let handle: OpaquePointer
  /// A statement without its connection is nothing.
  private let database: Database

  init(_ handle: OpaquePointer, on database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Places count from 1.
  func bind(_ value: String, at place: Int32) throws(DatabaseError) {
    var value = value
    let code = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_copy_of_text(handle, place, $0.baseAddress, Int32($0.count))
      }
    }
    try check(code)
  }

  func bind(_ value: Double, at place: Int32) throws(DatabaseError) {
    try check(sqlite3_bind_double(handle, place, value))
  }

  func bind(_ value: Int, at place: Int32) throws(DatabaseError) {
    try check(sqlite3_bind_int64(handle, place, Int64(value)))
  }

  /// Whether there is another row.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.error(code)
    }
  }

  /// Ready for other values.
  func reset() { sqlite3_reset(handle) }

  // MARK: The row at hand, its columns counted from 0

  /// Nil where it is something else: SQLite does not hold columns to their types.
  func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(handle, column) == SQLITE_TEXT,
      let start = sqlite3_column_text(handle, column)
    else { return nil }
    let bytes = UnsafeBufferPointer(
      start: start, count: Int(sqlite3_column_bytes(handle, column)))
    return String(validating: bytes, as: UTF8.self)
  }

  func real(_ column: Int32) -> Double? {
    guard sqlite3_column_type(handle, column) == SQLITE_FLOAT else { return nil }
    return sqlite3_column_double(handle, column)
  }

  func number(_ column: Int32) -> Int? {
    guard sqlite3_column_type(handle, column) == SQLITE_INTEGER else { return nil }
    return Int(sqlite3_column_int64(handle, column))
  }

  private func check(_ code: Int32) throws(DatabaseError) {
    guard code == SQLITE_OK else { throw database.error(code) }
  }
}
