import Engine
import Program

/// Where in the app's storyboards a controller, a cell or a segue stands.
struct BoardPlace: Equatable {
  var board: Int
  var id: String

  var value: ProgramValue { .array([.integer(board), .text(id)]) }

  init(_ board: Int, _ id: String) { (self.board, self.id) = (board, id) }

  init?(_ value: ProgramValue?) {
    guard let members = value?.members, members.count == 2, let board = members[0].asInteger,
      let id = members[1].asText
    else { return nil }
    self.init(Int(board), id)
  }
}

/// The app's storyboards and xibs, and who comes from where in them.
extension CodeHost {
  /// Objects that are made from one another without end are stopped here.
  static let mostInstances = 200
  static let deepestInstance = 10

  /// By the name that code has for it.
  func board(named name: String, _ sort: Storyboard.Sort) -> Int? {
    boards.lastIndex { $0.name == name && $0.sort == sort }
  }

  /// The storyboard that the app starts with: `Main`, or the first that has an initial controller.
  var mainBoard: Int? {
    let starts = boards.indices.filter {
      boards[$0].initialController != nil && !boards[$0].isLaunchScreen
    }
    return starts.last { boards[$0].name == "Main" } ?? starts.first
      ?? boards.firstIndex { $0.initialController != nil }
  }

  /// What the controller is called that the app starts with.
  var boardRoot: String? {
    mainBoard.flatMap { boards[$0].initialController?.title }
  }

  /// A controller by its class, its identifier or its id: the initial one, before others of its class.
  func boardController(_ name: String) -> BoardPlace? {
    if let main = mainBoard, let first = boards[main].initialController, first.title == name {
      return BoardPlace(main, first.id)
    }
    let tests: [(BoardObject) -> Bool] = [
      { $0.customClass == name }, { $0.identifier == name }, { $0.id == name },
      { $0.className == name },
    ]
    for test in tests {
      for index in boards.indices {
        if let found = boards[index].controllers.first(where: test) {
          return BoardPlace(index, found.id)
        }
      }
    }
    return nil
  }

  func place(of object: ObjectID) -> BoardPlace? {
    BoardPlace(machine.kept("board", of: object)).flatMap {
      boards.indices.contains($0.board) ? $0 : nil
    }
  }

  /// The root that a name means: from a storyboard, where one has it.
  func makeRoot(_ name: String, _ delivery: inout Delivery) -> ProgramValue? {
    if let place = boardController(name) { return instantiate(place, &delivery) }
    return enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      try machine.make(name, in: &world)
    }
  }

  // MARK: Small things

  /// Does something as a row of the table would.
  func withWorld<T>(_ delivery: inout Delivery, _ work: (inout UIKitWorld) -> T) -> T {
    var world = UIKitWorld(delivery: .empty, host: self)
    swap(&world.delivery, &delivery)
    defer { swap(&world.delivery, &delivery) }
    return work(&world)
  }

  func native(_ value: ProgramValue?) -> Object? {
    value?.anyObject.flatMap { machine.memory.native(of: $0) }.flatMap { Object(code: $0) }
  }

  /// All that a nib runs is one call.
  func inOneCall(_ delivery: inout Delivery, _ work: (inout Delivery) -> Void) {
    let isOpened = machine.openCalls()
    instances.isOneCall = instances.isOneCall || isOpened
    work(&delivery)
    guard isOpened else { return }
    instances.isOneCall = false
    _ = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      try machine.closeCalls(in: &world)
      return nil
    }
  }

  /// Nobody holds it yet: this does, while something is done with it.
  func holding(_ value: ProgramValue?, _ work: () -> Void) {
    guard let value else { return work() }
    instances.held += 1
    let name = "held \(instances.held)"
    machine.keep(name, value, of: keeper)
    work()
    machine.keep(name, nil, of: keeper)
    instances.held -= 1
  }

  /// What Interface Builder calls it, or its class, as a name that is free.
  func boardName(
    _ object: BoardObject, outlet: String?, _ scene: Scene, of known: Object? = nil
  ) -> String {
    let word = boardWord(object, outlet: outlet)
    // The name that it has by now is free to it.
    if let known, scene.names[word] == known { return word }
    return freeName(word, scene)
  }

  private func boardWord(_ object: BoardObject, outlet: String?) -> String {
    if let outlet, Scene.isValid(name: outlet) { return outlet }
    var shown = object.kept("title") ?? object.kept("systemItem")
    if case .view(let kind, _) = object.sort {
      shown = object.kept("placeholder")
      for case .property(.text, .text(let text)) in object.settings where kind.isControl {
        shown = text
      }
    }
    for case let name? in [object.label, object.identifier, shown] {
      let word = CodeHost.identifier(name)
      if Scene.isValid(name: word), word.first?.isLetter == true { return word }
    }
    let className = object.customClass ?? object.className
    let plain = className.hasPrefix("UI") ? String(className.dropFirst(2)) : className
    // `view` is the root's.
    return plain == "View" ? "subview" : (plain.first?.lowercased() ?? "o") + plain.dropFirst()
  }

  /// The same for an object that has a name by now.
  func rename(
    _ known: Object, _ object: BoardObject, outlet: String?, _ delivery: inout Delivery
  ) {
    let name = boardName(object, outlet: outlet, delivery.scene, of: known)
    if delivery.scene.names[name] != known { try? delivery.scene.rename(known, to: name) }
  }
}

/// How much is being made from storyboards in one command.
struct BoardInstances {
  var count = 0
  var depth = 0
  var held = 0
  /// Do calls of code count as one now?
  var isOneCall = false
}
