import Lab
import System
import Tutor

/// What one is doing at the prompt; the prompt itself says so.
enum PromptMode: Equatable {
  case free
  case lesson(String, step: Int, of: Int)
  case series(String, step: Int, of: Int)

  init(_ mode: Classroom.Mode) {
    self =
      switch mode {
      case .free: .free
      case .lesson(let id, let step, let count): .lesson(id, step: step, of: count)
      case .series(let kind, let step, let count): .series(kind, step: step, of: count)
      }
  }

  /// `hitchain 3> `, `lesson touches 2/5 · 3> `. At most half of the line goes to saying where one
  /// is: on a narrow screen it is said in fewer words, and at last the number stands alone.
  func prompt(cell: Int, columns: Int, in language: Language) -> [Span] {
    let number = Span("\(cell)> ", .prompt)
    if self == .free {
      // The program's own name tells least.
      let hasRoom = columns >= 3 * Layout.width(of: "hitchain")
      return hasRoom ? [Span("hitchain ", .mode), number] : [number]
    }
    let place = names(language).first { Layout.width(of: $0) * 2 <= columns }
    return [Span(place.map { $0 + " · " } ?? "· ", .mode), number]
  }

  /// From the longest to the shortest.
  private func names(_ language: Language) -> [String] {
    switch self {
    case .free: []
    case .lesson(let id, let step, let count):
      [
        PromptPhrase.lesson(id.visible, step: step, of: count).text(in: language),
        "\(id.visible) \(step)/\(count)",
        "\(id.visible) \(step)", "\(step)/\(count)",
      ]
    case .series(let kind, let step, let count):
      [PromptPhrase.series(kind, step: step, of: count).text(in: language), "\(step)/\(count)"]
    }
  }
}
