/// Earlier states of a line, for Ctrl-_. A word that is typed is one step.
struct UndoStack {
  private struct State {
    var text = ""
    var cursor = 0
  }

  private var states: [State] = []
  private var current = State()
  private var wasTyping = false

  /// Called before every key, with the line and the key that made it so.
  mutating func note(text: String, cursor: Int, after key: Key?) {
    var isTyping = false
    if case .text(let scalar) = key { isTyping = scalar != " " }
    defer { wasTyping = isTyping }
    if text != current.text, !(isTyping && wasTyping) { states.append(current) }
    current = State(text: text, cursor: cursor)
  }

  mutating func undo() -> (text: String, cursor: Int)? {
    guard let last = states.popLast() else { return nil }
    current = last
    return (last.text, last.cursor)
  }
}
