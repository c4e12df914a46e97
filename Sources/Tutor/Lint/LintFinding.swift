import Lab

/// Something about a lesson that is not as it must be.
public struct LintFinding: Error, Equatable, Sendable {
  /// The lesson's file.
  public var path: String
  /// Counted from 1; nil where it is the whole file that cannot be read.
  public var line: Int?
  public var message: Spoken

  public init(path: String, line: Int?, message: Spoken) {
    self.path = path
    self.line = line
    self.message = message
  }

  init(path: String, line: Int?, _ fault: some Phrase) {
    self.init(path: path, line: line, message: Spoken(fault))
  }

  /// `lessons/a.md:3: …`
  public func text(in language: Language) -> String {
    path + (line.map { ":\($0)" } ?? "") + ": " + message.text(in: language)
  }
}
