import Engine
import Program

/// Outlets without a storyboard: a stand-in of the declared class, where it can be touched.
extension CodeHost {
  func connectOutlets(of controller: ControllerID, _ delivery: inout Delivery) {
    guard let id = machine.memory.object(native: Object.controller(controller).code) else { return }
    let view = delivery.scene[controller].view
    let outlets = machine.emptyOutlets(of: id)
    var column = StandInColumn(for: outlets.count, in: view, delivery.scene)
    for outlet in outlets {
      let (name, className) = (outlet.name, outlet.className)
      guard let made = standIn(of: className, &delivery), let object = made.anyObject else {
        machine.connect(name, of: id, to: .unknown(name))
        note(unknown: className)
        continue
      }
      let value = made.withoutOptionals
      machine.connect(name, of: id, to: outlet.isCollection ? .array([value]) : value)
      remarks(standIn: name, className)
      // A weak outlet gives its object no name by itself.
      let native = machine.memory.native(of: object)
      let wanted = String(name.drop { $0 == "_" })
      if let native, let standIn = Object(code: native), named.insert(native).inserted,
        delivery.scene.name(of: standIn) != wanted
      {
        try? delivery.scene.rename(standIn, to: freeName(wanted, delivery.scene))
      }
      guard let own = native.flatMap({ Object(code: $0) })?.view, own != view,
        delivery.scene[own].kind != .barButtonItem
      else {
        // A weak outlet holds nothing by itself.
        machine.keep("outlet " + name, made, of: id)
        continue
      }
      if delivery.scene.bounds(of: own).isEmpty || delivery.scene[own].kind == .switch {
        try? delivery.set(.frame, of: .view(own), to: .rect(column.next()))
      }
      title(value, of: own, wanted, &delivery)
      try? delivery.move(own, to: view, moments: UIKitWorld.noMoments)
    }
  }

  /// A class of another file is taken for what its name says.
  private func standIn(of className: String, _ delivery: inout Delivery) -> ProgramValue? {
    let likely = Superclass.likely(className)
    return enter(&delivery) { (machine, world) throws(Stop) -> ProgramValue? in
      if let made = try machine.make(className, in: &world) { return made }
      guard let likely else { return nil }
      return try machine.make(likely, in: &world)
    }
  }

  /// A storyboard's button says something: code asks for it.
  private func title(
    _ value: ProgramValue, of view: ViewID, _ title: String, _ delivery: inout Delivery
  ) {
    guard delivery.scene[view].kind == .button else { return }
    withWorld(&delivery) { world in
      world.keep("title 0", ProgramValue.text(title).wrapped, of: value)
      world.setText(of: view, .text(title))
    }
  }
}

/// Where stand-ins are put: one below the other, closer together where there are many.
private struct StandInColumn {
  private var top: Double
  private let (width, step): (Double, Double)

  init(for count: Int, in view: ViewID, _ scene: Scene) {
    let bounds = scene.bounds(of: view)
    let safe = scene.screen.safeArea
    top = safe.top + 8
    width = max(44, bounds.width - 32)
    let free = bounds.height - safe.top - safe.bottom - 8
    step = max(4, min(52, (free / Double(max(1, count))).rounded(.down)))
  }

  mutating func next() -> Rect {
    defer { top += step }
    return Rect(16, top, width, step > 20 ? step - 8 : step - 1)
  }
}
