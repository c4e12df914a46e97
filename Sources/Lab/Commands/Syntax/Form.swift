import Engine

/// What a command is made of, as usage texts show it.
public indirect enum Form: Equatable, Sendable {
  /// A word that stands there as it is.
  case word(String)
  case value(Sort, label: String)
  case sequence([Form])
  case optional(Form)
  /// One of several.
  case choice([Form])
  /// Any number of them, between commas.
  case list(Form)
  case nothing
}

/// What a word, or several, can stand for.
public enum Sort: Hashable, Sendable {
  case object(ObjectSort)
  case objectOrNil(ObjectSort)
  case newName
  case number(low: Double, high: Double)
  case whole(low: Int, high: Int)
  case point, size, rect, insets, transform, transform3D
  /// Where a finger is: a point, or a view.
  case place
  case duration, angle, boolean
  case choice(WordChoice)
  case selector, className, keyStroke, text
  /// A property of an object, or where it is nil, of any.
  case property(Owner)
  case propertyOrObject
  /// The value of a property that is still open.
  case propertyValue
  case equals
  /// `card.centerX`
  case anchor
  case rule
  /// A command, or one that is a stimulus.
  case command(stimulus: Bool)
  case rulebookPoint
  /// What `help` explains.
  case topic
  case file
  case lesson
  /// What questions are about.
  case questionTopic
}

/// Whose properties.
public enum Owner: Hashable, Sendable {
  case anybody
  case object(Object)
  case view(ViewKind)
  case gesture(Gesture)
  case controller
  case navigationController
}

/// A choice among words, with a name for the choice itself.
public struct WordChoice: Hashable, Sendable {
  public var name: String
  public var words: [String]

  /// A message can list all of its words.
  var isShort: Bool { words.count <= 7 }
}

/// What would have fitted where a word did not.
public enum Expected: Hashable, Sendable {
  case word(String)
  case value(Sort)
}

/// Which objects a command takes.
public enum ObjectSort: Hashable, Sendable {
  case any, view, window, windowScene, control, scrollView, stackView, table, controller, recognizer
  case responder
  case viewOrController
  case controllerOrWindow
  case controlOrRecognizer, responderOrRecognizer
  /// What has a delegate that is asked: a recognizer, a text input or a scroll view, a controller
  /// that is presented.
  case asking
  case owner(of: Property)
  case delegate
  case textInput

  public func accepts(_ object: Object, in scene: Scene) -> Bool {
    switch self {
    case .any: true
    case .view: object.view != nil
    case .window: object.view.map { scene[$0].kind == .window } ?? false
    case .control: object.view.map { scene[$0].kind.isControl } ?? false
    case .windowScene: object.windowScene != nil
    case .scrollView: object.view.map { scene[$0].kind.isScrollView } ?? false
    case .stackView: object.view.map { scene[$0].kind == .stackView } ?? false
    case .table: object.view.map { scene[$0].kind.hasRows } ?? false
    case .controller: object.controller != nil
    case .recognizer: object.recognizer != nil
    case .responder: object.responder != nil
    case .viewOrController, .delegate: object.view != nil || object.controller != nil
    case .textInput: object.view.map { scene[$0].kind.isTextInput } ?? false
    case .controllerOrWindow:
      object.controller != nil || (object.view.map { isRoot($0, in: scene) } ?? false)
    case .controlOrRecognizer:
      object.recognizer != nil || (object.view.map { scene[$0].kind.isControl } ?? false)
    case .asking:
      object.recognizer != nil || object.controller != nil
        || (object.view.map { scene[$0].kind.isTextInput || scene[$0].kind.isScrollView } ?? false)
    case .responderOrRecognizer: object.responder != nil || object.recognizer != nil
    case .owner(let property): scene.row(property, of: object) != nil
    }
  }

  /// A window, or a controller's own view.
  private func isRoot(_ view: ViewID, in scene: Scene) -> Bool {
    scene[view].kind == .window || scene[view].controller != nil
  }
}
