/// Something about a lesson that is not as it must be.
public struct Finding: Error, Equatable, Sendable {
  /// The lesson's file.
  public var path: String
  /// Counted from 1; nil where it is the whole file that cannot be read.
  public var line: Int?
  public var message: String

  public init(path: String, line: Int?, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// `lessons/a.md:3: …`
  public var text: String { path + (line.map { ":\($0)" } ?? "") + ": " + message }
}
