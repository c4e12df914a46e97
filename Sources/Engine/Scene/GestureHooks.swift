/// What a recognizer, or the view that is touched, is asked before a gesture may go its way.
public enum GestureMethod: String, CaseIterable, Hashable, Sendable {
  /// `shouldReceive` of an event, once for each.
  case receiveEvent
  case receiveTouch
  case receivePress
  /// `gestureRecognizerShouldBegin`.
  case begin
  case simultaneous
  case requireFailure
  case beRequiredToFail
  /// `canPrevent` and `canBePrevented`, which only a subclass overrides.
  case prevent
  case bePrevented

  /// What is done where nobody implements it.
  public var usual: Bool {
    switch self {
    case .receiveEvent, .receiveTouch, .receivePress, .begin, .prevent, .bePrevented: true
    case .simultaneous, .requireFailure, .beRequiredToFail: false
    }
  }
}

/// Who answers for a recognizer.
public enum GestureOwner: String, CaseIterable, Hashable, Sendable {
  case delegate
  /// The recognizer's own class.
  case subclass
}

/// One answer of a recognizer's delegate, or of its class.
public struct GestureHook: Hashable, Sendable {
  public var owner: GestureOwner
  public var method: GestureMethod
  /// The hit view or the recognizer that it is about; nil: whichever.
  public var about: Object?
  public var answer: Bool

  public init(_ owner: GestureOwner, _ method: GestureMethod, about: Object?, _ answer: Bool) {
    self.owner = owner
    self.method = method
    self.about = about
    self.answer = answer
  }
}

/// What a view's overridden `gestureRecognizerShouldBegin` says (U-GR-25).
public struct BeginAnswer: Hashable, Sendable {
  public enum About: Hashable, Sendable {
    case any
    case gesture(Gesture)
    case recognizer(RecognizerID)
  }

  public var about: About
  public var answer: Bool

  public init(about: About, _ answer: Bool) {
    self.about = about
    self.answer = answer
  }
}

extension RecognizerRecord {
  /// What is answered; nil where the method is not there. What names its object goes before what does
  /// not.
  func answer(_ owner: GestureOwner, _ method: GestureMethod, about: Object? = nil) -> Bool? {
    let hooks = hooks.filter { $0.owner == owner && $0.method == method }
    guard !hooks.isEmpty else { return nil }
    let fitting =
      hooks.first { $0.about != nil && $0.about == about } ?? hooks.first { $0.about == nil }
    return fitting?.answer ?? method.usual
  }

  public func answersNo(_ owner: GestureOwner, _ method: GestureMethod) -> Bool {
    answer(owner, method) == false
  }
}

extension Scene {
  /// In place of what was there for the same.
  public mutating func hook(_ recognizer: RecognizerID, _ hook: GestureHook) throws(SceneError) {
    if hook.owner == .delegate, let view = self[recognizer].view,
      self[recognizer].origin != .user, !self[recognizer].origin.isPop
    {
      throw .ownDelegate(recognizer, view)
    }
    if hook.answer, let other = hook.about?.recognizer {
      let (waiting, first) =
        hook.method == .requireFailure ? (recognizer, other) : (other, recognizer)
      if hook.method == .requireFailure || hook.method == .beRequiredToFail,
        waits(first, for: waiting)
      {
        throw .requirementCircle(waiting, first)
      }
    }
    recognizers[recognizer.index].hooks.removeAll {
      $0.owner == hook.owner && $0.method == hook.method && $0.about == hook.about
    }
    recognizers[recognizer.index].hooks.append(hook)
  }

  /// Says whether there was anything to take away; a method of nil is any.
  public mutating func unhook(
    _ recognizer: RecognizerID, _ owner: GestureOwner, _ method: GestureMethod?
  ) -> Bool {
    let before = self[recognizer].hooks.count
    recognizers[recognizer.index].hooks.removeAll {
      $0.owner == owner && (method == nil || $0.method == method)
    }
    return self[recognizer].hooks.count < before
  }

  /// `gestureRecognizerShouldBegin` of a view's class.
  public mutating func override(_ view: ViewID, shouldBegin answer: BeginAnswer?) {
    changeRare(view) { state in
      guard let answer else {
        state.beginAnswers = []
        return
      }
      state.beginAnswers.removeAll { $0.about == answer.about }
      state.beginAnswers.append(answer)
    }
  }

  /// What a view's override says to a recognizer; nil where it has none.
  func beginAnswer(of view: ViewID, to recognizer: RecognizerID) -> Bool? {
    guard let answers = rare[view]?.beginAnswers, !answers.isEmpty else { return nil }
    let gesture = self[recognizer].gesture
    for about in [BeginAnswer.About.recognizer(recognizer), .gesture(gesture), .any] {
      if let found = answers.first(where: { $0.about == about }) { return found.answer }
    }
    return true
  }

  /// Nothing is left that speaks of what is gone.
  mutating func forgetHooks(about gone: Set<Object>) {
    for index in recognizers.indices where !recognizers[index].hooks.isEmpty {
      recognizers[index].hooks.removeAll { hook in hook.about.map(gone.contains) ?? false }
    }
    for (view, state) in rare where !state.beginAnswers.isEmpty {
      let kept = state.beginAnswers.filter {
        if case .recognizer(let recognizer) = $0.about {
          !gone.contains(.recognizer(recognizer))
        } else {
          true
        }
      }
      if kept != state.beginAnswers { changeRare(view) { $0.beginAnswers = kept } }
    }
  }
}
