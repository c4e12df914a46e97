import Engine

/// What is asked of somebody else than the object itself: a class that answers, one of it, and the line
/// that makes it the delegate.
struct DelegateCode {
  let style: CodeStyle

  private var scene: Scene { style.scene }
  private var isSwift: Bool { style.isSwift }
  private var answers: AnswerCode { AnswerCode(style: style) }

  /// Nothing where nobody is asked.
  func lines(of object: Object) -> [String] {
    hasAnswers(object) && scrollView(of: object) == nil ? assigning(to: object) : []
  }

  /// Whose pan it is: its class answers, and no other delegate may be set (U-GR-28).
  private func scrollView(of object: Object) -> ViewID? {
    guard case .recognizer(let recognizer) = object, scene[recognizer].origin == .scrollPan else {
      return nil
    }
    return scene[recognizer].view
  }

  /// After one of its answers has changed: nobody may be left to be asked.
  func assigning(to object: Object) -> [String] {
    if let view = scrollView(of: object) { return ClassCode(style: style).lines(of: .view(view)) }
    let (adopted, methods) = asked(object)
    let owner = owner(object)
    guard !methods.isEmpty else { return [style.assign(owner, property: "delegate", value: "nil")] }
    let stem = String(
      scene.name(of: object).map { $0 == "." || $0 == "-" ? "_" : $0 })
    let (variable, className) = (stem + "Delegate", stem.startingLarge + "Delegates")
    return WrittenClass(name: className, base: "NSObject", protocols: [adopted], methods: methods)
      .lines(in: style) + [
        style.declare(variable, as: className),
        style.assign(owner, property: "delegate", value: style.name(variable)),
      ]
  }

  func hasAnswers(_ object: Object) -> Bool { !asked(object).methods.isEmpty }

  private func owner(_ object: Object) -> String {
    guard object.controller != nil else { return style.name(object) }
    return style.name(object) + ".presentationController" + (isSwift ? "?" : "")
  }

  private func asked(_ object: Object) -> (protocol: String, methods: [WrittenMethod]) {
    switch object {
    case .recognizer(let recognizer): ("UIGestureRecognizerDelegate", gesture(recognizer))
    case .view(let view): asked(view: view)
    case .controller(let controller):
      ("UIAdaptivePresentationControllerDelegate", dismissal(of: controller))
    case .layer, .windowScene, .application, .delegate, .own: ("", [])
    }
  }

  // MARK: Recognizers

  private func gesture(_ recognizer: RecognizerID) -> [WrittenMethod] {
    GestureMethod.allCases.compactMap { method in
      let hooks = scene[recognizer].hooks.filter { $0.owner == .delegate && $0.method == method }
      if method == .simultaneous { return together(recognizer, hooks) }
      guard !hooks.isEmpty else { return nil }
      let subject = method == .receiveTouch ? "touch.view" : "other"
      let named: [NamedAnswer] = hooks.compactMap { hook in
        hook.about.map { (subject, style.name($0), style.bool(hook.answer)) }
      }
      let rest = hooks.first { $0.about == nil }?.answer ?? method.usual
      return declared(method, body: answers.body(named, rest: style.bool(rest)))
    }
  }

  /// Those that `simultaneous` named, and those that the delegate names.
  func together(_ recognizer: RecognizerID, _ hooks: [GestureHook] = []) -> WrittenMethod? {
    let free = scene[recognizer].simultaneous
    guard !free.isEmpty || !hooks.isEmpty else { return nil }
    let named: [NamedAnswer] = hooks.compactMap { hook in
      guard let other = hook.about, !free.contains(where: { .recognizer($0) == other }) else {
        return nil
      }
      return ("other", style.name(other), style.bool(hook.answer))
    }
    let list = free.map { answers.same("other", style.name(.recognizer($0))) }
    let isAll = hooks.contains { $0.about == nil && $0.answer }
    let rest =
      isAll || list.isEmpty ? style.bool(isAll) : list.joined(separator: " || ")
    return declared(.simultaneous, body: answers.body(named, rest: rest))
  }

  private func declared(_ method: GestureMethod, body: [String]) -> WrittenMethod? {
    let own = "gestureRecognizer(_ recognizer: UIGestureRecognizer, "
    let objectiveC = "- (BOOL)gestureRecognizer:(UIGestureRecognizer *)recognizer "
    let other = "(UIGestureRecognizer *)other"
    let (swift, selector): (String, String)
    switch method {
    case .receiveTouch:
      (swift, selector) = ("shouldReceive touch: UITouch", "shouldReceiveTouch:(UITouch *)touch")
    case .receivePress:
      (swift, selector) = ("shouldReceive press: UIPress", "shouldReceivePress:(UIPress *)press")
    case .receiveEvent:
      (swift, selector) = ("shouldReceive event: UIEvent", "shouldReceiveEvent:(UIEvent *)event")
    case .begin:
      return WrittenMethod(
        swift:
          "func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool",
        objectiveC:
          "- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)recognizer", body: body)
    case .simultaneous:
      (swift, selector) = (
        "shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer",
        "shouldRecognizeSimultaneouslyWithGestureRecognizer:" + other
      )
    case .requireFailure:
      (swift, selector) = (
        "shouldRequireFailureOf other: UIGestureRecognizer",
        "shouldRequireFailureOfGestureRecognizer:" + other
      )
    case .beRequiredToFail:
      (swift, selector) = (
        "shouldBeRequiredToFailBy other: UIGestureRecognizer",
        "shouldBeRequiredToFailByGestureRecognizer:" + other
      )
    case .prevent, .bePrevented: return nil
    }
    return WrittenMethod(
      swift: "func " + own + swift + ") -> Bool", objectiveC: objectiveC + selector, body: body)
  }

