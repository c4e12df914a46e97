/// Closures and blocks, of which only some are read.
extension CodeParser {
  mutating func trailingClosure(
    of call: CodeExpression
  ) throws(CodeError) -> CodeExpression {
    let argument = CodeArgument(
      label: nil, value: call.makesAction ? try unread() : try closureExpression())
    let place = call.place.lowerBound..<end
    if case .call(let callee, let arguments) = call.kind {
      return try CodeExpression(.call(callee, arguments + [argument]), at: place)
    }
    return try CodeExpression(.call(call, [argument]), at: place)
  }

  mutating func closureExpression() throws(CodeError) -> CodeExpression {
    let start = place.lowerBound
    let body = try closure()
    return try CodeExpression(.closure(body), at: start..<end)
  }

  /// A block whose lines are nobody's here: what a UIAction does.
  private mutating func unread() throws(CodeError) -> CodeExpression {
    let start = place.lowerBound
    try skipBrackets()
    return try CodeExpression(.closure([]), at: start..<end)
  }

  /// What a UIAction does, or another value.
  mutating func value(for label: String?) throws(CodeError) -> CodeExpression {
    guard label == "handler" || label == "actionWithHandler" else { return try expression() }
    if next.isSymbol("^") { try skipBlockHead() }
    return next.isSymbol("{") ? try unread() : try expression()
  }

  /// `^(UIAction *action)`, up to the brace.
  mutating func skipBlockHead() throws(CodeError) {
    skip()
    while next.kind == .name || next.isSymbol("*") { skip() }
    if next.isSymbol("(") { try skipBrackets() }
  }

  /// `{ … }`, `{ _ in … }`, `{ [weak self] in … }`.
  private mutating func closure() throws(CodeError) -> [CodeStatement] {
    var offset = 1
    while peek(offset).kind != .end, !peek(offset).isSymbol("{"), !peek(offset).isSymbol("}"),
      !peek(offset).startsRow || offset == 1
    {
      if peek(offset).isName("in") {
        let opening = place
        for _ in 0...offset { skip() }
        return try statements(after: opening)
      }
      offset += 1
    }
    return try block()
  }
}

extension CodeExpression {
  var takesClosure: Bool {
    switch kind {
    case .call, .member: true
    case .name: makesAction
    case .number, .text, .operation, .array, .selector, .closure, .unread: false
    }
  }

  /// `UIAction`, `UIAction(title: "Save")`: what follows in braces is its closure.
  fileprivate var makesAction: Bool {
    switch kind {
    case .name(let name): name == "UIAction"
    case .member(let base?, "init"): base.name == "UIAction"
    case .call(let callee, _): callee.makesActionName
    case .number, .text, .member, .operation, .array, .selector, .closure, .unread: false
    }
  }

  /// `Set`, `UIView`
  var isTypeName: Bool { name?.first?.isUppercase == true }

  private var makesActionName: Bool {
    if case .member(let base?, "init") = kind { return base.name == "UIAction" }
    return name == "UIAction"
  }
}
