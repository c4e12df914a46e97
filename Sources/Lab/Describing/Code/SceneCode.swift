import CommandLanguage
import Engine
import Text

/// The whole scene as the code of an app: classes, then what there is from the windows down, then what
/// refers to something else.
struct SceneCode {
  let style: CodeStyle
  let scripts: Scripts
  private var lines: [String] = []
  /// Who has a line that makes it.
  private var made: Set<Object> = []
  private var later: [String] = []

  private var scene: Scene { style.scene }
  private var isSwift: Bool { style.isSwift }
  private var building: BuildingCode { BuildingCode(style: style) }
  private var properties: PropertyCode { PropertyCode(style: style) }

  init(style: CodeStyle, scripts: Scripts) {
    self.style = style
    self.scripts = scripts
  }

  static func lines(of scene: Scene, _ scripts: Scripts, in language: CodeLanguage) -> [String] {
    var code = SceneCode(style: CodeStyle(language: language, scene: scene), scripts: scripts)
    code.write()
    return code.lines
  }

  private mutating func write() {
    lines.append(isSwift ? "import UIKit" : "#import <UIKit/UIKit.h>")
    classes()
    start()
    for window in scene.windows { hierarchy(of: window) }
    for object in known {
      switch object {
      case .view(let view): hierarchy(of: root(of: view))
      case .controller(let controller): hierarchy(of: root(of: scene[controller].view))
      case .recognizer, .layer, .windowScene, .application, .delegate: break
      }
    }
    for object in known {
      if case .layer(let layer) = object { lines += building.layer(layer) }
    }
    for recognizer in recognizers { make(recognizer) }
    for recognizer in systemRecognizers { settings(of: .recognizer(recognizer)) }
    lines += later
    for recognizer in recognizers + systemRecognizers { relations(of: recognizer) }
    targets()
    end()
  }

  /// Every object that has a name of its own, in a fixed order.
  private var known: [Object] {
    scene.names.values.sorted { scene.name(of: $0) < scene.name(of: $1) }
  }

  private var recognizers: [RecognizerID] {
    var found: [RecognizerID] = []
    for record in scene.recognizers where record.origin == .user {
      guard let id = scene.names[record.name]?.recognizer, !found.contains(id) else { continue }
      found.append(id)
    }
    return found
  }

  /// Those that UIKit makes, and that an app can name; what pulls a sheet has no name.
  private var systemRecognizers: [RecognizerID] {
    scene.recognizers.compactMap { record in
      switch record.origin {
      case .scrollPan, .scrollPinch, .interactivePop:
        scene.object(named: record.name)?.recognizer
      case .user, .sheetPull, .textTap: nil
      }
    }
  }

  private func root(of view: ViewID) -> ViewID {
    var top = view
    while let above = scene.superview(of: top) { top = above }
    return top
  }

  // MARK: Classes

  /// Objects of one class that override the same have one; others get a class of their own.
  private mutating func classes() {
    var written: Set<String> = []
    for object in responders + recognizers.map({ .recognizer($0) }) {
      let name = className(of: object)
      guard name != scene.baseClass(of: object), written.insert(name).inserted else { continue }
      let own = scene.className(of: object)
      if own != name, own != scene.baseClass(of: object), written.insert(own).inserted {
        lines += ["class " + own.withoutModule + ": " + scene.baseClass(of: object) + " {}"].filter
        { _ in isSwift
        }
      }
      lines += ClassCode(style: style).lines(
        of: object, isShared: name != scene.codeClass(of: object), scripts: scripts)
    }
  }

  /// Views and controllers, those of controllers' own views too.
  private var responders: [Object] {
    var found: [Object] = []
    for object in known where object.responder != nil {
      found.append(object)
      if let controller = object.controller {
        let view = scene[controller].view
        if scene.names[scene.name(of: view)] == nil { found.append(.view(view)) }
      }
    }
    return found
  }

  private func className(of object: Object) -> String {
    let own = scene.className(of: object)
    guard overrides(object) || object == .delegate else { return own }
    let others = responders.contains {
      $0 != object && scene.className(of: $0) == own
        && BehaviourLine.all(of: $0, in: scene) != BehaviourLine.all(of: object, in: scene)
    }
    return own != scene.baseClass(of: object) && !others ? own : scene.inventedClass(of: object)
  }

  private func overrides(_ object: Object) -> Bool {
    !BehaviourLine.all(of: object, in: scene).isEmpty
      || hasScripts(object)
  }

