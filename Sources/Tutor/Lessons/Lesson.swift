import Documents
import Engine
import Text

/// A lesson: steps that share one scene, which grows from the first to the last.
public struct Lesson: Equatable, Sendable {
  public var id: String
  public var title: String
  /// The title in Chinese, where the author gives one.
  public var chineseTitle: String?
  /// From 1, the first hour, to 5, the interview.
  public var level: Int
  /// The lessons to take before.
  public var needs: [String]
  /// What it covers.
  public var rules: [Rule]
  public var steps: [Step]

  /// Some prose, and what it leads to.
  public struct Step: Equatable, Sendable {
    public var prose: [Paragraph]
    public var content: Content
    /// Counted from 1.
    public var line: Int
  }

  public enum Content: Equatable, Sendable {
    case nothing
    case session(SessionBlock)
    case item(Item)
    case challenge(Challenge)
  }

  public func title(in language: Language) -> String {
    switch language {
    case .english: title
    case .simplifiedChinese: chineseTitle ?? title
    }
  }

  public var items: [Item] {
    steps.compactMap { if case .item(let item) = $0.content { item } else { nil } }
  }

  public var challenges: [Challenge] {
    steps.compactMap { if case .challenge(let challenge) = $0.content { challenge } else { nil } }
  }
}

/// Why a document is no lesson: what is wrong, and on which line.
public struct LessonError: Error, Equatable, Sendable {
  public var line: Int
  public var message: String

  init(_ line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}
