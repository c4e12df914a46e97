import Engine
import Program

extension NibLoader {
  /// Outlets, actions and segues of all that was made, then attributes; at last everybody awakes.
  mutating func connect(_ delivery: inout Delivery) {
    for object in done where host.stop == nil { connect(object, &delivery) }
    for object in done {
      // Whatever its table's delegate hears of.
      if case .view(let view)? = made[object.id], let table = delivery.scene.superview(of: view) {
        host.hearsOfRows(table, from: view, &delivery)
      }
    }
    for object in done where host.stop == nil && !object.attributes.isEmpty {
      guard let id = value(of: object.id, &delivery) else { continue }
      for attribute in object.attributes { host.set(attribute, of: id, &delivery) }
    }
    for object in done where host.stop == nil && object.customClass != nil {
      guard let id = value(of: object.id, &delivery), id != owner else { continue }
      host.awake(id, &delivery)
    }
  }

  private mutating func connect(_ object: BoardObject, _ delivery: inout Delivery) {
    var collections: [(property: String, values: [ProgramValue])] = []
    for connection in object.connections where host.stop == nil {
      switch connection {
      case .outlet(let property, let destination):
        // Its view it has by now.
        guard property != "view" || object.id != "-1" else { continue }
        guard let source = value(of: object.id, &delivery),
          let id = value(of: destination, &delivery)
        else { continue }
        hold(id, destination, delivery)
        host.connect(property, of: source, to: .object(id), &delivery)
      case .collection("gestureRecognizers", let destination):
        guard case .view(let view)? = made[object.id],
          case .recognizer(let recognizer)? = made[destination]
        else { continue }
        try? delivery.move(recognizer, to: view)
      case .collection(let property, let destination):
        guard let id = value(of: destination, &delivery) else { continue }
        hold(id, destination, delivery)
        if let at = collections.firstIndex(where: { $0.property == property }) {
          collections[at].values.append(.object(id))
        } else {
          collections.append((property, [.object(id)]))
        }
      case .action(let selector, let destination, let events):
        act(selector, destination, events, of: object, &delivery)
      case .segue(let segue): prepare(segue, of: object, &delivery)
      }
    }
    for collection in collections where host.stop == nil {
      guard let source = value(of: object.id, &delivery) else { continue }
      host.connect(collection.property, of: source, to: .array(collection.values), &delivery)
    }
  }

  /// A weak outlet holds nothing; views are held by what they are in.
  private func hold(_ id: ObjectID, _ name: String, _ delivery: Delivery) {
    if case .view? = made[name] { return }
    guard id != owner else { return }
    host.machine.keep("nib " + name, .object(id), of: owner)
  }

  private mutating func act(
    _ selector: String, _ destination: String, _ events: ControlEvents?, of object: BoardObject,
    _ delivery: inout Delivery
  ) {
    var target: ProgramValue = .null
    if let id = value(of: destination, &delivery) {
      hold(id, destination, delivery)
      target = .object(id)
    } else if scene.find(destination)?.sort != .firstResponder {
      return
    }
    send(selector, to: target, events, of: object, &delivery)
  }

  /// Connects a control, a recognizer or an item of a bar.
  mutating func send(
    _ selector: String, to target: ProgramValue, _ events: ControlEvents?,
    of object: BoardObject, _ delivery: inout Delivery
  ) {
    let made = made[object.id]
    host.withWorld(&delivery) { world in
      let receiver = target.isNull ? nil : world.anyObject(target)
      let word = world.scene.word(selector)
      switch made {
      case .view(let view)? where world.scene[view].kind.isControl:
        world.scene.addTarget(receiver, word, for: events ?? .touchUpInside, to: view)
      case .recognizer(let recognizer)?:
        world.change { delivery throws(SceneError) in
          try delivery.scene.addTarget(receiver, word, to: recognizer)
        }
      case .object(let id)?:
        world.setItem(id, target: target, action: ProgramValue(.selector(selector)))
      case .view?, .constraint?, .guide?, .edge?, nil: break
      }
    }
  }

  /// A control, a recognizer or an item performs it by an object of UIKit's own; a row when it is selected.
  private mutating func prepare(
    _ segue: BoardSegue, of object: BoardObject, _ delivery: inout Delivery
  ) {
    switch segue.kind {
    case .relationship, .embed: return
    case .show, .showDetail, .presentation, .unwind, .custom: break
    }
    if case .view(let cell)? = made[object.id], delivery.scene[cell].kind == .tableCell {
      let id = host.objectID(of: .view(cell), in: delivery.scene)
      host.machine.keep("segue", BoardPlace(board, segue.id).value, of: id)
      host.machine.keep("segue owner", ProgramValue.object(owner).weakly, of: id)
      return
    }
    let isSource =
      switch made[object.id] {
      case .view(let view)?: delivery.scene[view].kind.isControl
      case .recognizer?: true
      case .object?: object.sort == .barItem
      case .constraint?, .guide?, .edge?, nil: false
      }
    guard isSource, let template = template(of: segue, &delivery) else { return }
    var events: ControlEvents?
    if case .view(let kind, _) = object.sort {
      events =
        switch kind {
        case .button, .control: .touchUpInside
        case .textField: .editingDidEndOnExit
        default: .valueChanged
        }
    }
    send("perform:", to: .object(template), events, of: object, &delivery)
  }

