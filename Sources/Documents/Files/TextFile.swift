#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files by their path, read and written whole.
public enum TextFile {
  /// A file's bytes; one that is larger than the limit is not read to its end.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    // A pipe that nobody writes to must not hold the program up.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path, .noFile)
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { buffer in
        retrying { systemRead(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { throw .unreadable(path) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw FileError(path, .tooLarge(megabytes: limit >> 20))
      }
    }
  }

  /// Is there something at this path already?
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

extension FileError {
  /// With what the system says of its last call.
  static func unreadable(_ path: String) -> FileError {
    FileError(path, .unreadable(String(cString: strerror(errno))))
  }

  static func unwritable(_ path: String) -> FileError {
    FileError(path, .unwritable(String(cString: strerror(errno))))
  }
}

/// `read`, where a method of the same name hides it.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{ read(descriptor, buffer, count) }
