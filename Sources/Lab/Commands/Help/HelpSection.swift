/// What help says that is no line a command: a section of the page `help.md` of each language's folder in the
/// handbook.
public enum HelpSection: String, CaseIterable, Phrase {
  /// Before the commands and after them.
  case beginning, end
  case swift
  /// Above the words of somebody's own language.
  case words

  public var english: String { text(of: .english) }
  public var chinese: String { text(of: .simplifiedChinese) }

  private func text(of language: Language) -> String {
    Page(Books.file("handbook/\(language.rawValue)/help.md") ?? []).text(of: rawValue)
      .joined(separator: "\n")
  }
}
