import Engine

/// Calls of classes, and what stands in their blocks.
extension CodeTranslator {
  mutating func runStatic(
    on type: String, method: String, arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) {
    switch (type, method) {
    case ("UIView", "animate"), ("UIView", "animateWithDuration"):
      try animate(arguments, at: place)
    case ("NSLayoutConstraint", _): throw CodeError(.gap(.autoLayout), at: place)
    default: throw CodeError(.unknownFunction(type + "." + method), at: place)
    }
  }

  /// Whose properties an animation changes is animated; here it stays so until it is taken away.
  private mutating func animate(
    _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) {
    var allows = false
    var duration = 1.0
    var evaluator = CodeEvaluator(scene, desk.constants)
    for argument in arguments {
      switch (argument.label, argument.value.kind) {
      case ("withDuration", _): duration = try evaluator.number(argument.value)
      case ("options", _):
        if case .choices(let words) = try evaluator.value(of: argument.value) {
          allows = words.contains("allowUserInteraction")
        }
      case (nil, .closure(let body)), ("animations", .closure(let body)):
        if let commands = try animations(body, over: duration, allows: allows) {
          for command in commands { add(command) }
          break
        }
        var views: [String] = []
        for statement in body {
          guard let view = try animated(statement) else {
            throw CodeError(.gap(.closure), at: statement.place)
          }
          if !views.contains(view) { views.append(view) }
        }
        for view in views {
          add("set animating " + view + (duration > 0 ? " YES" : " NO"))
          add("set allowsUserInteractionDuringAnimation " + view + (allows ? " YES" : " NO"))
        }
      default: break
      }
    }
  }

  /// What it changes of each view, where that is all that it does: its layout is nobody's here.
  private mutating func animations(
    _ body: [CodeStatement], over duration: Double, allows: Bool
  ) throws(CodeError) -> [String]? {
    var changes: [(view: String, said: String)] = []
    for statement in body {
      guard case .assign(let target, "=", let value) = statement.kind,
        case .member(let base?, let name) = target.kind,
        case .object(.view(let view)?) = try? self.value(of: base),
        let row = CodeNames.row(name, of: .view(view), in: scene),
        Delivery.animatable.contains(row.property),
        let text = CommandWords.text(try self.value(of: value), as: row.type, in: scene)
      else { return nil }
      let said = " " + row.property.rawValue + "=\"" + text + "\""
      let owner = scene.name(of: view)
      if let at = changes.firstIndex(where: { $0.view == owner }) {
        changes[at].said += said
      } else {
        changes.append((owner, said))
      }
    }
    return changes.map {
      "animate " + $0.view + $0.said + " over " + CommandWords.text(duration)
        + (allows ? " allowUserInteraction" : "")
    }
  }

  mutating func animated(_ statement: CodeStatement) throws(CodeError) -> String? {
    var rest: CodeExpression
    switch statement.kind {
    case .assign(let target, sign: _, value: _): rest = target
    case .expression(let expression):
      guard case .call(let callee, _) = expression.kind else { return nil }
      rest = callee
    default: return nil
    }
    while case .member(let base?, _) = rest.kind {
      if case .object(.view(let view)?) = try? value(of: base) { return scene.name(of: view) }
      rest = base
    }
    return nil
  }

  /// `for index in 0..<3 { s.insertSegment(…) }`
  mutating func segments(
    _ sequence: CodeExpression, _ body: [CodeStatement], at place: Range<Int>
  ) throws(CodeError) {
    guard case .operation("..<", let ends) = sequence.kind, body.count == 1,
      case .expression(let call) = body[0].kind, case .call(let callee, _) = call.kind,
      case .member(let base?, "insertSegment") = callee.kind
    else { throw CodeError(.gap(.controlFlow), at: place) }
    var evaluator = CodeEvaluator(scene, desk.constants)
    let count = CommandWords.text(try evaluator.number(ends[1]))
    add("set numberOfSegments " + (try name(base)) + " " + count)
  }
}
