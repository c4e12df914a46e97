import Engine

/// What the body of a handler comes to for an event.
extension CodeBehaviour {
  /// Does it call super's, or the next responder's? What else it does is nothing to who hears of the
  /// event; only whether it passes it on may hang on nothing.
  func handling(_ function: CodeFunction) throws(CodeError) -> Handling {
    let name = String(function.name.prefix { $0 != "(" })
    var handling = Handling.ends
    for statement in function.body {
      switch statement.kind {
      case .nothing, .give(nil), .bind, .assign, .jump: continue
      case .expression(let expression):
        guard case .call(let callee, _) = expression.kind,
          case .member(let base?, name) = callee.kind
        else { continue }
        switch base.kind {
        case .name("super"): handling = .thenSuper
        case .name("next"), .member(_, "next"), .member(_, "nextResponder"): handling = .thenNext
        default: continue
        }
      case .condition, .check, .loop, .give, .function, .declaration, .unread:
        guard !statement.calls(name) else {
          throw CodeError(.gap(.handlerBody), at: statement.place)
        }
      }
    }
    return handling
  }

  /// Does a handler do more than print and pass the event on? That is left aside.
  func doesMore(_ function: CodeFunction) -> Bool {
    let name = String(function.name.prefix { $0 != "(" })
    return function.body.contains { statement in
      switch statement.kind {
      case .nothing, .give(nil): return false
      case .expression(let expression):
        if expression.isPrinting { return false }
        guard case .call(let callee, _) = expression.kind,
          case .member(_, name) = callee.kind
        else { return true }
        return false
      default: return true
      }
    }
  }
}

extension CodeStatement {
  /// Is this method called in it, at whatever depth: super's, or the next responder's? The parser has
  /// limited the depth.
  fileprivate func calls(_ name: String) -> Bool {
    switch kind {
    case .expression(let expression), .give(let expression?):
      if case .call(let callee, _) = expression.kind, case .member(_, name) = callee.kind {
        true
      } else {
        false
      }
    case .condition(_, let then, let otherwise): (then + otherwise).contains { $0.calls(name) }
    case .check(_, let otherwise): otherwise.contains { $0.calls(name) }
    case .loop(_, _, _, let body): body.contains { $0.calls(name) }
    case .unread(let unread): unread.names.contains(name)
    case .bind, .assign, .give(nil), .jump, .declaration, .function, .nothing: false
    }
  }
}