  private func hasScripts(_ object: Object) -> Bool {
    guard case .controller(let controller) = object else { return false }
    return Moment.allCases.contains { !scripts.commands(of: controller, at: $0).isEmpty }
  }

  // MARK: Objects

  /// What every app has.
  private mutating func start() {
    let shared = isSwift ? "UIApplication.shared" : "UIApplication.sharedApplication"
    existing("app", type: "UIApplication", value: shared)
    let delegate = scene.className(of: .delegate)
    lines.append(
      isSwift
        ? "let delegate = app.delegate as? " + delegate + " ?? " + delegate + "()"
        : delegate + " *delegate = (" + delegate + " *)app.delegate;")
    existing(
      "scene", type: "UIWindowScene",
      value: isSwift
        ? "app.connectedScenes.compactMap { $0 as? UIWindowScene }.first!"
        : "(UIWindowScene *)app.connectedScenes.anyObject")
    made = [.application, .delegate, .windowScene(.first)]
    guard case .view(let window)? = scene.names["window"], scene.windows.first == window,
      let root = scene.rootController(of: window), scene.names["controller"] == .controller(root),
      scene.names["view"] == .view(scene[root].view)
    else { return }
    existing(
      "window", type: "UIWindow", value: "scene.windows." + (isSwift ? "first!" : "firstObject"))
    existing(
      "controller", type: "UIViewController",
      value: "window.rootViewController" + (isSwift ? "!" : ""))
    existing("view", type: "UIView", value: "controller.view" + (isSwift ? "!" : ""))
    made.formUnion([.view(window), .controller(root), .view(scene[root].view)])
    let old = Scene.initial
    for (name, object) in [("window", Object.view(window)), ("view", .view(scene[root].view))] {
      guard let then = old.object(named: name) else { continue }
      if old.value(of: .frame, of: then) != scene.value(of: .frame, of: object) {
        later += properties.lines(.frame, of: object)
      }
      settings(of: object)
    }
    settings(of: .controller(root))
  }

  private mutating func existing(_ name: String, type: String, value: String) {
    lines.append(
      isSwift ? "let " + name + " = " + value : type + " *" + name + " = " + value + ";")
  }

  private mutating func hierarchy(of top: ViewID) {
    for view in scene.subtree(of: top) {
      if let controller = scene[view].controller {
        make(controller)
      } else {
        make(view)
      }
    }
  }

  private mutating func make(_ view: ViewID) {
    // A container makes its bar itself, and such a one has no name of its own.
    guard scene.names[scene.name(of: view)] != nil, made.insert(.view(view)).inserted else {
      return
    }
    declare(view)
    let name = style.name(.view(view))
    if scene[view].kind == .window {
      if scene.value(of: .hidden, of: .view(view)) == .bool(false) {
        later.append(
          style.assign(name, property: isSwift ? "isHidden" : "hidden", value: style.bool(false)))
      }
    } else if let parent = scene.superview(of: view) {
      lines.append(style.call(style.name(.view(parent)), "addSubview", with: [("", name)]))
    }
  }

  private mutating func declare(_ view: ViewID) {
    let object = Object.view(view)
    let isSolid = scene.rare(view).transform3D != nil
    let isPlain =
      !isSolid && scene[view].transform == .identity && scene[view].anchorPoint == Point(0.5, 0.5)
    let bounds = scene.bounds(of: view)
    let frame = isPlain ? scene.frame(of: view) : Rect(origin: .zero, size: bounds.size)
    lines.append(
      style.declare(
        scene.name(of: view), as: className(of: object), arguments: [("frame", style.rect(frame))]))
    if bounds.origin != .zero, !scene[view].kind.isScrollView {
      lines += properties.lines(.bounds, of: object)
    }
    if !isPlain {
      lines += [Property.anchorPoint, isSolid ? .transform3D : .transform, .center].flatMap {
        properties.lines($0, of: object)
      }
    }
    settings(of: object)
  }

  /// What is not as its class has it. What a class alone decides is said there.
  private mutating func settings(of object: Object) {
    let said: Set<Property> = [
      .frame, .bounds, .center, .transform, .transform3D, .anchorPoint, .canBecomeFirstResponder,
      .canResignFirstResponder, .canBecomeKey, .delegate, .viewForZooming,
    ]
    for row in scene.properties(of: object) where !said.contains(row.property) {
      guard let usual = row.usual(scene, object), let value = row.get(scene, object),
        value != usual
      else { continue }
      if row.property == .hidden, object.view.map({ scene[$0].kind }) == .window { continue }
      if row.property == .allowsUserInteractionDuringAnimation,
        scene.value(of: .animating, of: object) == .bool(true)
      {
        continue
      }
      if row.property == .inputView || row.property == .inputAccessoryView {
        guard let view = object.view, scene[view].kind.isTextInput else { continue }
        later += properties.lines(row.property, of: object)
      } else {
        lines += properties.lines(row.property, of: object)
      }
    }
  }

