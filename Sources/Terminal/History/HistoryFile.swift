#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file that keeps the history: an entry a line, the newest last, in UTF-8. In an entry `\n`
/// is a new line and `\\` a backslash.
///
/// Several sessions add to one file at the same time: each holds a lock while it writes. A file
/// that is too long is written anew beside the old one and then takes its place, so that no reader
/// ever meets half of it.
public struct HistoryFile: Sendable {
  public struct Failure: Error {
    public var path: String
    /// What the system said.
    public var reason: String

    init(_ path: String) {
      self.path = path
      reason = String(cString: strerror(errno))
    }
  }

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
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return Array(entries(in: file).suffix(limit))
  }

  private func entries(in file: Int32) -> [String] {
    contents(of: file).split(separator: 0x0A).compactMap { HistoryFile.decode($0) }
  }

  private func contents(of file: Int32) -> [UInt8] {
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    // Of a huge file, the end.
    let most = limit * 1024
    let size = Int(status.st_size)
    if size > most { lseek(file, off_t(size - most), SEEK_SET) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(max(size, 1), 1 << 16))
    while bytes.count <= most {
      #if canImport(Glibc)
        let count = Glibc.read(file, &chunk, chunk.count)
      #else
        let count = Darwin.read(file, &chunk, chunk.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  // MARK: Writing

  public func append(_ entry: String) throws(Failure) {
    let file = try openLocked()
    defer { close(file) }
    var bytes = HistoryFile.encode(entry)
    guard bytes.count < HistoryFile.entryLimit else { return }
    // What another program tore off must not take our entry with it.
    if !endsInNewline(file) { bytes.insert(0x0A, at: 0) }
    let size = lseek(file, 0, SEEK_END)
    guard HistoryFile.write(bytes, to: file) else {
      let failure = Failure(path)
      // What there was room for is no entry.
      if size >= 0 { ftruncate(file, size) }
      throw failure
    }
    try shorten(file)
  }

  /// The file, locked; made where there is none. A session that shortens the file puts another in
  /// its place: then the one we have locked is the wrong one.
  private func openLocked() throws(Failure) -> Int32 {
    for _ in 0..<100 {
      let file = try openOrMake()
      while flock(file, LOCK_EX) == -1 {
        guard errno == EINTR else {
          // Some network file systems know no locks. The write is one call even so.
          return file
        }
      }
      var ours = stat()
      var current = stat()
      if fstat(file, &ours) == 0, stat(path, &current) == 0, ours.st_ino == current.st_ino,
        ours.st_dev == current.st_dev
      {
        return file
      }
      close(file)
    }
    throw Failure(path)
  }

  private func openOrMake() throws(Failure) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    var file = open(path, flags, 0o600)
    if file < 0, errno == ENOENT {
      makeFolders()
      file = open(path, flags, 0o600)
    }
    guard file >= 0 else { throw Failure(path) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      errno = EINVAL
      throw Failure(path)
    }
    // What one types is one's own.
    if status.st_mode & 0o077 != 0 { fchmod(file, 0o600) }
    return file
  }

  private func makeFolders() {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      mkdir(folder, 0o700)
    }
  }

  private func endsInNewline(_ file: Int32) -> Bool {
    let size = lseek(file, 0, SEEK_END)
    guard size > 0 else { return true }
    var last: UInt8 = 0
    return pread(file, &last, 1, size - 1) != 1 || last == 0x0A
  }

  /// With a fifth to spare, so that the file is not written anew for every line.
  private func shorten(_ file: Int32) throws(Failure) {
    let size = lseek(file, 0, SEEK_END)
    guard size > limit * 8 else { return }
    lseek(file, 0, SEEK_SET)
    let bytes = contents(of: file)
    let lines = bytes.split(separator: 0x0A)
    guard lines.count > limit + limit / 5 || size > limit * 1024 else { return }
    var kept: [UInt8] = []
    for line in lines.suffix(limit) where HistoryFile.decode(line) != nil {
      kept += line
      kept.append(0x0A)
    }
    // Where the path is a link, the file it leads to.
    guard let real = realpath(path, nil) else { throw Failure(path) }
    defer { free(real) }
    let target = String(cString: real)
    let beside = "\(target).\(getpid())"
    let new = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard new >= 0 else { throw Failure(beside) }
    let isWritten = HistoryFile.write(kept, to: new) && fsync(new) == 0
    close(new)
    guard isWritten, rename(beside, target) == 0 else {
      let failure = Failure(beside)
      unlink(beside)
      throw failure
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(file, $0.baseAddress, $0.count)
        #else
          Darwin.write(file, $0.baseAddress, $0.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
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
