import Engine

/// What the methods of a class come to.
struct CodeBehaviour {
  let scene: Scene
  let constants: [String: CodeValue]

  func lines(of declared: CodeClass) throws(CodeError) -> [BehaviourLine] {
    var lines: [BehaviourLine] = []
    for function in declared.functions {
      // A controller is asked as a delegate.
      if declared.base == "UIViewController", function.name == "gestureRecognizerShouldBegin(_:)" {
        continue
      }
      lines += try self.lines(of: function)
    }
    return lines
  }

  private func lines(of function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    switch function.name {
    case "point(inside:with:)": return try pointInside(function)
    case "hitTest(_:with:)": return try hitTest(function)
    case "next": return try next(function)
    case "canBecomeFirstResponder":
      return [.first(.canBecomeFirstResponder, try bool(function))]
    case "canResignFirstResponder":
      return [.first(.canResignFirstResponder, try bool(function))]
    case "canBecomeKey": return [.first(.canBecomeKey, try bool(function))]
    case "beginTracking(_:with:)": return [.tracks(.beginTracking, try bool(function))]
    case "continueTracking(_:with:)": return [.tracks(.continueTracking, try bool(function))]
    case "inputView", "inputAccessoryView": return try pad(function)
    case "canPerformAction(_:withSender:)", "target(forAction:withSender:)":
      return try actions(function)
    case "keyCommands": return try keys(function)
    case "remoteControlReceived(with:)": return [.handle("remote", try handling(function))]
    case "init(frame:)", "init(coder:)", "deinit", "layerClass": return []
    default: break
    }
    if let method = AnsweredMethod(function, ofDelegate: false) {
      // What a delegate answers counts where it is made the delegate.
      return method.isOverridden ? try answers(method, function) : []
    }
    let name = String(function.name.prefix { $0 != "(" })
    for message in TouchMessage.allCases {
      if name == message.touchMethod { return [.handle(name, try handling(function))] }
      if name == message.pressMethod { return [.handle("presses", try handling(function))] }
    }
    for message in MotionMessage.allCases where name == message.method {
      return [.handle(name, try handling(function))]
    }
    if name.hasPrefix("view"), try handling(function) == .thenSuper { return [] }
    if name.hasPrefix("view"), Moment.allCases.contains(where: { $0.method == name }) {
      throw CodeError(.gap(.momentBody), at: function.place)
    }
    guard function.name.hasSuffix(")") else {
      throw CodeError(.gap(.storedProperty), at: function.place)
    }
    if function.isOverride, !EditCommand.allCases.contains(where: { $0.rawValue == name }) {
      throw CodeError(.unknownMember(name, className: "UIResponder"), at: function.place)
    }
    return [
      .handle("action " + Selectors.canonical(function.name), try handling(function))
    ]
  }

  // MARK: Regions and answers

  func evaluator(_ function: CodeFunction, _ values: [CodeValue]) -> CodeEvaluator {
    var variables = constants
    for (name, value) in zip(function.parameters, values) { variables[name] = value }
    return CodeEvaluator(scene, variables, isInClass: true)
  }

  private func pointInside(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    var evaluator = evaluator(function, [.touchPoint, .event])
    switch try evaluator.run(function.body) {
    case .bool(true): return [.override("point-inside", "always")]
    case .bool(false): return [.override("point-inside", "never")]
    // What UIView's own does.
    case .region(.inset(0, 0)): return []
    case .region(let region): return [.override("point-inside", region.words)]
    default: throw CodeError(.gap(.regionForm), at: function.place)
    }
  }

