import Engine

extension Pen {
  func words(of command: AskingCommand) -> [String] {
    switch command {
    case .hitTest(let point, let view): return ["hit-test", Pen.text(point)] + within(view)
    case .pointInside(let view, let point): return ["point-inside", name(view), Pen.text(point)]
    case .convertPoint(let point, let source, let target):
      return ["convert", Pen.text(point), "from", name(source), "to", name(target)]
    case .convertRect(let rect, let source, let target):
      return ["convert", Pen.text(rect), "from", name(source), "to", name(target)]
    case .chain(let responder): return ["chain", name(responder)]
    case .firstResponder: return ["first-responder"]
    case .findController(let responder): return ["find-controller", name(responder)]
    case .findAncestor(let responder, let className):
      return ["find-ancestor", name(responder), "class", className]
    case .show(let object, let property):
      return ["show", name(object)] + (property.map { [$0.rawValue] } ?? [])
    case .describe(let object): return ["describe", name(object)]
    case .constraints(let view): return ["constraints"] + (view.map { [name($0)] } ?? [])
    }
  }

  private func name(_ space: Space) -> String {
    switch space {
    case .view(let view): name(view)
    case .window: "nil"
    }
  }

  func words(of command: SessionCommand) -> [String] {
    switch command {
    case .reset(let empty): return ["reset"] + (empty ? ["empty"] : [])
    case .onMoment(let controller, let moment, let kept):
      return ["on", name(controller), moment.rawValue, "do", kept.asKept]
    case .onState(let recognizer, let state, let kept):
      return ["on", name(recognizer), state.rawValue, "do", kept.asKept]
    case .rules(let changes): return ["rules"] + changes.map { text(of: $0) }
    case .language(let language): return ["lang"] + (language.map { [$0.rawValue] } ?? [])
    case .graphics(let graphics): return ["graphics"] + (graphics.map { [$0.rawValue] } ?? [])
    case .log(let isOn): return ["log", isOn ? "on" : "off"]
    case .note(let text): return ["note", text.asRest]
    case .picture(let picture, let isSVG): return [picture.rawValue] + (isSVG ? ["svg"] : [])
    case .timeline: return ["timeline"]
    case .code(let language): return ["code"] + (language == .swift ? [] : ["objc"])
    case .program(let paste): return [paste.text]
    case .launch(let name): return ["launch"] + (name.map { [$0] } ?? [])
    case .storyboard(let file): return ["storyboard"] + (file.map { [$0.text] } ?? [])
    case .suppose(let supposition): return ["suppose", supposition.text.asKept]
    case .explain(let explanation): return ["explain"] + words(of: explanation)
    case .why(let object, let point):
      return ["why"] + (object.map { [name($0)] } ?? []) + at(point)
    case .whyFrame(let view, let sizeAlone):
      return ["why", name(view), sizeAlone ? "size" : "frame"]
    case .whyNot(let object, let point): return ["why-not", name(object)] + at(point)
    case .howTo(let object, let point): return ["how-to", name(object)] + at(point)
    case .glossary(let term): return ["glossary"] + (term.map { [$0.asRest] } ?? [])
    case .help(let topic): return ["help"] + (topic.map { [$0.asRest] } ?? [])
    }
  }

  private func at(_ point: Point?) -> [String] { point.map { ["at", Pen.text($0)] } ?? [] }

  private func words(of explanation: Explanation) -> [String] {
    switch explanation {
    case .last: []
    case .code: ["code"]
    case .step(.next): ["step"]
    case .step(.back): ["step back"]
    case .step(.number(let number)): ["step", String(number)]
    case .rule(let rule): [rule.rawValue]
    case .mistake(let mistake): [mistake.rawValue]
    }
  }

  private func text(of change: RuleChange) -> String {
    switch change {
    case .book(let book): book == .documents ? "documents" : "uikit"
    case .point(let name, .words(let words)):
      name + "=" + (words.isEmpty ? "none" : words.joined(separator: ","))
    case .point(let name, let value): name + "=" + text(of: value)
    }
  }
}
