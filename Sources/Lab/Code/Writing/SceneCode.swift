import Engine

/// The whole scene as the code of an app: classes, then what there is from the windows down, then what
/// refers to something else.
struct SceneCode {
  let style: CodeStyle
  let scripts: Scripts
  var lines: [String] = []
  /// Who has a line that makes it.
  var made: Set<Object> = []
  var later: [String] = []

  var scene: Scene { style.scene }
  var isSwift: Bool { style.isSwift }
  var building: BuildingCode { BuildingCode(style: style) }
  var properties: PropertyCode { PropertyCode(style: style) }

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
    var seen = Set(scene.windows)
    for object in known {
      switch object {
      case .view(let view): hierarchy(above: view, &seen)
      case .controller(let controller): hierarchy(above: scene[controller].view, &seen)
      case .recognizer, .layer, .windowScene, .application, .delegate, .own: break
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
    constraints()
    end()
  }

  private mutating func constraints() {
    let code = ConstraintCode(style: style)
    for object in known {
      if let view = object.view, !scene.translatesMask(view) { lines.append(code.freeing(view)) }
    }
    for object in known {
      guard let stack = object.view else { continue }
      for view in scene.stack(stack).arranged { lines.append(building.arranging(view, in: stack)) }
    }
    for id in scene.constraints {
      guard let constraint = scene[id], constraint.isActive else { continue }
      lines += code.lines(constraint, as: "constraint\(id.number + 1)")
    }
  }

  /// Every object that has a name of its own, in a fixed order.
  var known: [Object] {
    scene.names.values.sorted { scene.name(of: $0) < scene.name(of: $1) }
  }

  var recognizers: [RecognizerID] {
    var found: Set<RecognizerID> = []
    return scene.recognizers.compactMap { record in
      guard record.origin == .user, let id = scene.names[record.name]?.recognizer,
        found.insert(id).inserted
      else { return nil }
      return id
    }
  }

  /// Those that UIKit makes, and that an app can name; what pulls a sheet has no name.
  var systemRecognizers: [RecognizerID] {
    scene.recognizers.compactMap { record in
      switch record.origin {
      case .scrollPan, .scrollPinch, .interactivePop, .contentPop:
        scene.object(named: record.name)?.recognizer
      case .user, .sheetPull, .textTap: nil
      }
    }
  }

  /// The whole hierarchy that a view is in, once.
  private mutating func hierarchy(above view: ViewID, _ seen: inout Set<ViewID>) {
    var top = view
    while seen.insert(top).inserted {
      guard let above = scene.superview(of: top) else { return hierarchy(of: top) }
      top = above
    }
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
        lines += WrittenClass(
          name: own.withoutModule, base: scene.baseClass(of: object), methods: []
        ).lines(in: style)
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

  func className(of object: Object) -> String {
    let own = scene.className(of: object)
    guard overrides(object) || object == .delegate else { return own }
    let others = responders.contains {
      $0 != object && scene.className(of: $0) == own
        && OverriddenBehaviour(of: $0, in: scene) != OverriddenBehaviour(of: object, in: scene)
    }
    return own != scene.baseClass(of: object) && !others ? own : scene.inventedClass(of: object)
  }

  private func overrides(_ object: Object) -> Bool {
    !OverriddenBehaviour(of: object, in: scene).isEmpty
      || hasScripts(object)
  }

  private func hasScripts(_ object: Object) -> Bool {
    guard case .controller(let controller) = object else { return false }
    return Moment.allCases.contains { !scripts.commands(of: controller, at: $0).isEmpty }
  }
}
