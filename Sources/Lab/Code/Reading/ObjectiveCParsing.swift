/// What looks different in Objective-C becomes what Swift calls it.
extension CodeParser {
  /// `[a addSubview:b]`, `[[UIView alloc] initWithFrame:…]`.
  mutating func message(
    to receiver: CodeExpression, _ opening: CodeToken
  ) throws(CodeError) -> CodeExpression {
    let start = opening.place.lowerBound
    var values: [CodeExpression] = []
    let first = next
    var parts = try selectorParts { parser, part throws(CodeError) in
      values.append(try parser.value(for: part))
    }
    guard take("]") else {
      throw next.kind == .end ? CodeError(.unclosed("["), at: opening.place) : wanted("]")
    }
    let place = start..<end
    let selector = parts.joined()
    if selector == "alloc" { return receiver }
    if selector == "new" { return try CodeExpression(.call(receiver, []), at: place) }
    if selector.hasPrefix("buttonWithType:") { parts[0] = "initWithType:" }
    if selector.hasPrefix("alertControllerWithTitle:") { parts[0] = "initWithTitle:" }
    if selector == "init" || parts[0] == "initWithTitle:" || selector.hasPrefix("initWith")
      || selector.hasPrefix("buttonWithType:")
    {
      return try initializer(of: receiver, parts: parts, values: values, at: place)
    }
    let swift = ObjectiveCNames.swift(parts)
    let callee = try CodeExpression(
      .member(receiver, swift.name), at: first.place.lowerBound..<first.place.upperBound)
    guard swift.labels.count == values.count else {
      return try CodeExpression(.call(callee, []), at: place)
    }
    let arguments = zip(swift.labels, values).map {
      CodeArgument(label: $0.isEmpty ? nil : $0, value: $1)
    }
    return try CodeExpression(.call(callee, arguments), at: place)
  }

  /// `name:` after `name:`, with what stands after each; or one name alone.
  private mutating func selectorParts(
    _ read: (inout CodeParser, String) throws(CodeError) -> Void
  ) throws(CodeError) -> [String] {
    var parts: [String] = []
    repeat {
      let part = try expectName("name")
      guard take(":") else { return parts + [part.text] }
      parts.append(part.text + ":")
      try read(&self, part.text)
    } while next.kind == .name
    return parts
  }

  private func initializer(
    of receiver: CodeExpression, parts: [String], values: [CodeExpression], at place: Range<Int>
  ) throws(CodeError) -> CodeExpression {
    var arguments: [CodeArgument] = []
    for (index, pair) in zip(parts, values).enumerated() {
      var label = String(pair.0.dropLast())
      if index == 0 { label = String(label.dropFirst("initWith".count)).startingSmall }
      arguments.append(CodeArgument(label: label, value: pair.1))
    }
    return try CodeExpression(.call(receiver, arguments), at: place)
  }

  /// `UIView *a = …`, `CGRect frame = …`, `BOOL is = …`; nil where it is nothing of the kind.
  mutating func objectiveCDeclaration() throws(CodeError) -> CodeStatement.Kind? {
    let start = mark()
    let type = next
    guard type.kind == .name, !type.text.isEmpty else { return nil }
    skip()
    if next.isSymbol("<") {
      while next.kind != .end, !next.isSymbol(">") { skip() }
      skip()
    }
    let isPointer = take("*")
    let isValue = !isPointer && next.kind == .name && !next.startsRow && peek(1).isSymbol("=")
    guard isPointer || isValue, next.kind == .name, !next.startsRow,
      peek(1).isSymbol("=") || peek(1).isSymbol(";") || peek(1).kind == .end
    else {
      goBack(to: start)
      return nil
    }
    let name = try expectName("name")
    guard take("=") else { return .bind(name: name.text, className: type.text, nil) }
    return .bind(name: name.text, className: type.text, try expression())
  }

