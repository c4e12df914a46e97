import Engine
import Program

extension CodeHost {
  /// What attributes set a view to.
  func settle(
    _ settings: [BoardSetting], of view: ViewID, _ board: Int, _ delivery: inout Delivery
  ) {
    var saysHugging: Set<ScrollAxis> = []
    for setting in settings {
      switch setting {
      case .property(let property, let value):
        try? delivery.set(property, of: .view(view), to: value)
        if property == .text, delivery.scene[view].kind == .button, case .text(let text) = value {
          keep("title 0", .text(text), of: view, delivery)
        }
      case .hugging(let axis, let number):
        saysHugging.insert(axis)
        delivery.scene.changeLayout(of: view) { $0.hugging[axis] = LayoutPriority(Float(number)) }
      case .resistance(let axis, let number):
        delivery.scene.changeLayout(of: view) {
          $0.resistance[axis] = LayoutPriority(Float(number))
        }
      case .font(let font): delivery.scene.changeLayout(of: view) { $0.font = font }
      case .lines(let count):
        delivery.scene.changeLayout(of: view) { $0.numberOfLines = max(0, count) }
      case .image(let name):
        let size = boards[board].imageSizes[name] ?? Size(24, 24)
        delivery.scene.changeLayout(of: view) { $0.imageSize = size }
      case .contentInsets(let insets):
        delivery.scene.changeLayout(of: view) { $0.contentInsets = insets }
      case .margins(let margins): delivery.scene.changeLayout(of: view) { $0.margins = margins }
      case .ignoresSafeArea:
        delivery.scene.changeLayout(of: view) { $0.insetsMarginsFromSafeArea = false }
      case .keptText(let name, let text): keep(name, .text(text), of: view, delivery)
      case .keptNumber(let name, let number): keep(name, .double(number), of: view, delivery)
      case .keptSize: break
      }
    }
    // Where a file says nothing it is 250, whatever it is in code.
    if delivery.scene[view].kind == .label {
      for axis in ScrollAxis.allCases where !saysHugging.contains(axis) {
        delivery.scene.changeLayout(of: view) { $0.hugging[axis] = .low }
      }
    }
  }

  private func keep(
    _ name: String, _ value: ProgramValue, of view: ViewID, _ delivery: Delivery
  ) {
    machine.keep(name, value, of: objectID(of: .view(view), in: delivery.scene))
  }
}
