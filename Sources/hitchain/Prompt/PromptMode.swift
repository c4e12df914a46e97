import CommandLanguage
import Narration
import Terminal
import Tutor

/// What one is doing at the prompt; the prompt itself says so.
enum PromptMode: Equatable {
  case free
  case lesson(String, step: Int, of: Int)
  case series(String, step: Int, of: Int)
  /// Cells were taken back, and `redo` plays them again.
  case replay(step: Int, of: Int)

  init(_ mode: Classroom.Mode) {
    self =
      switch mode {
      case .free: .free
      case .lesson(let id, let step, let count): .lesson(id, step: step, of: count)
      case .series(let kind, let step, let count): .series(kind, step: step, of: count)
      }
  }

  /// `hitchain 3> `, `lesson touches 2/5 · 3> `; on a narrow screen the number alone.
  func prompt(cell: Int, columns: Int, in words: any PromptWords) -> [Span] {
    let name =
      switch self {
      case .free: "hitchain"
      case .lesson(let id, let step, let count):
        words.lesson(id.visible, step: step, of: count) + " ·"
      case .series(let kind, let step, let count):
        words.series(kind, step: step, of: count) + " ·"
      case .replay(let step, let count): words.replay(step: step, of: count) + " ·"
      }
    let number = Span("\(cell)> ", .prompt)
    guard Layout.width(of: name) * 3 <= columns else {
      return self == .free ? [number] : [Span("· ", .mode), number]
    }
    return [Span(name + " ", .mode), number]
  }
}
