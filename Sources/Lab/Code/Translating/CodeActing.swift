import Engine

/// UIActions of controls, their menus, and the controls that are made with them.
extension CodeTranslator {
  mutating func actions(
    of receiver: Object, method: String, labels: String, arguments: [CodeArgument],
    at place: Range<Int>
  ) throws(CodeError) -> Bool {
    guard method == "addAction" || method == "removeAction", let first = arguments.first else {
      return false
    }
    guard case .view(let control) = receiver, scene[control].kind.isControl else {
      throw CodeError(
        .unknownMember(method, className: scene.className(of: receiver)), at: place)
    }
    let verb = (method == "addAction" ? "add-action " : "remove-action ") + scene[control].name
    switch (method, labels) {
    case ("addAction", "_:for:"), ("removeAction", "_:for:"):
      let identifier = try action(first.value, of: control)
      add(verb + " " + identifier + (try after(events: arguments[1].value, of: method)))
    case ("removeAction", "identifiedBy:for:"):
      guard let identifier = try self.identifier(first.value) else {
        throw CodeError(.wantedValue(.text), at: first.value.place)
      }
      add(
        verb + " " + CommandWords.word(identifier)
          + (try after(events: arguments[1].value, of: method)))
    case (_, "_:"):
      let end = first.value.place.upperBound
      throw CodeError(.wanted("for: .touchUpInside", found: ")"), at: end..<(end + 1))
    default: return false
    }
    return true
  }

  /// Taken away without `for`, it is for all events.
  private mutating func after(
    events expression: CodeExpression, of method: String
  ) throws(CodeError) -> String {
    let events = try self.events(expression)
    return method == "removeAction" && events == "all-events" ? "" : " for " + events
  }

  /// A UIAction's identifier, as a word of a command.
  mutating func action(
    _ expression: CodeExpression, of control: ViewID?
  ) throws(CodeError) -> String {
    var evaluator = CodeEvaluator(scene, desk.constants)
    if let control {
      for pair in scene.targets(of: control) where pair.isAction {
        evaluator.takenActions.insert(scene.text(of: pair.selector))
      }
    }
    guard case .action(let identifier) = try evaluator.value(of: expression) else {
      throw CodeError(.wantedValue(.action), at: expression.place)
    }
    return CommandWords.word(identifier)
  }

  private mutating func identifier(_ expression: CodeExpression) throws(CodeError) -> String? {
    if let text = expression.heldText { return text }
    if case .text(let text) = try value(of: expression) { return text }
    return nil
  }

  /// `b.menu = UIMenu(children: [save])`: here a control has a menu, or none.
  mutating func menu(_ expression: CodeExpression) throws(CodeError) -> String {
    switch try value(of: expression) {
    case .menu: return "YES"
    case .object(nil): return "NO"
    default: throw CodeError(.wantedValue(.menu), at: expression.place)
    }
  }

  /// `item.primaryAction = save`: that is one, or none.
  mutating func primaryAction(_ expression: CodeExpression) throws(CodeError) -> String {
    try value(of: expression) == .object(nil) ? "\"\"" : try action(expression, of: nil)
  }
}

extension CommandWords {
  /// As it is where it is one word, or in quotation marks.
  static func word(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
    }
    return isPlain && text.first?.isLetter == true && text != "for" ? text : quoted(text)
  }
}