  /// A view's own search can end in three ways: with nothing, with the view, with one below it. What
  /// the override makes of each says which it is.
  private func hitTest(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    var answers: [CodeValue] = []
    for found in [CodeValue.object(nil), .itself, .descendant] {
      var evaluator = evaluator(function, [.touchPoint, .event])
      evaluator.superAnswer = found
      do throws(CodeError) {
        answers.append(try evaluator.run(function.body) ?? .nothing)
      } catch {
        return try written(function)
      }
    }
    switch (answers[0], answers[1], answers[2]) {
    case (.object(nil), .object(nil), .object(nil)): return [.override("hit-test", "nil")]
    case (.itself, .itself, .itself): return [.override("hit-test", "self")]
    case (.object(nil), .object(nil), .descendant): return [.override("hit-test", "pass-through")]
    case (.object(nil), .itself, .descendant): return []
    case (.object(.view(let view)?), .itself, .descendant):
      return [.override("hit-test", "fallback " + scene.name(of: view))]
    case (.object(nil), .object(.view(let view)?), .descendant):
      return [.override("hit-test", "redirect " + scene.name(of: view))]
    default: throw CodeError(.gap(.hitTestForm), at: function.place)
    }
  }

  /// A search of one's own: UIView's, written by hand, is no override.
  private func written(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    let difference: SearchDifference?
    do throws(CodeError) {
      difference = try SearchTrial(function: function, constants: constants).difference()
    } catch {
      switch error.problem {
      case .gap(.regionForm), .gap(.hangsOnSize), .gap(.boolForm), .gap(.method):
        throw CodeError(.gap(.hitTestForm), at: error.place)
      // No view of the scene stands in a trial.
      case .unknownName(let name) where scene.object(named: name) != nil:
        throw CodeError(.gap(.hitTestForm), at: error.place)
      default: throw error
      }
    }
    guard let difference else { return [] }
    throw CodeError(.search(difference), at: function.place)
  }

  private func next(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    var evaluator = evaluator(function, [])
    switch try evaluator.run(function.body) {
    case .object(nil): return [.override("next", "nil")]
    case .object(let object?) where object.responder != nil:
      return [.override("next", scene.name(of: object))]
    default: throw CodeError(.gap(.nextForm), at: function.place)
    }
  }

  /// `if action == … { return … }`, again and again, and super's answer for the rest.
  private func actions(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    let isTarget = function.name.hasPrefix("target")
    var lines: [BehaviourLine] = []
    for statement in function.body {
      switch statement.kind {
      case .give(let rest?), .expression(let rest):
        if rest.mentions("super") { continue }
      case .condition(let conditions, let then, let otherwise):
        guard conditions.count == 1, case .holds(let test) = conditions[0], otherwise.isEmpty,
          case .operation("==", let parts) = test.kind, then.count == 1,
          case .give(let answer?) = then[0].kind
        else { break }
        var evaluator = evaluator(function, [.event, .event])
        guard case .selector(let action) = try evaluator.value(of: parts[1]) else {
          throw CodeError(.wantedValue(.selector), at: parts[1].place)
        }
        switch try evaluator.value(of: answer) {
        case .bool(let can) where !isTarget:
          lines.append(.override("can-perform", action + (can ? " YES" : " NO"), isOneOfMany: true))
        case .object(let object) where isTarget:
          lines.append(
            .override(
              "target", action + " " + (object.map { scene.name(of: $0) } ?? "nil"),
              isOneOfMany: true))
        default: throw CodeError(.wantedValue(isTarget ? .object : .boolean), at: answer.place)
        }
        continue
      default: break
      }
      throw CodeError(.gap(.method), at: statement.place)
    }
    return lines
  }

  private func pad(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    var evaluator = evaluator(function, [])
    switch try evaluator.run(function.body) {
    case .object(nil): return []
    case .object(.view(let view)?):
      return [
        .pad(
          function.name == "inputView" ? .inputView : .inputAccessoryView, scene.name(of: view))
      ]
    default: throw CodeError(.wantedValue(.view), at: function.place)
    }
  }

  private func bool(_ function: CodeFunction) throws(CodeError) -> Bool {
    var evaluator = evaluator(function, [])
    guard let bool = try evaluator.run(function.body)?.bool else {
      throw CodeError(.wantedValue(.boolean), at: function.place)
    }
    return bool
  }

