import Engine

/// What is answered already.
extension BehaviourLine {
  static func delegate(_ method: String, _ what: String) -> BehaviourLine {
    var line = BehaviourLine(
      "delegate X ", method + " " + what, undoing: "undelegate X " + method)
    line.isOneOfMany = true
    return line
  }

  /// Nothing takes it away.
  static func together(with other: String) -> BehaviourLine {
    BehaviourLine("simultaneous X ", other, undoing: "")
  }

  /// The same of a scroll view's own pan.
  static func ownTogether(with other: String) -> BehaviourLine {
    BehaviourLine("simultaneous X.panGestureRecognizer ", other, undoing: "")
  }

  static func zooming(_ content: String) -> BehaviourLine {
    BehaviourLine("set viewForZooming X ", content, undoing: "unset viewForZooming X")
  }

  /// By a recognizer's delegate, or its own class.
  static func hooks(
    of recognizer: RecognizerID, _ owner: GestureOwner, in scene: Scene
  ) -> [BehaviourLine] {
    scene[recognizer].hooks.filter { $0.owner == owner }.compactMap { hook in
      AnsweredMethod.gesture(hook.method, owner).line(
        hook.answer, about: hook.about.map { scene.name(of: $0) })
    }
  }

  /// By the class of a view, about gestures and a scroll view's content.
  static func asked(of view: ViewID, in scene: Scene) -> [BehaviourLine] {
    let begins = scene.rare(view).beginAnswers.compactMap { answer in
      let about: String? =
        switch answer.about {
        case .any: nil
        case .recognizer(let recognizer): scene.name(of: recognizer)
        case .gesture(let gesture): gesture.className
        }
      return AnsweredMethod.shouldBegin.line(answer.answer, about: about)
    }
    return begins
      + scene.rare(view).scroll.contentAnswers.compactMap { answer in
        AnsweredMethod.content(answer.question).line(
          answer.answer, about: answer.view.map { scene.name(of: $0) })
      }
  }

  /// By an object's delegate.
  static func delegated(by object: Object, in scene: Scene) -> [BehaviourLine] {
    switch object {
    case .recognizer(let recognizer): return hooks(of: recognizer, .delegate, in: scene)
    case .controller(let controller):
      return [scene[controller].shouldDismiss].compactMap { answer in
        answer.flatMap { AnsweredMethod.dismissal.line($0, about: nil) }
      }
    case .view(let view):
      let answers = scene.textAnswers(of: view)
      var lines = TextQuestion.allCases.compactMap { question in
        answers[question].flatMap { AnsweredMethod.text(question).line($0, about: nil) }
      }
      lines += scene.rare(view).rows.answers.compactMap { answer in
        AnsweredMethod.row(answer.question).line(
          answer.answer, about: answer.cell.map { scene.name(of: $0) })
      }
      if case .object(let content?)? = scene.value(of: .viewForZooming, of: object) {
        lines.append(.zooming(scene.name(of: content)))
      }
      return lines
    case .layer, .windowScene, .application, .delegate, .own: return []
    }
  }
}

extension CodeBehaviour {
  /// What a delegate's class answers to one of those that ask it.
  func delegateLines(
    of declared: CodeClass, asking object: Object
  ) throws(CodeError) -> [BehaviourLine] {
    var lines: [BehaviourLine] = []
    for function in declared.functions {
      guard let method = AnsweredMethod(function, ofDelegate: true) else {
        continue
      }
      guard method.asks(object, in: scene) else { continue }
      do throws(CodeError) {
        lines += try answers(method, function)
      } catch {
        lines += try triedAnswers(method, function, asking: object, otherwise: error)
      }
    }
    return lines
  }

  /// Does what it answers hang on who else is there?
  func hangsOnHierarchy(_ declared: CodeClass) -> Bool {
    declared.functions.contains { function in
      guard let method = AnsweredMethod(function, ofDelegate: true) else { return false }
      do throws(CodeError) {
        _ = try answers(method, function)
        return false
      } catch {
        return true
      }
    }
  }

