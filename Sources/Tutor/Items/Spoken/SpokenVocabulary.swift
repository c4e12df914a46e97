import Lab

/// What one language contributes to understanding what is said: a page of its handbook.
struct SpokenVocabulary {
  /// Its sections; what each is for stands on the page.
  enum Part: String, CaseIterable {
    case small, denials, irregular, same, answering, subjects, openers, conditions, breaks, turns
    case idle, opposites
  }

  /// `- name: form, another form`.
  struct Row {
    var name: String
    var forms: [String]
  }

  private let sections: [Section]

  init(_ language: Language) {
    let path = "handbook/" + Handbook.path(Handbook.spoken, in: language)
    sections = Page(Books.file(path) ?? []).sections
  }

  func rows(of part: Part) -> [Row] {
    sections.first { $0.name == part.rawValue }?.fields.map {
      Row(name: $0.name, forms: Self.listed($0.value))
    } ?? []
  }

  /// Of a section without names.
  func words(of part: Part) -> [String] { rows(of: part).flatMap { Self.listed($0.name) } }

  private static func listed(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == "、" }.map { $0.trimmed }
  }
}
