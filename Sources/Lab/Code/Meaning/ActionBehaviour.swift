import Engine

/// What actions and keys a class takes: methods that answer with lists.
extension CodeBehaviour {
  /// `if action == … { return … }`, again and again, and super's answer for the rest.
  func actions(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
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

  /// `[UIKeyCommand(input: "s", modifierFlags: .command, action: …)]`, and what is added to it.
  func keys(_ function: CodeFunction) throws(CodeError) -> [BehaviourLine] {
    guard function.body.count == 1 else { throw CodeError(.gap(.method), at: function.place) }
    let body: CodeExpression
    switch function.body[0].kind {
    case .expression(let value), .give(let value?): body = value
    default: throw CodeError(.gap(.method), at: function.place)
    }
    var (list, handling) = (body, Handling.ends)
    if let (own, others) = body.sum {
      list = own
      handling = others.mentions("super") ? .thenSuper : .thenNext
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
      let held: [String]
      switch try evaluator.value(of: flags.value) {
      case .choices(let names): held = names
      case .number(0): held = []
      default: throw CodeError(.wantedValue(.choice), at: flags.value.place)
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
  /// `a + b`, and `[a arrayByAddingObjectsFromArray:b]`.
  fileprivate var sum: (CodeExpression, CodeExpression)? {
    switch kind {
    case .operation("+", let parts): return (parts[0], parts[1])
    case .call(let callee, let arguments):
      guard case .member(let base?, "arrayByAddingObjectsFromArray") = callee.kind,
        let others = arguments.first
      else { return nil }
      return (base, others.value)
    default: return nil
    }
  }
}
