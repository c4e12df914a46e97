import CommandLanguage

/// A file that could not be read or written, and why.
public struct FileError: Error, Equatable, Sendable {
  public var path: String
  public var reason: String

  public init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  public var message: String { "\(path.visible(keepingTabs: true)): \(reason)" }
}
