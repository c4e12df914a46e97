/// What kind of controller it is: one of your own, or one of UIKit's containers.
public enum ContainerKind: String, CaseIterable, Hashable, Sendable {
  case plain = "controller"
  case navigation = "navigation-controller"
  case tabBar = "tab-bar-controller"
  case split = "split-controller"
  case page = "page-controller"

  public var className: String {
    switch self {
    case .plain: "UIViewController"
    case .navigation: "UINavigationController"
    case .tabBar: "UITabBarController"
    case .split: "UISplitViewController"
    case .page: "UIPageViewController"
    }
  }

  /// Which of its children are to be seen.
  func shown(of children: [ControllerID], selected: ControllerID?, isPad: Bool) -> [ControllerID] {
    switch self {
    case .plain: children
    case .navigation: children.last.map { [$0] } ?? []
    case .tabBar, .page: (selected ?? children.first).map { [$0] } ?? []
    case .split: isPad ? Array(children.suffix(2)) : children.last.map { [$0] } ?? []
    }
  }

  /// The bar that it brings along, and how high that is.
  var bar: (kind: ViewKind, name: String, height: Double)? {
    switch self {
    case .navigation: (.navigationBar, "navigationBar", 44)
    case .tabBar: (.tabBar, "tabBar", 49)
    case .plain, .split, .page: nil
    }
  }

  /// So much higher a navigation bar is with one: 96 in all (U-AL-08).
  static let largeTitle = 52.0
  /// How high a navigation controller's toolbar is (U-AL-08).
  static let toolbar = 44.0
}

extension Scene {
  /// Of a navigation controller its stack, of a tab controller its tabs.
  public func children(of container: ControllerID) -> [ControllerID] { self[container].children }

  func shownChildren(of container: ControllerID) -> [ControllerID] {
    let record = self[container]
    return record.kind.shown(
      of: record.children, selected: record.selected, isPad: screen.device.isPad)
  }

  /// Its bar lies at an edge, as far from it as the safe area wants.
  mutating func addBar(to container: ControllerID) {
    let record = self[container]
    guard let bar = record.kind.bar else { return }
    let name = record.name + "." + bar.name
    let view = appendView(bar.kind, name: name, frame: .zero)
    names[name] = nil
    link(view, into: record.view, at: nil)
    controllers[container.index].bar = view
    placeBar(of: container)
  }

  mutating func placeBar(of container: ControllerID) {
    let record = self[container]
    guard let bar = record.kind.bar, let view = record.bar else { return }
    let size = bounds(of: record.view).size
    let top = record.kind == .navigation ? screen.safeArea.top : size.height - bar.height
    // A tab bar goes down to the edge; its tabs stay above the home indicator.
    let lower = record.kind == .tabBar ? screen.safeArea.bottom : 0
    let title = record.hasLargeTitle ? ContainerKind.largeTitle : 0
    setFrame(of: view, to: Rect(0, top - lower, size.width, bar.height + lower + title))
    placeToolbar(of: container)
  }

  /// Above what the safe area leaves below, which it knows when it is in its window.
  public mutating func placeToolbar(of container: ControllerID) {
    let record = self[container]
    guard let toolbar = record.toolbar, exists(toolbar) else { return }
    let size = bounds(of: record.view).size
    let top = size.height - safeAreaInsets(of: record.view).bottom - ContainerKind.toolbar
    let place = Rect(0, top, size.width, ContainerKind.toolbar)
    guard frame(of: toolbar) != place else { return }
    setFrame(of: toolbar, to: place)
    needsNewLayout()
  }

  /// `prefersLargeTitles`, as far as the top controller's item agrees.
  public mutating func setLargeTitle(_ isLarge: Bool, of container: ControllerID) {
    guard self[container].hasLargeTitle != isLarge else { return }
    controllers[container.index].hasLargeTitle = isLarge
    placeBar(of: container)
    needsNewLayout()
  }

  /// `isToolbarHidden` NO: a view of the class, in front in the container's own.
  public mutating func setToolbar(_ toolbar: ViewID?, of container: ControllerID) {
    guard self[container].toolbar != toolbar else { return }
    controllers[container.index].toolbar = toolbar
    placeToolbar(of: container)
    needsNewLayout()
  }

  mutating func layOutContainers() {
    for index in controllers.indices where controllers[index].kind != .plain {
      let container = ControllerID(index)
      guard !self[container].isRemoved else { continue }
      placeBar(of: container)
      for child in shownChildren(of: container)
      where superview(of: self[child].view) == self[container].view {
        setFrame(of: self[child].view, to: place(of: child, in: container))
      }
    }
  }

  /// Where a shown child's view lies in the container's.
  func place(of child: ControllerID, in container: ControllerID) -> Rect {
    let bounds = Rect(origin: .zero, size: bounds(of: self[container].view).size)
    let shown = shownChildren(of: container)
    guard self[container].kind == .split, shown.count == 2 else { return bounds }
    let width = min(320, bounds.width / 2)
    return child == shown[0]
      ? Rect(0, 0, width, bounds.height)
      : Rect(width, 0, bounds.width - width, bounds.height)
  }
}

