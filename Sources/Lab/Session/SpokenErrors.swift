import CommandLanguage
import Text

extension Language {
  /// How errors, help and completion speak it.
  public var commandWording: CommandWording {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    }
  }

  /// How a script ends that had errors.
  public func failed(_ count: Int) -> String {
    Wording(self).pick(
      count == 1 ? "1 command failed." : "\(count) commands failed.", "有 \(count) 条命令失败。")
  }
}

extension Reply {
  /// Was it ended before its end? It has changed nothing then.
  public var isStopped: Bool { error?.code == RunError.stopped.code }

  /// What is wrong, in the reply's language.
  public var errorMessage: String? { error?.message(in: language.commandWording) }

  /// What is wrong, and a caret under the place in the line. Of a script it says which line it is.
  public func complaint(under line: String, width: Int = 80) -> String? {
    error?.rendered(
      line: line, place: place ?? "", width: width, in: language.commandWording)
  }

  /// Where in a script it stood, to go before a complaint.
  public var place: String? { line.map { Wording(language).lineNumber($0) } }
}