  // MARK: Handlers

  /// Does it call super's, or the next responder's? What else it does is nothing to events.
  private func handling(_ function: CodeFunction) throws(CodeError) -> Handling {
    let name = String(function.name.prefix { $0 != "(" })
    var handling = Handling.ends
    for statement in function.body {
      guard case .expression(let expression) = statement.kind else {
        switch statement.kind {
        case .nothing, .give(nil): continue
        default: throw CodeError(.gap(.handlerBody), at: statement.place)
        }
      }
      if expression.isPrinting { continue }
      guard case .call(let callee, _) = expression.kind,
        case .member(let base?, name) = callee.kind
      else { throw CodeError(.gap(.handlerBody), at: statement.place) }
      switch base.kind {
      case .name("super"): handling = .thenSuper
      case .name("next"), .member(_, "next"), .member(_, "nextResponder"): handling = .thenNext
      default: throw CodeError(.gap(.handlerBody), at: statement.place)
      }
    }
    return handling
  }

  /// `[UIKeyCommand(input: "s", modifierFlags: .command, action: …)]`, and what is added to it.
  private func keys(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    guard function.body.count == 1 else { throw CodeError(.gap(.method), at: function.place) }
    let body: CodeExpression
    switch function.body[0].kind {
    case .expression(let value), .give(let value?): body = value
    default: throw CodeError(.gap(.method), at: function.place)
    }
    var (list, handling) = (body, Handling.ends)
    if case .operation("+", let parts) = body.kind {
      list = parts[0]
      handling = parts[1].mentions("super") ? .thenSuper : .thenNext
    }
    guard case .array(let commands) = list.kind else {
      throw CodeError(.gap(.method), at: list.place)
    }
    var lines: [BehaviourLine] = []
    for command in commands {
      guard case .call(_, let arguments) = command.kind,
        let input = arguments.first(where: { $0.label == "input" }),
        let flags = arguments.first(where: { $0.label == "modifierFlags" })
      else { throw CodeError(.gap(.method), at: command.place) }
      var evaluator = CodeEvaluator(scene, constants)
      guard case .choices(let held) = try evaluator.value(of: flags.value) else {
        throw CodeError(.wantedValue(.choice), at: flags.value.place)
      }
      let key: String
      switch try evaluator.value(of: input.value) {
      case .text(let text): key = CodeKeys.key(typing: text)
      case .choices(let words): key = CodeKeys.key(words.last ?? "")
      default: throw CodeError(.wantedValue(.text), at: input.value.place)
      }
      let stroke = (held.compactMap { CodeKeys.modifiers[$0] } + [key]).joined(separator: "+")
      guard let canonical = KeySpelling.canonical(stroke) else {
        throw CodeError(.unreadable(key), at: input.value.place)
      }
      let action = try arguments.first { $0.label == "action" }.map {
        argument throws(CodeError) in try evaluator.value(of: argument.value)
      }
      if case .selector(let action)? = action, action != "keyPressed" {
        lines.append(.key(canonical, action))
      } else {
        lines.append(.handle("key " + canonical, handling))
      }
    }
    return lines
  }
}

extension CodeExpression {
  /// Does a name stand anywhere in it?
  func mentions(_ name: String) -> Bool {
    switch kind {
    case .name(let own): own == name
    case .member(let base, _): base?.mentions(name) ?? false
    case .call(let callee, let arguments):
      callee.mentions(name) || arguments.contains { $0.value.mentions(name) }
    case .operation(_, let parts), .array(let parts): parts.contains { $0.mentions(name) }
    case .number, .text, .selector, .closure: false
    }
  }
}

extension String {
  /// As a literal of Swift's and Objective-C's.
  public var codeQuoted: String {
    var inner = ""
    for character in self {
      if character == "\"" || character == "\\" { inner += "\\" }
      inner.append(character)
    }
    return "\"" + inner + "\""
  }
}
