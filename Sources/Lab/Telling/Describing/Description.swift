import Engine

extension Scene {
  /// What UIKit's `description` prints, addresses and all; they are made up, and stay the same.
  func description(of object: Object) -> String {
    let name = className(of: object)
    let head = "<\(name): \(address(of: object))"
    switch object {
    case .view(let view): return head + viewDetails(view) + ">"
    case .recognizer(let recognizer): return head + recognizerDetails(recognizer) + ">"
    case .layer(let layer):
      return head + "; frame = \(Numbers.text(self[layer].frame))>"
    case .controller, .windowScene, .application, .delegate, .own: return head + ">"
    }
  }

  private func viewDetails(_ view: ViewID) -> String {
    var text = ""
    let record = self[view]
    if rare(view).className != nil { text += "; baseClass = \(record.kind.className)" }
    text += "; frame = \(Numbers.text(frame(of: view)))"
    if let shown = rare(view).text { text += "; text = '\(shown.visible)'" }
    if record.transform != .identity {
      text += "; transform = \(self.text(of: .transform(record.transform)))"
    }
    if let solid = rare(view).transform3D {
      text += "; transform3D = \(self.text(of: .transform3D(solid)))"
    }
    if flag(.clipsToBounds, of: view) { text += "; clipsToBounds = YES" }
    if record.alpha != 1 { text += "; alpha = \(Numbers.text(Double(record.alpha)))" }
    if flag(.hidden, of: view) { text += "; hidden = YES" }
    if record.kind == .button { text += "; opaque = NO" }
    if !flag(.userInteractionEnabled, of: view) { text += "; userInteractionEnabled = NO" }
    if rare(view).tag != 0 { text += "; tag = \(rare(view).tag)" }
    return text + "; layer = <\(record.kind == .window ? "UIWindowLayer" : "CALayer"): "
      + layerAddress(of: view) + ">"
  }

  private func flag(_ property: Property, of view: ViewID) -> Bool {
    value(of: property, of: .view(view)) == .bool(true)
  }

  private func recognizerDetails(_ recognizer: RecognizerID) -> String {
    let record = self[recognizer]
    let state = record.state.rawValue
    var text = "; state = " + state.prefix(1).uppercased() + state.dropFirst()
    if let view = record.view {
      text += "; view = <\(className(of: .view(view))): \(address(of: .view(view)))>"
    }
    if record.gesture == .tap, record.numberOfTapsRequired != 1 {
      text += "; numberOfTapsRequired = \(record.numberOfTapsRequired)"
    }
    return text
  }

  private func address(of object: Object) -> String {
    hexadecimal(0x1_0002_4950 + UInt64(truncatingIfNeeded: addressNumber(of: object)) * 0x40)
  }

  private func layerAddress(of view: ViewID) -> String {
    hexadecimal(0x1_7002_a1a0 + UInt64(truncatingIfNeeded: addressNumber(of: .view(view))) * 0x20)
  }

  private func hexadecimal(_ number: UInt64) -> String { "0x" + String(number, radix: 16) }

  /// A different number for every object.
  private func addressNumber(of object: Object) -> Int {
    switch object {
    case .view(let view): view.number * 8
    case .controller(let controller): controller.number * 8 + 1
    case .recognizer(let recognizer): recognizer.number * 8 + 2
    case .layer(let layer): layer.number * 8 + 3
    case .windowScene(let scene): scene == .first ? 4 : scene.number * 8 + 7
    case .application: 5
    case .delegate: 6
    case .own(let own): own.number * 8 + 5
    }
  }
}