  /// `UIStoryboardSegueTemplate`, which is nobody's business but UIKit's.
  private func template(of segue: BoardSegue, _ delivery: inout Delivery) -> ObjectID? {
    let id = host.machine.makeObject(UIKitRows.object)
    host.machine.keep("nib " + segue.id, .object(id), of: owner)
    host.machine.keep("segue", BoardPlace(board, segue.id).value, of: id)
    host.machine.keep("segue owner", ProgramValue.object(owner).weakly, of: id)
    let title = segue.identifier ?? host.boards[board].controller(id: segue.destination)?.title
    let name = "segue" + CodeHost.capitalized(title ?? "")
    guard
      let own = try? delivery.scene.addOwnObject(
        named: host.freeName(name, delivery.scene), className: "UIStoryboardSegueTemplate")
    else { return nil }
    host.machine.setNative(Object.own(own).code, of: id)
    delivery.scene.setOwnPlaces([.actions], of: .own(own))
    return id
  }
}

extension CodeHost {
  /// `pay-now` in the middle of a name: `PayNow`.
  static func capitalized(_ text: String) -> String {
    text.split { !($0.isLetter || $0.isNumber) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// An outlet: a property of the object, whatever its class.
  func connect(
    _ property: String, of object: ObjectID, to value: ProgramValue, _ delivery: inout Delivery
  ) {
    let isKnown = enter(&delivery) { (machine, world) throws(Stop) -> Bool? in
      try machine.write(property, of: object, to: value, in: &world)
    }
    guard isKnown == false, machine.isOwnClass(object), !isGuessed(object) else { return }
    let name = machine.className(of: object)
    end(
      with: crash(
        "NSUnknownKeyException",
        "[<\(name)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(property)."
      ))
  }

  /// Is part of its class in a file that is not here?
  func isGuessed(_ object: ObjectID) -> Bool {
    assumed.contains { machine.isKind(object, of: $0.name) }
  }

  /// A runtime attribute: a value at a key path. What has no such key UIKit logs, and goes on.
  func set(_ attribute: RuntimeAttribute, of object: ObjectID, _ delivery: inout Delivery) {
    let keys = attribute.keyPath.split(separator: ".").map { String($0) }
    guard let last = keys.last else { return }
    let value = withWorld(&delivery) { world in world.value(attribute.value) }
    let isKnown = enter(&delivery) { (machine, world) throws(Stop) -> Bool? in
      var target = object
      for key in keys.dropLast() {
        guard let next = try machine.read(key, of: target, in: &world).withoutOptionals.anyObject
        else { return false }
        target = next
      }
      let fitted = value.fitted(to: machine.declaredClass(of: last, in: target))
      return try machine.write(last, of: target, to: fitted, in: &world)
    }
    guard isKnown == false, machine.isOwnClass(object), !isGuessed(object) else { return }
    let name = machine.className(of: object)
    printed(
      "Failed to set (\(attribute.keyPath)) user defined inspected property on (\(name)): "
        + "this class is not key value coding-compliant for the key \(last).\n",
      at: delivery.trace.decisions.count)
  }
}

extension UIKitWorld {
  fileprivate mutating func value(_ value: RuntimeAttribute.Value) -> ProgramValue {
    switch value {
    case .flag(let flag): .bool(flag)
    case .number(let number, let isWhole):
      isWhole ? .integer(Int(max(-1e15, min(1e15, number)))) : .double(number)
    case .text(let text): .text(text)
    case .point(let point): self.value(point)
    case .size(let size): self.value(size)
    case .rect(let rect): self.value(rect)
    case .color: newObject(SurfaceIndex.uikit.type(named: "UIColor"))
    case .image: newObject(SurfaceIndex.uikit.type(named: "UIImage"))
    case .nothing: .null
    }
  }
}

extension ProgramValue {
  /// A number of the file's as a property has it that is declared to be another one.
  fileprivate func fitted(to type: String?) -> ProgramValue {
    switch type {
    case "CGFloat", "Double", "Float", "TimeInterval": asDouble.map { .double($0) } ?? self
    case "Int", "UInt", "NSInteger":
      asDouble.map { .integer(Int(max(-1e15, min(1e15, $0)))) } ?? self
    default: self
    }
  }
}
