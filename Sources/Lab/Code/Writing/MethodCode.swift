import Engine

/// The methods and properties that a class overrides.
extension ClassCode {
  func methods(of object: Object) -> [WrittenMethod] {
    if case .recognizer(let recognizer) = object { return answers(of: recognizer) }
    guard let responder = object.responder else { return [] }
    var methods: [WrittenMethod] = []
    if let view = object.view {
      if let region = scene.rare(view).pointInside {
        methods.append(
          WrittenMethod(
            swift: "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
            objectiveC: "- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event",
            body: body(of: region)))
      }
      if let hitTest = scene.rare(view).hitTest {
        methods.append(
          WrittenMethod(
            swift: "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
            objectiveC: "- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event",
            body: body(of: hitTest)))
      }
    }
    if let pan = ownPan(of: object) {
      methods += [DelegateCode(style: style).together(pan)].compactMap { $0 }
    }
    // An NSObject has nothing of a responder's to override.
    if object == .delegate, scene.appDelegate == .plainObject { return methods }
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
      methods.append(bool("canBecomeKey", false, objectiveC: "canBecomeKeyWindow"))
    }
    if let view = object.view {
      methods += tracking(scene.trackingAnswers(of: view)) + answers(of: view)
    }
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

  /// A scroll view's pan that goes together with others: its delegate is the scroll view (U-GR-28).
  func ownPan(of object: Object) -> RecognizerID? {
    object.view.flatMap { view in
      scene.recognizers(of: view).first {
        scene[$0].origin == .scrollPan && !scene[$0].simultaneous.isEmpty
      }
    }
  }

  private func tracking(_ answers: [TrackingQuestion: Bool]) -> [WrittenMethod] {
    TrackingQuestion.allCases.compactMap { question in
      guard let answer = answers[question] else { return nil }
      let name = question.rawValue
      return WrittenMethod(
        swift: "override func " + name + "(_ touch: UITouch, with event: UIEvent?) -> Bool",
        objectiveC: "- (BOOL)" + name + "WithTouch:(UITouch *)touch withEvent:(UIEvent *)event",
        body: [isSwift ? style.bool(answer) : "return " + style.bool(answer)])
    }
  }

  private func bool(
    _ name: String, _ value: Bool, objectiveC getter: String? = nil
  ) -> WrittenMethod {
    property(
      name, type: "Bool", objectiveC: "- (BOOL)" + (getter ?? name), value: style.bool(value))
  }

  func property(
    _ name: String, type: String, objectiveC: String, value: String
  ) -> WrittenMethod {
    WrittenMethod(
      swift: "override var " + name + ": " + type, objectiveC: objectiveC,
      body: [isSwift ? value : "return " + value])
  }

  func body(of region: Region) -> [String] {
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

  func body(of override: HitTestOverride) -> [String] {
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
    case .except(let view):
      return [asked, "return hit == " + style.name(.view(view)) + " ? nil : hit"]
    case .first(let view):
      let other = style.name(.view(view))
      return isSwift
        ? [
          "let isInside = \(other).point(inside: convert(point, to: \(other)), with: event)",
          "return isInside ? \(other) : super.hitTest(point, with: event)",
        ]
        : [
          "CGPoint there = [self convertPoint:point toView:\(other)]",
          "BOOL isInside = [\(other) pointInside:there withEvent:event]",
          "return isInside ? \(other) : [super hitTest:point withEvent:event]",
        ]
    }
  }

  /// A controller's moments; what it runs there is told in the commands' words.
  func moments(of object: Object, _ scripts: Scripts) -> [WrittenMethod] {
    guard case .controller(let controller) = object else { return [] }
    return Moment.allCases.compactMap { moment in
      let commands = scripts.commands(of: controller, at: moment)
      guard !commands.isEmpty else { return nil }
      let hasFlag = moment != .viewDidLoad
      let call =
        isSwift
        ? "super." + moment.method + (hasFlag ? "(animated)" : "()")
        : "[super " + moment.method + (hasFlag ? ":animated]" : "]")
      return WrittenMethod(
        swift: "override func " + moment.method + (hasFlag ? "(_ animated: Bool)" : "()"),
        objectiveC: "- (void)" + moment.method + (hasFlag ? ":(BOOL)animated" : ""),
        body: [call] + commands.map { style.comment($0) })
    }
  }

  /// `canPerformAction` and `target(forAction:)`: one question after the other, and then super's.
  func actions(_ behaviour: Behaviour) -> [WrittenMethod] {
    func lines(_ answers: [(WordID, String)], _ rest: String) -> [String] {
      answers.map { (scene.text(of: $0.0), $0.1) }.sorted { $0.0 < $1.0 }.map {
        isSwift
          ? "if action == \(style.selector($0.0)) { return \($0.1) }"
          : "if (action == \(style.selector($0.0))) { return \($0.1); }"
      } + ["return " + rest]
    }
    var methods: [WrittenMethod] = []
    if !behaviour.performs.isEmpty {
      let answers = behaviour.performs.map { ($0.key, style.bool($0.value)) }
      methods.append(
        WrittenMethod(
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
        WrittenMethod(
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
}
