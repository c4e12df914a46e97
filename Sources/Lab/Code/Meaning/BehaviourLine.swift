import Engine

/// Something that a class overrides or implements, as the command that says so and the one that takes
/// it away; `X` stands for the object.
public struct BehaviourLine: Hashable, Sendable {
  let verb: String
  let rest: String
  let undoing: String
  /// Others of the same method stand beside it: each for another object.
  var isOneOfMany = false

  func command(for name: String) -> String { verb.replacing(text: "X", with: name) + rest }
  func undo(for name: String) -> String { undoing.replacing(text: "X", with: name) }

  var isHandler: Bool { verb.hasPrefix("handle") }

  init(_ verb: String, _ rest: String, undoing: String) {
    (self.verb, self.rest, self.undoing) = (verb, rest, undoing)
  }

  static func override(
    _ method: String, _ what: String, isOneOfMany: Bool = false
  ) -> BehaviourLine {
    var line = BehaviourLine(
      "override X ", method + " " + what, undoing: "unoverride X " + method)
    line.isOneOfMany = isOneOfMany
    return line
  }

  static func handle(_ what: String, _ handling: Handling = .ends) -> BehaviourLine {
    let end =
      switch handling {
      case .ends: ""
      case .thenSuper: " then super"
      case .thenNext: " then next"
      }
    return BehaviourLine("handle X ", what + end, undoing: "unhandle X " + what)
  }

  static func first(_ property: Property, _ can: Bool) -> BehaviourLine {
    BehaviourLine(
      "set " + property.rawValue + " X ", can ? "YES" : "NO",
      undoing: "unset " + property.rawValue + " X")
  }

  /// What the object does already.
  public static func all(of object: Object, in scene: Scene) -> [BehaviourLine] {
    if case .recognizer(let recognizer) = object {
      return hooks(of: recognizer, .subclass, in: scene)
    }
    guard let responder = object.responder else { return [] }
    var lines: [BehaviourLine] = []
    if let view = object.view {
      if let region = scene.rare(view).pointInside {
        lines.append(.override("point-inside", region.words))
      }
      for pan in scene.recognizers(of: view) where scene[pan].origin == .scrollPan {
        lines += scene[pan].simultaneous.map {
          .ownTogether(with: scene.name(of: .recognizer($0)))
        }
      }
      if let hitTest = scene.rare(view).hitTest {
        lines.append(.override("hit-test", hitTest.words(in: scene)))
      }
    }
    lines += own(object, in: scene)
    let behaviour = scene.behaviour(of: responder)
    if let next = behaviour.next {
      lines.append(.override("next", next.map { scene.name(of: $0) } ?? "nil"))
    }
    for (action, can) in behaviour.performs {
      lines.append(
        .override("can-perform", scene.text(of: action) + (can ? " YES" : " NO"), isOneOfMany: true)
      )
    }
    for (action, target) in behaviour.actionTargets {
      let name = target.map { scene.name(of: $0) } ?? "nil"
      lines.append(.override("target", scene.text(of: action) + " " + name, isOneOfMany: true))
    }
    for key in behaviour.keyCommands where !key.hasPriority {
      lines.append(.key(scene.text(of: key.stroke), scene.text(of: key.action)))
    }
    if let pad = behaviour.inputAccessoryView,
      object.view.map({ !scene[$0].kind.isTextInput }) ?? true
    {
      lines.append(.pad(.inputAccessoryView, scene.name(of: pad)))
    }
    if let can = behaviour.canBecomeFirstResponder {
      lines.append(.first(.canBecomeFirstResponder, can))
    }
    if let can = behaviour.canResignFirstResponder {
      lines.append(.first(.canResignFirstResponder, can))
    }
    for handler in behaviour.handlers {
      guard let words = handler.message.words(in: scene) else { continue }
      let line = BehaviourLine.handle(words, handler.handling)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }
}

extension BehaviourLine {
  /// Properties that are a class's own to decide.
  private static func own(_ object: Object, in scene: Scene) -> [BehaviourLine] {
    guard let view = object.view else { return [] }
    var lines: [BehaviourLine] = []
    if scene[view].kind == .window, !scene.rare(view).canBecomeKey {
      lines.append(.first(.canBecomeKey, false))
    }
    let answers = scene.trackingAnswers(of: view)
    for question in TrackingQuestion.allCases {
      if let answer = answers[question] { lines.append(.tracks(question, answer)) }
    }
    lines += asked(of: view, in: scene)
    if let pad = scene.rare(view).inputView, !scene[view].kind.isTextInput {
      lines.append(.pad(.inputView, scene.name(of: pad)))
    }
    return lines
  }

  static func tracks(_ question: TrackingQuestion, _ answer: Bool) -> BehaviourLine {
    .override(
      question == .beginTracking ? "begin-tracking" : "continue-tracking", answer ? "YES" : "NO")
  }

  static func pad(_ property: Property, _ name: String) -> BehaviourLine {
    BehaviourLine(
      "set " + property.rawValue + " X ", name, undoing: "unset " + property.rawValue + " X")
  }

  /// A key command stays: nothing takes it away.
  static func key(_ stroke: String, _ action: String) -> BehaviourLine {
    BehaviourLine("add-key-command X ", stroke + " " + action, undoing: "")
  }
}

extension Region {
  /// As `override … point-inside` takes it.
  var words: String {
    switch self {
    case .inset(let dx, let dy):
      "inset " + CommandWords.text(dx) + (dx == dy ? "" : " " + CommandWords.text(dy))
    case .rects(let rects):
      "rects " + rects.map { CommandWords.text($0) }.joined(separator: ", ")
    case .ellipse: "ellipse"
    case .polygon(let corners):
      "polygon " + corners.map { CommandWords.text($0) }.joined(separator: " ")
    case .always: "always"
    case .never: "never"
    }
  }
}

extension HitTestOverride {
  func words(in scene: Scene) -> String {
    switch self {
    case .none: "nil"
    case .itself: "self"
    case .passThrough: "pass-through"
    case .fallback(let view): "fallback " + scene.name(of: view)
    case .redirect(let view): "redirect " + scene.name(of: view)
    case .except(let view): "except " + scene.name(of: view)
    case .first(let view): "first " + scene.name(of: view)
    }
  }
}

extension Message {
  /// As `handle` takes it; presses are handled together.
  fileprivate func words(in scene: Scene) -> String? {
    switch self {
    case .touches(let message): message.touchMethod
    case .motion(let message): message.method
    case .remoteControl: "remote"
    case .presses: "presses"
    case .action(let word): "action " + scene.text(of: word)
    case .key(let word): "key " + scene.text(of: word)
    }
  }
}