  private mutating func make(_ controller: ControllerID) {
    let record = scene[controller]
    if let above = record.parent ?? record.presenting, !made.contains(.controller(above)) {
      make(above)
    }
    guard made.insert(.controller(controller)).inserted else { return }
    let view = record.view
    let name = style.name(.controller(controller))
    let isAdopted = scene.names[scene.name(of: view)] != nil
    if isAdopted, made.insert(.view(view)).inserted { declare(view) }
    lines.append(style.declare(record.name, as: className(of: .controller(controller))))
    if isAdopted {
      lines.append(style.assign(name, property: "view", value: style.name(.view(view))))
    }
    settings(of: .controller(controller))
    made.insert(.view(view))
    if let presenter = record.presenting {
      lines.append(
        style.call(
          style.name(.controller(presenter)), "present",
          with: [("", name), ("animated", style.bool(false))] + style.noCompletion,
          objectiveC: ["presentViewController", "animated", "completion"]))
    } else if let parent = record.parent {
      lines.append(
        style.call(
          style.name(.controller(parent)), "addChild", with: [("", name)],
          objectiveC: ["addChildViewController"]))
    }
    if record.presenting == nil, let above = scene.superview(of: view) {
      let isRoot = scene[above].kind == .window && record.parent == nil
      lines.append(
        isRoot
          ? style.assign(style.name(.view(above)), property: "rootViewController", value: name)
          : style.call(
            style.name(.view(above)), "addSubview", with: [("", style.name(.view(view)))]))
    }
    if !isAdopted {
      lines += properties.lines(.frame, of: .view(view))
      settings(of: .view(view))
    }
  }

  // MARK: Recognizers and targets

  private mutating func make(_ recognizer: RecognizerID) {
    let record = scene[recognizer]
    guard let view = record.view else { return }
    lines.append(style.declare(record.name, as: className(of: .recognizer(recognizer))))
    settings(of: .recognizer(recognizer))
    lines.append(
      style.call(
        style.name(.view(view)), "addGestureRecognizer",
        with: [("", style.name(.recognizer(recognizer)))]
      ))
  }

  private mutating func relations(of recognizer: RecognizerID) {
    let name = style.name(.recognizer(recognizer))
    for other in scene[recognizer].mustFail {
      lines.append(
        style.call(
          name, "require", with: [("toFail", style.name(.recognizer(other)))],
          objectiveC: ["requireGestureRecognizerToFail"]))
    }
    lines += DelegateCode(style: style).lines(of: .recognizer(recognizer))
    for pair in scene[recognizer].targets {
      lines.append(
        building.target(
          "add", of: .recognizer(recognizer), to: pair.target,
          action: scene.text(of: pair.selector), for: pair.events))
    }
  }

  private mutating func targets() {
    for object in known where object.recognizer == nil {
      lines += DelegateCode(style: style).lines(of: object)
    }
    for object in known {
      guard case .view(let view) = object else { continue }
      for pair in scene.targets(of: view) {
        if pair.isAction {
          lines += building.adding(
            action: scene.text(of: pair.selector), to: view, for: pair.events)
          continue
        }
        lines.append(
          building.target(
            "add", of: object, to: pair.target, action: scene.text(of: pair.selector),
            for: pair.events))
      }
    }
  }

  private mutating func end() {
    if scene.appDelegate == .plainObject
      || scene.value(of: .delegate, of: .application) != .object(.delegate)
    {
      lines += properties.lines(.delegate, of: .application)
    }
    if let key = scene.keyWindow, key != scene.windows.first {
      lines.append(
        style.call(style.name(.view(key)), "makeKey", objectiveC: ["makeKeyWindow"]))
    }
    if let focus = scene.focus, isSwift {
      let name = style.name(focus.object)
      lines.append("UIFocusSystem(for: \(name))?.requestFocusUpdate(to: \(name))")
    }
    if let first = scene.firstResponder {
      lines.append(style.call(style.name(first.object), "becomeFirstResponder"))
    }
  }
}
