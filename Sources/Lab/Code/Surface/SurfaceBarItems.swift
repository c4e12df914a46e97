import Engine
import Program

/// What stands in bars.
extension UIKitRows {
  static func addBars(_ s: inout SurfaceBuilder) {
    s.type("UIBarItem", above: "NSObject")
    s.type("UIBarButtonItem", above: "UIBarItem")
    for declaration in [
      "init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)",
      "init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)",
    ] {
      s.make(declaration) { (world, id, given) in
        world.host.machine.keep("title", given[0], of: id)
        world.setItem(id, target: given[2], action: given[3])
        return true
      }
    }
    s.make(
      "init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)"
    ) {
      (world, id, given) in
      world.host.machine.keep("systemItem", given[0], of: id)
      world.setItem(id, target: given[1], action: given[2])
      return true
    }
    s.make("init(customView: UIView)") { (world, id, given) in
      world.host.machine.keep("customView", given[0], of: id)
      return true
    }
    s.make(
      "init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)"
    ) {
      (world, id, given) in
      world.addAction(given[2], to: .object(id), events: nil)
      return true
    }
    s.make(
      "init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)"
    ) {
      (world, id, given) in
      world.host.machine.keep("systemItem", given[0], of: id)
      world.addAction(given[1], to: .object(id), events: nil)
      return true
    }
    addSpaces(&s)
    s.make("init()") { (_, _, _) in true }
    s.keeps("var customView: UIView?", "a view of one's own in the bar")
    s.keeps("var width: CGFloat", "of a space that is fixed")
    s.looks(
      "var title: String?", "var tintColor: UIColor?", "var image: UIImage?",
      "var style: UIBarButtonItem.Style",
      "func setTitleTextAttributes(_ a: Any?, for: UIControl.State)",
      "var accessibilityIdentifier: String?",
      "var accessibilityLabel: String?", "var imageInsets: UIEdgeInsets", "var tag: Int")
    s.property("var isEnabled: Bool", .enabled)
    menu(&s)
    s.variable(
      "var primaryAction: UIAction?", "what it runs when it is tapped", .primaryAction,
      get: { (world, me) in world.kept("primaryAction", of: me)?.wrapped ?? .null },
      set: { (world, me, value) in
        world.keep("primaryAction", value.isNull ? nil : value.withoutOptionals, of: me)
        if !value.isNull {
          world.addAction(value, to: me, events: nil)
        } else if let item = world.object(me) {
          world.set(.primaryAction, of: item, to: Value.text(""))
        }
      })
    s.variable(
      "var target: AnyObject?", get: { (world, me) in world.kept("target", of: me) ?? .null },
      set: { (world, me, value) in
        guard let id = me.asObject else { return }
        world.setItem(id, target: value, action: world.kept("action", of: me) ?? .null)
      })
    s.variable(
      "var action: Selector?", get: { (world, me) in world.kept("action", of: me) ?? .null },
      set: { (world, me, value) in
        guard let id = me.asObject else { return }
        world.setItem(id, target: world.kept("target", of: me) ?? .null, action: value)
      })
    s.type("UINavigationItem", above: "NSObject")
    for (name, isLeft) in [("rightBarButtonItem", false), ("leftBarButtonItem", true)] {
      s.variable(
        "var \(name): UIBarButtonItem?", "a button in the bar",
        get: { (world, me) in world.kept(name + "s", of: me)?.members.first?.wrapped ?? .null },
        set: { (world, me, value) in
          world.setItems(value.isNull ? [] : [value.withoutOptionals], of: me, isLeft: isLeft)
        })
      s.variable(
        "var \(name)s: [UIBarButtonItem]?",
        get: { (world, me) in world.kept(name + "s", of: me)?.wrapped ?? .null },
        set: { (world, me, value) in world.setItems(value.members, of: me, isLeft: isLeft) })
      s.call(
        "func set\(isLeft ? "Left" : "Right")BarButton(_ item: UIBarButtonItem?, animated: Bool)",
        selector: "set\(isLeft ? "Left" : "Right")BarButtonItem:animated:"
      ) { (world, me, given) in
        world.setItems(given[0].isNull ? [] : [given[0].withoutOptionals], of: me, isLeft: isLeft)
        return .nothing
      }
    }
    s.keeps("var titleView: UIView?", "a view where the title would be")
    s.looks(
      "var title: String?", "var prompt: String?", "var backButtonTitle: String?",
      "var backBarButtonItem: UIBarButtonItem?", "var hidesBackButton: Bool",
      "var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode",
      "var searchController: Any?",
      "var hidesSearchBarWhenScrolling: Bool",
      "func setHidesBackButton(_ hides: Bool, animated: Bool)")
  }

  /// Spaces between the items of a toolbar.
  private static func addSpaces(_ s: inout SurfaceBuilder) {
    for name in ["flexibleSpace", "flexibleSpaceItem"] {
      s.call("static func \(name)() -> UIBarButtonItem", "takes the room that is left") {
        (world, me, _) throws(Stop) in try world.space(of: me, "flexibleSpace", 0)
      }
    }
    s.call("static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem", "so wide") {
      (world, me, given) throws(Stop) in try world.space(of: me, "fixedSpace", number(given, 0))
    }
    s.call("static func fixedSpaceItemOfWidth(_ width: CGFloat) -> UIBarButtonItem") {
      (world, me, given) throws(Stop) in try world.space(of: me, "fixedSpace", number(given, 0))
    }
  }
}

extension UIKitWorld {
  mutating func setItem(_ id: ObjectID, target: ProgramValue, action: ProgramValue) {
    host.machine.keep("target", target.isNull ? nil : target.weakly, of: id)
    host.machine.keep("action", action, of: id)
    guard let item = view(.object(id)) else { return }
    let object = target.isNull ? nil : anyObject(target)
    let name = selector(action)
    change { delivery throws(SceneError) in
      if let name { try delivery.set(.action, of: .view(item), to: .text(name)) }
      try delivery.set(.target, of: .view(item), to: .object(object))
    }
  }

  /// The items are kept, and shown in the bar when the controller's turn has come.
  mutating func setItems(_ items: [ProgramValue], of me: ProgramValue, isLeft: Bool) {
    keep(isLeft ? "leftBarButtonItems" : "rightBarButtonItems", .array(items), of: me)
    host.showItems(&delivery)
  }

  fileprivate mutating func space(
    of type: ProgramValue, _ word: String, _ width: Double
  ) throws(Stop) -> ProgramValue {
    let item = try made(of: type, or: "UIBarButtonItem")
    keep("systemItem", enumeration("UIBarButtonItem.SystemItem", word), of: item)
    keep("width", .double(width), of: item)
    return item
  }
}
