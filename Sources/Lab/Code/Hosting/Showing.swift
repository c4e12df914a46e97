import Engine
import Program

/// What containers and tables show by themselves.
extension CodeHost {
  /// Bar buttons stand in the bar of the navigation controller that shows their controller.
  func showItems(_ delivery: inout Delivery) {
    for index in 0..<delivery.scene.controllers.count {
      let container = delivery.scene.controllerID(numbered: index)
      let record = delivery.scene[container]
      guard record.kind == .navigation, delivery.scene.exists(.controller(container)),
        let bar = record.bar
      else { continue }
      for child in record.children {
        show(itemsOf: child, in: child == record.children.last ? bar : nil, of: bar, &delivery)
      }
    }
  }

  private func show(
    itemsOf controller: ControllerID, in shown: ViewID?, of bar: ViewID,
    _ delivery: inout Delivery
  ) {
    guard let id = machine.memory.object(native: Object.controller(controller).code),
      let item = machine.kept("navigationItem", of: id)?.asObject
    else { return }
    let width = delivery.scene.bounds(of: bar).width
    for (name, isLeft) in [("leftBarButtonItems", true), ("rightBarButtonItems", false)] {
      for (at, button) in (machine.kept(name, of: item)?.members ?? []).enumerated() {
        guard let owner = button.asObject else { continue }
        let custom = machine.kept("customView", of: owner)?.anyObject
        guard let native = machine.memory.native(of: custom ?? owner),
          let view = Object(code: native)?.view, delivery.scene.exists(view)
        else { continue }
        guard let shown else {
          try? delivery.move(view, to: nil, moments: UIKitWorld.noMoments)
          continue
        }
        let x = isLeft ? 8 + Double(at) * 60 : width - 68 - Double(at) * 60
        try? delivery.set(.frame, of: .view(view), to: .rect(Rect(x, 0, 60, 44)))
        if delivery.scene.superview(of: view) != shown {
          try? delivery.move(view, to: shown, moments: UIKitWorld.noMoments)
        }
        if isLeft, at == 0, delivery.scene[view].kind == .barButtonItem {
          try? delivery.set(
            .leftBarButtonItem, of: .controller(controller), to: .object(.view(view)))
        }
      }
    }
  }

  /// Tables ask for their rows when they are first shown.
  func loadTables(_ delivery: inout Delivery) {
    for index in 0..<delivery.scene.views.count {
      let view = delivery.scene.viewID(numbered: index)
      let kind = delivery.scene[view].kind
      guard kind == .tableView || kind == .collectionView, delivery.scene.exists(view),
        delivery.scene.window(of: view) != nil,
        let id = machine.memory.object(native: Object.view(view).code),
        machine.kept("dataSource", of: id) != nil, machine.kept("isLoaded", of: id) == nil
      else { continue }
      machine.keep("isLoaded", .bool(true), of: id)
      reload(view, &delivery)
    }
  }
}
