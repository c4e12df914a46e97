import CommandLanguage
import Engine
import Text

/// The class of an object, with all that it overrides.
struct ClassCode {
  let style: CodeStyle

  private var scene: Scene { style.scene }
  private var isSwift: Bool { style.isSwift }

  private struct Method {
    var swift: String
    var objectiveC: String
    var body: [String]
  }

  func lines(
    of object: Object, isShared: Bool? = nil, scripts: Scripts = Scripts()
  ) -> [String] {
    let isShared = isShared ?? scene.isClassShared(by: object)
    let name = isShared ? scene.inventedClass(of: object) : scene.codeClass(of: object)
    let base = isShared ? scene.className(of: object) : scene.baseClass(of: object)
    let methods = methods(of: object) + moments(of: object, scripts)
    return isSwift
      ? swift(name, base: base, methods: methods) : objectiveC(name, base: base, methods: methods)
  }

  // MARK: Layout

  private static let width = 78

  private func swift(_ name: String, base: String, methods: [Method]) -> [String] {
    let bases = base == "UIResponder" ? base + ", UIApplicationDelegate" : base
    let head = "class " + name + ": " + bases + " {"
    if methods.isEmpty { return [head + "}"] }
    var lines: [String] = []
    for method in methods {
      let short =
        method.swift + " {"
        + (method.body.isEmpty ? "}" : " " + method.body.joined(separator: "; ") + " }")
      if method.body.count < 2, short.utf8.count < ClassCode.width - 2 {
        lines.append("  " + short)
      } else {
        lines += ClassCode.head(method.swift).map { "  " + $0 }
        lines += method.body.map { "    " + $0 }
        lines.append("  }")
      }
    }
    if lines.count == 1, head.utf8.count + lines[0].utf8.count < ClassCode.width {
      return [head + " " + lines[0].dropFirst(2) + " }"]
    }
    return [head] + lines + ["}"]
  }

  /// Of a long one the parameters have a row of their own.
  private static func head(_ text: String) -> [String] {
    guard text.utf8.count > width - 3, let open = text.firstIndex(of: "("),
      let close = text.lastIndex(of: ")")
    else { return [text + " {"] }
    return [
      String(text[...open]), "  " + text[text.index(after: open)..<close],
      String(text[close...]) + " {",
    ]
  }

  private func objectiveC(_ name: String, base: String, methods: [Method]) -> [String] {
    var lines = ["@interface " + name + " : " + base, "@end", "@implementation " + name]
    for method in methods {
      lines.append(method.objectiveC + " {")
      lines += method.body.map { "  " + $0 + ";" }
      lines.append("}")
    }
    return lines + ["@end"]
  }

  // MARK: Methods

  private func methods(of object: Object) -> [Method] {
    guard let responder = object.responder else { return [] }
    var methods: [Method] = []
    if let view = object.view {
      if let region = scene.rare(view).pointInside {
        methods.append(
          Method(
            swift: "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
            objectiveC: "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event",
            body: body(of: region)))
      }
      if let hitTest = scene.rare(view).hitTest {
        methods.append(
          Method(
            swift: "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
            objectiveC: "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event",
            body: body(of: hitTest)))
      }
    }
    let behaviour = scene.behaviour(of: responder)
    if let next = behaviour.next {
      methods.append(
        property(
          "next", type: "UIResponder?", objectiveC: "- (UIResponder *)nextResponder",
          value: style.nameOrNil(next?.object)))
    }
    if let can = behaviour.canBecomeFirstResponder {
      methods.append(bool("canBecomeFirstResponder", can))
    }
    if let can = behaviour.canResignFirstResponder {
      methods.append(bool("canResignFirstResponder", can))
    }
    if let view = object.view, scene[view].kind == .window, !scene.rare(view).canBecomeKey {
      methods.append(bool("canBecomeKey", false))
    }
    if let view = object.view { methods += tracking(scene.trackingAnswers(of: view)) }
    if object.view.map({ !scene[$0].kind.isTextInput }) ?? true {
      let pads = [
        ("inputView", object.view.flatMap { scene.rare($0).inputView }),
        ("inputAccessoryView", behaviour.inputAccessoryView),
      ]
      for (name, pad) in pads {
        guard let pad else { continue }
        methods.append(
          property(
            name, type: "UIView?", objectiveC: "- (UIView *)" + name, value: style.name(.view(pad)))
        )
      }
    }
    methods += actions(behaviour)
    return methods + behaviour.handlers.flatMap { handlers(for: $0) } + keys(behaviour)
  }

