import Engine
import Program

/// Controls, and whom they tell.
extension UIKitRows {
  static func addControls(_ s: inout SurfaceBuilder) {
    addActions(&s)
    s.type("UIControl", above: "UIView")
    s.make("init(frame: CGRect, primaryAction: UIAction?)") { (world, id, given) in
      world.setFrame(of: id, given[0])
      world.addAction(given[1], to: .object(id), events: nil)
      return true
    }
    s.call(
      "func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)",
      "calls a method at an event", selector: "addTarget:action:forControlEvents:"
    ) { (world, me, given) in
      guard let control = world.view(me), let name = world.selector(given[1]) else {
        return .nothing
      }
      let target = given[0].isNull ? nil : world.anyObject(given[0])
      let word = world.scene.word(name)
      world.scene.addTarget(
        target, word,
        for: ControlEvents(rawValue: UInt32(truncatingIfNeeded: world.raw(given[2]) ?? 0)),
        to: control)
      return .nothing
    }
    s.call(
      "func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)",
      selector: "removeTarget:action:forControlEvents:"
    ) { (world, me, given) in
      guard let control = world.view(me) else { return .nothing }
      let events = ControlEvents(rawValue: UInt32(truncatingIfNeeded: world.raw(given[2]) ?? 0))
      let word = world.selector(given[1]).map { world.scene.word($0) }
      let targets =
        given[0].isNull
        ? world.scene.targets(of: control).map { $0.target } : [world.object(given[0])]
      for target in targets {
        _ = world.scene.removeTarget(target, word, for: events, from: control)
      }
      return .nothing
    }
    addActionsOfControls(&s)
    s.call(
      "func sendActions(for controlEvents: UIControl.Event)",
      selector: "sendActionsForControlEvents:"
    ) { (world, me, given) in
      guard let control = world.view(me) else { return .nothing }
      world.delivery.sendActions(
        of: control,
        for: ControlEvents(rawValue: UInt32(truncatingIfNeeded: world.raw(given[0]) ?? 0)))
      return .nothing
    }
    s.property("var isEnabled: Bool", .enabled, "NO: it takes touches and sends nothing")
    s.property("var isSelected: Bool", .selected)
    s.property("var isHighlighted: Bool", .highlighted)
    s.get("let isTracking: Bool") { (world, me) in
      .bool(world.view(me).map { world.scene.isTracking($0) } ?? false)
    }
    s.get("let isTouchInside: Bool") { (world, me) in
      .bool(world.view(me).map { world.scene.isTouchInside($0) } ?? false)
    }
    s.get("let state: UIControl.State") { (world, me) in
      world.options("UIControl.State", world.controlState(me))
    }
    s.call(
      "func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
      selector: "beginTrackingWithTouch:withEvent:"
    ) { (_, _, _) in .bool(true) }
    s.call(
      "func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
      selector: "continueTrackingWithTouch:withEvent:"
    ) { (_, _, _) in .bool(true) }
    s.call(
      "func endTracking(_ touch: UITouch?, with event: UIEvent?)",
      selector: "endTrackingWithTouch:withEvent:"
    ) { (_, _, _) in .nothing }
    s.call("func cancelTracking(with event: UIEvent?)", selector: "cancelTrackingWithEvent:") {
      (_, _, _) in .nothing
    }
    s.looks(
      "var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment",
      "var contentVerticalAlignment: UIControl.ContentVerticalAlignment")
    addButtons(&s)
    addValues(&s)
  }

