import Engine

/// Works out what expressions are: numbers, rectangles, objects of the scene. Inside a class `self` is
/// nobody yet, and the point that is asked about is not known.
struct CodeEvaluator {
  let scene: Scene
  var variables: [String: CodeValue]
  /// What `super.hitTest` gives; nil outside such a method.
  var superAnswer: CodeValue?
  /// What a view answers that is asked whether the point is in it, and which one was asked.
  var insideAnswer: Bool?
  var asked: ViewID?
  /// The views that super's answer was held against.
  var compared: Set<ViewID> = []
  /// The view whose class this is, where it is there.
  var owner: ViewID?
  /// What a method of super's says that answers yes or no.
  var usualAnswer: Bool?
  /// Of the classes that are declared, what each is made from.
  var bases: [String: String] = [:]
  let isInClass: Bool
  /// Whose method runs, where one runs in a scene.
  var me: ViewID?
  /// Expressions that were looked at: code that is small may want many.
  private var steps = 0
  /// Branches within branches.
  var branches = 0
  /// The name under which a UIAction is kept, which is its identifier where it is given none.
  var actionName: String?
  /// Identifiers that another action has where this one is to go.
  var takenActions: Set<String> = []
  private static let stepLimit = 100_000
  /// A method is run at hundreds of points: a loop of its own must come to an end soon.
  private static let runLimit = 1_000

  init(_ scene: Scene, _ variables: [String: CodeValue], isInClass: Bool = false) {
    self.scene = scene
    self.variables = variables
    self.isInClass = isInClass
  }

  mutating func value(of expression: CodeExpression) throws(CodeError) -> CodeValue {
    steps += 1
    let isTried = me != nil || usualAnswer != nil
    guard steps <= (isTried ? CodeEvaluator.runLimit : CodeEvaluator.stepLimit) else {
      throw CodeError(.tooDeep, at: expression.place)
    }
    switch expression.kind {
    case .name(let name): return try value(named: name, at: expression.place)
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .selector(let text): return .selector(Selectors.canonical(text))
    case .member(let base, let name):
      return try member(name, of: base, at: expression.place)
    case .call(let callee, let arguments):
      return try call(callee, arguments, at: expression.place)
    case .operation(let name, let parts):
      return try operation(name, parts, at: expression.place)
    case .array(let parts):
      var words: [String] = []
      var views: [ViewID] = []
      var isMenu = false
      for part in parts {
        switch try value(of: part) {
        case .choices(let more) where !isMenu: words += more
        case .object(.view(let view)?) where !isMenu: views.append(view)
        case .action, .menu: isMenu = true
        default: throw CodeError(.wantedValue(isMenu ? .action : .choice), at: part.place)
        }
      }
      if isMenu { return .menuElements }
      return views.isEmpty ? .choices(words) : .views(views)
    case .closure: throw CodeError(.gap(.closure), at: expression.place)
    case .unread(let problem): throw CodeError(problem, at: expression.place)
    }
  }

  /// As a value of one type; anything else is refused under the expression.
  mutating func number(_ expression: CodeExpression) throws(CodeError) -> Double {
    let value = try value(of: expression).typed(.number(low: 0, high: 0))
    guard let number = value.number else {
      throw CodeError(.wantedValue(.number), at: expression.place)
    }
    return number
  }

  private func value(
    named name: String, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    if let known = variables[name] { return known }
    switch name {
    case "true", "YES": return .bool(true)
    case "false", "NO": return .bool(false)
    case "nil", "NULL": return .object(nil)
    case "self" where me != nil: return .object(me.map { .view($0) })
    case "self" where isInClass: return .itself
    case "self": return object(named: "controller") ?? .nothing
    case "bounds" where isInClass: return .ownBounds(dx: 0, dy: 0)
    case "CGRectZero": return .rect(.zero)
    case "CGPointZero": return .point(.zero)
    case "CGSizeZero": return .size(.zero)
    case "CGAffineTransformIdentity": return .transform(.identity)
    case "CATransform3DIdentity": return .transform3D(.identity)
    case "M_PI": return .number(.pi)
    default: break
    }
    if let own = ownMember(name, at: place) { return own }
    if let owner, name == "rootViewController" || name == "superview",
      let own = try? member(name, of: .object(.view(owner)), at: place)
    {
      return own
    }
    if let found = object(named: name), me == nil { return found }
    for prefix in CodeEvaluator.constants where name.hasPrefix(prefix) && name != prefix {
      return .choices([String(name.dropFirst(prefix.count)).startingSmall])
    }
    throw CodeError(
      .unknownName(name), at: place, Nearest.names(to: name, in: scene, sort: .any))
  }

