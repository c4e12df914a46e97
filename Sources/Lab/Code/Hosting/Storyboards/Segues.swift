import Engine
import Program

extension Storyboard {
  /// Every segue of a scene, in order.
  func segues(ofController id: String) -> [BoardSegue] {
    var found: [BoardSegue] = []
    for object in scene(ofController: id)?.objects ?? [] { object.gather(segues: &found) }
    return found
  }

  func segue(id: String) -> BoardSegue? {
    for scene in scenes {
      var found: [BoardSegue] = []
      for object in scene.objects { object.gather(segues: &found) }
      if let segue = found.first(where: { $0.id == id }) { return segue }
    }
    return nil
  }
}

/// How one scene of a storyboard leads to another.
extension CodeHost {
  /// `performSegue(withIdentifier:sender:)`
  func performSegue(
    _ identifier: String, from id: ObjectID, sender: ProgramValue, _ delivery: inout Delivery
  ) {
    guard let controller = machine.memory.native(of: id).flatMap({ Object(code: $0)?.controller })
    else { return }
    guard let place = place(of: id) else {
      // Its storyboard is not here.
      return note(unknown: "segue " + identifier)
    }
    let segues = boards[place.board].segues(ofController: place.id)
    guard let segue = segues.first(where: { $0.identifier == identifier }) else {
      let name = delivery.scene.className(of: .controller(controller))
      end(
        with: crash(
          "NSInvalidArgumentException",
          "Receiver (<\(name)>) has no segue with identifier '\(identifier)'"))
      return
    }
    perform(
      segue, at: BoardPlace(place.board, segue.id), from: controller, sender: sender, &delivery)
  }

  /// What somebody touched leads on. False: it is no segue.
  func follows(_ call: OwnCall, of object: Object, _ delivery: inout Delivery) -> Bool {
    switch call {
    case .action(_, let sender, _):
      guard case .own = object, let template = machine.memory.object(native: object.code) else {
        return false
      }
      let value = sender.map { one in
        ProgramValue.object(objectID(of: one, in: delivery.scene))
      }
      return follow(template, sender: value ?? .null, about: call, &delivery)
    case .selected(let cell):
      guard let id = machine.memory.object(native: Object.view(cell).code) else { return false }
      // The table's delegate hears of it too.
      _ = follow(id, sender: .object(id), about: call, &delivery)
      return false
    default: return false
    }
  }

  private func follow(
    _ template: ObjectID, sender: ProgramValue, about call: OwnCall, _ delivery: inout Delivery
  ) -> Bool {
    guard let place = BoardPlace(machine.kept("segue", of: template)),
      boards.indices.contains(place.board),
      let segue = boards[place.board].segue(id: place.id),
      let owner = machine.kept("segue owner", of: template)?.anyObject,
      machine.memory.isAlive(owner),
      let controller = machine.memory.native(of: owner).flatMap({ Object(code: $0)?.controller })
    else { return false }
    let identifier = ProgramValue.text(segue.identifier ?? "")
    let isWanted = enter(&delivery, about: call, of: .controller(controller)) {
      (machine, world) throws(Stop) -> ProgramValue? in
      for name in OwnNames.shouldPerformSegue {
        if let value = try machine.call(name, on: owner, [identifier, sender], in: &world) {
          return value
        }
      }
      return nil
    }
    guard isWanted?.asBool != false, stop == nil else { return true }
    perform(segue, at: place, from: controller, sender: sender, about: call, &delivery)
    return true
  }

