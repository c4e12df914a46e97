/// A file that could not be read or written, and why. Its words are `FileWords`.
public struct FileError: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    case unreadable(SystemError)
    case unwritable(SystemError)
    /// A folder, a device, a pipe or a socket.
    case noFile
    case tooLarge(megabytes: Int)
    case isThere
    /// Its owner may not write it.
    case readOnly
  }

  public var path: String
  public var problem: Problem

  public init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }
}
