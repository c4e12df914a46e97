import Engine
import Program

/// `instantiateViewController`: controllers of storyboards.
extension CodeHost {
  /// With the children that it comes with. Its view is made when it is first asked for.
  func instantiate(
    _ place: BoardPlace, creator: ProgramValue? = nil, _ delivery: inout Delivery
  ) -> ProgramValue? {
    guard stop == nil, boards.indices.contains(place.board),
      let object = boards[place.board].controller(id: place.id)
    else { return nil }
    if case .reference = object.sort { return nil }
    instances.count += 1
    instances.depth += 1
    defer { instances.depth -= 1 }
    guard instances.count <= CodeHost.mostInstances, instances.depth <= CodeHost.deepestInstance
    else {
      end(with: .tooDeep(machine.place))
      return nil
    }
    guard let made = make(object, creator: creator, &delivery)?.withoutOptionals,
      let id = made.asObject, let controller = native(made)?.controller
    else { return nil }
    holding(made) {
      machine.keep("board", place.value, of: id)
      if object.customClass.map({ !machine.hasClass($0) }) ?? false {
        delivery.scene.setClassName(object.customClass, of: controller)
      }
      let own = delivery.scene.ownPlaces(of: .controller(controller))
      delivery.scene.setOwnPlaces(own.union(.loadView), of: .controller(controller))
      name(controller, object, &delivery)
      settle(object, made, &delivery)
      addChildren(of: object, place.board, to: controller, &delivery)
      awake(id, &delivery)
    }
    return stop == nil ? made : nil
  }

  /// An object of the class that Interface Builder names; where nobody here knows that, of the class it is made from.
  func make(
    _ object: BoardObject, creator: ProgramValue? = nil, _ delivery: inout Delivery
  ) -> ProgramValue? {
    var name = object.className
    if let custom = object.customClass {
      if machine.hasClass(custom) {
        name = custom
      } else {
        remark(.assumed(AssumedClass(name: custom, superclass: name)))
      }
    }
    if !machine.hasClass(name) {
      if case .controller = object.sort { name = "UIViewController" } else { name = "UIView" }
    }
    if instances.isOneCall { machine.refuel() }
    return enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      let coder =
        SurfaceIndex.uikit.type(named: "NSCoder").map {
          ProgramValue.object(machine.makeObject($0))
        } ?? .null
      if let creator, !creator.isNull, !creator.isLeftOut {
        let made = try machine.call(creator.withoutOptionals, [coder], in: &world)
        if !made.withoutOptionals.isNull { return made }
      }
      return try machine.make(name, from: coder, in: &world)
    }
  }

  private func name(
    _ controller: ControllerID, _ object: BoardObject, _ delivery: inout Delivery
  ) {
    guard let custom = object.customClass ?? object.identifier else { return }
    let isWord = custom.allSatisfy { $0.isLetter || $0.isNumber }
    let name =
      isWord
      ? custom.prefix(1).lowercased() + custom.dropFirst() : CodeHost.identifier(custom)
    guard Scene.isValid(name: name), delivery.scene.name(of: Object.controller(controller)) != name
    else {
      return
    }
    try? delivery.scene.rename(
      .controller(controller), to: freeName(name, delivery.scene))
  }

  /// What its attributes say, and the items that it has for the bars around it.
  private func settle(
    _ object: BoardObject, _ made: ProgramValue, _ delivery: inout Delivery
  ) {
    guard let id = made.asObject, let controller = native(made)?.controller else { return }
    for setting in object.settings {
      switch setting {
      case .property(let property, let value):
        try? delivery.set(property, of: .controller(controller), to: value)
      case .keptText("modalPresentationStyle", let word):
        withWorld(&delivery) { world in
          world.keep(
            "modalPresentationStyle", world.enumeration("UIModalPresentationStyle", word),
            of: made)
        }
      case .keptText(let name, let text): machine.keep(name, .text(text), of: id)
      default: break
      }
    }
  }

  /// Those that a container begins with.
  private func addChildren(
    of object: BoardObject, _ board: Int, to controller: ControllerID, _ delivery: inout Delivery
  ) {
    for case .segue(let segue) in object.connections {
      guard case .relationship = segue.kind, stop == nil,
        let child = destination(of: segue, board).flatMap({ instantiate($0, &delivery) }),
        let inner = native(child)?.controller
      else { continue }
      try? delivery.scene.setParent(of: inner, to: controller)
    }
    delivery.arrange(controller, moments: UIKitWorld.noMoments)
  }

  /// Where a segue goes: a reference leads into another storyboard.
  func destination(of segue: BoardSegue, _ board: Int) -> BoardPlace? {
    if boards[board].controller(id: segue.destination) != nil {
      return BoardPlace(board, segue.destination)
    }
    let placeholder = boards[board].scenes.lazy.flatMap { $0.objects }
      .first { $0.id == segue.destination }
    guard case .reference(let storyboard, let identifier)? = placeholder?.sort else { return nil }
    guard let other = storyboard.map({ self.board(named: $0, .storyboard) }) ?? board else {
      note(unknown: (storyboard ?? "") + ".storyboard")
      return nil
    }
    let found =
      identifier.map { boards[other].controller(identifier: $0) }
      ?? boards[other].initialController
    return found.map { BoardPlace(other, $0.id) }
  }

  func awake(_ id: ObjectID, _ delivery: inout Delivery) {
    guard machine.isOwnClass(id) else { return }
    if instances.isOneCall { machine.refuel() }
    _ = call(["awakeFromNib()", "awakeFromNib"], on: id, [], &delivery)
  }
}
