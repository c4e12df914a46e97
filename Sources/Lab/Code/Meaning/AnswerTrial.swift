import Engine

/// Puts what a class is asked about views, or about other recognizers, to its code for each of those that
/// there are: `touch.view is UIButton`, `touch.view?.isDescendant(of: card) == true`.
struct AnswerTrial {
  let method: AnsweredMethod
  let function: CodeFunction
  let behaviour: CodeBehaviour
  /// The recognizer, or the view, on whose behalf it is asked.
  let asker: Object

  /// More lines than these nobody reads, and more are not asked about: it is done after every command.
  private static let mostLines = 24
  private static let mostSubjects = 2_000

  private struct Answer {
    var about: Object
    var says: Bool
    var usual: Bool
  }

  /// Nil where it is asked about nobody, or where no few commands say it.
  func lines() throws(CodeError) -> [BehaviourLine]? {
    guard let subjects, subjects.count <= Self.mostSubjects else { return nil }
    var answers: [Answer] = []
    for subject in subjects {
      answers.append(
        Answer(about: subject, says: try answer(about: subject), usual: usual(about: subject)))
    }
    var others = answers.filter { $0.says != $0.usual }
    var rest: BehaviourLine?
    // Of many views that a touch may be in: the rest is said of all that are not named.
    if method == .gesture(.receiveTouch, .delegate), others.count > 4,
      others.count * 2 > answers.count,
      let line = method.line(!method.usual, about: nil)
    {
      (others, rest) = (answers.filter { $0.says == method.usual }, line)
    }
    guard others.count <= Self.mostLines else { return nil }
    let lines = others.compactMap { method.line($0.says, about: name(of: $0.about)) }
    return lines.count == others.count ? lines + (rest.map { [$0] } ?? []) : nil
  }

  /// The recognizers that a scroll view's pan goes together with: the view is its own pan's delegate, and
  /// nobody else may be (U-GR-28).
  func together(in scrollView: ViewID) throws(CodeError) -> [BehaviourLine] {
    let scene = behaviour.scene
    let near = (subjects ?? []).filter { other in
      guard let view = other.recognizer.flatMap({ scene[$0].view }) else { return false }
      return scene.isDescendant(view, of: scrollView) || scene.isDescendant(scrollView, of: view)
    }
    guard near.count <= Self.mostSubjects else {
      throw CodeError(.gap(.boolForm), at: function.place)
    }
    var lines: [BehaviourLine] = []
    for other in near where try answer(about: other) {
      lines.append(.ownTogether(with: name(of: other)))
    }
    guard lines.count <= Self.mostLines else {
      throw CodeError(.gap(.boolForm), at: function.place)
    }
    return lines
  }

  private func name(of object: Object) -> String { behaviour.scene.name(of: object) }

  /// Whom it may be asked about.
  private var subjects: [Object]? {
    let scene = behaviour.scene
    switch (method, asker) {
    case (.gesture(.receiveTouch, .delegate), .recognizer(let recognizer)):
      return scene[recognizer].view.map { view in scene.subtree(of: view).map { .view($0) } }
    case (.gesture(.receivePress, _), _), (.gesture(.receiveEvent, _), _),
      (.gesture(.begin, _), _):
      return nil
    case (.gesture, .recognizer(let recognizer)):
      return scene.shownRecognizers.filter { $0 != recognizer }.map { .recognizer($0) }
    case (.content, .view(let view)):
      return scene.subtree(of: view).filter { $0 != view }.map { .view($0) }
    case (.shouldBegin, .view(let view)):
      return scene.recognizers(of: view).map { .recognizer($0) }
    default: return nil
    }
  }

  /// What super would say: a touch is not taken from a control (U-SV-14).
  private func usual(about subject: Object) -> Bool {
    guard method == .content(.touchesShouldCancel), let view = subject.view else {
      return method.usual
    }
    return !behaviour.scene[view].kind.isControl
  }

  private func answer(about subject: Object) throws(CodeError) -> Bool {
    let values: [CodeValue] =
      switch (method, subject) {
      case (.gesture(.receiveTouch, _), .view(let view)): [.object(asker), .touch(view)]
      case (.gesture(_, .subclass), _), (.shouldBegin, _): [.object(subject)]
      case (.content(.touchesShouldBegin), _): [.nothing, .event, .object(subject)]
      case (.content(.touchesShouldCancel), _): [.object(subject)]
      default: [.object(asker), .object(subject)]
      }
    var variables = behaviour.constants
    if asker.view != nil { variables["self"] = .object(asker) }
    if let owner = behaviour.owner { variables["self"] = .object(.view(owner)) }
    for (name, value) in zip(function.parameters, values) { variables[name] = value }
    var run = CodeRun(behaviour.scene, variables, bases: behaviour.bases)
    run.says(super: usual(about: subject))
    switch try run.answer(function.body) {
    case .bool(let says): return says
    case .object(let object): return object != nil
    default: throw CodeError(.wantedValue(.boolean), at: function.place)
    }
  }
}

extension CodeBehaviour {
  /// What a scroll view's class answers as the delegate of its own pan; nil of any other class.
  func ownPan(
    _ function: CodeFunction, in declared: CodeClass
  ) throws(CodeError) -> [BehaviourLine]? {
    let method = AnsweredMethod.gesture(.simultaneous, .delegate)
    guard AnsweredMethod(function, ofDelegate: true) == method else { return nil }
    guard let owner else {
      let isScrollView = bases.ancestry(of: declared.base ?? "").contains { name in
        ViewKind.allCases.contains { $0.isScrollView && $0.className == name }
      }
      guard isScrollView else { return nil }
      throw CodeError(.gap(.hangsOnHierarchy), at: function.place)
    }
    guard
      let pan = scene.recognizers(of: owner).first(where: { scene[$0].origin == .scrollPan })
    else { return nil }
    if let named = try? answers(method, function), named.allSatisfy({ $0.undoing.isEmpty }) {
      return named.map { .ownTogether(with: $0.rest) }
    }
    return try AnswerTrial(
      method: method, function: function, behaviour: self, asker: .recognizer(pan)
    ).together(in: owner)
  }

