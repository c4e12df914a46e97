import Engine
import Program

/// Segues that go back: to the nearest controller behind that has the action.
extension CodeHost {
  func unwind(
    _ segue: BoardSegue, to action: String, from source: ControllerID, sender: ProgramValue,
    about call: OwnCall?, _ delivery: inout Delivery
  ) {
    guard let from = machine.memory.object(native: Object.controller(source).code),
      let target = unwindTarget(of: action, from: source, delivery),
      let to = machine.memory.object(native: Object.controller(target).code)
    else { return }
    let identifier = segue.identifier.map { ProgramValue.text($0) } ?? .null
    let object = withWorld(&delivery) { world in
      let made = world.newObject(SurfaceIndex.uikit.type(named: "UIStoryboardSegue"))
      world.keep("identifier", identifier, of: made)
      world.keep("source", .object(from), of: made)
      world.keep("destination", .object(to), of: made)
      return made
    }
    holding(object) {
      prepare(object, from, sender: sender, about: call, source, &delivery)
      guard stop == nil else { return }
      _ = enter(&delivery, about: call, of: .controller(target)) {
        (machine, world) throws(Stop) -> ProgramValue? in
        try machine.call(action, on: to, action.contains(":") ? [object] : [], in: &world)
      }
      guard stop == nil else { return }
      goBack(to: target, from: source, &delivery)
    }
  }

  /// Whoever was there before it: down its stack, then whoever presents it.
  private func unwindTarget(
    of action: String, from source: ControllerID, _ delivery: Delivery
  ) -> ControllerID? {
    var seen: Set<ControllerID> = [source]
    var next: ControllerID? = source
    while let controller = next {
      let record = delivery.scene[controller]
      var candidates: [ControllerID] = []
      if let parent = record.parent {
        let children = delivery.scene.childControllers(of: parent)
        candidates += children.prefix { $0 != controller }.reversed() + [parent]
        next = parent
      } else if let presenting = record.presenting {
        candidates += [presenting] + innermost(of: presenting, delivery)
        next = presenting
      } else {
        next = nil
      }
      for candidate in candidates where seen.insert(candidate).inserted {
        if let id = machine.memory.object(native: Object.controller(candidate).code),
          machine.overrides(action, of: id)
        {
          return candidate
        }
      }
    }
    return nil
  }

  /// What a container shows, down to who is in the innermost.
  private func innermost(of controller: ControllerID, _ delivery: Delivery) -> [ControllerID] {
    var found: [ControllerID] = []
    var left = delivery.scene.childControllers(of: controller)
    while let one = left.popLast(), found.count < CodeHost.mostInstances {
      found.append(one)
      left += delivery.scene.childControllers(of: one)
    }
    return found
  }

  private func goBack(
    to target: ControllerID, from source: ControllerID, _ delivery: inout Delivery
  ) {
    // What presents is found first: with it all that lies over it goes.
    var outer: ControllerID? = target
    while let controller = outer {
      if delivery.scene[controller].presented != nil {
        try? delivery.dismiss(controller, moments: UIKitWorld.noMoments)
        break
      }
      outer = delivery.scene[controller].parent
    }
    guard let stack = delivery.scene[target].parent, delivery.scene[stack].kind == .navigation
    else { return }
    for _ in delivery.scene[stack].children {
      guard stop == nil, delivery.scene[stack].children.last != target,
        delivery.scene[stack].children.contains(target)
      else { return }
      try? delivery.pop(stack, moments: UIKitWorld.noMoments)
    }
  }
}