  /// How Objective-C's names of constants begin.
  private static let constants = [
    "UIControlEvent", "UISwipeGestureRecognizerDirection", "UIWindowLevel", "UIControlState",
    "UIButtonType", "UIViewAnimationOption", "UIPressType", "UITouchType", "UIKeyModifier",
    "UIKeyInput", "UIEventButtonMask", "UIViewAutoresizing", "UIRectEdge", "UIScrollTypeMask",
    "UIScrollViewKeyboardDismissMode", "UITableViewCellAccessory", "UIModalPresentation",
    "UIAlertControllerStyle", "UIPageViewControllerNavigationDirection",
  ]

  func object(named name: String) -> CodeValue? {
    scene.object(inCode: name).map { .object($0) }
  }

  // MARK: Members

  private mutating func member(
    _ name: String, of base: CodeExpression?, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    guard let base else { return .choices([name]) }
    if let type = typeName(of: base) { return ofType(type, name) ?? .choices([name]) }
    return try member(name, of: try value(of: base), at: place)
  }

  /// `CGRect`, `UIControl.Event`: a type, and no object of the scene.
  func typeName(of expression: CodeExpression) -> String? {
    switch expression.kind {
    case .name(let name):
      guard name.first?.isUppercase == true, variables[name] == nil,
        scene.object(inCode: name) == nil
      else { return nil }
      return name
    case .member(let base?, let name) where name.first?.isUppercase == true:
      return typeName(of: base) == nil ? nil : name
    default: return nil
    }
  }

  func member(
    _ name: String, of value: CodeValue, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    switch value {
    case .rect(let rect):
      if let number = rect.part(name) { return .number(number) }
      if name == "origin" { return .point(rect.origin) }
      if name == "size" { return .size(rect.size) }
    case .point(let point):
      if name == "x" { return .number(point.x) }
      if name == "y" { return .number(point.y) }
    case .size(let size):
      if name == "width" { return .number(size.width) }
      if name == "height" { return .number(size.height) }
    case .screen where name == "bounds": return .rect(Rect(origin: .zero, size: scene.screen.size))
    case .itself where name == "bounds": return .ownBounds(dx: 0, dy: 0)
    case .itself where variables[name] != nil: return variables[name] ?? .nothing
    case .itself where insideAnswer != nil && !CodeSetup.members.contains(name):
      return try self.value(named: name, at: place)
    case .touchPoint, .touchPointIn: throw CodeError(.gap(.regionForm), at: place)
    case .itself, .ownBounds: throw CodeError(.gap(.hangsOnSize), at: place)
    case .object(let object?): return try member(name, of: object, at: place)
    case .touch(let view) where name == "view": return .object(.view(view))
    case .object(nil) where isInClass || usualAnswer != nil: return value
    case .views(let views)
    where ["reversed", "reverseObjectEnumerator", "lazy", "allObjects"].contains(name):
      return .views(name.hasPrefix("rev") ? views.reversed() : views)
    case .views(let views) where name == "isEmpty": return .bool(views.isEmpty)
    case .views(let views) where name == "count": return .number(Double(views.count))
    case .views(let views) where name == "first" || name == "firstObject":
      return .object(views.first.map { .view($0) })
    case .views(let views) where name == "last" || name == "lastObject":
      return .object(views.last.map { .view($0) })
    default: break
    }
    throw CodeError(.unknownMember(name, className: value.className(in: scene)), at: place)
  }

