import Engine

/// `delegate T should-receive NO for B`: what follows the method hangs on it.
extension Syntax where Value == BehaviourCommand {
  static var delegatingGestures: Syntax<BehaviourCommand> {
    let recognizer = Syntax<RecognizerID>.recognizer
    let answer = Syntax<Bool>.boolean
    func form(_ method: GestureMethod, _ rest: [Form]) -> Form {
      .sequence([recognizer.form, .word(method.delegateWord)] + rest)
    }
    let forms: [Form] = [
      form(.receiveTouch, [answer.form, .optional(after("for", Syntax<ViewID>.view).form)]),
      form(.receivePress, [answer.form]), form(.receiveEvent, [answer.form]),
      form(.begin, [answer.form]),
      form(.simultaneous, [answer.form, .optional(after("with", recognizer).form)]),
      form(.requireFailure, [recognizer.form]), form(.beRequiredToFail, [recognizer.form]),
    ]
    return Syntax(.choice(forms)) { (reader: inout Reader) throws(CommandError) in
      let asked = try recognizer.read(&reader)
      let method = try Syntax<GestureMethod>.delegateMethod.read(&reader)
      switch method {
      case .requireFailure, .beRequiredToFail:
        let other = try recognizer.read(&reader)
        return .hook(asked, GestureHook(.delegate, method, about: .recognizer(other), true))
      case .receiveTouch:
        let says = try answer.read(&reader)
        let view = try reader.attempt(after("for", Syntax<ViewID>.view))
        return .hook(asked, GestureHook(.delegate, method, about: view.map { .view($0) }, says))
      case .simultaneous:
        let says = try answer.read(&reader)
        let other = try reader.attempt(after("with", recognizer))
        return .hook(
          asked, GestureHook(.delegate, method, about: other.map { .recognizer($0) }, says))
      case .receivePress, .receiveEvent, .begin, .prevent, .bePrevented:
        return .hook(
          asked, GestureHook(.delegate, method, about: nil, try answer.read(&reader)))
      }
    }
  }

  static var undelegatingGestures: Syntax<BehaviourCommand> {
    command(.recognizer, Syntax<GestureMethod>.delegateMethod.optional) {
      .unhook($0, .delegate, $1)
    }
  }
}

extension Syntax where Value == GestureMethod {
  static var delegateMethod: Syntax<GestureMethod> {
    .oneOf(
      "delegate-method",
      GestureMethod.ofDelegates.map { ([$0.delegateWord] + $0.delegateSpellings, $0) })
  }

  /// What the class of a recognizer overrides.
  static var subclassMethod: Syntax<GestureMethod> {
    .oneOf(
      "recognizer-method",
      [
        ([GestureMethod.prevent.subclassWord, "canPreventGestureRecognizer"], .prevent),
        (
          [GestureMethod.bePrevented.subclassWord, "canBePreventedByGestureRecognizer"],
          .bePrevented
        ),
        ([GestureMethod.receiveEvent.subclassWord], .receiveEvent),
      ])
  }
}

extension Syntax where Value == BeginAnswer.About {
  /// `for T`, or `for pan`: a recognizer's name goes before a gesture's.
  static var gestureOrRecognizer: Syntax<BeginAnswer.About> {
    let recognizer = Syntax<RecognizerID>.recognizer
    let gesture = Syntax<Gesture>.gesture
    return Syntax(.choice([recognizer.form, gesture.form])) {
      (reader: inout Reader) throws(CommandError) in
      if let next = reader.next, reader.scene.object(named: next.text) == nil,
        let gesture = try reader.attempt(gesture)
      {
        return .gesture(gesture)
      }
      return .recognizer(try recognizer.read(&reader))
    }
  }
}

extension Syntax where Value == Gesture {
  static var gesture: Syntax<Gesture> {
    .oneOf(
      "gesture",
      Gesture.allCases.map { gesture in
        let short = String(gesture.word.dropLast("-recognizer".count))
        return ([short, gesture.word, gesture.className], gesture)
      })
  }
}

extension GestureMethod {
  static let ofDelegates: [GestureMethod] = [
    .receiveTouch, .receivePress, .receiveEvent, .begin, .simultaneous, .requireFailure,
    .beRequiredToFail,
  ]

  public var delegateWord: String {
    switch self {
    case .receiveTouch: "should-receive"
    case .receivePress: "should-receive-press"
    case .receiveEvent: "should-receive-event"
    case .begin: "should-begin"
    case .simultaneous: "simultaneous"
    case .requireFailure: "require-failure-of"
    case .beRequiredToFail: "be-required-to-fail-by"
    case .prevent: "can-prevent"
    case .bePrevented: "can-be-prevented"
    }
  }

  fileprivate var delegateSpellings: [String] {
    switch self {
    case .receiveTouch: ["should-receive-touch"]
    case .begin: ["gesture-recognizer-should-begin"]
    case .simultaneous: ["should-recognize-simultaneously-with", "should-recognize-simultaneously"]
    case .requireFailure: ["should-require-failure-of"]
    case .beRequiredToFail: ["should-be-required-to-fail-by"]
    case .receivePress, .receiveEvent, .prevent, .bePrevented: []
    }
  }
}

extension GestureMethod {
  /// What recognizers override, and nobody else.
  static let subclassWords = [prevent, bePrevented, receiveEvent].map { $0.subclassWord }

  /// In a class of one's own it is called as the delegate's, or has no word of its own there.
  var subclassWord: String { delegateWord }
}

/// `override T can-prevent NO for S`: what a recognizer's own class overrides.
extension Syntax where Value == BehaviourCommand {
  static var overridingRecognizers: Syntax<BehaviourCommand> {
    let recognizer = Syntax<RecognizerID>.recognizer
    let answer = Syntax<Bool>.boolean
    return Syntax(
      .choice([
        .sequence([
          recognizer.form, .word("can-prevent"), answer.form,
          .optional(after("for", recognizer).form),
        ]),
        .sequence([
          recognizer.form, .word("can-be-prevented"), answer.form,
          .optional(after("by", recognizer).form),
        ]),
        .sequence([recognizer.form, .word("should-receive-event"), answer.form]),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let asked = try recognizer.read(&reader)
      let method = try Syntax<GestureMethod>.subclassMethod.read(&reader)
      let says = try answer.read(&reader)
      let word: String? =
        switch method {
        case .prevent: "for"
        case .bePrevented: "by"
        default: nil
        }
      var other: RecognizerID?
      if let word { other = try reader.attempt(after(word, recognizer)) }
      return .hook(
        asked, GestureHook(.subclass, method, about: other.map { .recognizer($0) }, says))
    }
  }

  static var unoverriding: Syntax<BehaviourCommand> {
    let object = Syntax<Object>.object(.responderOrRecognizer)
    let method = Syntax<Overridden>.method
    let own = Syntax<GestureMethod>.subclassMethod
    return Syntax(
      .choice([
        .sequence([Syntax<Responder>.responder.form, .optional(method.form)]),
        .sequence([Syntax<RecognizerID>.recognizer.form, .optional(own.form)]),
      ])
    ) { (reader: inout Reader) throws(CommandError) in
      let object = try object.read(&reader)
      if let recognizer = object.recognizer {
        return .unhook(recognizer, .subclass, try reader.attempt(own))
      }
      guard let responder = object.responder else { throw reader.expected(.object(.responder)) }
      return .unoverride(responder, try reader.attempt(method))
    }
  }
}
