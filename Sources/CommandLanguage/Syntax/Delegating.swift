import Engine

/// What delegates answer: a recognizer's, or a text input's.
extension Syntax where Value == BehaviourCommand {
  static var delegating: Syntax<BehaviourCommand> { ofEither(delegatingGestures, delegatingTexts) }

  static var undelegating: Syntax<BehaviourCommand> {
    ofEither(undelegatingGestures, undelegatingTexts)
  }

  /// The object tells which.
  private static func ofEither(
    _ gestures: Syntax<BehaviourCommand>, _ texts: Syntax<BehaviourCommand>
  ) -> Syntax<BehaviourCommand> {
    let object = Syntax<Object>.object(.recognizerOrTextInput)
    return Syntax(.choice([gestures.form, texts.form])) {
      (reader: inout Reader) throws(CommandError) in
      let start = reader.at
      let isGesture = try object.read(&reader).recognizer != nil
      reader.at = start
      return try (isGesture ? gestures : texts).read(&reader)
    }
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
    throw expected(.choice(Choice(name: "question", words: words)))
  }
}