  private func tracking(_ answers: [TrackingQuestion: Bool]) -> [Method] {
    TrackingQuestion.allCases.compactMap { question in
      guard let answer = answers[question] else { return nil }
      let name = question.rawValue
      return Method(
        swift: "override func " + name + "(_ touch: UITouch, with event: UIEvent?) -> Bool",
        objectiveC: "- (BOOL)" + name + "WithTouch:(UITouch *)touch withEvent:(UIEvent *)event",
        body: [isSwift ? style.bool(answer) : "return " + style.bool(answer)])
    }
  }

  private func bool(_ name: String, _ value: Bool) -> Method {
    property(name, type: "Bool", objectiveC: "- (BOOL)" + name, value: style.bool(value))
  }

  private func property(
    _ name: String, type: String, objectiveC: String, value: String
  ) -> Method {
    Method(
      swift: "override var " + name + ": " + type, objectiveC: objectiveC,
      body: [isSwift ? value : "return " + value])
  }

  private func body(of region: Region) -> [String] {
    func give(_ text: String) -> [String] { [isSwift ? text : "return " + text] }
    func contains(_ rect: String) -> String {
      isSwift ? rect + ".contains(point)" : "CGRectContainsPoint(" + rect + ", point)"
    }
    switch region {
    case .inset(let dx, let dy):
      let (x, y) = (style.number(dx), style.number(dy))
      return give(
        contains(
          isSwift
            ? "bounds.insetBy(dx: " + x + ", dy: " + y + ")"
            : "CGRectInset(self.bounds, " + x + ", " + y + ")"))
    case .rects(let rects):
      let parts = rects.map { contains(style.rect($0)) }
      guard isSwift, parts.count > 1 else { return give(parts.joined(separator: " || ")) }
      return parts.enumerated().map { $0 == 0 ? $1 : "  || " + $1 }
    case .ellipse:
      return give(
        isSwift
          ? "UIBezierPath(ovalIn: bounds).contains(point)"
          : "[[UIBezierPath bezierPathWithOvalInRect:self.bounds] containsPoint:point]")
    case .polygon(let corners):
      let moves = corners.enumerated().map { index, corner in
        style.call(
          "path", index == 0 ? "move" : "addLine", with: [("to", style.point(corner))],
          objectiveC: [index == 0 ? "moveToPoint" : "addLineToPoint"]
        ).droppingSemicolon
      }
      return [style.declare("path", as: "UIBezierPath").droppingSemicolon] + moves
        + [
          style.call("path", "close", objectiveC: ["closePath"]).droppingSemicolon,
          "return "
            + style.call("path", "contains", with: [("", "point")], objectiveC: ["containsPoint"])
            .droppingSemicolon,
        ]
    case .always: return give(style.bool(true))
    case .never: return give(style.bool(false))
    }
  }

  private func body(of override: HitTestOverride) -> [String] {
    let asked =
      isSwift
      ? "let hit = super.hitTest(point, with: event)"
      : "UIView *hit = [super hitTest:point withEvent:event]"
    switch override {
    case .none: return [isSwift ? "nil" : "return nil"]
    case .itself: return [isSwift ? "self" : "return self"]
    case .passThrough: return [asked, "return hit == self ? nil : hit"]
    case .fallback(let view):
      let other = style.name(.view(view))
      return isSwift
        ? ["super.hitTest(point, with: event) ?? " + other]
        : [asked, "return hit != nil ? hit : " + other]
    case .redirect(let view):
      return [asked, "return hit == self ? " + style.name(.view(view)) + " : hit"]
    }
  }

