import Lab

extension DocumentError: Phrase {
  public var english: String { problem.english }
  public var chinese: String { problem.chinese }
}

extension DocumentError.Problem: Phrase {}