  func perform(
    _ segue: BoardSegue, at place: BoardPlace, from source: ControllerID, sender: ProgramValue,
    in view: ViewID? = nil, about call: OwnCall? = nil, _ delivery: inout Delivery
  ) {
    guard let from = machine.memory.object(native: Object.controller(source).code) else { return }
    if case .unwind(let action) = segue.kind {
      return unwind(segue, to: action, from: source, sender: sender, about: call, &delivery)
    }
    guard let destination = destination(of: segue, place.board),
      let made = instantiate(destination, &delivery), let target = native(made)?.controller
    else { return }
    holding(made) {
      guard let object = segueObject(segue, .object(from), made, &delivery) else { return }
      holding(object) {
        prepare(object, from, sender: sender, about: call, source, &delivery)
        guard stop == nil else { return }
        switch segue.kind {
        case .embed:
          if let view { embed(target, in: view, of: source, &delivery) }
        case .show, .showDetail: show(target, from: source, &delivery)
        case .presentation(let style):
          let kept = withWorld(&delivery) { world in world.style(of: made) }
          try? delivery.present(
            target, from: source, style: style ?? kept, frame: nil, moments: UIKitWorld.noMoments)
        case .custom:
          if let id = object.anyObject {
            _ = self.call(["perform()", "perform"], on: id, [], &delivery)
          }
        case .relationship, .unwind: break
        }
      }
    }
  }

  /// On the stack where there is one, else over everything.
  func show(_ target: ControllerID, from source: ControllerID, _ delivery: inout Delivery) {
    var next: ControllerID? = source
    while let controller = next {
      if delivery.scene[controller].kind == .navigation {
        try? delivery.push(target, on: controller, moments: UIKitWorld.noMoments)
        return
      }
      next = delivery.scene[controller].parent
    }
    let value = machine.memory.object(native: Object.controller(target).code)
    let style = value.flatMap { id in withWorld(&delivery) { $0.style(of: .object(id)) } }
    try? delivery.present(
      target, from: source, style: style, frame: nil, moments: UIKitWorld.noMoments)
  }

  private func embed(
    _ child: ControllerID, in view: ViewID, of parent: ControllerID, _ delivery: inout Delivery
  ) {
    try? delivery.scene.setParent(of: child, to: parent)
    delivery.loadView(of: child, moments: UIKitWorld.noMoments)
    let inner = delivery.scene[child].view
    let bounds = delivery.scene.bounds(of: view)
    try? delivery.set(
      .frame, of: .view(inner), to: .rect(Rect(0, 0, bounds.width, bounds.height)))
    delivery.scene.setAutoresizing(of: inner, raw: 18)
    try? delivery.move(inner, to: view, moments: UIKitWorld.noMoments)
  }

  /// `UIStoryboardSegue(identifier:source:destination:)`, or one of the app's own class.
  private func segueObject(
    _ segue: BoardSegue, _ source: ProgramValue, _ destination: ProgramValue,
    _ delivery: inout Delivery
  ) -> ProgramValue? {
    let identifier = segue.identifier.map { ProgramValue.text($0) } ?? .null
    if let name = segue.customClass, machine.isOwnClass(named: name) {
      let made = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
        try machine.make(name, segue: [identifier, source, destination], in: &world)
      }
      return made?.withoutOptionals
    }
    if let name = segue.customClass {
      remark(.assumed(AssumedClass(name: name, superclass: "UIStoryboardSegue")))
    }
    return withWorld(&delivery) { world in
      let made = world.newObject(SurfaceIndex.uikit.type(named: "UIStoryboardSegue"))
      world.keep("identifier", identifier, of: made)
      world.keep("source", source, of: made)
      world.keep("destination", destination, of: made)
      return made
    }
  }

  func prepare(
    _ segue: ProgramValue, _ source: ObjectID, sender: ProgramValue, about call: OwnCall?,
    _ controller: ControllerID, _ delivery: inout Delivery
  ) {
    let names = ["prepare(for:sender:)", "prepareForSegue:sender:"]
    _ = enter(&delivery, about: call, of: .controller(controller)) {
      (machine, world) throws(Stop) -> ProgramValue? in
      for name in names {
        if let value = try machine.call(name, on: source, [segue, sender], in: &world) {
          return value
        }
      }
      return nil
    }
  }
}

extension OwnNames {
  static let shouldPerformSegue = [
    "shouldPerformSegue(withIdentifier:sender:)", "shouldPerformSegueWithIdentifier:sender:",
  ]
}
