import Engine

/// What was made and is nobody's yet.
extension CodeTranslator {
  mutating func setWaiting(
    of name: String, property: String, to value: CodeExpression, at place: Range<Int>
  ) throws(CodeError) {
    guard let waiting = desk.waiting[name] else { return }
    switch waiting.kind {
    case .layer:
      if property == "frame" {
        let frame = try rect(value)
        desk.waiting[name]?.frame = frame
      } else {
        result.notes.append(.looksOnly(property))
      }
    case .delegate: throw CodeError(.gap(.storedProperty), at: place)
    case .recognizer(let gesture):
      if property == "delegate" {
        desk.waiting[name]?.delegate = value
        return
      }
      guard let row = CodeNames.row(property) else {
        if CodeTranslator.looks.contains(property) {
          return result.notes.append(.looksOnly(property))
        }
        throw CodeError(.unknownMember(property, className: gesture.className), at: place)
      }
      guard let text = CommandWords.text(try pressTypes(value, row), as: row.type, in: scene) else {
        throw CodeError(.wantedValue(row.type.codeType), at: value.place)
      }
      desk.waiting[name]?.settings += " " + row.property.rawValue + "=" + text
    }
  }

  mutating func callWaiting(
    on name: String, method: String, arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) {
    switch method {
    case "addTarget": try target(name, arguments, verb: "add-target")
    case "require":
      guard let other = arguments.first?.value else { break }
      try require(name, other)
    default:
      throw CodeError(.unknownMember(method, className: "UIGestureRecognizer"), at: place)
    }
  }

  /// Whichever of the two comes later says it.
  mutating func require(_ name: String, _ other: CodeExpression) throws(CodeError) {
    if let waiting = other.name, desk.waiting[waiting] != nil {
      desk.waiting[waiting]?.then.append(
        .init(command: "require " + name + " to-fail " + waiting, other: name))
      return
    }
    let command = "require " + name + " to-fail " + (try self.name(other))
    if desk.waiting[name] != nil {
      desk.waiting[name]?.then.append(.init(command: command))
    } else {
      add(command)
    }
  }

  /// `v.addGestureRecognizer(tap)`: now it can be added, with all that was said about it.
  mutating func attach(_ expression: CodeExpression, to view: String) throws(CodeError) {
    let made = try bind(made: expression)
    if let name = made ?? expression.name, let waiting = desk.waiting[name],
      case .recognizer(let gesture) = waiting.kind
    {
      add("add " + gesture.word + " " + name + " to " + view + waiting.settings)
      try finish(name, waiting)
      if let className = waiting.className {
        desk.unsettled.append(UnsettledObject(name: name, className: className))
      }
      if let delegate = waiting.delegate { try setDelegate(ofNew: name, delegate) }
      return
    }
    guard made == nil else { throw CodeError(.wantedValue(.object), at: expression.place) }
    add("move " + (try name(expression)) + " to " + view)
  }

  mutating func callLayer(
    of view: CodeExpression, _ method: String, _ arguments: [CodeArgument], at place: Range<Int>
  ) throws(CodeError) {
    let owner = try name(view)
    switch method {
    case "addSublayer":
      guard let argument = arguments.first?.value, let name = argument.name,
        let waiting = desk.waiting[name], waiting.kind == .layer
      else { throw CodeError(.wantedValue(.object), at: place) }
      add(
        "add layer " + name + " in " + owner + " " + CommandWords.text(waiting.frame ?? .zero))
      try finish(name, waiting)
    case "removeAllAnimations": add("set animating " + owner + " NO")
    default: throw CodeError(.unknownMember(method, className: "CALayer"), at: place)
    }
  }

  private mutating func finish(_ name: String, _ waiting: WaitingObject) throws(CodeError) {
    desk.waiting[name] = nil
    for later in waiting.then {
      if let other = later.other, desk.waiting[other] != nil {
        desk.waiting[other]?.then.append(later)
      } else {
        add(later.command)
      }
    }
  }
}