  private func member(
    _ name: String, of object: Object, at place: Range<Int>
  ) throws(CodeError) -> CodeValue {
    switch (object, name) {
    // A trial has no window, and its view stands in nothing.
    case (.view, "window") where me != nil: throw CodeError(.gap(.hitTestForm), at: place)
    case (.view(let view), "superview") where view == me:
      throw CodeError(.gap(.hitTestForm), at: place)
    case (.view(let view), "superview"): return .object(scene.superview(of: view).map { .view($0) })
    case (.view(let view), "window"): return .object(scene.window(of: view).map { .view($0) })
    case (.view(let view), "subviews"): return .views(Array(scene.subviews(of: view)))
    case (.view, "layer"): return .object(object)
    // Here a cell has what its content view has.
    case (.view, "contentView") where scene.className(of: object).hasSuffix("Cell"):
      return .object(object)
    case (.view(let view), "rootViewController"):
      return .object(scene.rootController(of: view).map { .controller($0) })
    case (.view, "panGestureRecognizer"), (.view, "pinchGestureRecognizer"),
      (.controller, "interactivePopGestureRecognizer"),
      (.controller, "interactiveContentPopGestureRecognizer"):
      if let found = self.object(named: scene.name(of: object) + "." + name) { return found }
    case (.controller(let controller), "view"): return .object(.view(scene[controller].view))
    case (.controller(let controller), "parent"),
      (.controller(let controller), "parentViewController"):
      return .object(scene[controller].parent.map { .controller($0) })
    case (.application, "connectedScenes"), (.windowScene, "first"), (.windowScene, "anyObject"):
      return .object(.windowScene(.first))
    case (.view(let view), "windowScene"):
      let own = scene.window(of: view).flatMap { scene.windowScene(of: $0) }
      return .object(own.map { .windowScene($0) })
    case (.windowScene(let own), "windows"):
      return .views(scene.windows.filter { scene.windowScene(of: $0) == own })
    case (.windowScene(let own), "keyWindow"):
      return .object(scene.keyWindow(of: own).map { .view($0) })
    case (.recognizer(let recognizer), "view"):
      return .object(scene[recognizer].view.map { .view($0) })
    case (.application, "delegate"): return .object(.delegate)
    case (.recognizer, "delegate"): throw CodeError(.gap(.delegate), at: place)
    case (.view(let view), "delegate") where scene[view].kind.hasDelegate:
      throw CodeError(.gap(.delegate), at: place)
    default: break
    }
    if let row = CodeNames.row(name, of: object, in: scene) {
      guard me == nil || SearchTrial.varies(row.property) else {
        throw CodeError(.gap(.hitTestForm), at: place)
      }
      return CodeValue(row.get(scene, object))
    }
    throw CodeError(
      .unknownMember(name, className: scene.className(of: object)), at: place,
      CodeNames.near(name, of: object, in: scene))
  }
}

extension CodeValue {
  /// What a message calls it.
  func className(in scene: Scene) -> String {
    switch self {
    case .nothing: "Void"
    case .bool: "Bool"
    case .number: "CGFloat"
    case .point, .touchPoint, .touchPointIn: "CGPoint"
    case .size: "CGSize"
    case .rect, .ownBounds: "CGRect"
    case .insets: "UIEdgeInsets"
    case .transform: "CGAffineTransform"
    case .transform3D: "CATransform3D"
    case .text: "String"
    case .object(let object?): scene.className(of: object)
    case .object(nil): "nil"
    case .views: "[UIView]"
    case .selector: "Selector"
    case .screen: "UIScreen"
    case .choices: "UIKit"
    case .action: "UIAction"
    case .menu: "UIMenu"
    case .menuElements: "[UIMenuElement]"
    case .itself, .descendant: "UIView"
    case .event: "UIEvent"
    case .touch: "UITouch"
    case .ownOval, .path: "UIBezierPath"
    case .region: "Bool"
    }
  }
}

extension Rect {
  fileprivate func part(_ name: String) -> Double? {
    switch name {
    case "width": width
    case "height": height
    case "minX": minX
    case "minY": minY
    case "midX": mid.x
    case "midY": mid.y
    case "maxX": maxX
    case "maxY": maxY
    default: nil
    }
  }
}
