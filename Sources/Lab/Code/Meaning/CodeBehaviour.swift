import Engine

/// What the methods of a class come to.
struct CodeBehaviour {
  let scene: Scene
  let constants: [String: CodeValue]
  /// The view whose behaviour this is; nil as long as there is none.
  var owner: ViewID?
  /// Of the classes that are declared, what each is made from.
  var bases: [String: String] = [:]

  func lines(of declared: CodeClass) throws(CodeError) -> [BehaviourLine] {
    let behaviour = knowing(declared.stored)
    var lines: [BehaviourLine] = []
    for function in declared.functions {
      // A controller is asked as a delegate.
      if declared.base == "UIViewController", function.name == "gestureRecognizerShouldBegin(_:)" {
        continue
      }
      lines += try behaviour.lines(of: function, in: declared)
    }
    // A search that asks its subviews everywhere, and a region of its own: no command says both.
    if lines.count(where: { $0.undoing.hasSuffix(" point-inside") }) > 1,
      let search = declared.functions.first(where: { $0.name == "hitTest(_:with:)" })
    {
      throw CodeError(.gap(.hitTestForm), at: search.place)
    }
    return lines
  }

  private func lines(
    of function: CodeFunction, in declared: CodeClass
  ) throws(CodeError) -> [BehaviourLine] {
    do throws(CodeError) {
      if let lines = try ownPan(function, in: declared) { return lines }
      return try lines(of: function) ?? []
    } catch {
      // A view that is made with the object is there later; any other value cannot be known.
      guard case .unknownName(let name) = error.problem,
        let stored = declared.stored.first(where: { $0.name == name }), !stored.isObject
      else { throw error }
      throw CodeError(.gap(.storedValue), at: error.place)
    }
  }

  /// The methods that events ask and no command says.
  func refused(of declared: CodeClass) -> [(function: CodeFunction, error: CodeError)] {
    let behaviour = knowing(declared.stored)
    return declared.functions.compactMap { function in
      if declared.base == "UIViewController", function.name == "gestureRecognizerShouldBegin(_:)" {
        return nil
      }
      do throws(CodeError) {
        _ = try behaviour.lines(of: function, in: declared)
        return nil
      } catch {
        // What hangs on the size is known as soon as there is one.
        switch error.problem {
        case .gap(.hangsOnSize) where function.name == "point(inside:with:)": return nil
        case .gap(.hangsOnHierarchy): return nil
        default: break
        }
        return (function, error)
      }
    }
  }

  /// What of a class says nothing about events: what it keeps and may change, and methods of its own.
  /// `covered`: what is done as an object is made.
  func leftAside(of declared: CodeClass, besides covered: Set<String>) -> [String] {
    let behaviour = knowing(declared.stored)
    let stored =
      declared.stored.map { $0.name }.filter { behaviour.constants[$0] == nil } + declared.unread
    let methods = declared.functions.compactMap { function -> String? in
      do throws(CodeError) {
        guard let lines = try behaviour.lines(of: function) else { return function.name }
        // It is known that it handles the event, and not what it does with it.
        return lines.contains { $0.isHandler } && doesMore(function)
          ? function.name + " { … }" : nil
      } catch {
        return nil
      }
    }
    return (stored + methods).filter { !covered.contains($0) }
  }

  /// With the constants of a class.
  private func knowing(_ stored: [CodeStored]) -> CodeBehaviour {
    var known = constants
    for property in stored {
      var evaluator = CodeEvaluator(scene, known, isInClass: true)
      known[property.name] = nil
      guard let value = property.value ?? property.initial, !property.isSet else { continue }
      do throws(CodeError) {
        let found = try evaluator.value(of: value)
        if property.value != nil || found.isMeasure { known[property.name] = found }
      } catch {
        // It is unknown, which matters to who asks for it.
        continue
      }
    }
    return CodeBehaviour(scene: scene, constants: known, owner: owner, bases: bases)
  }

  /// Nil where it is nothing to events.
  private func lines(of function: CodeFunction) throws(CodeError) -> [BehaviourLine]? {
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
    case "deinit()", "layerClass": return []
    case let name where name.hasPrefix("init("): return []
    default: break
    }
    if let method = AnsweredMethod(function, ofDelegate: false) {
      // What a delegate answers counts where it is made the delegate.
      guard method.isOverridden else { return [] }
      do throws(CodeError) {
        return try answers(method, function)
      } catch {
        return try triedAnswers(
          method, function, asking: owner.map { .view($0) }, otherwise: error)
      }
    }
    let name = String(function.name.prefix { $0 != "(" })
    for message in TouchMessage.allCases {
      if name == message.touchMethod { return [.handle(name, try handling(function))] }
      if name == message.pressMethod { return [.handle("presses", try handling(function))] }
    }
    for message in MotionMessage.allCases where name == message.method {
      return [.handle(name, try handling(function))]
    }
    let passed = passed(function)
    if name.hasPrefix("view"), passed == .thenSuper, !doesMore(function) { return [] }
    if CodeSetup.runs(function.name) { return [] }
    if Moment.allCases.contains(where: { $0.method == name }) { return nil }
    if function.isOverride, !EditCommand.allCases.contains(where: { $0.rawValue == name }) {
      let near = Nearest.words(to: name, among: CodeBehaviour.methods)
      guard near.isEmpty else {
        throw CodeError(.unknownMember(name, className: "UIResponder"), at: function.place, near)
      }
      return nil
    }
    // A method that only prints may be an action; one that does more is its class's own affair.
    let isPlain = passed != nil && !doesMore(function) && function.parameters.count < 2
    guard function.name.hasSuffix(")"), function.isExposed || isPlain else { return nil }
    return [
      // Whoever has it gets it: what it does with it is its own affair.
      .handle("action " + Selectors.canonical(function.name), passed ?? .ends)
    ]
  }

  /// What a slip of the keyboard may mean.
  private static let methods: [String] =
    TouchMessage.allCases.flatMap { [$0.touchMethod, $0.pressMethod] }
    + MotionMessage.allCases.map { $0.method }
    + [
      "point", "hitTest", "next", "canBecomeFirstResponder", "canResignFirstResponder",
      "canPerformAction", "beginTracking", "continueTracking", "gestureRecognizerShouldBegin",
    ]

  /// What a method does with an event, where it does no more than that.
  private func passed(_ function: CodeFunction) -> Handling? {
    do throws(CodeError) {
      return try handling(function)
    } catch {
      return nil
    }
  }

  // MARK: Regions and answers

  func evaluator(_ function: CodeFunction, _ values: [CodeValue]) -> CodeEvaluator {
    var variables = constants
    for (name, value) in zip(function.parameters, values) { variables[name] = value }
    var evaluator = CodeEvaluator(scene, variables, isInClass: true)
    evaluator.owner = owner
    return evaluator
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
}

extension CodeStored {
  /// Is it a view or another object that comes with its owner?
  var isObject: Bool {
    if let initial {
      if initial.makesObject { return true }
      if case .call(let callee, _) = initial.kind, case .closure = callee.kind { return true }
    }
    return ViewKind.allCases.contains { $0.className == className }
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
    case .number, .text, .selector, .closure, .unread: false
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
