import Engine
import Program

/// Outlets without a storyboard: a stand-in of the declared class, where it can be touched.
extension CodeHost {
  func connectOutlets(of controller: ControllerID, _ delivery: inout Delivery) {
    guard let id = machine.memory.object(native: Object.controller(controller).code) else { return }
    let view = delivery.scene[controller].view
    let width = delivery.scene.bounds(of: view).width
    var top = delivery.scene.screen.safeArea.top + 8
    for (name, className) in machine.emptyOutlets(of: id) {
      let likely = Superclass.likely(className)
      let made = enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
        // A class of another file is taken for what its name says.
        if let made = try machine.make(className, in: &world) { return made }
        guard let likely else { return nil }
        return try machine.make(likely, in: &world)
      }
      guard let made, let object = made.anyObject else {
        machine.connect(name, of: id, to: .unknown(name))
        note(unknown: className)
        continue
      }
      machine.connect(name, of: id, to: made.withoutOptionals)
      remarks(standIn: name, className)
      // A weak outlet gives its object no name by itself.
      if let native = machine.memory.native(of: object), let standIn = Object(code: native),
        named.insert(native).inserted
      {
        let wanted = String(name.drop { $0 == "_" })
        if delivery.scene.name(of: standIn) != wanted {
          try? delivery.scene.rename(standIn, to: freeName(wanted, delivery.scene))
        }
      }
      guard let native = machine.memory.native(of: object),
        let own = Object(code: native)?.view, own != view
      else {
        // A weak outlet holds nothing by itself.
        machine.keep("outlet " + name, made, of: id)
        continue
      }
      if delivery.scene.bounds(of: own).isEmpty || delivery.scene[own].kind == .switch {
        try? delivery.set(
          .frame, of: .view(own), to: .rect(Rect(16, top, max(44, width - 32), 44)))
      }
      try? delivery.move(own, to: view, moments: UIKitWorld.noMoments)
      top += 52
    }
  }
}
