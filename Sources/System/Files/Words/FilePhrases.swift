import Lab

extension FileError: Phrase {
  /// With the file's name.
  public var english: String { "\(path.visible(keepingTabs: true)): \(problem.english)" }
  public var chinese: String { "\(path.visible(keepingTabs: true))：\(problem.chinese)" }
}

extension FileError.Problem: Phrase {}

extension SystemError: Phrase {}