  private static func addButtons(_ s: inout SurfaceBuilder) {
    s.type("UIButton.Configuration", above: "NSObject")
    s.looks(
      "static func filled() -> UIButton.Configuration",
      "static func plain() -> UIButton.Configuration",
      "static func tinted() -> UIButton.Configuration",
      "static func gray() -> UIButton.Configuration",
      "static func bordered() -> UIButton.Configuration", "var baseBackgroundColor: UIColor?",
      "var cornerStyle: Any?",
      "var baseForegroundColor: UIColor?", "var imagePadding: CGFloat", "var subtitle: String?",
      "var buttonSize: Any?")
    addConfigurations(&s)
    s.type("UIButton", above: "UIControl")
    s.make("init(type: UIButton.ButtonType)", forwards: [.init("frame", "zero")]) {
      (world, id, given) in
      world.setButtonType(of: .object(id), given[0])
      return true
    }
    s.make("init(type: UIButton.ButtonType, primaryAction: UIAction?)") { (world, id, given) in
      world.setButtonType(of: .object(id), given[0])
      world.addAction(given[1], to: .object(id), events: nil)
      return true
    }
    s.make("init(primaryAction: UIAction?)") { (world, id, given) in
      world.setButtonType(of: .object(id), world.enumeration("UIButton.ButtonType", "system"))
      world.addAction(given[0], to: .object(id), events: nil)
      return true
    }
    s.make("init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)") {
      (world, id, given) in
      world.setConfiguration(of: .object(id), given[0])
      if let action = given.last { world.addAction(action, to: .object(id), events: nil) }
      return true
    }
    s.call("static func buttonWithType(_ type: UIButton.ButtonType) -> UIButton") {
      (world, me, given) throws(Stop) in
      let made = try world.made(of: me, or: "UIButton")
      world.setButtonType(of: made, given[0])
      return made
    }
    s.call(
      "func setTitle(_ title: String?, for state: UIControl.State)",
      selector: "setTitle:forState:"
    ) { (world, me, given) throws(Stop) in
      world.keep("title \(world.raw(given[1]) ?? 0)", given[0], of: me)
      if world.raw(given[1]) == 0, let view = world.view(me) {
        world.setText(of: view, given[0])
      }
      return .nothing
    }
    s.call("func title(for state: UIControl.State) -> String?", selector: "titleForState:") {
      (world, me, given) in
      world.kept("title \(world.raw(given[0]) ?? 0)", of: me)
        ?? world.kept("title 0", of: me) ?? .null
    }
    s.get("let currentTitle: String?") { (world, me) in
      world.kept("title \(world.controlState(me))", of: me)
        ?? world.kept("title 0", of: me) ?? .null
    }
    addTitleLabel(&s)
    addButtonSizes(&s)
    menu(&s)
    s.looks(
      "func setTitleColor(_ color: UIColor?, for state: UIControl.State)",
      "func setBackgroundImage(_ image: UIImage?, for state: UIControl.State)",
      "func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State)",
      "func setPreferredSymbolConfiguration(_ c: Any?, forImageIn: UIControl.State)",
      "func image(for state: UIControl.State) -> UIImage?",
      "func setTitleColor(_ color: UIColor?, forState state: UIControl.State)",
      "func setBackgroundImage(_ image: UIImage?, forState state: UIControl.State)",
      "var titleEdgeInsets: UIEdgeInsets",
      "var imageEdgeInsets: UIEdgeInsets", "var adjustsImageWhenHighlighted: Bool",
      "var showsTouchWhenHighlighted: Bool",
      "var adjustsImageWhenDisabled: Bool", "var changesSelectionAsPrimaryAction: Bool",
      "let currentImage: UIImage?", "var role: Any?")
    addTitleLabels(&s)
  }

