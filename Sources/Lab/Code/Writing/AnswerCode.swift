import Engine

/// `if subject === name { return answer }`
typealias NamedAnswer = (subject: String, name: String, answer: String)

/// A method that answers: what it says of those it names, one after the other, and what of the rest.
struct AnswerCode {
  let style: CodeStyle

  func same(_ one: String, _ other: String) -> String {
    one + (style.isSwift ? " === " : " == ") + other
  }

  func body(
    _ named: [NamedAnswer], rest: String
  ) -> [String] {
    let cases = named.sorted { $0.name < $1.name }.map {
      when(same($0.subject, $0.name), $0.answer)
    }
    if cases.isEmpty { return [style.isSwift ? rest : "return " + rest] }
    return cases + ["return " + rest]
  }

  func when(_ condition: String, _ answer: String) -> String {
    style.isSwift
      ? "if " + condition + " { return " + answer + " }"
      : "if (" + condition + ") { return " + answer + "; }"
  }
}

/// What a class answers that gestures and scroll views ask.
extension ClassCode {
  private var answers: AnswerCode { AnswerCode(style: style) }

  /// `gestureRecognizerShouldBegin`, and a scroll view's two questions about its content.
  func answers(of view: ViewID) -> [WrittenMethod] {
    beginning(view)
      + ContentQuestion.allCases.compactMap { question in
        let all = scene.rare(view).scroll.contentAnswers.filter { $0.question == question }
        guard !all.isEmpty else { return nil }
        let named: [NamedAnswer] = all.compactMap { answer in
          answer.view.map { ("view", style.name(.view($0)), style.bool(answer.answer)) }
        }
        let rest = all.last { $0.view == nil }.map { style.bool($0.answer) }
        switch question {
        case .touchesShouldBegin:
          return WrittenMethod(
            swift: "override func touchesShouldBegin(_ touches: Set<UITouch>, "
              + "with event: UIEvent?, in view: UIView) -> Bool",
            objectiveC: "- (BOOL)touchesShouldBegin:(NSSet<UITouch *> *)touches "
              + "withEvent:(UIEvent *)event inContentView:(UIView *)view",
            body: answers.body(
              named,
              rest: rest
                ?? (isSwift
                  ? "super.touchesShouldBegin(touches, with: event, in: view)"
                  : "[super touchesShouldBegin:touches withEvent:event inContentView:view]")))
        case .touchesShouldCancel:
          return WrittenMethod(
            swift: "override func touchesShouldCancel(in view: UIView) -> Bool",
            objectiveC: "- (BOOL)touchesShouldCancelInContentView:(UIView *)view",
            body: answers.body(
              named,
              rest: rest
                ?? (isSwift
                  ? "super.touchesShouldCancel(in: view)"
                  : "[super touchesShouldCancelInContentView:view]")))
        }
      }
  }

  /// A recognizer that is named goes before a gesture, and that before all others.
  private func beginning(_ view: ViewID) -> [WrittenMethod] {
    let all = scene.rare(view).beginAnswers
    guard !all.isEmpty else { return [] }
    var named: [NamedAnswer] = []
    var (gestures, rest): ([String], Bool) = ([], true)
    for answer in all {
      switch answer.about {
      case .any: rest = answer.answer
      case .recognizer(let recognizer):
        named.append(
          ("recognizer", style.name(.recognizer(recognizer)), style.bool(answer.answer)))
      case .gesture(let gesture):
        let type = gesture.className
        let condition =
          isSwift
          ? "recognizer is " + type : "[recognizer isKindOfClass:[" + type + " class]]"
        gestures.append(answers.when(condition, style.bool(answer.answer)))
      }
    }
    var body = answers.body(named, rest: style.bool(rest))
    if !gestures.isEmpty {
      let last = named.isEmpty ? "return " + style.bool(rest) : body.last ?? ""
      body = body.dropLast() + gestures.sorted() + [last]
    }
    return [
      WrittenMethod(
        swift: "override func gestureRecognizerShouldBegin("
          + "_ recognizer: UIGestureRecognizer) -> Bool",
        objectiveC: "- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer",
        body: body)
    ]
  }

  /// What a recognizer's own class overrides.
  func answers(of recognizer: RecognizerID) -> [WrittenMethod] {
    let all = scene[recognizer].hooks.filter { $0.owner == .subclass }
    return [GestureMethod.prevent, .bePrevented, .receiveEvent].compactMap { method in
      let hooks = all.filter { $0.method == method }
      guard !hooks.isEmpty else { return nil }
      let named: [NamedAnswer] = hooks.compactMap { hook in
        hook.about.map { ("other", style.name($0), style.bool(hook.answer)) }
      }
      let rest = hooks.first { $0.about == nil }.map { style.bool($0.answer) }
      switch method {
      case .prevent:
        return WrittenMethod(
          swift: "override func canPrevent(_ other: UIGestureRecognizer) -> Bool",
          objectiveC: "- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)other",
          body: answers.body(
            named,
            rest: rest
              ?? (isSwift ? "super.canPrevent(other)" : "[super canPreventGestureRecognizer:other]")
          ))
      case .bePrevented:
        return WrittenMethod(
          swift: "override func canBePrevented(by other: UIGestureRecognizer) -> Bool",
          objectiveC: "- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)other",
          body: answers.body(
            named,
            rest: rest
              ?? (isSwift
                ? "super.canBePrevented(by: other)"
                : "[super canBePreventedByGestureRecognizer:other]")))
      default:
        return WrittenMethod(
          swift: "override func shouldReceive(_ event: UIEvent) -> Bool",
          objectiveC: "- (BOOL)shouldReceiveEvent:(UIEvent *)event",
          body: answers.body(named, rest: rest ?? style.bool(true)))
      }
    }
  }
}