  /// `@implementation Card … @end`; the base is its interface's.
  mutating func objectiveCClass() throws(CodeError) -> CodeClass {
    let isInterface = next.text == "@interface"
    skip()
    let name = try expectName("name")
    var base: CodeToken?
    if take(":") { base = try expectName("class") }
    if next.isSymbol("(") { try skipBrackets() }
    if next.isSymbol("<") { while !take(">"), next.kind != .end { skip() } }
    var found = CodeClass(
      part: isInterface ? .interface : .whole, isImplementation: !isInterface, name: name.text,
      base: base?.text, functions: [], namePlace: name.place, basePlace: base?.place ?? name.place)
    while next.kind != .end {
      if next.kind == .marked, next.text == "@end" {
        skip()
        return found
      }
      if !isInterface, let method = try objectiveCMethodOrName(&found.unread) {
        found.functions.append(method)
      } else if next.kind == .marked, CodeParser.rowMarks.contains(next.text) {
        repeat { skip() } while next.kind != .end && !next.startsRow
      } else if next.isSymbol("{") {
        try skipBrackets()
      } else {
        // Declarations of methods.
        skip()
      }
    }
    throw CodeError(.unclosed(isInterface ? "@interface" : "@implementation"), at: name.place)
  }

  /// One whose head cannot be read is passed over, with its body.
  private mutating func objectiveCMethodOrName(
    _ unread: inout [String]
  ) throws(CodeError) -> CodeFunction? {
    let start = (mark: mark(), depth: depth)
    do throws(CodeError) {
      return try objectiveCMethod()
    } catch {
      guard !error.problem.endsReading else { throw error }
      goBack(to: start.mark, depth: start.depth)
      skip()
      if next.isSymbol("(") { try skipBrackets() }
      unread.append(next.text)
      while next.kind != .end, !next.isSymbol("{"), !next.isSymbol(";") { skip() }
      if next.isSymbol("{") { try skipBrackets() }
      return nil
    }
  }

  /// `- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event { … }`, `+ (instancetype)card { … }`; nil
  /// where nothing of the kind stands.
  mutating func objectiveCMethod() throws(CodeError) -> CodeFunction? {
    guard next.startsRow, next.isSymbol("-") || next.isSymbol("+"), peek(1).isSymbol("(") else {
      return nil
    }
    skip()
    try skipBrackets()
    let start = next.place.lowerBound
    var parameters: [String] = []
    let parts = try selectorParts { parser, _ throws(CodeError) in
      if parser.next.isSymbol("(") { try parser.skipBrackets() }
      parameters.append(try parser.expectName("name").text)
    }
    let place = start..<end
    return CodeFunction(
      name: ObjectiveCNames.swiftMethod(parts), parameters: parameters,
      isOverride: ObjectiveCNames.isKnown(parts), isExposed: true, body: try block(), place: place)
  }
}

