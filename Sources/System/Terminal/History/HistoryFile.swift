/// The file that keeps the history: an entry a line, the newest last, in UTF-8. In an entry `\n`
/// is a new line and `\\` a backslash.
///
/// Several sessions add to one file at the same time: each holds a lock while it writes. A file
/// that is too long is written anew beside the old one and then takes its place, so that no reader
/// ever meets half of it.
public struct HistoryFile: Sendable {
  public let path: String
  /// So many entries are kept.
  let limit: Int

  /// Nobody types a longer one; a file with such a line is none of ours.
  private static let entryLimit = 1 << 18

  public init(path: String, limit: Int = 5000) {
    self.path = path
    self.limit = limit
  }

  // MARK: Reading

  /// The entries; lines that make no sense are passed over, and a file that cannot be read is one
  /// without any.
  public func read() -> [String] {
    do throws(SystemError) {
      let lines = try contents(of: OpenFile(reading: path)).split(separator: 0x0A)
      return Array(lines.compactMap { HistoryFile.decode($0) }.suffix(limit))
    } catch { return [] }
  }

  private func contents(of file: borrowing OpenFile) throws(SystemError) -> [UInt8] {
    let status = try file.status()
    guard status.kind == .file else { return [] }
    // Of a huge file, the end.
    let most = limit * 1024
    file.seek(to: max(0, status.size - most))
    return try file.rest(limit: 2 * most) ?? []
  }

  // MARK: Writing

  public func append(_ entry: String) throws(FileError) {
    let bytes = HistoryFile.encode(entry)
    guard bytes.count < HistoryFile.entryLimit else { return }
    let file = try openLocked()
    // Not before a shorter one has its place.
    defer { file.unlock() }
    let shortened: [UInt8]?
    do throws(SystemError) {
      try add(bytes, to: file)
      shortened = try rest(of: file)
    } catch { throw FileError(path, .unwritable(error)) }
    guard let shortened else { return }
    try TextFile.replace(path, with: shortened, overwriting: true)
  }

  /// The file, locked; made where there is none. A session that shortens the file puts another in
  /// its place: then the one we have locked is the wrong one.
  private func openLocked() throws(FileError) -> OpenFile {
    do throws(SystemError) {
      for _ in 0..<100 {
        let file = try openOrMake()
        // Some network file systems know no locks. The write is one call even so.
        try? file.lock()
        let ours = try file.status().identity
        if ours == FileStatus(path)?.identity { return file }
      }
      throw SystemError(number: EAGAIN)
    } catch { throw FileError(path, .unwritable(error)) }
  }

  private func openOrMake() throws(SystemError) -> OpenFile {
    if FileStatus(path) == nil { try? Folder.make(Folder.of(path)) }
    let file = try OpenFile(appendingTo: path, mode: 0o600)
    let status = try file.status()
    guard status.kind == .file else { throw SystemError(number: EINVAL) }
    // Root may write it all the same.
    guard status.permissions & S_IWUSR != 0 else { throw SystemError(number: EACCES) }
    // What one types is one's own.
    if status.permissions & 0o077 != 0 { file.setPermissions(0o600) }
    return file
  }

  private func add(_ bytes: [UInt8], to file: borrowing OpenFile) throws(SystemError) {
    let size = try file.status().size
    // What another program tore off must not take our entry with it.
    file.seek(to: max(0, size - 1))
    let end = try file.rest(limit: 1)
    let isTorn = end != [] && end != [0x0A]
    do throws(SystemError) { try file.write(isTorn ? [0x0A] + bytes : bytes) } catch {
      // What there was room for is no entry.
      file.truncate(to: size)
      throw error
    }
  }

  /// What stays of a file that has grown too long; nil where it may stay as it is. It has a fifth to
  /// spare, so that it is not written anew for every line.
  private func rest(of file: borrowing OpenFile) throws(SystemError) -> [UInt8]? {
    let size = try file.status().size
    guard size > limit * 8 else { return nil }
    let lines = try contents(of: file).split(separator: 0x0A)
    guard lines.count > limit + limit / 5 || size > limit * 1024 else { return nil }
    var kept: [UInt8] = []
    for line in lines.suffix(limit) where HistoryFile.decode(line) != nil {
      kept += line
      kept.append(0x0A)
    }
    return kept
  }

  // MARK: Entries

  static func encode(_ entry: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case 0x0A: bytes += "\\n".utf8
      case UInt8(ascii: "\\"): bytes += "\\\\".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(0x0A)
    return bytes
  }

  /// Nil for what we cannot have written: no UTF-8, or with control characters.
  static func decode(_ line: ArraySlice<UInt8>) -> String? {
    guard line.count < entryLimit, !line.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    var isEscaped = false
    for byte in line {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? 0x0A : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    guard !bytes.isEmpty, !isEscaped else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}
