import Engine

/// How controllers come into containers, and how they are presented.
extension BuildingCode {
  /// One line that makes a controller: an alert is of a class of UIKit's own.
  func declare(_ controller: ControllerID, as className: String) -> String {
    let name = scene[controller].name
    guard let kind = alertStyle(of: controller), className == "UIViewController" else {
      return style.declare(name, as: className)
    }
    return declareAlert(name, kind)
  }

  func declareAlert(_ name: String, _ kind: PresentationStyle) -> String {
    let word = style.choices([kind.rawValue], objectiveC: "UIAlertControllerStyle")
    return style.isSwift
      ? style.declare(
        name, as: "UIAlertController",
        arguments: [("title", "nil"), ("message", "nil"), ("preferredStyle", word)])
      : "UIAlertController *\(style.name(name)) = [UIAlertController alertControllerWithTitle:nil"
        + " message:nil preferredStyle:\(word)];"
  }

  private func alertStyle(of controller: ControllerID) -> PresentationStyle? {
    guard let kind = scene[controller].presentation?.style, kind == .alert || kind == .actionSheet
    else { return nil }
    return kind
  }

  /// What is to be said before a controller is presented.
  func styling(_ controller: ControllerID, declaredAs className: String) -> [String] {
    guard let kind = scene[controller].presentation?.style, alertStyle(of: controller) == nil else {
      return []
    }
    return [styling(scene[controller].name, kind)]
  }

  func styling(_ name: String, _ kind: PresentationStyle) -> String {
    style.assign(
      style.name(name), property: "modalPresentationStyle",
      value: style.choices([kind.rawValue], objectiveC: "UIModalPresentation"))
  }

  /// A child of a plain controller is added, and one of a navigation controller pushed; other containers have
  /// theirs all at once.
  func adopting(_ child: ControllerID, by parent: ControllerID) -> [String] {
    let (owner, name) = (style.name(.controller(parent)), style.name(.controller(child)))
    switch scene[parent].kind {
    case .plain:
      return [
        style.call(
          owner, "addChild", with: [("", name)], objectiveC: ["addChildViewController"])
      ]
    case .navigation: return [push(name, on: owner)]
    case .tabBar, .split, .page: return []
    }
  }

  func push(_ name: String, on owner: String) -> String {
    style.call(owner, "pushViewController", with: [("", name), ("animated", style.bool(false))])
  }

  /// The children that a container is given, and which of them is to be seen where that is not the first.
  func showing(_ children: [ControllerID], in container: ControllerID) -> [String] {
    let owner = style.name(.controller(container))
    let names = children.map { style.name(.controller($0)) }
    guard !children.isEmpty else { return [] }
    let own = scene[container].view
    let seen = children.first { scene.superview(of: scene[$0].view) == own }
    switch scene[container].kind {
    case .plain, .navigation: return []
    case .split:
      return [style.assign(owner, property: "viewControllers", value: style.array(names))]
    case .tabBar:
      let all = style.assign(owner, property: "viewControllers", value: style.array(names))
      guard let seen, seen != children.first else { return [all] }
      return [all, selecting(seen, in: container)]
    case .page:
      let first = seen ?? children[0]
      // Its other pages come from its dataSource, whenever it asks for them.
      return [selecting(first, in: container)]
        + children.filter { $0 != first }.map {
          style.comment(scene[$0].name + ": another page of " + scene[container].name)
        }
    }
  }

  /// A page controller is given the page that it shows.
  func selecting(_ child: ControllerID, in container: ControllerID) -> String {
    let (owner, name) = (style.name(.controller(container)), style.name(.controller(child)))
    guard scene[container].kind == .page else {
      return style.assign(owner, property: "selectedViewController", value: name)
    }
    let direction = style.choices(
      ["forward"], objectiveC: "UIPageViewControllerNavigationDirection")
    return style.call(
      owner, "setViewControllers",
      with: [
        ("", style.array([name])), ("direction", direction), ("animated", style.bool(false)),
      ] + style.noCompletion)
  }
}
