import Engine

extension CodeTranslator {
  /// `b.isHidden = true`, `b.frame.origin.x = 10`, `b.center.y += 5`.
  mutating func assign(
    _ target: CodeExpression, sign: String, value: CodeExpression
  ) throws(CodeError) {
    guard case .member(let base?, let name) = target.kind else {
      throw CodeError(.gap(.storedProperty), at: target.place)
    }
    if let waiting = base.name, desk.waiting[waiting] != nil {
      return try setWaiting(of: waiting, property: name, to: value, at: target.place)
    }
    switch base.name.flatMap({ desk.constants[$0] }) {
    case .action, .menu: return result.notes.append(.looksOnly(name))
    default: break
    }
    if try assignPart(of: base, name: name, sign: sign, value: value) { return }
    guard sign == "=" else {
      let whole = try CodeExpression(
        .operation(String(sign.dropLast()), [target, value]), at: value.place)
      return try assign(target, sign: "=", value: whole)
    }
    // It has its own properties, and they are not the cell's.
    if case .member(let cell?, "contentView") = base.kind, !CodeTranslator.looks.contains(name) {
      let type = scene.className(of: try object(cell))
      throw CodeError(.unknownMember("contentView." + name, className: type), at: target.place)
    }
    if case .member(let view?, "layer") = base.kind,
      let own = ["zPosition": name, "cornerRadius": name, "transform": "transform3D"][name]
    {
      let object = try object(view)
      guard let row = CodeNames.row(own, of: object, in: scene),
        let text = CommandWords.text(try self.value(of: value), as: row.type, in: scene)
      else { throw CodeError(.wantedValue(.number), at: value.place) }
      return add("set " + own + " " + scene.name(of: object) + " " + text)
    }
    if case .member(let view?, "layer") = base.kind, name != "anchorPoint" {
      _ = try object(view)
      result.notes.append(.looksOnly("layer." + name))
      return
    }
    if case .member(let controller?, let asked) = base.kind, name == "delegate",
      CodeTranslator.presentations.contains(asked)
    {
      return try setDelegate(of: try object(controller), value)
    }
    let object = try object(base)
    if let controller = object.controller, try contain(in: controller, property: name, value) {
      return
    }
    switch (object, name) {
    case (.view(let window), "rootViewController"):
      return try setRoot(of: window, value)
    case (.controller(let controller), "delegate") where scene[controller].kind != .plain:
      return result.notes.append(.looksOnly(name))
    case (.view, "dataSource"): return result.notes.append(.looksOnly(name))
    case (.view(let view), "delegate") where !scene[view].kind.hasDelegate: break
    case (.view, "delegate"), (.recognizer, "delegate"): return try setDelegate(of: object, value)
    case (.view, "mask"), (.view, "maskView"):
      return try setMask(of: scene.name(of: object), value)
    case (.application, "delegate"): return try setAppDelegate(value)
    case (.view(let view), "menu") where scene[view].kind.isControl:
      return add("set menu " + scene.name(of: object) + " " + (try menu(value)))
    case (.view(let view), "primaryAction") where scene[view].kind == .barButtonItem:
      return add("set primaryAction " + scene.name(of: object) + " " + (try primaryAction(value)))
    case (.controller(let controller), "view"):
      return try adopt(value, by: controller)
    default: break
    }
    guard let row = CodeNames.row(name, of: object, in: scene) else {
      if CodeTranslator.looks.contains(name) {
        result.notes.append(.looksOnly(name))
        return
      }
      throw CodeError(
        .unknownMember(name, className: scene.className(of: object)), at: target.place,
        CodeNames.near(name, of: object, in: scene))
    }
    guard let text = CommandWords.text(try pressTypes(value, row), as: row.type, in: scene) else {
      throw CodeError(.wantedValue(row.type.codeType), at: value.place)
    }
    add("set " + row.property.rawValue + " " + scene.name(of: object) + " " + text)
  }

  /// `[NSNumber(value: UIPress.PressType.select.rawValue)]` names presses by what they are.
  mutating func pressTypes(
    _ value: CodeExpression, _ row: PropertyRow
  ) throws(CodeError) -> CodeValue {
    let types: Set<Property> = [.allowedPressTypes, .allowedTouchTypes]
    guard types.contains(row.property), case .array(let parts) = value.kind else {
      return try self.value(of: value)
    }
    var words: [String] = []
    for part in parts {
      guard let word = part.pressType else {
        throw CodeError(.wantedValue(.choice), at: part.place)
      }
      words.append(row.property == .allowedPressTypes ? CodePresses.word(word) : word)
    }
    return .choices(words)
  }