  /// What is said of each view, or each recognizer, where a method asks more than who it is.
  func triedAnswers(
    _ method: AnsweredMethod, _ function: CodeFunction, asking asker: Object?,
    otherwise error: CodeError
  ) throws(CodeError) -> [BehaviourLine] {
    switch error.problem {
    case .gap(.boolForm), .gap(.method), .gap(.controlFlow), .unknownMember, .wantedValue: break
    default: throw error
    }
    guard let asker else {
      // Views may come, and a recognizer may get its view.
      throw method.isAboutOthers ? CodeError(.gap(.hangsOnHierarchy), at: error.place) : error
    }
    do throws(CodeError) {
      let trial = AnswerTrial(method: method, function: function, behaviour: self, asker: asker)
      if let lines = try trial.lines() { return lines }
    } catch {
      // Who is not there may come.
      if case .unknownName = error.problem { throw error }
    }
    throw error
  }
}

extension CodeEvaluator {
  /// `isKind(of:)`, `isDescendant(of:)` and their like; nil where it is no such question.
  mutating func askClass(
    _ name: String, of receiver: CodeValue, _ arguments: [CodeArgument]
  ) throws(CodeError) -> CodeValue? {
    guard arguments.count == 1, let argument = arguments.first?.value else { return nil }
    if name == "isEqualToString", case .text = receiver {
      return .bool(receiver == (try value(of: argument)))
    }
    guard case .object(let object) = receiver else { return nil }
    switch name {
    case "isKind", "isKindOfClass", "isMember", "isMemberOfClass":
      guard let type = argument.classNamed else { return nil }
      guard let object else { return .bool(false) }
      let classes = classes(of: object)
      return .bool(name.hasPrefix("isKind") ? classes.contains(type) : classes.first == type)
    case "isDescendant", "isDescendantOfView":
      guard case .object(let other) = try value(of: argument) else { return nil }
      guard let view = object?.view, let ancestor = other?.view else { return .bool(false) }
      return .bool(scene.isDescendant(view, of: ancestor))
    case "isEqual": return .bool(receiver == (try value(of: argument)))
    default: return nil
    }
  }

  /// Of `[touch.view class]`, as articles compare it: what a finger touches in a cell is its content view.
  mutating func privateName(of expression: CodeExpression) throws(CodeError) -> String? {
    let base: CodeExpression
    switch expression.kind {
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .member(let inner?, "class") = callee.kind else { return nil }
      base = inner
    case .member(let inner?, "class"): base = inner
    default: return nil
    }
    guard case .object(let object?) = try value(of: base) else { return "nil" }
    let name = scene.className(of: object)
    return name.hasSuffix("Cell") ? name + "ContentView" : name
  }

  /// Is the object of that class? A type that is no class of objects here is any.
  func isOfClass(_ value: CodeValue, _ type: String) -> Bool {
    guard case .object(let object?) = value else { return value != .object(nil) }
    return classes(of: object).contains(type)
  }

  /// Its class and those above.
  private func classes(of object: Object) -> [String] {
    var classes = bases.ancestry(of: scene.className(of: object))
    if let recognizer = object.recognizer {
      let gesture = scene[recognizer].gesture
      classes += [gesture.className]
      if gesture == .screenEdgePan { classes.append(Gesture.pan.className) }
      return classes + ["UIGestureRecognizer", "NSObject"]
    }
    if let view = object.view {
      let kind = scene[view].kind
      classes += [kind.className]
      if kind.isControl { classes.append("UIControl") }
      if kind.isScrollView { classes.append("UIScrollView") }
      return classes + ["UIView", "UIResponder", "NSObject"]
    }
    return classes + [scene.baseClass(of: object), "UIResponder", "NSObject"]
  }
}

extension [String: String] {
  /// A class and those that it is made from, each once: declarations may form a circle.
  fileprivate func ancestry(of name: String) -> [String] {
    var names = [name]
    while let base = names.last.flatMap({ self[$0] }), !names.contains(base) {
      names.append(base)
    }
    return names
  }
}

extension Scene {
  /// Those of the views in a window, UIKit's own as well.
  var shownRecognizers: [RecognizerID] {
    windows.flatMap { subtree(of: $0) }.flatMap { recognizers(of: $0) }
  }
}

extension CodeExpression {
  /// `UIButton.self`, `[UIButton class]`.
  fileprivate var classNamed: String? {
    switch kind {
    case .member(let base?, "self"), .member(let base?, "class"): base.name
    case .call(let callee, let arguments) where arguments.isEmpty: callee.classNamed
    default: nil
    }
  }
}

extension AnsweredMethod {
  /// Is it asked about views or other recognizers?
  fileprivate var isAboutOthers: Bool {
    switch self {
    case .gesture(.receiveTouch, _), .gesture(.simultaneous, _), .gesture(.requireFailure, _),
      .gesture(.beRequiredToFail, _), .gesture(.prevent, _), .gesture(.bePrevented, _), .content,
      .shouldBegin:
      true
    case .gesture, .text, .row, .dismissal, .zooming: false
    }
  }
}