  /// A controller's moments; what it runs there is told in the commands' words.
  private func moments(of object: Object, _ scripts: Scripts) -> [Method] {
    guard case .controller(let controller) = object else { return [] }
    return Moment.allCases.compactMap { moment in
      let commands = scripts.commands(of: controller, at: moment)
      guard !commands.isEmpty else { return nil }
      let hasFlag = moment != .viewDidLoad
      let call =
        isSwift
        ? "super." + moment.method + (hasFlag ? "(animated)" : "()")
        : "[super " + moment.method + (hasFlag ? ":animated]" : "]")
      return Method(
        swift: "override func " + moment.method + (hasFlag ? "(_ animated: Bool)" : "()"),
        objectiveC: "- (void)" + moment.method + (hasFlag ? ":(BOOL)animated" : ""),
        body: [call] + commands.map { style.comment($0) })
    }
  }

  /// `canPerformAction` and `target(forAction:)`: one question after the other, and then super's.
  private func actions(_ behaviour: Behaviour) -> [Method] {
    func lines(_ answers: [(Word, String)], _ rest: String) -> [String] {
      answers.map { (scene.text(of: $0.0), $0.1) }.sorted { $0.0 < $1.0 }.map {
        isSwift
          ? "if action == \(style.selector($0.0)) { return \($0.1) }"
          : "if (action == \(style.selector($0.0))) { return \($0.1); }"
      } + ["return " + rest]
    }
    var methods: [Method] = []
    if !behaviour.performs.isEmpty {
      let answers = behaviour.performs.map { ($0.key, style.bool($0.value)) }
      methods.append(
        Method(
          swift:
            "override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool",
          objectiveC: "- (BOOL)canPerformAction:(SEL)action withSender:(id)sender",
          body: lines(
            answers,
            isSwift
              ? "super.canPerformAction(action, withSender: sender)"
              : "[super canPerformAction:action withSender:sender]")))
    }
    if !behaviour.actionTargets.isEmpty {
      let answers = behaviour.actionTargets.map { ($0.key, style.nameOrNil($0.value)) }
      methods.append(
        Method(
          swift:
            "override func target(forAction action: Selector, withSender sender: Any?) -> Any?",
          objectiveC: "- (id)targetForAction:(SEL)action withSender:(id)sender",
          body: lines(
            answers,
            isSwift
              ? "super.target(forAction: action, withSender: sender)"
              : "[super targetForAction:action withSender:sender]")))
    }
    return methods
  }

  // MARK: Handlers

  private func handlers(for handler: Handler) -> [Method] {
    switch handler.message {
    case .touches(let message):
      [
        method(
          message.touchMethod, what: "touches", swiftType: "Set<UITouch>",
          objectiveCType: "NSSet<UITouch *> *", handler: handler)
      ]
    case .presses(let message):
      [
        method(
          message.pressMethod, what: "presses", swiftType: "Set<UIPress>",
          objectiveCType: "NSSet<UIPress *> *", handler: handler)
      ]
    case .motion(let message):
      [
        method(
          message.method, what: "motion", swiftType: "UIEvent.EventSubtype",
          objectiveCType: "UIEventSubtype", handler: handler)
      ]
    case .remoteControl:
      [
        Method(
          swift: "override func remoteControlReceived(with event: UIEvent?)",
          objectiveC: "- (void)remoteControlReceivedWithEvent:(UIEvent *)event",
          body: passing(
            "remoteControlReceived", arguments: [("with", "event")],
            selector: ["remoteControlReceivedWithEvent"],
            handling: handler.handling))
      ]
    case .action(let word): [action(scene.text(of: word), handler.handling)]
    case .key: []
    }
  }

