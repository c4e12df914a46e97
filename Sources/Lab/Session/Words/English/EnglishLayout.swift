import Engine

/// Where views are, and why, in English.
struct EnglishLayout {
  let scene: Scene

  // MARK: Why

  func why(_ answer: LayoutAnswer, sizeAlone: Bool) -> String {
    let (name, frame) = (scene.name(of: answer.view), answer.frame)
    guard answer.isByConstraints else {
      let held = "\(name) is where its frame says, at \(Numbers.text(frame)): "
      return [Rule.uAL03].cited(
        after: held
          + "its translatesAutoresizingMaskIntoConstraints is YES, so no constraint moves it.")
    }
    let parts = answer.parts.filter { !sizeAlone || $0.number.isLength }
    let none = parts.filter { $0.number.isLength && length($0.number, of: frame) == 0 }
    var lines: [String] = none.map { [Rule.uAL12].cited(after: nothing($0, answer)) }
    if none.isEmpty {
      lines.append(
        sizeAlone
          ? "\(name) is \(Numbers.text(frame.width)) × \(Numbers.text(frame.height))."
          : "\(name) is at \(Numbers.text(frame)).")
    }
    for part in parts where !none.contains(part) { lines.append(sentence(part, answer)) }
    for id in answer.broken {
      guard let constraint = scene[id] else { continue }
      lines.append(
        [Rule.uAL05].cited(
          after: "`\(scene.text(of: constraint))` is broken: it cannot hold together with others."))
    }
    return lines.joined(separator: "\n")
  }

  private func sentence(_ part: LayoutAnswer.Part, _ answer: LayoutAnswer) -> String {
    let sources = NumberSources(part, of: answer.view, in: scene)
    let word = part.number.word
    let value = Numbers.text(number(part.number, of: answer.frame))
    if sources.isOpen {
      return [Rule.uAL06].cited(
        after: "Nothing says what its \(word) is; \(value) is where it ends up.")
    }
    if sources.isAmbiguous {
      return [Rule.uAL06].cited(
        after: "Its \(word) is \(value), and could be another: the constraints do not decide it.")
    }
    var from = sources.constraints.map { quoted($0) }
    if sources.isIntrinsic {
      from.append("its intrinsic \(part.number.axis == .horizontal ? "width" : "height")")
    }
    guard !from.isEmpty else { return "Its \(word) is \(value)." }
    return "Its \(word) is \(value), from \(English.list(from, "and"))."
  }

  /// `redeem has no width: nothing but its left is constrained, and it has no intrinsic width.`
  private func nothing(_ part: LayoutAnswer.Part, _ answer: LayoutAnswer) -> String {
    let (name, word) = (scene.name(of: answer.view), part.number.word)
    let sources = NumberSources(part, of: answer.view, in: scene)
    let start = "\(name) has no \(word), so that it gets no touch: "
    if !sources.isOpen, !sources.constraints.isEmpty, !sources.isIntrinsic {
      return start + English.list(sources.constraints.map { quoted($0) }, "and") + " makes it 0."
    }
    let named = scene.constrainedAttributes(of: answer.view, part.number.axis)
    let tied =
      named.isEmpty
      ? "no constraint says anything of it along that axis"
      : "nothing but its \(English.list(named, "and")) is constrained"
    return start + tied + ", and " + intrinsic(part.number, answer)
      + ". What is missing is a constraint such as `\(scene.missingConstraint(for: part.number, of: answer.view))`."
  }

  private func intrinsic(_ number: LayoutNumber, _ answer: LayoutAnswer) -> String {
    guard let size = answer.intrinsic[number.axis] else {
      return scene[answer.view].kind == .imageView
        ? "an image view without an image has no intrinsic \(number.word)"
        : "it has no intrinsic \(number.word)"
    }
    let because =
      size > 0 || !(scene.rare(answer.view).text ?? "").isEmpty ? "" : " because it has no text"
    return "its intrinsic \(number.word) is \(Numbers.text(size))\(because)"
  }

  /// What is missing for a length that is 0.
  func noSize(_ answer: LayoutAnswer) -> String {
    let none = answer.parts.first {
      $0.number.isLength && length($0.number, of: answer.frame) == 0
    }
    return none.map { nothing($0, answer) } ?? ""
  }

  // MARK: Constraints

  func list(_ ids: [LayoutConstraintID], about view: ViewID?) -> String {
    let unmet = scene.unmetConstraints()
    var lines = ids.compactMap { id in
      scene[id].map { constraint in
        scene.text(of: constraint)
          + (constraint.origin.map { "  (\($0.method), line \($0.line))" } ?? "")
          + (constraint.isActive ? (unmet.contains(id) ? "  (not met)" : "") : "  (not active)")
      }
    }
    if let made = view.flatMap({ scene.stackConstraints(about: $0) }) {
      lines += made.all.map {
        scene.text(of: $0) + "  (\($0.role.rawValue) of \(scene.name(of: made.stack)))"
      }
    }
    if lines.isEmpty {
      lines.append(
        view.map { "\(scene.name(of: $0)) is held by no constraint." }
          ?? "There are no constraints.")
    }
    if let view, !scene.translatesMask(view) {
      let size = scene.intrinsicSize(of: view)
      for axis in ScrollAxis.allCases {
        guard let length = size[axis] else { continue }
        lines.append(
          "intrinsic \(axis == .horizontal ? "width" : "height") \(Numbers.text(length)): no larger @"
            + "\(Numbers.text(Double(scene.hugging(of: view, axis).value))), no smaller @"
            + "\(Numbers.text(Double(scene.resistance(of: view, axis).value)))")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// With its line, where code made it.
  private func quoted(_ one: NumberSource) -> String {
    "`\(one.text)`" + (one.line.map { " (line \($0))" } ?? "")
      + (one.stack.map { " (\($0.role) of \($0.name))" } ?? "")
  }

  private func number(_ number: LayoutNumber, of frame: Rect) -> Double {
    switch number {
    case .x: frame.x
    case .y: frame.y
    case .width, .height: length(number, of: frame)
    }
  }

  private func length(_ number: LayoutNumber, of frame: Rect) -> Double {
    number == .width ? frame.width : frame.height
  }
}
