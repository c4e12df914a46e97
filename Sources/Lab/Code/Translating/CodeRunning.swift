import Engine

extension CodeTranslator {
  /// A call that stands alone, or a question.
  mutating func run(_ expression: CodeExpression) throws(CodeError) {
    var expression = expression
    // `print(a.hitTest(…))` asks; `_ = a.becomeFirstResponder()` does.
    if expression.isPrinting, case .call(_, let arguments) = expression.kind,
      let first = arguments.last?.value
    {
      expression = first
      if case .text = first.kind { return }
    }
    guard case .call(let callee, let arguments) = expression.kind else {
      return try ask(expression)
    }
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    guard case .member(let base?, let method) = callee.kind else {
      if case .member(nil, _) = callee.kind {
        throw CodeError(.gap(.initializer), at: callee.place)
      }
      throw CodeError(.unknownFunction(callee.name ?? ""), at: callee.place)
    }
    if let type = CodeEvaluator(scene, desk.constants).typeName(of: base) {
      return try runStatic(on: type, method: method, arguments: arguments, at: expression.place)
    }
    if let waiting = base.name, desk.waiting[waiting] != nil {
      return try callWaiting(on: waiting, method: method, arguments: arguments, at: callee.place)
    }
    if case .member(let view?, "layer") = base.kind {
      return try callLayer(of: view, method, arguments, at: callee.place)
    }
    if method == "requestFocusUpdate", let first = arguments.first {
      return add("focus " + (try name(first.value)))
    }
    let receiver = try object(base)
    if try structure(receiver, method: method, labels: labels, arguments: arguments) { return }
    if try act(receiver, method: method, labels: labels, arguments: arguments) { return }
    if let controller = receiver.controller,
      try contain(in: controller, method: method, labels: labels, arguments: arguments)
    {
      return
    }
    if try actions(
      of: receiver, method: method, labels: labels, arguments: arguments, at: callee.place)
    {
      return
    }
    if CodeTranslator.idle.contains(method) { return result.notes.append(.alreadySo) }
    if method.hasPrefix("set"), arguments.count == 1, arguments[0].label == nil {
      let property = String(method.dropFirst(3)).startingSmall
      let target = try CodeExpression(.member(base, property), at: callee.place)
      return try assign(target, sign: "=", value: arguments[0].value)
    }
    if method.hasPrefix("constraint") || method.hasSuffix("Constraints") {
      throw CodeError(.gap(.autoLayout), at: callee.place)
    }
    throw CodeError(
      .unknownMember(method, className: scene.className(of: receiver)), at: callee.place,
      Nearest.words(to: method, among: CodeTranslator.methods))
  }

  /// What UIKit has one call, and what here is done already.
  private static let idle: Set<String> = [
    "didMove", "willMove", "setNeedsLayout", "layoutIfNeeded", "setNeedsDisplay", "sizeToFit",
    "loadViewIfNeeded", "loadView", "viewDidLoad", "reloadData",
  ]

  private static let methods = [
    "addSubview", "insertSubview", "bringSubviewToFront", "sendSubviewToBack",
    "removeFromSuperview", "addGestureRecognizer", "removeGestureRecognizer", "addTarget",
    "removeTarget", "addAction", "removeAction", "require", "addChild", "removeFromParent",
    "present", "dismiss", "makeKey", "pushViewController", "popViewController",
    "setViewControllers",
    "makeKeyAndVisible", "becomeFirstResponder", "resignFirstResponder", "endEditing", "hitTest",
    "point", "convert", "sendAction", "setTitle", "setContentOffset", "sendActions",
    "beginIgnoringInteractionEvents", "endIgnoringInteractionEvents",
  ]

  // MARK: The hierarchy

  private mutating func structure(
    _ receiver: Object, method: String, labels: String, arguments: [CodeArgument]
  ) throws(CodeError) -> Bool {
    let own = scene.name(of: receiver)
    switch (method, labels) {
    case ("addSubview", "_:"), ("addArrangedSubview", "_:"):
      let view = try name(arguments[0].value)
      if let controller = scene.object(named: view)?.view.flatMap({ scene[$0].controller }) {
        return add(controllerView: controller, to: receiver)
      }
      add("move " + view + " to " + own)
    case ("insertSubview", "_:at:"):
      var evaluator = CodeEvaluator(scene, desk.constants)
      let index = CommandWords.text(try evaluator.number(arguments[1].value))
      add("move " + (try name(arguments[0].value)) + " to " + own + " at " + index)
    case ("insertSubview", "_:belowSubview:"), ("insertSubview", "_:aboveSubview:"):
      let sibling = try object(arguments[1].value)
      guard let parent = receiver.view, let view = sibling.view,
        var index = Array(scene.subviews(of: parent)).firstIndex(of: view)
      else { throw CodeError(.wantedValue(.view), at: arguments[1].value.place) }
      if labels.hasSuffix("aboveSubview:") { index += 1 }
      add(
        "move " + (try name(arguments[0].value)) + " to " + own + " at " + String(index))
    case ("bringSubviewToFront", "_:"):
      add("bring-to-front " + (try name(arguments[0].value)))
    case ("sendSubviewToBack", "_:"): add("send-to-back " + (try name(arguments[0].value)))
    case ("removeFromSuperview", ""):
      if let view = receiver.view, scene.superview(of: view) == nil {
        result.notes.append(.alreadySo)
      } else {
        add("move " + own + " to nil")
      }
    case ("addGestureRecognizer", "_:"): try attach(arguments[0].value, to: own)
    case ("removeGestureRecognizer", "_:"): add("remove " + (try name(arguments[0].value)))
    case ("addChild", "_:"): add("move " + (try name(arguments[0].value)) + " to " + own)
    case ("removeFromParent", ""):
      if let controller = receiver.controller, scene[controller].parent == nil {
        result.notes.append(.alreadySo)
      } else {
        add("move " + own + " to nil")
      }
    case ("present", "_:animated:"), ("present", "_:animated:completion:"):
      let presented = try name(arguments[0].value)
      let style = desk.styles[presented].map { " style=" + $0 } ?? ""
      add("present " + presented + " from " + own + style)
    case ("dismiss", "animated:"), ("dismiss", "animated:completion:"): add("dismiss " + own)
    case ("makeKey", ""): add("key-window " + own)
    case ("makeKeyAndVisible", ""): add("make-key-and-visible " + own)
    default: return false
    }
    return true
  }

