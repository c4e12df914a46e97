import Terminal

/// What one is doing at the prompt; the prompt itself says so.
enum PromptMode: Equatable {
  case free
  case lesson(String, step: Int, of: Int)
  case replay(step: Int, of: Int)

  /// `hitchain 3> `, `lesson touches 2/5 · 3> `; on a narrow screen the number alone.
  func prompt(cell: Int, columns: Int) -> [Span] {
    let name =
      switch self {
      case .free: "hitchain"
      case .lesson(let id, let step, let count): "lesson \(id) \(step)/\(count) ·"
      case .replay(let step, let count): "replay \(step)/\(count) ·"
      }
    let number = Span("\(cell)> ", .prompt)
    guard name.count * 3 <= columns else {
      return self == .free ? [number] : [Span("· ", .mode), number]
    }
    return [Span(name + " ", .mode), number]
  }
}
