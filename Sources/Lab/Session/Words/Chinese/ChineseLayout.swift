import Engine

/// Where views are, and why, in Chinese.
struct ChineseLayout {
  let scene: Scene

  // MARK: Why

  func why(_ answer: LayoutAnswer, sizeAlone: Bool) -> String {
    let (name, frame) = (scene.name(of: answer.view), answer.frame)
    guard answer.isByConstraints else {
      return [Rule.uAL03].cited(
        after: "\(name) 在 frame 指定的位置 \(Numbers.text(frame))："
          + "它的 translatesAutoresizingMaskIntoConstraints 是 YES，约束不会移动它。")
    }
    let parts = answer.parts.filter { !sizeAlone || $0.number.isLength }
    let none = parts.filter { $0.number.isLength && length($0.number, of: frame) == 0 }
    var lines: [String] = none.map { [Rule.uAL12].cited(after: nothing($0, answer)) }
    if none.isEmpty {
      lines.append(
        sizeAlone
          ? "\(name) 的大小是 \(Numbers.text(frame.width)) × \(Numbers.text(frame.height))。"
          : "\(name) 的 frame 是 \(Numbers.text(frame))。")
    }
    for part in parts where !none.contains(part) { lines.append(sentence(part, answer)) }
    for id in answer.broken {
      guard let constraint = scene[id] else { continue }
      lines.append(
        [Rule.uAL05].cited(after: "`\(scene.text(of: constraint))` 被打破了：它和别的约束无法同时满足。"))
    }
    return lines.joined(separator: "\n")
  }

  private func sentence(_ part: LayoutAnswer.Part, _ answer: LayoutAnswer) -> String {
    let sources = NumberSources(part, of: answer.view, in: scene)
    let word = Self.word(part.number)
    // Before a mark of punctuation a letter needs no room.
    let closing = word.hasSuffix(" ") ? String(word.dropLast()) : word
    let value = Numbers.text(number(part.number, of: answer.frame))
    if sources.isOpen {
      return [Rule.uAL06].cited(after: "没有约束决定它的\(closing)，结果是 \(value)。")
    }
    if sources.isAmbiguous {
      return [Rule.uAL06].cited(after: "它的\(word)是 \(value)，但也可以是别的值：约束没有定下来。")
    }
    var from = sources.constraints.map { quoted($0) }
    if sources.isIntrinsic {
      from.append(part.number.axis == .horizontal ? "固有宽度" : "固有高度")
    }
    guard !from.isEmpty else { return "它的\(word)是 \(value)。" }
    let space = from.first?.hasPrefix("`") == true ? " " : ""
    return "它的\(word)是 \(value)，取决于\(space)\(from.joined(separator: "、"))。"
  }

  private func nothing(_ part: LayoutAnswer.Part, _ answer: LayoutAnswer) -> String {
    let (name, word) = (scene.name(of: answer.view), Self.word(part.number))
    let sources = NumberSources(part, of: answer.view, in: scene)
    let start = "\(name) 的\(word)是 0，收不到触摸："
    if !sources.isOpen, !sources.constraints.isEmpty, !sources.isIntrinsic {
      return start + sources.constraints.map { quoted($0) }.joined(separator: "、") + " 把它定成了 0。"
    }
    let named = scene.constrainedAttributes(of: answer.view, part.number.axis)
    let tied =
      named.isEmpty ? "这个方向上没有任何约束" : "这个方向上只约束了 \(named.joined(separator: "、"))"
    return start + tied + "，" + intrinsic(part.number, answer)
      + "。缺少的约束例如 `\(scene.missingConstraint(for: part.number, of: answer.view))`。"
  }

  private func intrinsic(_ number: LayoutNumber, _ answer: LayoutAnswer) -> String {
    let word = number == .width ? "固有宽度" : "固有高度"
    guard let size = answer.intrinsic[number.axis] else {
      return scene[answer.view].kind == .imageView ? "没有图片的图片视图没有\(word)" : "它又没有\(word)"
    }
    let because =
      size > 0 || !(scene.rare(answer.view).text ?? "").isEmpty ? "" : "（没有文字）"
    return "它的\(word)是 \(Numbers.text(size))\(because)"
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
          + (constraint.origin.map { "（\($0.method)，第 \($0.line) 行）" } ?? "")
          + (constraint.isActive ? (unmet.contains(id) ? "（未满足）" : "") : "（未激活）")
      }
    }
    if let made = view.flatMap({ scene.stackConstraints(about: $0) }) {
      lines += made.all.map {
        scene.text(of: $0) + "（\(scene.name(of: made.stack)) 的 \($0.role.rawValue)）"
      }
    }
    if lines.isEmpty {
      lines.append(view.map { "\(scene.name(of: $0)) 没有约束。" } ?? "还没有约束。")
    }
    if let view, !scene.translatesMask(view) {
      let size = scene.intrinsicSize(of: view)
      for axis in ScrollAxis.allCases {
        guard let length = size[axis] else { continue }
        lines.append(
          "\(axis == .horizontal ? "固有宽度" : "固有高度") \(Numbers.text(length))：抗拉伸 @"
            + "\(Numbers.text(Double(scene.hugging(of: view, axis).value)))，抗压缩 @"
            + "\(Numbers.text(Double(scene.resistance(of: view, axis).value)))")
      }
    }
    return lines.joined(separator: "\n")
  }

  static func word(_ number: LayoutNumber) -> String {
    switch number {
    case .x: " x "
    case .y: " y "
    case .width: "宽度"
    case .height: "高度"
    }
  }

  private func quoted(_ one: NumberSource) -> String {
    "`\(one.text)`" + (one.line.map { "（第 \($0) 行）" } ?? "")
      + (one.stack.map { "（\($0.name) 的 \($0.role)）" } ?? "")
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
