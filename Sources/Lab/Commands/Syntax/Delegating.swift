import Engine

/// What delegates answer: a recognizer's, a text input's, a scroll view's, or a presentation's.
extension Syntax where Value == BehaviourCommand {
  static var delegating: Syntax<BehaviourCommand> {
    byObject(delegatingGestures, delegatingTexts, delegatingDrags, delegatingDismissals)
  }

  static var undelegating: Syntax<BehaviourCommand> {
    byObject(
      undelegatingGestures, undelegatingTexts, undelegatingDrags, undelegatingDismissals)
  }

  /// The object tells which.
  private static func byObject(
    _ gestures: Syntax<BehaviourCommand>, _ texts: Syntax<BehaviourCommand>,
    _ drags: Syntax<BehaviourCommand>, _ dismissals: Syntax<BehaviourCommand>
  ) -> Syntax<BehaviourCommand> {
    let object = Syntax<Object>.object(.asking)
    return Syntax(.choice([gestures.form, texts.form, drags.form, dismissals.form])) {
      (reader: inout Reader) throws(CommandError) in
      let start = reader.at
      let asking = try object.read(&reader)
      // A text view is both, and what is asked tells which.
      let word = reader.next?.text.spellingKey
      let isDragging = draggingWords.contains { $0.spellingKey == word }
      reader.at = start
      if asking.recognizer != nil { return try gestures.read(&reader) }
      if asking.controller != nil { return try dismissals.read(&reader) }
      let isText = asking.view.map { reader.scene[$0].kind.isTextInput } ?? true
      return try (isDragging || !isText ? drags : texts).read(&reader)
    }
  }

  /// `delegate S will-end-dragging 0 400`: where a drag comes to rest (MO-03).
  private static var delegatingDrags: Syntax<BehaviourCommand> {
    command(.scrollView, .willEndDragging, .point) { scrollView, _, target in
      .delegateDragging(scrollView, target)
    }
  }

  private static var undelegatingDrags: Syntax<BehaviourCommand> {
    command(.scrollView, Syntax<Void>.willEndDragging.optional) { scrollView, _ in
      .delegateDragging(scrollView, nil)
    }
  }

  /// `delegate M should-dismiss NO`: a sheet is not pulled away (U-PC-07).
  private static var delegatingDismissals: Syntax<BehaviourCommand> {
    command(.controller, .dismissal, .boolean) { controller, _, answer in
      .delegateDismissal(controller, answer)
    }
  }

  private static var undelegatingDismissals: Syntax<BehaviourCommand> {
    command(.controller, Syntax<Void>.dismissal.optional) { controller, _ in
      .delegateDismissal(controller, nil)
    }
  }
}

/// How `scrollViewWillEndDragging` may be typed.
private let draggingWords = ["will-end-dragging", "scrollViewWillEndDragging"]

extension Syntax where Value == Void {
  fileprivate static var willEndDragging: Syntax<Void> {
    Syntax<Bool>.oneOf(
      "question", [(draggingWords, true)]
    ).map { _ in () }
  }

  fileprivate static var dismissal: Syntax<Void> {
    Syntax<Bool>.oneOf(
      "question",
      [(["should-dismiss", "presentationControllerShouldDismiss"], true)]
    ).map { _ in () }
  }
}

/// `delegate F should-return NO`: what a delegate answers.
extension Syntax where Value == BehaviourCommand {
  fileprivate static var delegatingTexts: Syntax<BehaviourCommand> {
    let view = Syntax<ViewID>.textInput
    let question = Syntax<TextQuestion>.question
    return Syntax(.sequence([view.form, question.form, Syntax<Bool>.boolean.form])) {
      (reader: inout Reader) throws(CommandError) in
      let view = try view.read(&reader)
      let question = try reader.question(of: view)
      return .delegate(view, question, try Syntax<Bool>.boolean.read(&reader))
    }
  }

  fileprivate static var undelegatingTexts: Syntax<BehaviourCommand> {
    let view = Syntax<ViewID>.textInput
    let question = Syntax<TextQuestion>.question
    return Syntax(.sequence([view.form, .optional(question.form)])) {
      (reader: inout Reader) throws(CommandError) in
      let view = try view.read(&reader)
      return .undelegate(view, try reader.attempt(question))
    }
  }
}

extension Syntax where Value == TextQuestion {
  static var question: Syntax<TextQuestion> {
    .oneOf(
      "question",
      TextQuestion.allCases.map { question in
        let methods = [ViewKind.textField, .textView].compactMap { question.method(of: $0) }
        return ([question.rawValue] + methods, question)
      })
  }
}

extension Syntax where Value == ViewID {
  /// A text field or a text view.
  fileprivate static var textInput: Syntax<ViewID> {
    Syntax(.value(.object(.textInput), label: "view")) {
      (reader: inout Reader) throws(CommandError) in
      guard let view = try reader.object(.textInput).view else {
        throw reader.expected(.object(.textInput))
      }
      return view
    }
  }
}

extension Reader {
  /// A text view is not asked about Return.
  fileprivate mutating func question(of view: ViewID) throws(CommandError) -> TextQuestion {
    let start = at
    let question = try Syntax<TextQuestion>.question.read(&self)
    guard question.method(of: scene[view].kind) == nil else { return question }
    at = start
    let words = TextQuestion.allCases.filter { $0.method(of: scene[view].kind) != nil }
      .map { $0.rawValue }
    throw expected(.choice(WordChoice(name: "question", words: words)))
  }
}