extension Delivery {
  /// A container's own way of showing its children: what is to be seen is in its view, behind its bar,
  /// and nothing else is.
  public mutating func arrange(
    _ container: ControllerID, popping popped: ViewID? = nil, moments: MomentAction
  ) {
    let record = scene[container]
    guard record.kind != .plain else { return }
    let shown = scene.shownChildren(of: container)
    scene.placeBar(of: container)
    let hidden = record.children.filter { !shown.contains($0) }.map { scene[$0].view }
    var moves = (hidden + (popped.map { [$0] } ?? [])).filter { scene.superview(of: $0) != nil }
      .map { Relocation(view: $0) }
    for child in shown {
      let view = scene[child].view
      guard scene.exists(view), !scene.isDescendant(record.view, of: view) else { continue }
      scene.setFrame(of: view, to: scene.place(of: child, in: container))
      if scene.superview(of: view) != record.view {
        moves.append(Relocation(view: view, parent: record.view, index: 0))
      }
    }
    relocate(moves, moments: moments)
  }

  /// `pushViewController(_:animated:)`.
  public mutating func push(
    _ controller: ControllerID, on container: ControllerID, moments: MomentAction
  ) throws(SceneError) {
    guard scene[container].kind == .navigation else { throw .isNoStack(container) }
    if let presenter = scene[controller].presenting {
      throw .alreadyPresenting(presenter, presented: controller)
    }
    guard !scene.isDescendant(scene[container].view, of: scene[controller].view) else {
      throw .insideItself(.controller(controller))
    }
    if let parent = scene[controller].parent { throw .isChild(controller, of: parent) }
    try scene.setParent(of: controller, to: container)
    note(.uPC10, .presentation(.pushed(controller, on: container)))
    arrange(container, moments: moments)
  }

  /// `popViewController(animated:)`: the root stays.
  public mutating func pop(
    _ container: ControllerID, moments: MomentAction
  ) throws(SceneError) {
    guard scene[container].kind == .navigation else { throw .isNoStack(container) }
    let children = scene[container].children
    guard children.count > 1, let top = children.last else { throw .nothingToPop(container) }
    try scene.setParent(of: top, to: nil)
    note(.uPC10, .presentation(.popped(top, from: container)))
    arrange(container, popping: scene[top].view, moments: moments)
  }

  /// `selectedViewController`.
  public mutating func select(
    _ child: ControllerID, in container: ControllerID, moments: MomentAction
  ) throws(SceneError) {
    switch scene[container].kind {
    case .tabBar, .page: break
    case .plain, .navigation, .split: throw .selectsNothing(container)
    }
    guard scene[container].children.contains(child) else { throw .isNoChild(child, of: container) }
    scene.controllers[container.index].selected = child
    note(.uPC11, .presentation(.selected(child, in: container)))
    arrange(container, moments: moments)
  }

  /// What a container shows after a child came or went.
  public mutating func rearrange(around child: ControllerID, moments: MomentAction) {
    if let parent = scene[child].parent { arrange(parent, moments: moments) }
  }

  /// A touch at the leading end of a navigation bar goes back, as far as there is a back button.
  mutating func barTapped(_ touch: Touch) {
    guard scene[touch.view].kind == .navigationBar,
      let owner = scene.controllers.indices.lazy.map({ ControllerID($0) })
        .first(where: { scene[$0].bar == touch.view && scene[$0].kind == .navigation }),
      let point = scene.convert(touch.location, from: nil, to: touch.view)
    else { return tabBarTapped(touch) }
    guard scene[owner].children.count > 1, let top = scene[owner].children.last,
      scene[top].leftBarButtonItem == nil, point.x >= 0, point.x < Delivery.backButtonWidth,
      point.y < ContainerKind.toolbar
    else { return }
    note(.uPC10, .presentation(.poppedByButton(top, from: owner)))
    consequences.append(.pop(owner))
  }

  /// UIKit documents none: a chevron, and a short title beside it.
  static let backButtonWidth = 88.0

  /// A touch on a tab bar selects the tab under it.
  private mutating func tabBarTapped(_ touch: Touch) {
    guard scene[touch.view].kind == .tabBar,
      let owner = scene.controllers.indices.lazy.map({ ControllerID($0) })
        .first(where: { scene[$0].bar == touch.view && scene[$0].kind == .tabBar }),
      let point = scene.convert(touch.location, from: nil, to: touch.view)
    else { return }
    let children = scene[owner].children
    let width = scene.bounds(of: touch.view).width
    let height = scene[owner].kind.bar?.height ?? 0
    guard !children.isEmpty, width > 0, point.x >= 0, point.x < width, point.y < height else {
      return
    }
    let child = children[Int(point.x / width * Double(children.count))]
    guard scene.shownChildren(of: owner) != [child] else { return }
    consequences.append(.select(child, in: owner))
  }
}
