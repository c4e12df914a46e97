import Engine

/// What phrases need besides a decision: the names of things, and the rules in force.
public struct Names: Sendable {
  public let scene: Scene
  public let rules: Rulebook
  /// How the language shows a name in the middle of a sentence.
  let marked: @Sendable (String) -> String

  subscript(view: ViewID) -> String { marked(scene.name(of: view)) }
  subscript(controller: ControllerID) -> String {
    marked(scene.name(of: Object.controller(controller)))
  }
  subscript(recognizer: RecognizerID) -> String { marked(scene.name(of: recognizer)) }
  subscript(responder: Responder) -> String { marked(scene.name(of: responder)) }
  subscript(object: Object) -> String { marked(scene.name(of: object)) }
  subscript(word: WordID) -> String { marked(scene.text(of: word)) }

  /// A view, or the screen, which has no name.
  func space(_ view: ViewID?, screen: String) -> String {
    view.map { self[$0] } ?? screen
  }

  /// Names with arrows between them; of very many only the first and last few.
  func path(_ responders: [Responder], more: (Int) -> String) -> String {
    shortened(responders.map { scene.name(of: $0) }, more: more).joined(separator: " → ")
  }

  /// The first five and the last four, where there are more than a dozen.
  func shortened(_ items: [String], more: (Int) -> String) -> [String] {
    guard items.count > 12 else { return items }
    return items.prefix(5) + [more(items.count - 9)] + items.suffix(4)
  }
}
