import Lab

/// A lesson's words in another language: text alone. What is shown, asked and proved with it stays
/// the lesson's.
public struct Translation: Equatable, Sendable {
  public var id: String
  public var title: String
  public var units: [Unit]

  public init(id: String, title: String, units: [Unit] = []) {
    self.id = id
    self.title = title
    self.units = units
  }

  /// The prose of a step, or the texts of a question or a challenge.
  public struct Unit: Equatable, Sendable {
    public var name: String
    /// Of the English that it translates.
    public var mark: String
    public var words: Words
    /// Counted from 1.
    public var line: Int

    public init(name: String, mark: String, words: Words, line: Int) {
      self.name = name
      self.mark = mark
      self.words = words
      self.line = line
    }
  }

  public enum Words: Equatable, Sendable {
    case prose([Paragraph])
    /// By the names of their fields.
    case texts([String: String])
  }

  /// Nil where the English has changed since.
  func words(for unit: Lesson.Unit) -> Words? {
    units.first { $0.name == unit.name && $0.mark == unit.mark }?.words
  }
}

extension Lesson {
  /// What is translated by itself. Its mark tells whether a translation is of the text as it stands.
  public struct Unit: Equatable, Sendable {
    public var name: String
    public var mark: String

    public init(name: String, mark: String) {
      self.name = name
      self.mark = mark
    }

    /// A step's number is its place in the lesson.
    public static func name(ofStep index: Int) -> String { "step \(index + 1)" }
  }

  /// In a translation's words; what that lacks, or has of another English, stays English.
  public func translated(by translation: Translation, in language: Language) -> Lesson {
    var lesson = self
    lesson.title = translation.title
    lesson.hasEnglish = false
    for unit in units {
      guard let words = translation.words(for: unit) else {
        lesson.hasEnglish = true
        continue
      }
      for index in steps.indices {
        lesson.steps[index].take(words, of: unit, at: index, in: language)
      }
    }
    return lesson
  }
}

extension Lesson {
  /// Word by word as a language has it that has no words of its own.
  func spoken(in language: Language) -> Lesson {
    var lesson = self
    lesson.title = language.spoken(title)
    for index in steps.indices {
      lesson.steps[index].prose = steps[index].prose.map { $0.mapped(language.spoken) }
      lesson.steps[index].content.eachText { name, text in
        if !name.hasPrefix("choice ") { text = language.spoken(text) }
      }
    }
    return lesson
  }
}

extension Paragraph {
  fileprivate func mapped(_ told: (String) -> String) -> Paragraph {
    switch self {
    case .heading(let text): .heading(told(text))
    case .text(let text): .text(told(text))
    case .listItem(let mark, let text): .listItem(mark: mark, told(text))
    case .aside(let title, let inside):
      .aside(title: told(title), inside.map { $0.mapped(told) })
    case .code: self
    }
  }
}

extension Lesson.Step {
  fileprivate mutating func take(
    _ words: Translation.Words, of unit: Lesson.Unit, at index: Int, in language: Language
  ) {
    switch words {
    case .prose(let prose) where unit.name == Lesson.Unit.name(ofStep: index): self.prose = prose
    case .texts(let texts) where unit.name == content.id:
      content.eachText { name, text in
        // Nobody is no name: what is offered is the language's word, which is the same answer.
        let isNobody = name.hasPrefix("choice ") && Choice.isNobody(text)
        text = texts[name] ?? (isNobody ? Choice.nobody(in: language) : text)
      }
    case .prose, .texts: break
    }
  }
}