  private func method(
    _ name: String, what: String, swiftType: String, objectiveCType: String,
    handler: Handler
  ) -> Method {
    let event = what == "presses" ? "UIPressesEvent" : "UIEvent"
    return Method(
      swift: "override func \(name)(_ \(what): \(swiftType), with event: \(event)?)",
      objectiveC: "- (void)\(name):(\(objectiveCType))\(what) withEvent:(\(event) *)event",
      body: passing(
        name, arguments: [("", what), ("with", "event")], selector: [name, "withEvent"],
        handling: handler.handling))
  }

  private func passing(
    _ name: String, arguments: [(label: String, value: String)], selector: [String],
    handling: Handling
  ) -> [String] {
    let receiver: String
    switch handling {
    case .ends: return []
    case .thenSuper: receiver = "super"
    case .thenNext: receiver = isSwift ? "next?" : "self.nextResponder"
    }
    return [
      style.call(receiver, name, with: arguments, objectiveC: selector).droppingSemicolon
    ]
  }

  /// A method of one's own; the editing menu's are UIKit's, and overridden.
  private func action(_ selector: String, _ handling: Handling) -> Method {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let name = String(selector.prefix { $0 != ":" })
    let isUIKits = EditCommand(rawValue: name) != nil && selector == name + ":"
    let values = ["sender", "event"] + (2..<max(2, parts.count)).map { "argument\($0)" }
    let labels = parts.enumerated().map { $0 == 0 ? "_" : $1.isEmpty ? "_" : String($1) }
    let list = zip(labels, values).map { label, value in
      (label == value ? value : label + " " + value) + ": Any?"
    }
    let arguments = zip(labels, values).map { (label: $0 == "_" ? "" : $0, value: $1) }
    // A selector that a responder up the chain may lack.
    let isSuper = handling == .ends || isUIKits
    let body =
      isSuper
      ? passing(name, arguments: arguments, selector: parts.map { String($0) }, handling: handling)
      : []
    let objectiveC =
      parts.isEmpty
      ? name : zip(parts, values).map { $0 + ":(id)" + $1 }.joined(separator: " ")
    return Method(
      swift: (isUIKits ? "override func " : "@objc func ") + style.name(name) + "("
        + list.joined(separator: ", ") + ")",
      objectiveC: "- (void)" + objectiveC, body: body)
  }

  /// All keys of one object are one property.
  private func keys(_ behaviour: Behaviour) -> [Method] {
    var keys: [(stroke: String, handling: Handling, action: String)] = []
    for handler in behaviour.handlers {
      guard case .key(let word) = handler.message else { continue }
      keys.append((scene.text(of: word), handler.handling, "keyPressed"))
    }
    for key in behaviour.keyCommands {
      keys.append((scene.text(of: key.stroke), .ends, scene.text(of: key.action)))
    }
    guard let first = keys.first else { return [] }
    let commands = keys.map { key in
      let made = CodeKeys.arguments(of: key.stroke)
      return "UIKeyCommand(input: \(made.input), modifierFlags: \(made.flags), action: "
        + style.selector(key.action) + ")"
    }
    let rest: String
    switch first.handling {
    case .ends: rest = "]"
    case .thenSuper: rest = "] + (super.keyCommands ?? [])"
    case .thenNext: rest = "] + (next?.keyCommands ?? [])"
    }
    return [
      Method(
        swift: "override var keyCommands: [UIKeyCommand]?",
        objectiveC: "- (NSArray<UIKeyCommand *> *)keyCommands",
        body: ["["] + commands.map { "  " + $0 + "," } + [rest])
    ]
  }
}

extension String {
  fileprivate var droppingSemicolon: String { hasSuffix(";") ? String(dropLast()) : self }
}