  private static func addValues(_ s: inout SurfaceBuilder) {
    s.type("UISwitch", above: "UIControl")
    s.property("var isOn: Bool", .on)
    s.call("func setOn(_ on: Bool, animated: Bool)") { (world, me, given) throws(Stop) in
      guard let object = world.object(me) else { return .nothing }
      try world.set(.on, of: object, to: given[0])
      return .nothing
    }
    s.looks("var onTintColor: UIColor?", "var thumbTintColor: UIColor?")
    s.type("UISlider", above: "UIControl")
    s.property("var value: Float", .value)
    s.property("var minimumValue: Float", .minimumValue)
    s.property("var maximumValue: Float", .maximumValue)
    s.property("var isContinuous: Bool", .continuous)
    s.call("func setValue(_ value: Float, animated: Bool)") { (world, me, given) throws(Stop) in
      guard let object = world.object(me) else { return .nothing }
      try world.set(.value, of: object, to: given[0])
      return .nothing
    }
    s.looks("var minimumTrackTintColor: UIColor?", "var maximumTrackTintColor: UIColor?")
    s.looks(
      "var thumbTintColor: UIColor?", "func setThumbImage(_ image: UIImage?, for: UIControl.State)")
    s.type("UIStepper", above: "UIControl")
    s.property("var value: Double", .value)
    s.property("var minimumValue: Double", .minimumValue)
    s.property("var maximumValue: Double", .maximumValue)
    s.property("var stepValue: Double", .stepValue)
    s.property("var wraps: Bool", .wraps)
    s.property("var autorepeat: Bool", .autorepeat)
    s.type("UISegmentedControl", above: "UIControl")
    s.make("init(items: [Any]?)") { (world, id, given) throws(Stop) in
      guard let object = world.object(.object(id)) else { return true }
      let count = given[0].withoutOptionals.members.count
      try world.set(.numberOfSegments, of: object, to: .integer(count))
      return true
    }
    s.property("var selectedSegmentIndex: Int", .selectedSegmentIndex)
    s.property("let numberOfSegments: Int", .numberOfSegments)
    s.property("var isMomentary: Bool", .momentary)
    s.call(
      "func insertSegment(withTitle title: String?, at segment: Int, animated: Bool)",
      selector: "insertSegmentWithTitle:atIndex:animated:"
    ) { (world, me, _) throws(Stop) in
      guard let object = world.object(me),
        case .number(let count)? = world.scene.value(of: .numberOfSegments, of: object)
      else { return .nothing }
      let isFirst = world.kept("removedSegments", of: me) != nil
      world.keep("removedSegments", nil, of: me)
      try world.set(.numberOfSegments, of: object, to: .double(isFirst ? 1 : count + 1))
      return .nothing
    }
    s.call("func removeAllSegments()") { (world, me, _) in
      // The scene has no control without a segment: the next one is the first.
      world.host.notes?.noteOther()
      world.keep("removedSegments", .bool(true), of: me)
      return .nothing
    }
    s.looks("func titleForSegment(at: Int) -> String?", "var selectedSegmentTintColor: UIColor?")
    s.looks("func setTitleTextAttributes(_ attributes: Any?, for: UIControl.State)")
    s.type("UIPageControl", above: "UIControl")
    s.property("var numberOfPages: Int", .numberOfPages)
    s.property("var currentPage: Int", .currentPage)
    s.looks("var pageIndicatorTintColor: UIColor?", "var currentPageIndicatorTintColor: UIColor?")
    s.looks("var hidesForSinglePage: Bool")
    s.type("UIRefreshControl", above: "UIControl")
    s.looks("func endRefreshing()", "func beginRefreshing()", "let isRefreshing: Bool")
    s.type("UIDatePicker", above: "UIControl")
    s.looks(
      "var date: Any?", "var datePickerMode: Any?", "var minimumDate: Any?", "var maximumDate: Any?"
    )
  }
}

extension UIKitWorld {
  mutating func setText(of view: ViewID, _ text: ProgramValue) {
    let shown = text.asText
    if let shown {
      note(set: .text, of: .view(view), to: .text(shown))
    } else {
      host.notes?.note(.unset(.text, .view(view)))
    }
    change { delivery throws(SceneError) in
      if let shown {
        try delivery.set(.text, of: .view(view), to: .text(shown))
      } else {
        try delivery.unset(.text, of: .view(view))
      }
    }
    updateTitle(of: view)
  }

  /// `UIControl.State`, as its raw value.
  func controlState(_ me: ProgramValue) -> Int {
    guard let view = view(me) else { return 0 }
    func flag(_ property: Property) -> Bool {
      scene.value(of: property, of: .view(view)) == .bool(true)
    }
    return (flag(.highlighted) ? 1 : 0) + (flag(.enabled) ? 0 : 2) + (flag(.selected) ? 4 : 0)
  }

  /// What a class method of Objective-C makes: of the class that it is called on.
  mutating func made(of type: ProgramValue, or name: String) throws(Stop) -> ProgramValue {
    let value = newObject(SurfaceIndex.uikit.type(named: name))
    if let id = value.asObject { try build(id) }
    return value
  }
}
