import Engine
import Program

/// Where an alert's fields and buttons are, and how high it is.
struct AlertLayout {
  let isSheet: Bool
  let width: Double
  /// Above the buttons: title, message and text fields.
  let top: Double
  /// Which of the actions are of the style cancel.
  let cancels: [Bool]

  static let rowHeight = 44.0
  static let gap = 8.0

  /// Two buttons of an alert stand side by side, Cancel on the left; all others in a column, Cancel last, and below a
  /// gap in a sheet.
  var frames: [Rect] {
    let row = AlertLayout.rowHeight
    let isPair = !isSheet && cancels.count == 2
    let order = cancels.indices.filter { !cancels[$0] } + cancels.indices.filter { cancels[$0] }
    var frames = [Rect](repeating: .zero, count: cancels.count)
    for (place, index) in order.enumerated() {
      if isPair {
        let isLeft = cancels.contains(true) ? cancels[index] : index == 0
        frames[index] = Rect(isLeft ? 0 : width / 2, top, width / 2, row)
      } else {
        let extra = isSheet && cancels[index] ? AlertLayout.gap : 0
        frames[index] = Rect(0, top + Double(place) * row + extra, width, row)
      }
    }
    return frames
  }

  var height: Double { frames.map { $0.maxY }.max() ?? top + (isSheet ? 0 : 50) }
}

extension UIKitWorld {
  /// An alert's button takes the alert away, and then runs its handler.
  mutating func addButton(for action: ProgramValue, to alert: ProgramValue) {
    guard let own = controller(alert) else { return }
    let actions = (kept("actions", of: alert)?.members ?? []) + [action]
    keep("actions", .array(actions), of: alert)
    let title = kept("title", of: action)?.asText ?? "OK"
    let view = scene[own].view
    let free = host.freeName(CodeHost.identifier(title), scene)
    guard let button = try? scene.addView(.button, named: free, in: view, frame: .zero) else {
      return
    }
    setText(of: button, .text(title))
    scene.setOwnPlaces([.closures], of: .view(button))
    let name = host.keepAlert(action, alert, named: title)
    scene.addAction(scene.word(name), for: .touchUpInside, to: button)
    keep("button", plain(.view(button)), of: action)
    layOutAlert(alert)
  }

  /// Whenever something comes into it.
  mutating func layOutAlert(_ alert: ProgramValue) {
    guard let own = controller(alert) else { return }
    let actions = kept("actions", of: alert)?.members ?? []
    let fields = kept("fields", of: alert)?.members ?? []
    let isSheet = word(kept("preferredStyle", of: alert)) == "actionSheet"
    let hasWords = ["title", "message"].contains { !(kept($0, of: alert)?.isNull ?? true) }
    let layout = AlertLayout(
      isSheet: isSheet, width: isSheet ? max(0, scene.screen.size.width - 16) : 270,
      top: isSheet ? (hasWords ? 60 : 0) : 100 + Double(max(0, fields.count - 1)) * 34,
      cancels: actions.map { word(kept("style", of: $0)) == "cancel" })
    for (number, field) in fields.enumerated() {
      guard let id = field.asObject else { continue }
      setFrame(of: id, value(Rect(16, 50 + Double(number) * 34, 238, 30)))
    }
    let buttons = actions.map { kept("button", of: $0).flatMap { view($0) } }
    for case (let button?, let frame) in zip(buttons, layout.frames) {
      try? delivery.set(.frame, of: .view(button), to: .rect(frame))
    }
    let cancel = zip(buttons, layout.cancels).first { $0.1 }?.0
    scene.setAlert(AlertContent(height: layout.height, cancelButton: cancel), of: own)
  }
}