  /// One number of a rectangle, a point or a size: the rest of it stays.
  private mutating func assignPart(
    of base: CodeExpression, name: String, sign: String, value: CodeExpression
  ) throws(CodeError) -> Bool {
    guard ["x", "y", "width", "height", "origin", "size"].contains(name),
      case .member = base.kind
    else { return false }
    let whole = try self.value(of: base)
    var new: CodeValue
    if case .rect(var rect) = whole {
      switch (name, try self.value(of: value)) {
      case ("origin", .point(let point)): (rect.x, rect.y) = (point.x, point.y)
      case ("size", .size(let size)): (rect.width, rect.height) = (size.width, size.height)
      default: throw CodeError(.wantedValue(name == "size" ? .size : .point), at: value.place)
      }
      new = .rect(rect)
    } else {
      var evaluator = CodeEvaluator(scene, desk.constants)
      let number = try evaluator.number(value)
      func changed(_ old: Double) -> Double {
        switch sign {
        case "+=": old + number
        case "-=": old - number
        case "*=": old * number
        case "/=": old / number
        default: number
        }
      }
      switch (whole, name) {
      case (.point(var point), "x"):
        point.x = changed(point.x)
        new = .point(point)
      case (.point(var point), "y"):
        point.y = changed(point.y)
        new = .point(point)
      case (.size(var size), "width"):
        size.width = changed(size.width)
        new = .size(size)
      case (.size(var size), "height"):
        size.height = changed(size.height)
        new = .size(size)
      default: return false
      }
    }
    desk.constants["$part"] = new
    let held = try CodeExpression(.name("$part"), at: value.place)
    defer { desk.constants["$part"] = nil }
    try assign(base, sign: "=", value: held)
    return true
  }

  private mutating func setRoot(
    of window: ViewID, _ value: CodeExpression
  ) throws(CodeError) {
    let wanted = try nameOrNil(value)
    if let object = scene.object(named: wanted), object.controller == nil {
      throw CodeError(.wantedValue(.controller), at: value.place)
    }
    let old = scene.rootController(of: window).map { scene[$0].name } ?? "nil"
    if old == wanted { return result.notes.append(.alreadySo) }
    if old != "nil" { add("move " + old + " to nil") }
    if wanted != "nil" { add("move " + wanted + " to " + scene.name(of: window)) }
  }

  /// A controller takes another view as it is made: here it is made once more.
  private mutating func adopt(
    _ value: CodeExpression, by controller: ControllerID
  ) throws(CodeError) {
    let record = scene[controller]
    let (own, view) = (record.name, try name(value))
    if scene.name(of: record.view) == view { return result.notes.append(.alreadySo) }
    guard record.parent == nil, scene.superview(of: record.view) == nil else {
      throw CodeError(.gap(.viewLater), at: value.place)
    }
    add("remove " + own)
    add(
      "add controller " + own + " in nil view=" + view
        + (record.className.map { " class=" + $0 } ?? ""))
  }

  /// A mask is its frame.
  private mutating func setMask(
    of view: String, _ value: CodeExpression
  ) throws(CodeError) {
    var made = value
    while case .call(let callee, let arguments) = made.kind {
      if let frame = arguments.first(where: { $0.label == "frame" || $0.label == "initWithFrame" })
      {
        guard case .rect(let rect) = try self.value(of: frame.value).typed(.rect) else { break }
        return add("set mask " + view + " " + CommandWords.text(rect))
      }
      made = callee
    }
    guard try self.value(of: value) == .object(nil) else {
      throw CodeError(.wantedValue(.rect), at: value.place)
    }
    add("set mask " + view + " none")
  }

  private mutating func setAppDelegate(_ value: CodeExpression) throws(CodeError) {
    if case .call(let callee, _) = value.kind, callee.name == "NSObject" {
      return add("set delegate app plain")
    }
    add("set delegate app " + (try name(value)))
  }

  /// What only shows.
  static let looks: Set<String> = [
    "backgroundColor", "tintColor", "textColor", "font", "title", "image", "contentMode",
    "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "placeholder", "borderStyle",
    "numberOfLines", "textAlignment", "accessibilityIdentifier", "accessibilityLabel", "name",
    "isOpaque", "axis", "spacing", "distribution", "alignment", "modalPresentationStyle", "value",
    "attributedText", "isScrollEnabled", "bounces", "modalTransitionStyle", "configuration",
  ]
}

extension CodeExpression {
  /// `UIPress.PressType.select.rawValue` in an `NSNumber`, or `@(UIPressTypeSelect)`.
  fileprivate var pressType: String? {
    switch kind {
    case .call(_, let arguments): arguments.first?.value.pressType
    case .member(let base?, "rawValue"): base.pressType
    case .member(_, let name): name
    case .name(let name) where name.hasPrefix("UIPressType"):
      String(name.dropFirst("UIPressType".count)).startingSmall
    case .name(let name) where name.hasPrefix("UITouchType"):
      String(name.dropFirst("UITouchType".count)).startingSmall
    default: nil
    }
  }
}