  // MARK: Views

  private func asked(view: ViewID) -> (protocol: String, methods: [WrittenMethod]) {
    let kind = scene[view].kind
    switch kind {
    case .textField, .textView:
      return (kind.className + "Delegate", text(view, kind) + dragging(view))
    case .tableView, .collectionView:
      return (kind.className + "Delegate", zooming(view) + dragging(view) + rows(of: view, kind))
    default: return ("UIScrollViewDelegate", zooming(view) + dragging(view))
    }
  }

  private func text(_ view: ViewID, _ kind: ViewKind) -> [WrittenMethod] {
    let answers = scene.textAnswers(of: view)
    let (type, what) = (kind.className, kind == .textField ? "textField" : "textView")
    return TextQuestion.allCases.compactMap { question in
      guard let answer = answers[question], let method = question.method(of: kind) else {
        return nil
      }
      let body = self.answers.body([], rest: style.bool(answer))
      guard question == .shouldChange else {
        return WrittenMethod(
          swift: "func \(method)(_ \(what): \(type)) -> Bool",
          objectiveC: "- (BOOL)\(method):(\(type) *)\(what)", body: body)
      }
      let text = kind == .textField ? "replacementString string" : "replacementText text"
      let label = text.prefix { $0 != " " }
      return WrittenMethod(
        swift:
          "func \(what)(_ \(what): \(type), \(method) range: NSRange, \(text): String) -> Bool",
        objectiveC: "- (BOOL)\(what):(\(type) *)\(what) \(method)Range:(NSRange)range "
          + "\(label):(NSString *)\(text.dropFirst(label.count + 1))", body: body)
    }
  }

  private func rows(of view: ViewID, _ kind: ViewKind) -> [WrittenMethod] {
    let (type, isTable) = (kind.className, kind == .tableView)
    let (what, item) = isTable ? ("tableView", "Row") : ("collectionView", "Item")
    let at = isTable ? "cellForRow" : "cellForItem"
    let cell =
      isSwift ? "\(what).\(at)(at: indexPath)" : "[\(what) \(at)AtIndexPath:indexPath]"
    return RowQuestion.allCases.compactMap { question in
      let all = scene.rare(view).rows.answers.filter { $0.question == question }
      guard !all.isEmpty else { return nil }
      // Of rows a path is answered, or nil; of items yes or no.
      let isPath = question == .willSelect && isTable
      func word(_ answer: Bool) -> String {
        isPath ? (answer ? "indexPath" : "nil") : style.bool(answer)
      }
      let named: [NamedAnswer] = all.compactMap { answer in
        answer.cell.map { (cell, style.name(.view($0)), word(answer.answer)) }
      }
      let rest = word(all.last { $0.cell == nil }?.answer ?? true)
      let verb =
        switch question {
        case .shouldHighlight: "shouldHighlight"
        case .willSelect: isTable ? "willSelect" : "shouldSelect"
        }
      let method = verb + item + "At"
      return WrittenMethod(
        swift: "func \(what)(_ \(what): \(type), \(method) indexPath: IndexPath) -> "
          + (isPath ? "IndexPath?" : "Bool"),
        objectiveC: "- (\(isPath ? "NSIndexPath *" : "BOOL"))\(what):(\(type) *)\(what) "
          + "\(method)IndexPath:(NSIndexPath *)indexPath",
        body: answers.body(named, rest: rest))
    }
  }

  private func zooming(_ view: ViewID) -> [WrittenMethod] {
    guard case .object(let content)? = scene.value(of: .viewForZooming, of: .view(view)),
      let content
    else { return [] }
    return [
      WrittenMethod(
        swift: "func viewForZooming(in scrollView: UIScrollView) -> UIView?",
        objectiveC: "- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView",
        body: answers.body([], rest: style.name(content)))
    ]
  }

  private func dragging(_ view: ViewID) -> [WrittenMethod] {
    guard let target = scene.rare(view).scroll.dragTarget else { return [] }
    let place = style.point(target)
    return [
      WrittenMethod(
        swift:
          "func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, "
          + "targetContentOffset: UnsafeMutablePointer<CGPoint>)",
        objectiveC: "- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView "
          + "withVelocity:(CGPoint)velocity targetContentOffset:(inout CGPoint *)targetContentOffset",
        body: [
          isSwift
            ? "targetContentOffset.pointee = \(place)" : "*targetContentOffset = \(place);"
        ])
    ]
  }

  private func dismissal(of controller: ControllerID) -> [WrittenMethod] {
    guard let answer = scene[controller].shouldDismiss else { return [] }
    return [
      WrittenMethod(
        swift: "func presentationControllerShouldDismiss("
          + "_ presentationController: UIPresentationController) -> Bool",
        objectiveC: "- (BOOL)presentationControllerShouldDismiss:"
          + "(UIPresentationController *)presentationController",
        body: answers.body([], rest: style.bool(answer)))
    ]
  }
}
