import Engine

/// The lines after those that make objects: recognizers, whom they wait for and whom they tell, targets.
extension SceneCode {
  mutating func make(_ recognizer: RecognizerID) {
    let record = scene[recognizer]
    guard let view = record.view else { return }
    lines.append(style.declare(record.name, as: className(of: .recognizer(recognizer))))
    settings(of: .recognizer(recognizer))
    lines.append(
      style.call(
        style.name(.view(view)), "addGestureRecognizer",
        with: [("", style.name(.recognizer(recognizer)))]
      ))
  }

  mutating func relations(of recognizer: RecognizerID) {
    let name = style.name(.recognizer(recognizer))
    for other in scene[recognizer].mustFail {
      lines.append(
        style.call(
          name, "require", with: [("toFail", style.name(.recognizer(other)))],
          objectiveC: ["requireGestureRecognizerToFail"]))
    }
    lines += DelegateCode(style: style).lines(of: .recognizer(recognizer))
    for pair in scene[recognizer].targets {
      lines.append(
        building.target(
          "add", of: .recognizer(recognizer), to: pair.target,
          action: scene.text(of: pair.selector), for: pair.events))
    }
  }

  mutating func targets() {
    for object in known where object.recognizer == nil {
      lines += DelegateCode(style: style).lines(of: object)
    }
    for object in known {
      guard case .view(let view) = object else { continue }
      for pair in scene.targets(of: view) {
        if pair.isAction {
          lines += building.adding(
            action: scene.text(of: pair.selector), to: view, for: pair.events)
          continue
        }
        lines.append(
          building.target(
            "add", of: object, to: pair.target, action: scene.text(of: pair.selector),
            for: pair.events))
      }
    }
  }

  mutating func end() {
    if scene.appDelegate == .plainObject
      || scene.value(of: .delegate, of: .application) != .object(.delegate)
    {
      lines += properties.lines(.delegate, of: .application)
    }
    if let key = scene.keyWindow, key != scene.windows.first {
      lines.append(
        style.call(style.name(.view(key)), "makeKey", objectiveC: ["makeKeyWindow"]))
    }
    if let focus = scene.focus { lines.append(style.focus(on: style.name(focus.object))) }
    if let first = scene.firstResponder {
      lines.append(style.call(style.name(first.object), "becomeFirstResponder"))
    }
  }
}
