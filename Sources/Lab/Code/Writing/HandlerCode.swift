import Engine

/// What it implements: touches, presses, motion, actions and keys.
extension ClassCode {
  func handlers(for handler: Handler) -> [WrittenMethod] {
    switch handler.message {
    case .touches(let message):
      [
        method(
          message.touchMethod, what: "touches", swiftType: "Set<UITouch>",
          objectiveCType: "NSSet<UITouch *> *", handler: handler)
      ]
    case .presses(let message):
      [
        method(
          message.pressMethod, what: "presses", swiftType: "Set<UIPress>",
          objectiveCType: "NSSet<UIPress *> *", handler: handler)
      ]
    case .motion(let message):
      [
        method(
          message.method, what: "motion", swiftType: "UIEvent.EventSubtype",
          objectiveCType: "UIEventSubtype", handler: handler)
      ]
    case .remoteControl:
      [
        WrittenMethod(
          swift: "override func remoteControlReceived(with event: UIEvent?)",
          objectiveC: "- (void)remoteControlReceivedWithEvent:(UIEvent *)event",
          body: passing(
            "remoteControlReceived", arguments: [("with", "event")],
            selector: ["remoteControlReceivedWithEvent"],
            handling: handler.handling))
      ]
    case .action(let word): [action(scene.text(of: word), handler.handling)]
    case .key: []
    }
  }

  func method(
    _ name: String, what: String, swiftType: String, objectiveCType: String,
    handler: Handler
  ) -> WrittenMethod {
    let event = what == "presses" ? "UIPressesEvent" : "UIEvent"
    return WrittenMethod(
      swift: "override func \(name)(_ \(what): \(swiftType), with event: \(event)?)",
      objectiveC: "- (void)\(name):(\(objectiveCType))\(what) withEvent:(\(event) *)event",
      body: passing(
        name, arguments: [("", what), ("with", "event")], selector: [name, "withEvent"],
        handling: handler.handling))
  }

  private func passing(
    _ name: String, arguments: [(label: String, value: String)], selector: [String],
    handling: Handling
  ) -> [String] {
    let receiver: String
    switch handling {
    case .ends: return []
    case .thenSuper: receiver = "super"
    case .thenNext: receiver = isSwift ? "next?" : "self.nextResponder"
    }
    return [
      style.call(receiver, name, with: arguments, objectiveC: selector).droppingSemicolon
    ]
  }

  /// A method of one's own; the editing menu's are UIKit's, and overridden.
  func action(_ selector: String, _ handling: Handling) -> WrittenMethod {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let name = String(selector.prefix { $0 != ":" })
    let isUIKits = EditCommand(rawValue: name) != nil && selector == name + ":"
    let values = ["sender", "event"] + (2..<max(2, parts.count)).map { "argument\($0)" }
    let labels = parts.enumerated().map { $0 == 0 ? "_" : $1.isEmpty ? "_" : String($1) }
    let list = zip(labels, values).map { label, value in
      (label == value ? value : label + " " + value) + ": Any?"
    }
    let arguments = zip(labels, values).map { (label: $0 == "_" ? "" : $0, value: $1) }
    // A selector that a responder up the chain may lack.
    let isSuper = handling == .ends || isUIKits
    let body =
      isSuper
      ? passing(name, arguments: arguments, selector: parts.map { String($0) }, handling: handling)
      : []
    let objectiveC =
      parts.isEmpty
      ? name : zip(parts, values).map { $0 + ":(id)" + $1 }.joined(separator: " ")
    return WrittenMethod(
      swift: (isUIKits ? "override func " : "@objc func ") + style.name(name) + "("
        + list.joined(separator: ", ") + ")",
      objectiveC: "- (void)" + objectiveC, body: body)
  }

  /// All keys of one object are one property.
  func keys(_ behaviour: Behaviour) -> [WrittenMethod] {
    var keys: [(stroke: String, handling: Handling, action: String)] = []
    for handler in behaviour.handlers {
      guard case .key(let word) = handler.message else { continue }
      keys.append((scene.text(of: word), handler.handling, "keyPressed"))
    }
    for key in behaviour.keyCommands {
      keys.append((scene.text(of: key.stroke), .ends, scene.text(of: key.action)))
    }
    guard let first = keys.first else { return [] }
    let commands = keys.map { key in
      let made = CodeKeys.arguments(of: key.stroke, in: style.language)
      let action = style.selector(key.action)
      return isSwift
        ? "UIKeyCommand(input: \(made.input), modifierFlags: \(made.flags), action: \(action))"
        : "[UIKeyCommand keyCommandWithInput:\(made.input) modifierFlags:\(made.flags) "
          + "action:\(action)]"
    }
    let others: String? =
      switch first.handling {
      case .ends: nil
      case .thenSuper: "super.keyCommands"
      case .thenNext: isSwift ? "next?.keyCommands" : "self.nextResponder.keyCommands"
      }
    let (open, close): (String, String)
    if isSwift {
      (open, close) = ("[", "]" + (others.map { " + (" + $0 + " ?? [])" } ?? ""))
    } else if let others {
      (open, close) = ("return [@[", "] arrayByAddingObjectsFromArray:" + others + " ?: @[]]")
    } else {
      (open, close) = ("return @[", "]")
    }
    return [
      WrittenMethod(
        swift: "override var keyCommands: [UIKeyCommand]?",
        objectiveC: "- (NSArray<UIKeyCommand *> *)keyCommands",
        body: [open] + commands.map { "  " + $0 + "," } + [close])
    ]
  }
}
