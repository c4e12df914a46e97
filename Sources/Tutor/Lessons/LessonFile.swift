import Lab

/// A translation and the file it is in.
public struct TranslationFile: Sendable {
  public var path: String
  public var translation: Translation

  public init(path: String, translation: Translation) {
    self.path = path
    self.translation = translation
  }
}

/// A lesson and the file it is in.
public struct LessonFile: Sendable {
  public var path: String
  public var lesson: Lesson
  /// Read when it is asked for: few learners want more than one.
  public var translation: Translating

  /// A file with a lesson's text in a language, nil where there is none or it cannot be read, and
  /// what is wrong with it.
  public typealias Translating =
    @Sendable (Language) -> (file: TranslationFile?, failures: [LintFinding])

  public init(
    path: String, lesson: Lesson, translation: @escaping Translating = { _ in (nil, []) }
  ) {
    self.path = path
    self.lesson = lesson
    self.translation = translation
  }

  /// As far as it is translated.
  func lesson(in language: Language) -> Lesson {
    let found = translation(language).file ?? translation(language.words).file
    let told =
      found.map { lesson.translated(by: $0.translation, in: language.words) } ?? lesson
    return language == .pseudo ? told.spoken(in: language) : told
  }

  /// What the file is called, without its folder and its ending.
  var stem: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".md") ? name.dropLast(3) : name)
  }
}
