import Engine

/// The word after `handle X`.
private enum HandledWord: Sendable {
  case all(Handled)
  case touches, motion, action, menu, key
}

extension Syntax where Value == HandledWord {
  /// `touches` and its like are shown; a single method's own name is accepted too.
  fileprivate static var handledWord: Syntax<HandledWord> {
    .oneOf(
      "method",
      [
        (["touches"], .touches), (["motion"], .motion),
        (
          ["remote", "remoteControl", "remoteControlReceived", "remoteControlReceivedWithEvent"],
          .all(.remote)
        ),
        (["presses"], .all(.presses)), (["action"], .action), (["menu"], .menu), (["key"], .key),
      ],
      hidden: TouchMessage.allCases.map { message in
        ([message.touchMethod, message.touchMethod + "WithEvent"], .all(.touches([message])))
      }
        + MotionMessage.allCases.map { message in
          ([message.method, message.method + "WithEvent"], .all(.motion([message])))
        })
  }
}

extension Syntax where Value == Handled {
  /// What a class implements: `touches`, some of the touch methods, `action save:` and so on.
  static var handled: Syntax<Handled> {
    let word = Syntax<HandledWord>.handledWord
    let touches = Syntax<[TouchMessage]>.phases(
      "touch-phase", TouchMessage.allCases.map { ([$0.word], $0) })
    let motion = Syntax<[MotionMessage]>.phases(
      "motion-phase", MotionMessage.allCases.map { ([$0.word], $0) })
    let forms: [Form] = [
      .sequence([.word("touches"), touches.form]), .sequence([.word("motion"), motion.form]),
      .word("remote"), .word("presses"),
      .sequence([.word("action"), .value(.selector, label: "selector")]),
      .sequence([.word("menu"), .value(.selector, label: "command")]),
      .sequence([.word("key"), .value(.keyStroke, label: "key")]),
    ]
    return Syntax(.choice(forms)) { (reader: inout Reader) throws(CommandError) in
      switch try word.read(&reader) {
      case .all(let handled): return handled
      case .touches:
        let messages = try touches.read(&reader)
        return .touches(messages.isEmpty ? TouchMessage.allCases : messages)
      case .motion:
        let messages = try motion.read(&reader)
        return .motion(messages.isEmpty ? MotionMessage.allCases : messages)
      case .action: return .action(try Syntax<String>.selector.read(&reader))
      case .menu: return .menu(try Syntax<String>.menuCommand.read(&reader))
      case .key: return .key(try Syntax<String>.keyStroke.read(&reader))
      }
    }
  }
}

extension TouchMessage {
  var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension MotionMessage {
  var word: String {
    switch self {
    case .began: "began"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension Syntax {
  /// Any number of words of a table, each once.
  fileprivate static func phases<Message: Equatable & Sendable>(
    _ name: String, _ table: [(words: [String], value: Message)]
  ) -> Syntax<[Message]> where Value == [Message] {
    let one = Syntax<Message>.oneOf(name, table)
    return Syntax<[Message]>(.optional(one.labelled(name + " …").form)) {
      (reader: inout Reader) throws(CommandError) in
      var found: [Message] = []
      while let message = try reader.attempt(one) {
        if !found.contains(message) { found.append(message) }
        _ = reader.takeMark(",")
      }
      return found
    }
  }
}

extension Syntax where Value == Handling {
  /// `then super`, or `then next`, which the documents warn against (CH18).
  static var handling: Syntax<Handling> {
    let ways = after(
      "then",
      either(
        Syntax<Void>.word("super").map { _ in Handling.thenSuper },
        Syntax<Void>.word("next").map { _ in Handling.thenNext }))
    return ways.otherwise(.ends)
  }
}
