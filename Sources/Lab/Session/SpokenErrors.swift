extension Language {
  /// How a script ends that had errors.
  public func failed(_ count: Int) -> String {
    SessionPhrase.commandsFailed(count).text(in: self)
  }
}

extension Reply {
  /// Was it ended before its end? It has changed nothing then.
  public var isStopped: Bool { error?.code == RunError.stopped.code }

  /// What is wrong, in the reply's language.
  public var errorMessage: String? { error?.text(in: language) }

  /// What is wrong, and a caret under the place in the line. Of a script it says which line it is.
  public func complaint(under line: String, width: Int = 80) -> String? {
    error?.rendered(
      line: error?.row?.text ?? line, place: place ?? "", width: width, in: language)
  }

  /// Where in a script it stood, to go before a complaint.
  public var place: String? { line.map { SessionPhrase.lineNumber($0).text(in: language) } }
}