/// What UIKit's methods are called in Swift.
enum ObjectiveCNames {
  /// By selector: the name, and the labels with `:` between.
  private static let table: [String: (name: String, labels: [String])] = [
    "pointInside:withEvent:": ("point", ["inside", "with"]),
    "hitTest:withEvent:": ("hitTest", ["", "with"]),
    "beginTrackingWithTouch:withEvent:": ("beginTracking", ["", "with"]),
    "continueTrackingWithTouch:withEvent:": ("continueTracking", ["", "with"]),
    "sendActionsForControlEvents:": ("sendActions", ["for"]),
    "addAction:forControlEvents:": ("addAction", ["", "for"]),
    "removeAction:forControlEvents:": ("removeAction", ["", "for"]),
    "removeActionForIdentifier:forControlEvents:": ("removeAction", ["identifiedBy", "for"]),
    "animateWithDuration:animations:": ("animate", ["withDuration", "animations"]),
    "animateWithDuration:delay:options:animations:completion:": (
      "animate", ["withDuration", "delay", "options", "animations", "completion"]
    ),
    "addTarget:action:forControlEvents:": ("addTarget", ["", "action", "for"]),
    "removeTarget:action:forControlEvents:": ("removeTarget", ["", "action", "for"]),
    "addTarget:action:": ("addTarget", ["", "action"]),
    "removeTarget:action:": ("removeTarget", ["", "action"]),
    "requireGestureRecognizerToFail:": ("require", ["toFail"]),
    "insertSubview:atIndex:": ("insertSubview", ["", "at"]),
    "addChildViewController:": ("addChild", [""]),
    "didMoveToParentViewController:": ("didMove", ["toParent"]),
    "willMoveToParentViewController:": ("willMove", ["toParent"]),
    "removeFromParentViewController": ("removeFromParent", []),
    "presentViewController:animated:completion:": ("present", ["", "animated", "completion"]),
    "dismissViewControllerAnimated:completion:": ("dismiss", ["animated", "completion"]),
    "makeKeyWindow": ("makeKey", []),
    "popViewControllerAnimated:": ("popViewController", ["animated"]),
    "requestFocusUpdateToEnvironment:": ("requestFocusUpdate", ["to"]),
    "keyCommandWithInput:modifierFlags:action:": (
      "keyCommand", ["input", "modifierFlags", "action"]
    ),
    "targetForAction:withSender:": ("target", ["forAction", "withSender"]),
    "convertPoint:toView:": ("convert", ["", "to"]),
    "convertPoint:fromView:": ("convert", ["", "from"]),
    "convertRect:toView:": ("convert", ["", "to"]),
    "convertRect:fromView:": ("convert", ["", "from"]),
    "sendAction:to:from:forEvent:": ("sendAction", ["", "to", "from", "for"]),
    "setTitle:forState:": ("setTitle", ["", "for"]),
    "setContentOffset:animated:": ("setContentOffset", ["", "animated"]),
    "insertSegmentWithTitle:atIndex:animated:": ("insertSegment", ["withTitle", "at", "animated"]),
    "remoteControlReceivedWithEvent:": ("remoteControlReceived", ["with"]),
    "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:": (
      "gestureRecognizer", ["", "shouldRecognizeSimultaneouslyWith"]
    ),
  ]

  /// A method without parameters that is a property in Swift.
  static let properties = [
    "nextResponder": "next", "canBecomeFirstResponder": "canBecomeFirstResponder",
    "canResignFirstResponder": "canResignFirstResponder", "keyCommands": "keyCommands",
    "canBecomeKeyWindow": "canBecomeKey", "inputView": "inputView",
    "inputAccessoryView": "inputAccessoryView",
  ]

  static func isKnown(_ parts: [String]) -> Bool {
    table[parts.joined()] != nil || properties[parts.joined()] != nil
      || parts.count == 2 && parts[1] == "withEvent:" || parts == ["gestureRecognizerShouldBegin:"]
  }

  /// A method of a class as Swift declares it: `point(inside:with:)`, `init(frame:)`, `next`.
  static func swiftMethod(_ parts: [String]) -> String {
    if let property = properties[parts.joined()] { return property }
    if parts == ["init"] { return "init()" }
    if let first = parts.first, first.hasPrefix("initWith") {
      let label = String(first.dropFirst("initWith".count)).startingSmall
      return "init(" + label + parts.dropFirst().joined() + ")"
    }
    let swift = swift(parts)
    return swift.name + "(" + swift.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }

  static func swift(_ parts: [String]) -> (name: String, labels: [String]) {
    if let known = table[parts.joined()] { return known }
    guard let first = parts.first else { return ("", []) }
    guard first.hasSuffix(":") else { return (first, []) }
    var labels = [""]
    for part in parts.dropFirst() {
      let label = String(part.dropLast())
      labels.append(label == "withEvent" ? "with" : label)
    }
    return (String(first.dropLast()), labels)
  }
}

extension String {
  /// `left` as `Left`.
  public var startingLarge: String { prefix(1).uppercased() + dropFirst() }

  /// `Frame` as `frame`.
  var startingSmall: String { prefix(1).lowercased() + dropFirst() }
}
