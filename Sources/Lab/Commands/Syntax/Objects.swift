import Engine

extension Reader {
  mutating func object(_ sort: ObjectSort, orNil: Bool = false) throws(CommandError) -> Object {
    guard let next, next.kind != .mark else {
      throw expected(orNil ? .objectOrNil(sort) : .object(sort))
    }
    guard let object = scene.object(named: next.text) else {
      throw failure(
        .unknownName(next.text), Nearest.names(to: next.text, in: scene, sort: sort))
    }
    guard sort.accepts(object, in: scene) else { throw wrongKind(object, wanted: sort) }
    at += 1
    return object
  }

  func wrongKind(_ object: Object, wanted: ObjectSort) -> CommandError {
    let name = scene.name(of: object)
    var near: [String] = []
    if let controller = object.controller,
      wanted.accepts(.view(scene[controller].view), in: scene)
    {
      near = [name + ".view"]
    }
    return failure(
      .wrongKind(name: name, className: scene.className(of: object), wanted: wanted), near)
  }

  mutating func objectOrNil(_ sort: ObjectSort) throws(CommandError) -> Object? {
    if let next, next.kind == .plain,
      next.text == "nil" || next.text.isLocal && next.means("nil") && scene.names[next.text] == nil
    {
      at += 1
      return nil
    }
    return try object(sort, orNil: true)
  }

  mutating func view() throws(CommandError) -> ViewID {
    guard let view = try object(.view).view else { throw expected(.object(.view)) }
    return view
  }

  mutating func responder() throws(CommandError) -> Responder {
    guard let responder = try object(.responder).responder else {
      throw expected(.object(.responder))
    }
    return responder
  }

  /// `nobody` is how an answer says it.
  private static let wordsForNoObject = ["nil", "nobody"]

  /// A name that no object has yet.
  mutating func newName() throws(CommandError) -> String {
    guard let next, next.kind != .mark else { throw expected(.newName) }
    guard Scene.isValid(name: next.text) else { throw failure(.invalidName(next.text)) }
    guard !Reader.wordsForNoObject.contains(next.text) else {
      throw failure(.reservedName(next.text))
    }
    if let taken = scene.names[next.text] {
      throw failure(.nameTaken(next.text, className: scene.className(of: taken)))
    }
    at += 1
    return next.text
  }
}

extension Syntax where Value == Object {
  static func object(_ sort: ObjectSort = .any, _ label: String = "object") -> Syntax<Object> {
    Syntax(.value(.object(sort), label: label)) { (reader: inout Reader) throws(CommandError) in
      try reader.object(sort)
    }
  }
}

extension Syntax where Value == Object? {
  static func objectOrNil(
    _ sort: ObjectSort = .any, _ label: String = "object"
  ) -> Syntax<Object?> {
    Syntax(.value(.objectOrNil(sort), label: label + " or nil")) {
      (reader: inout Reader) throws(CommandError) in
      try reader.objectOrNil(sort)
    }
  }
}

extension Syntax where Value == ViewID {
  static var view: Syntax<ViewID> { view("view") }

  static func view(_ label: String) -> Syntax<ViewID> {
    Syntax(.value(.object(.view), label: label)) { (reader: inout Reader) throws(CommandError) in
      try reader.view()
    }
  }

  static var window: Syntax<ViewID> { view("window", of: .window) }
  static var control: Syntax<ViewID> { view("control", of: .control) }
  static var scrollView: Syntax<ViewID> { view("view", of: .scrollView) }
  static var stackView: Syntax<ViewID> { view("stack-view", of: .stackView) }

  private static func view(_ label: String, of sort: ObjectSort) -> Syntax<ViewID> {
    one(sort, label) { $0.view }
  }
}

extension Syntax {
  /// An object of one sort, as what it is.
  fileprivate static func one(
    _ sort: ObjectSort, _ label: String, as part: @escaping @Sendable (Object) -> Value?
  ) -> Syntax<Value> {
    Syntax(.value(.object(sort), label: label)) { (reader: inout Reader) throws(CommandError) in
      let object = try reader.object(sort)
      guard let found = part(object) else { throw reader.expected(.object(sort)) }
      return found
    }
  }
}

extension Syntax where Value == ControllerID {
  static var controller: Syntax<ControllerID> { one(.controller, "controller") { $0.controller } }
}

extension Syntax where Value == RecognizerID {
  static var recognizer: Syntax<RecognizerID> { one(.recognizer, "recognizer") { $0.recognizer } }
}

extension Syntax where Value == Responder {
  static var responder: Syntax<Responder> {
    Syntax(.value(.object(.responder), label: "responder")) {
      (reader: inout Reader) throws(CommandError) in
      try reader.responder()
    }
  }
}

extension Syntax where Value == Responder? {
  static var responderOrNil: Syntax<Responder?> {
    Syntax(.value(.objectOrNil(.responder), label: "responder or nil")) {
      (reader: inout Reader) throws(CommandError) in
      try reader.objectOrNil(.responder).flatMap { $0.responder }
    }
  }
}

extension Syntax where Value == Space {
  /// A view, a controller for its view, or `nil` for the window.
  static var space: Syntax<Space> {
    Syntax(.value(.objectOrNil(.viewOrController), label: "view or nil")) {
      (reader: inout Reader) throws(CommandError) in
      switch try reader.objectOrNil(.viewOrController) {
      case .view(let view)?: .view(view)
      case .controller(let controller)?: .view(reader.scene[controller].view)
      default: .window
      }
    }
  }
}

extension Syntax where Value == String {
  static var newName: Syntax<String> {
    Syntax(.value(.newName, label: "name")) { (reader: inout Reader) throws(CommandError) in
      try reader.newName()
    }
  }
}

extension Syntax where Value == ControllerChoice {
  static var controllerOrNew: Syntax<ControllerChoice> {
    Syntax(.value(.object(.controller), label: "controller or new name")) {
      (reader: inout Reader) throws(CommandError) in
      if let next = reader.next, reader.scene.object(named: next.text) == nil {
        return .new(try reader.newName())
      }
      return .existing(try Syntax<ControllerID>.controller.read(&reader))
    }
  }
}