  /// A child's view goes with the child: that is done where it was added.
  mutating func add(controllerView controller: ControllerID, to receiver: Object) -> Bool {
    let view = scene[controller].view
    let name = scene[controller].name
    if let parent = receiver.view, scene.superview(of: view) == parent {
      result.notes.append(.alreadySo)
    } else if let parent = receiver.view, let owner = scene[parent].controller,
      scene[controller].parent == nil
    {
      add("move " + name + " to " + scene[owner].name)
    } else {
      add("move " + scene.name(of: view) + " to " + scene.name(of: receiver))
    }
    return true
  }

  // MARK: Targets, responders, questions

  mutating func target(
    _ sender: String, _ arguments: [CodeArgument], verb: String
  ) throws(CodeError) {
    let target = try nameOrNil(arguments[0].value)
    var command = verb + " " + sender + " " + target
    if arguments.count > 1, try value(of: arguments[1].value) != .object(nil) {
      command += " " + (try selector(arguments[1].value))
    }
    if arguments.count > 2 {
      let events = try events(arguments[2].value)
      // Taken away without `for`, they all are.
      if verb != "remove-target" || events != "all-events" { command += " for " + events }
    }
    if desk.waiting[sender] != nil {
      desk.waiting[sender]?.then.append(.init(command: command))
    } else {
      add(command)
    }
  }

  private mutating func act(
    _ receiver: Object, method: String, labels: String, arguments: [CodeArgument]
  ) throws(CodeError) -> Bool {
    let own = scene.name(of: receiver)
    switch (method, labels) {
    case ("addTarget", "_:action:for:"), ("addTarget", "_:action:"):
      try target(own, arguments, verb: "add-target")
    case ("removeTarget", "_:action:for:"), ("removeTarget", "_:action:"):
      try target(own, arguments, verb: "remove-target")
    case ("require", "toFail:"): try require(own, arguments[0].value)
    case ("becomeFirstResponder", ""): add("become-first-responder " + own)
    case ("resignFirstResponder", ""): add("resign-first-responder " + own)
    case ("endEditing", "_:"):
      add("end-editing" + (try bool(arguments[0].value) ? " force" : ""))
    case ("hitTest", "_:with:"):
      add("hit-test " + (try point(arguments[0].value)) + " in " + own)
    case ("point", "inside:with:"):
      add("point-inside " + own + " " + (try point(arguments[0].value)))
    case ("convert", "_:to:"), ("convert", "_:from:"):
      let what = try value(of: arguments[0].value)
      let words: String
      switch what {
      case .point(let point): words = CommandWords.text(point)
      case .rect(let rect): words = CommandWords.text(rect)
      default: throw CodeError(.wantedValue(.point), at: arguments[0].value.place)
      }
      let other = try nameOrNil(arguments[1].value)
      let ends = labels.hasSuffix("to:") ? (own, other) : (other, own)
      add("convert " + words + " from " + ends.0 + " to " + ends.1)
    case ("sendAction", "_:to:from:for:"):
      var command = "send " + (try selector(arguments[0].value))
      command += " to " + (try nameOrNil(arguments[1].value))
      if case .object(let from?) = try value(of: arguments[2].value) {
        command += " from " + scene.name(of: from)
      }
      add(command)
    case ("sendActions", "for:"):
      add("send-actions " + own + " for " + (try events(arguments[0].value)))
    case ("setTitle", "_:for:"):
      guard let text = CommandWords.text(try value(of: arguments[0].value), as: .text, in: scene)
      else { throw CodeError(.wantedValue(.text), at: arguments[0].value.place) }
      add("set text " + own + " " + text)
    case ("setContentOffset", "_:animated:"):
      add("set contentOffset " + own + " " + (try point(arguments[0].value)))
    case ("beginIgnoringInteractionEvents", ""): add("ignore-events on")
    case ("endIgnoringInteractionEvents", ""): add("ignore-events off")
    case ("removeAllSegments", ""), ("insertSegment", "withTitle:at:animated:"):
      result.notes.append(.alreadySo)
    default: return false
    }
    return true
  }

  private mutating func point(_ expression: CodeExpression) throws(CodeError) -> String {
    guard case .point(let point) = try value(of: expression).typed(.point) else {
      throw CodeError(.wantedValue(.point), at: expression.place)
    }
    return CommandWords.text(point)
  }

  /// `b.frame`, `b.next`, `b.isFirstResponder`, `b` itself.
  private mutating func ask(_ expression: CodeExpression) throws(CodeError) {
    if case .member(let base?, let name) = expression.kind {
      if case .object(let object?) = try value(of: base) {
        if name == "next" || name == "nextResponder" {
          return add("chain " + scene.name(of: object))
        }
        if name == "isFirstResponder" { return add("first-responder") }
        if let row = CodeNames.row(name, of: object, in: scene) {
          return add("show " + scene.name(of: object) + " " + row.property.rawValue)
        }
      }
    }
    guard case .object(let object?) = try value(of: expression) else {
      throw CodeError(.wantedValue(.object), at: expression.place)
    }
    add("describe " + scene.name(of: object))
  }
}