  /// `if other === a { return true }`, one after the other, and what is said of the rest.
  func answers(
    _ method: AnsweredMethod, _ function: CodeFunction
  ) throws(CodeError) -> [BehaviourLine] {
    var lines: [BehaviourLine] = []
    func add(_ answer: Bool, about: String?, at place: Range<Int>) throws(CodeError) {
      guard let line = method.line(answer, about: about) else {
        throw CodeError(.gap(.boolForm), at: place)
      }
      lines.append(line)
    }
    func addRest(_ says: Bool, _ place: Range<Int>) throws(CodeError) {
      // Nobody is waited for: no command is needed.
      if method.line(says, about: nil) == nil, says == method.usual { return }
      try add(says, about: nil, at: place)
    }
    // `textField.resignFirstResponder()` before the answer is no answer.
    let isAnswered = function.body.contains { if case .give = $0.kind { true } else { false } }
    for statement in function.body {
      switch statement.kind {
      case .nothing, .bind, .assign: continue
      case .expression where isAnswered: continue
      case .condition(let conditions, let then, let otherwise):
        guard conditions.count == 1, case .holds(let test) = conditions[0], otherwise.isEmpty,
          then.count == 1, case .give(let answer?) = then[0].kind,
          let says = try says(answer, function)
        else { throw CodeError(.gap(.method), at: statement.place) }
        guard let (about, isSame) = try named(test, in: function, of: method) else {
          throw CodeError(.gap(.boolForm), at: test.place)
        }
        guard isSame else { throw CodeError(.gap(.boolForm), at: test.place) }
        try add(says, about: about, at: test.place)
      case .expression(let rest), .give(let rest?):
        if rest.mentions("super") { continue }
        if rest.isPrinting { continue }
        if case .zooming = method {
          var evaluator = evaluator(function, [])
          guard case .object(.view(let content)?) = try evaluator.value(of: rest) else {
            throw CodeError(.wantedValue(.view), at: rest.place)
          }
          try add(true, about: scene.name(of: content), at: rest.place)
        } else if let says = try says(rest, function) {
          // Of those that are not named the usual is done anyway.
          if says != method.usual || lines.isEmpty { try addRest(says, rest.place) }
        } else if case .gesture(.simultaneous, .delegate) = method {
          for other in try others(in: rest, function, method) {
            lines.append(.together(with: other))
          }
        } else if let (about, isSame) = try named(rest, in: function, of: method) {
          // `touch.view !== b` says no to b alone.
          try add(isSame, about: about, at: rest.place)
          if isSame, method.usual { try add(false, about: nil, at: rest.place) }
        } else {
          throw CodeError(.gap(.boolForm), at: rest.place)
        }
      default: throw CodeError(.gap(.method), at: statement.place)
      }
    }
    return lines
  }

  /// Yes or no; of a row its path, or nil.
  private func says(
    _ expression: CodeExpression, _ function: CodeFunction
  ) throws(CodeError) -> Bool? {
    guard let name = expression.name else { return nil }
    if function.parameters.contains(name) { return true }
    if name == "nil" { return false }
    var evaluator = evaluator(function, [])
    return try evaluator.value(of: expression).bool
  }

  /// Whom `other === a`, `touch.view !== b` and `recognizer is UIPanGestureRecognizer` name.
  private func named(
    _ test: CodeExpression, in function: CodeFunction, of method: AnsweredMethod
  ) throws(CodeError) -> (name: String, isSame: Bool)? {
    switch test.kind {
    case .operation("!", let parts) where parts.count == 1:
      guard let (name, isSame) = try named(parts[0], in: function, of: method) else { return nil }
      return (name, !isSame)
    case .operation(let sign, let parts) where parts.count == 2:
      switch sign {
      case "===", "==", "!==", "!=":
        guard
          let asked = parts.first(where: { isAsked($0, in: function, of: method) }),
          let other = parts.first(where: { $0 != asked })
        else { return nil }
        var evaluator = evaluator(function, [])
        guard case .object(let object?) = try evaluator.value(of: other) else { return nil }
        return (scene.name(of: object), !sign.hasPrefix("!"))
      case "is":
        guard method == .shouldBegin, let type = parts[1].name,
          Gesture.allCases.contains(where: { $0.className == type })
        else { return nil }
        return (type, true)
      default: return nil
      }
    case .call(let callee, let arguments):
      guard method == .shouldBegin, case .member(_?, "isKindOfClass") = callee.kind,
        case .call(let type, _)? = arguments.first?.value.kind,
        case .member(let name?, "class") = type.kind, let type = name.name,
        Gesture.allCases.contains(where: { $0.className == type })
      else { return nil }
      return (type, true)
    default: return nil
    }
  }

  /// Is it the one who is asked about: a parameter, a touch's view, a row's cell?
  private func isAsked(
    _ expression: CodeExpression, in function: CodeFunction, of method: AnsweredMethod
  ) -> Bool {
    switch (method, expression.kind) {
    // `tableView.cellForRow(at: indexPath)`.
    case (.row, .call(let callee, _)):
      guard case .member(let table?, _) = callee.kind else { return false }
      return function.parameters.contains(table.name ?? "")
    case (.gesture(.receiveTouch, .delegate), .member(let touch?, "view")):
      return touch.name == function.parameters.last
    default: return function.parameters.contains(expression.name ?? "")
    }
  }

  /// The recognizers that `other === a || other === b` names.
  private func others(
    in answer: CodeExpression, _ function: CodeFunction, _ method: AnsweredMethod
  ) throws(CodeError) -> [String] {
    var found: [String] = []
    var rest = [answer]
    while let next = rest.popLast() {
      if case .operation("||", let parts) = next.kind {
        rest += parts.reversed()
      } else if let (name, isSame) = try named(next, in: function, of: method), isSame {
        found.append(name)
      } else {
        throw CodeError(.gap(.boolForm), at: next.place)
      }
    }
    return found
  }
}
