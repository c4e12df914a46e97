import Engine
import Program

/// Objects that commands made, of classes that the program declares: each becomes one of the program's.
extension CodeHost {
  func adopt(_ delivery: inout Delivery) {
    let own = Set(machine.classes.map { $0.name })
    guard stop == nil, !own.isEmpty else { return }
    giveRootItsClass(own, &delivery)
    for object in delivery.scene.objectsOfAnApp {
      let className = delivery.scene.className(of: object)
      guard own.contains(className), !isOwn(object) else { continue }
      adopt(object, className, &delivery)
    }
  }

  private func isOwn(_ object: Object) -> Bool {
    machine.memory.object(native: object.code).map { machine.isOwnClass($0) } ?? false
  }

  /// A controller's class that does nothing as it comes is that of the controller which is there; any other starts by
  /// itself.
  private func giveRootItsClass(_ own: Set<String>, _ delivery: inout Delivery) {
    guard rootClass == nil, let window = delivery.scene.keyWindow ?? delivery.scene.windows.last,
      let root = delivery.scene.rootController(of: window),
      delivery.scene.className(of: .controller(root)) == ContainerKind.plain.className,
      let name = firstController(where: { own.contains($0) }),
      !delivery.scene.objectsOfAnApp.contains(where: { delivery.scene.className(of: $0) == name })
    else { return }
    delivery.scene.setClassName(name, of: root)
  }

  private func adopt(_ object: Object, _ className: String, _ delivery: inout Delivery) {
    adopted = (object, className)
    let frame = object.view.map { delivery.scene.frame(of: $0) }
    let made = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      guard let frame else { return try machine.make(className, in: &world) }
      return try machine.make(
        className, [world.value(frame)], labels: ["frame"], selector: "initWithFrame:", in: &world)
    }
    adopted = nil
    guard stop == nil, let id = made?.anyObject,
      machine.memory.native(of: id) == object.code
    else { return }
    adoptions.append(object)
    // Whoever made it by a command holds it.
    machine.keep("adopted \(object.code)", made, of: keeper)
    if let frame, let view = object.view, delivery.scene.frame(of: view) != frame {
      try? delivery.set(.frame, of: .view(view), to: .rect(frame))
    }
    if let controller = object.controller, delivery.scene[controller].isViewLoaded {
      connectOutlets(of: controller, &delivery)
    }
  }

  /// The object that is to be adopted, once, for one of its class.
  func takeAdopted(as className: String) -> Object? {
    guard let adopted, adopted.className == className else { return nil }
    self.adopted = nil
    return adopted.object
  }
}

extension Scene {
  /// Views, controllers and recognizers, each in the order in which it was made.
  fileprivate var objectsOfAnApp: [Object] {
    (0..<views.count).map { .view(viewID(numbered: $0)) }.filter { exists($0) }
      + (0..<controllers.count).map { .controller(controllerID(numbered: $0)) }
      .filter { exists($0) }
      + (0..<recognizers.count).map { .recognizer(recognizerID(numbered: $0)) }
      .filter { exists($0) }
  }
}
