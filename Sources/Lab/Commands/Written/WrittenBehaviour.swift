import Engine

extension Pen {
  func words(of command: BehaviourCommand) -> [String] {
    switch command {
    case .overridePointInside(let view, let region):
      return ["override", name(view), "point-inside", text(of: region)]
    case .overrideHitTest(let view, let answer):
      return ["override", name(view), "hit-test"] + words(of: answer)
    case .overrideNext(let responder, let next):
      return ["override", name(responder), "next", name(next)]
    case .overridePerforming(let responder, let action, let answer):
      return ["override", name(responder), "can-perform", action, Pen.text(answer)]
    case .overrideTarget(let responder, let action, let target):
      return ["override", name(responder), "target", action, name(target)]
    case .overrideShouldBegin(let view, let answer):
      return ["override", name(view), "gesture-recognizer-should-begin", Pen.text(answer.answer)]
        + words(of: answer.about)
    case .overrideTracking(let control, let question, let answer):
      return ["override", name(control), question.rawValue.kebab, Pen.text(answer)]
    case .overrideContent(let view, let question, let answer, let about):
      return ["override", name(view), question.rawValue.kebab, Pen.text(answer)]
        + (about.map { ["for", name($0)] } ?? [])
    case .overrideRow(let table, let question, let answer, let about):
      return ["override", name(table), question.rawValue.kebab, Pen.text(answer)]
        + (about.map { ["for", name($0)] } ?? [])
    case .unoverride(let responder, let method):
      return ["unoverride", name(responder)] + (method.map { [$0.rawValue] } ?? [])
    case .hook(let recognizer, let hook): return words(of: hook, on: recognizer)
    case .unhook(let recognizer, let owner, let method):
      return [owner == .delegate ? "undelegate" : "unoverride", name(recognizer)]
        + (method.map { [word(of: $0, owner)] } ?? [])
    case .delegate(let view, let question, let answer):
      return ["delegate", name(view), question.rawValue, Pen.text(answer)]
    case .undelegate(let view, let question):
      return ["undelegate", name(view)] + (question.map { [$0.rawValue] } ?? [])
    case .delegateDismissal(let controller, let answer?):
      return ["delegate", name(controller), "should-dismiss", Pen.text(answer)]
    case .delegateDismissal(let controller, nil): return ["undelegate", name(controller)]
    case .delegateDragging(let view, let target):
      return [target == nil ? "undelegate" : "delegate", name(view), "will-end-dragging"]
        + (target.map { [Pen.text($0)] } ?? [])
    case .addKeyCommand(let responder, let stroke, let action, let priority):
      return ["add-key-command", name(responder), stroke.asWord, action]
        + (priority ? ["priority=YES"] : [])
    case .handle(let responder, let handled, let handling):
      return ["handle", name(responder)] + words(of: handled) + words(of: handling)
    case .unhandle(let responder, let handled):
      return ["unhandle", name(responder)] + words(of: handled)
    }
  }

  private func text(of region: Region) -> String {
    switch region {
    case .inset(let dx, let dy): "inset " + Pen.text(dx == dy ? [dx] : [dx, dy])
    case .rects(let rects): "rects " + rects.map { Pen.text($0) }.joined(separator: ", ")
    case .ellipse: "ellipse"
    case .polygon(let corners):
      "polygon " + corners.map { Pen.text($0) }.joined(separator: ", ")
    case .always: "always"
    case .never: "never"
    }
  }

  private func words(of answer: HitTestOverride) -> [String] {
    switch answer {
    case .none: ["nil"]
    case .itself: ["self"]
    case .passThrough: ["pass-through"]
    case .fallback(let view): ["fallback", name(view)]
    case .redirect(let view): ["redirect", name(view)]
    case .first(let view): ["first", name(view)]
    case .except(let view): ["except", name(view)]
    }
  }

  private func words(of about: BeginAnswer.About) -> [String] {
    switch about {
    case .any: []
    case .gesture(let gesture): ["for", gesture.word]
    case .recognizer(let recognizer): ["for", name(recognizer)]
    }
  }

  private func words(of hook: GestureHook, on recognizer: RecognizerID) -> [String] {
    let verb = hook.owner == .delegate ? "delegate" : "override"
    let start = [verb, name(recognizer), word(of: hook.method, hook.owner)]
    switch hook.method {
    case .requireFailure, .beRequiredToFail: return start + [name(hook.about)]
    case .receiveTouch, .prevent:
      return start + [Pen.text(hook.answer)] + (hook.about.map { ["for", name($0)] } ?? [])
    case .simultaneous:
      return start + [Pen.text(hook.answer)] + (hook.about.map { ["with", name($0)] } ?? [])
    case .bePrevented:
      return start + [Pen.text(hook.answer)] + (hook.about.map { ["by", name($0)] } ?? [])
    case .receivePress, .receiveEvent, .begin: return start + [Pen.text(hook.answer)]
    }
  }

  private func word(of method: GestureMethod, _ owner: GestureOwner) -> String {
    owner == .delegate ? method.delegateWord : method.subclassWord
  }

  private func words(of handled: Handled) -> [String] {
    switch handled {
    case .touches(let messages):
      return ["touches"] + (messages == TouchMessage.allCases ? [] : messages.map { $0.word })
    case .motion(let messages):
      return ["motion"] + (messages == MotionMessage.allCases ? [] : messages.map { $0.word })
    case .remote: return ["remote"]
    case .presses: return ["presses"]
    case .action(let selector): return ["action", selector]
    case .menu(let command): return ["menu", command]
    case .key(let stroke): return ["key", stroke.asWord]
    }
  }

  private func words(of handling: Handling) -> [String] {
    switch handling {
    case .ends: []
    case .thenSuper: ["then super"]
    case .thenNext: ["then next"]
    }
  }
}
