import Engine
import Program

/// Large titles, toolbars, and what stands above the keyboard.
extension CodeHost {
  /// A bar shows its title large where it prefers to, and the top controller's item agrees.
  func arrangeBars(_ delivery: inout Delivery) {
    let screen = delivery.scene.screen
    for index in 0..<delivery.scene.controllers.count {
      let container = delivery.scene.controllerID(numbered: index)
      let record = delivery.scene[container]
      guard record.kind == .navigation, delivery.scene.exists(.controller(container)) else {
        continue
      }
      delivery.scene.placeToolbar(of: container)
      guard let bar = record.bar, let id = machine.memory.object(native: Object.view(bar).code),
        let prefers = machine.kept("prefersLargeTitles", of: id)?.asBool
      else { continue }
      // Lying, a phone has no room for one.
      let fits = screen.device.isPad || screen.size.height > screen.size.width
      delivery.scene.setLargeTitle(
        prefers && fits && wantsLargeTitle(record.children), of: container)
    }
  }

  /// One that says `.automatic` does as the one below it on the stack.
  private func wantsLargeTitle(_ stack: [ControllerID]) -> Bool {
    let reader = UIKitWorld(delivery: .empty, host: self)
    for child in stack.reversed() {
      guard let id = machine.memory.object(native: Object.controller(child).code),
        let item = machine.kept("navigationItem", of: id)?.asObject
      else { continue }
      switch reader.word(machine.kept("largeTitleDisplayMode", of: item)) {
      case "always": return true
      case "never": return false
      default: break
      }
    }
    return true
  }

  // MARK: Toolbars

  func showToolbars(_ delivery: inout Delivery) {
    for index in 0..<delivery.scene.controllers.count {
      let container = delivery.scene.controllerID(numbered: index)
      let record = delivery.scene[container]
      guard record.kind == .navigation, delivery.scene.exists(.controller(container)),
        let bar = record.toolbar, let id = machine.memory.object(native: Object.view(bar).code)
      else { continue }
      let top = record.children.last
        .flatMap { machine.memory.object(native: Object.controller($0).code) }
      machine.keep("items", top.flatMap { machine.kept("toolbarItems", of: $0) }, of: id)
    }
    for bar in machine.kept("toolbars", of: keeper)?.members ?? [] {
      guard let id = bar.strongly(machine).asObject, let view = native(.object(id))?.view,
        delivery.scene.exists(view)
      else { continue }
      let items = machine.kept("items", of: id)?.withoutOptionals.members ?? []
      show(items, in: view, &delivery)
    }
  }

  /// Its items are to be shown from now on.
  func note(toolbar: ProgramValue) {
    let all = (machine.kept("toolbars", of: keeper)?.members ?? []).filter {
      !$0.strongly(machine).isNull
    }
    guard let id = toolbar.asObject, !all.contains(where: { $0.anyObject == id }) else { return }
    machine.keep("toolbars", .array(all + [toolbar.withoutOptionals.weakly]), of: keeper)
  }

  /// From one side to the other; what is flexible shares the rest.
  private func show(_ items: [ProgramValue], in bar: ViewID, _ delivery: inout Delivery) {
    let size = delivery.scene.bounds(of: bar).size
    let entries = items.map { entry($0, delivery.scene) }
    let shown = entries.compactMap { $0.view }
    for old in delivery.scene.subviews(of: bar)
    where delivery.scene[old].kind == .barButtonItem && !shown.contains(old) {
      try? delivery.move(old, to: nil, moments: UIKitWorld.noMoments)
    }
    guard size.width > 0 else { return }
    let (margin, height) = (8.0, min(size.height, 44))
    let taken = entries.reduce(0) { $0 + $1.width }
    let flexible = entries.count { $0.isFlexible }
    let rest = max(0, size.width - 2 * margin - taken) / Double(max(1, flexible))
    var x = margin
    for entry in entries {
      guard let view = entry.view else {
        x += entry.isFlexible ? rest : entry.width
        continue
      }
      try? delivery.set(.frame, of: .view(view), to: .rect(Rect(x, 0, entry.width, height)))
      if delivery.scene.superview(of: view) != bar {
        try? delivery.move(view, to: bar, moments: UIKitWorld.noMoments)
      }
      x += entry.width
    }
  }

  private func entry(_ item: ProgramValue, _ scene: Scene) -> BarEntry {
    guard let id = item.anyObject else { return BarEntry(width: 0) }
    let reader = UIKitWorld(delivery: .empty, host: self)
    let word = reader.word(machine.kept("systemItem", of: id))
    if word == "flexibleSpace" { return BarEntry(width: 0, isFlexible: true) }
    if word == "fixedSpace" {
      return BarEntry(width: machine.kept("width", of: id)?.asDouble ?? 0)
    }
    if let custom = native(machine.kept("customView", of: id))?.view, scene.exists(custom) {
      let own = scene.bounds(of: custom).width
      return BarEntry(view: custom, width: own > 0 ? own : 60)
    }
    return BarEntry(view: native(item)?.view, width: 60)
  }

