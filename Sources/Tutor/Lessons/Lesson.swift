import Engine

/// A lesson: steps that share one scene, which grows from the first to the last.
public struct Lesson: Equatable, Sendable {
  public var id: String
  public var title: String
  /// From 1, the first hour, to 5, the interview.
  public var level: Int
  /// The lessons to take before.
  public var needs: [String]
  /// What it covers.
  public var rules: [Rule]
  public var steps: [Step]
  /// Its text, taken apart as it is translated.
  public var units: [Unit]
  /// Is any of its text English?
  public var hasEnglish = true

  public init(
    id: String, title: String, level: Int, needs: [String] = [], rules: [Rule], steps: [Step],
    units: [Unit] = []
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.needs = needs
    self.rules = rules
    self.steps = steps
    self.units = units
    // Somebody's own lesson may be in Chinese altogether.
    hasEnglish = !title.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
  }

  /// Some prose, and what it leads to.
  public struct Step: Equatable, Sendable {
    public var prose: [Paragraph]
    public var content: Content
    /// Counted from 1.
    public var line: Int

    public init(prose: [Paragraph], content: Content, line: Int) {
      self.prose = prose
      self.content = content
      self.line = line
    }
  }

  public enum Content: Equatable, Sendable {
    case nothing
    case demonstration(Demonstration)
    case item(Item)
    case challenge(Challenge)
  }

  /// Commands that show something, or make the scene.
  public struct Demonstration: Equatable, Sendable {
    public var commands: [String]
    /// It makes the scene, and its answers are left out.
    public var isQuiet: Bool
    /// It shows what goes wrong.
    public var mustFail: Bool

    public init(_ commands: [String], isQuiet: Bool = false, mustFail: Bool = false) {
      self.commands = commands
      self.isQuiet = isQuiet
      self.mustFail = mustFail
    }
  }

  public var items: [Item] {
    steps.compactMap { if case .item(let item) = $0.content { item } else { nil } }
  }

  public var challenges: [Challenge] {
    steps.compactMap { if case .challenge(let challenge) = $0.content { challenge } else { nil } }
  }
}