  // MARK: Above the keyboard

  /// An `inputAccessoryView` stands in a window of UIKit's, in front of the app's.
  func showAccessory(_ delivery: inout Delivery) {
    let window = native(machine.kept("accessoryWindow", of: keeper))?.view
    var shown = window.flatMap { edited(in: $0, delivery.scene) }
    if shown == nil {
      shown = delivery.scene.accessory.map { $0.view } ?? ownAccessory(&delivery)
    }
    if let window {
      for old in delivery.scene.subviews(of: window) where old != shown {
        try? delivery.move(old, to: nil, moments: UIKitWorld.noMoments)
      }
    }
    guard let shown, delivery.scene.exists(shown),
      let frame = accessoryFrame(shown, delivery.scene),
      delivery.scene.superview(of: shown).map({ $0 == window }) ?? true
    else {
      // It goes with what stands in it.
      if let window {
        machine.keep("accessoryWindow", nil, of: keeper)
        try? delivery.remove(.view(window), moments: UIKitWorld.noMoments)
      }
      return
    }
    guard let window = window ?? effectsWindow(&delivery) else { return }
    try? delivery.set(.frame, of: .view(window), to: .rect(frame))
    try? delivery.set(
      .frame, of: .view(shown), to: .rect(Rect(0, 0, frame.width, frame.height)))
    if delivery.scene.superview(of: shown) != window {
      try? delivery.move(shown, to: window, moments: UIKitWorld.noMoments)
    }
    delivery.layOut()
    showToolbars(&delivery)
  }

  /// What stands there stays as long as something in it is edited.
  private func edited(in window: ViewID, _ scene: Scene) -> ViewID? {
    guard let first = scene.firstResponder?.view, scene.isDescendant(first, of: window) else {
      return nil
    }
    return scene.subviews(of: window).last
  }

  /// What the first responder's class answers, or that of somebody above it; asked when another one is first responder.
  private func ownAccessory(_ delivery: inout Delivery) -> ViewID? {
    guard let first = delivery.scene.firstResponder else {
      if machine.kept("accessory owner", of: keeper) != nil {
        machine.keep("accessory owner", nil, of: keeper)
        machine.keep("own accessory", nil, of: keeper)
      }
      return nil
    }
    let code = first.object.code
    if machine.kept("accessory owner", of: keeper)?.asInteger != Int64(code) {
      machine.keep("accessory owner", .integer(code), of: keeper)
      var found: ProgramValue?
      for responder in delivery.scene.chain(from: first) where found == nil {
        guard let id = machine.memory.object(native: responder.object.code),
          machine.overrides("inputAccessoryView", of: id)
        else { continue }
        found = call(["inputAccessoryView"], on: id, [], &delivery)?.withoutOptionals
      }
      machine.keep("own accessory", found, of: keeper)
    }
    return native(machine.kept("own accessory", of: keeper))?.view
  }

  /// As wide as the screen, on the keyboard or, where none is shown, at the lower edge.
  private func accessoryFrame(_ view: ViewID, _ scene: Scene) -> Rect? {
    let screen = scene.screen
    let bottom = scene.keyboard(under: .uikit)?.minY ?? screen.size.height
    var height = scene.bounds(of: view).height
    if height <= 0 { height = scene.intrinsicSize(of: view).height ?? 0 }
    if height <= 0 {
      height = scene.fittingSize(of: view, target: Size(screen.size.width, 0)).height
    }
    return height > 0 ? Rect(0, bottom - height, screen.size.width, height) : nil
  }

  private func effectsWindow(_ delivery: inout Delivery) -> ViewID? {
    let name = freeName("textEffectsWindow", delivery.scene)
    guard
      let window = try? delivery.scene.addView(.window, named: name, in: nil, frame: .zero)
    else { return nil }
    delivery.scene.setClassName("UITextEffectsWindow", of: window)
    try? delivery.set(.windowLevel, of: .view(window), to: .number(10))
    try? delivery.set(.canBecomeKey, of: .view(window), to: .bool(false))
    let id = objectID(of: .view(window), in: delivery.scene)
    machine.keep("accessoryWindow", .object(id), of: keeper)
    return window
  }
}

/// One item of a toolbar.
private struct BarEntry {
  var view: ViewID?
  var width: Double
  var isFlexible = false
}
