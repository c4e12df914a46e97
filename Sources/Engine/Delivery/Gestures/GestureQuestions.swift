/// What delegates, subclasses and touched views are asked, in UIKit's order.
extension Delivery {
  /// Asks a recognizer's delegate or its class; nil where the method is not there.
  mutating func ask(
    _ owner: GestureOwner, _ method: GestureMethod, of id: RecognizerID, about: Object? = nil
  ) -> Bool? {
    guard isQuestioned(id),
      let answer = askBool(.gesture(owner, method, about: about), of: .recognizer(id))
        ?? scene[id].answer(owner, method, about: about)
    else { return nil }
    noteAnswer(
      of: id, to: method, asked: owner == .delegate ? .delegate : .subclass, about: about,
      answer: answer)
    return answer
  }

  /// Is anybody there who answers for it?
  private func isQuestioned(_ id: RecognizerID) -> Bool {
    !scene[id].hooks.isEmpty || hasOwn(.gestureDelegate, .recognizer(id))
      || hasOwn(.gestureSubclass, .recognizer(id))
  }

  private mutating func noteAnswer(
    of id: RecognizerID, to method: GestureMethod, asked asker: GestureAsked, about: Object?,
    answer: Bool
  ) {
    let state = scene[id].state
    note(
      method.rule(asker),
      .gestureAsked(id, method, of: asker, about: about, answer: answer, state: state))
  }

  // MARK: Receiving

  /// May a recognizer have this touch? A NO hides the touch from it for good, and from nobody else
  /// (U-GR-21, U-GR-22).
  mutating func mayReceive(_ id: RecognizerID, _ touch: Touch) -> Bool {
    guard let (rule, refusal) = refusal(of: touch, to: id) else { return true }
    refuse(id, finger: touch.finger, on: touch.view, because: refusal, rule: rule)
    return false
  }

  private mutating func refuse(
    _ id: RecognizerID, finger: Int, on view: ViewID, because refusal: GestureRefusal, rule: Rule
  ) {
    guard scene[id].origin != .textTap else { return }
    list(id)
    note(rule, .gestureRefused(id, finger: finger, view: view, refusal))
  }

  private mutating func refusal(
    of touch: Touch, to id: RecognizerID
  ) -> (Rule, GestureRefusal)? {
    let record = scene[id]
    guard record.isEnabled else { return (.uGR38, .disabled) }
    guard record.allowedTouchTypes.contains(touch.type) else {
      return (.uGR42, .touchType(touch.type))
    }
    if record.requiresExclusiveTouchType,
      let first = record.progress.touches.first.flatMap({ scene.touch($0) }),
      first.type != touch.type
    {
      return (.uGR42, .otherType(touch.type, first: first.type))
    }
    if record.gesture == .tap, touch.type == .indirectPointer,
      touch.button != record.buttonMaskRequired
    {
      return (.uGR42, .button(touch.button))
    }
    if !mayReceiveEvent(id) { return (.uGR21, .event) }
    if ask(.delegate, .receiveTouch, of: id, about: .view(touch.view)) == false {
      return (.uGR21, .touch)
    }
    return nil
  }

  /// Once for each event: the recognizer's class, then its delegate; either NO counts (U-GR-23).
  private mutating func mayReceiveEvent(_ id: RecognizerID) -> Bool {
    guard isQuestioned(id) else { return true }
    if let known = eventAnswers[id] { return known }
    let may =
      ask(.subclass, .receiveEvent, of: id) != false
      && ask(.delegate, .receiveEvent, of: id) != false
    eventAnswers[id] = may
    return may
  }

  /// The same of a press.
  mutating func mayReceive(_ id: RecognizerID, pressOf type: PressType, on view: ViewID) -> Bool {
    let record = scene[id]
    let refused: (Rule, GestureRefusal)? =
      if !record.allowedPressTypes.contains(type) {
        (.uGR42, .pressType(type))
      } else if !mayReceiveEvent(id) {
        (.uGR21, .event)
      } else if ask(.delegate, .receivePress, of: id) == false {
        (.uGR21, .press)
      } else {
        nil
      }
    guard let (rule, refusal) = refused else { return true }
    if case .pressType = refusal { return false }
    refuse(id, finger: 0, on: view, because: refusal, rule: rule)
    return false
  }

  /// The same of a scroll by that device, or of a pointer that hovers by none: `shouldReceive` of the
  /// event is asked, and of a touch not (U-PT-01).
  mutating func mayReceive(
    _ id: RecognizerID, eventOf device: ScrollDevice?, on view: ViewID
  ) -> Bool {
    let record = scene[id]
    let refused: (Rule, GestureRefusal)? =
      if !record.isEnabled {
        (.uGR38, .disabled)
      } else if let device, !record.allowedScrollTypes.contains(device),
        !rules.mistakes.contains(.scrollIsDrag)
      {
        (.uPT01, .scrollType(device))
      } else if !mayReceiveEvent(id) {
        (.uGR21, .event)
      } else {
        nil
      }
    guard let (rule, refusal) = refused else { return true }
    refuse(id, finger: 0, on: view, because: refusal, rule: rule)
    return false
  }

  // MARK: Beginning

  /// Who says NO to a recognizer that has seen its gesture: the views that would lose a touch are
  /// asked, then its delegate, once for a gesture (U-GR-24, U-GR-25, U-GR-27, C20).
  mutating func veto(on id: RecognizerID) -> (Rule, Cause)? {
    if scene[id].progress.mayBegin { return nil }
    if rules.delegateFirst {
      if let veto = delegateVeto(on: id) ?? viewVeto(on: id) { return veto }
    } else {
      if let veto = viewVeto(on: id) ?? delegateVeto(on: id) { return veto }
    }
    scene.recognizers[id.index].progress.mayBegin = true
    return nil
  }

  private mutating func viewVeto(on id: RecognizerID) -> (Rule, Cause)? {
    for view in touchedViews(of: id) {
      if takesTouches(scene[id]), let answer = beginAnswer(of: view, to: id) {
        noteAnswer(of: id, to: .begin, asked: .view(view), about: nil, answer: answer)
        if !answer { return (.uGR25, .vetoed(by: .view(view))) }
      } else if keepsGesture(view, from: id) {
        return (.uGR15, .controlKeepsTap(view))
      }
    }
    return nil
  }

  private mutating func delegateVeto(on id: RecognizerID) -> (Rule, Cause)? {
    if ask(.delegate, .begin, of: id) == false { return (.uGR24, .vetoed(by: .delegate)) }
    if let refusal = scene.popRefusal(of: id) { return (.uGR53, .popRefused(refusal)) }
    // A scroll view is the delegate of its own pan, wherever in it the finger is (U-GR-28).
    guard scene[id].origin == .scrollPan, let scrollView = scene[id].view,
      !touchedViews(of: id).contains(scrollView) || !takesTouches(scene[id]),
      let answer = beginAnswer(of: scrollView, to: id)
    else { return nil }
    noteAnswer(of: id, to: .begin, asked: .scrollView(scrollView), about: nil, answer: answer)
    return answer ? nil : (.uGR28, .vetoed(by: .scrollView(scrollView)))
  }

  private mutating func beginAnswer(of view: ViewID, to id: RecognizerID) -> Bool? {
    askBool(.viewShouldBegin(id), of: .view(view)) ?? scene.beginAnswer(of: view, to: id)
  }

  /// The hit view of each touch of it that has a view still (C19).
  private func touchedViews(of id: RecognizerID) -> [ViewID] {
    var views: [ViewID] = []
    for touch in scene[id].progress.touches.compactMap({ scene.touch($0) })
    where !touch.isLoose && !views.contains(touch.view) {
      views.append(touch.view)
    }
    if rules.shouldBeginAsks == .ownViewToo, let own = scene[id].view, !views.contains(own) {
      views.append(own)
    }
    return views
  }

  // MARK: Together

  /// Does one of the two delegates let both recognize? The preventing one's is asked first; a YES is
  /// for good, a NO promises nothing (U-GR-32, C21).
  mutating func areAllowedTogether(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    if scene[winner].simultaneous.contains(other) { return true }
    guard isQuestioned(winner) || isQuestioned(other) else { return false }
    if let known = scene[winner].progress.together[other] { return known }
    let pairs = [(winner, other), (other, winner)]
    var answer = false
    for (asked, about) in rules.preventedFirst ? pairs.reversed() : pairs where !answer {
      answer = ask(.delegate, .simultaneous, of: asked, about: .recognizer(about)) ?? false
    }
    scene.recognizers[winner.index].progress.together[other] = answer
    scene.recognizers[other.index].progress.together[winner] = answer
    return answer
  }

  /// `canPrevent` of the one and `canBePrevented` of the other: it takes both (U-GR-36).
  mutating func mayPrevent(_ winner: RecognizerID, _ other: RecognizerID) -> Bool {
    ask(.subclass, .prevent, of: winner, about: .recognizer(other)) != false
      && ask(.subclass, .bePrevented, of: other, about: .recognizer(winner)) != false
  }

  // MARK: Waiting

  /// As fingers land, each pair of recognizers is asked who must fail for whom. A YES holds for this
  /// attempt; a NO undoes nothing (U-GR-33, U-GR-34).
  mutating func gatherRequirements(among recognizers: [RecognizerID]) {
    guard recognizers.contains(where: { isQuestioned($0) }) else { return }
    for id in recognizers {
      for other in recognizers where other != id && !mustFail(before: id).contains(other) {
        let isWanted =
          yes(.requireFailure, of: id, about: other) || yes(.beRequiredToFail, of: other, about: id)
        if isWanted { scene.recognizers[id.index].progress.mustFail.append(other) }
      }
    }
  }

  /// Only a YES is told: every pair is asked.
  private mutating func yes(
    _ method: GestureMethod, of id: RecognizerID, about other: RecognizerID
  ) -> Bool {
    if hasOwn(.gestureDelegate, .recognizer(id)),
      let answer = askBool(
        .gesture(.delegate, method, about: .recognizer(other)), of: .recognizer(id))
    {
      if answer {
        noteAnswer(
          of: id, to: method, asked: .delegate, about: .recognizer(other), answer: answer)
      }
      return answer
    }
    guard scene[id].answer(.delegate, method, about: .recognizer(other)) == true else {
      return false
    }
    return ask(.delegate, method, of: id, about: .recognizer(other)) ?? false
  }
}

extension GestureMethod {
  func rule(_ asked: GestureAsked) -> Rule {
    switch self {
    case .receiveEvent: asked == .subclass ? .uGR23 : .uGR21
    case .receiveTouch: .uGR22
    case .receivePress: .uGR21
    case .begin:
      switch asked {
      case .delegate, .subclass: .uGR24
      case .view: .uGR25
      case .scrollView: .uGR28
      }
    case .simultaneous: .uGR32
    case .requireFailure, .beRequiredToFail: .uGR33
    case .prevent, .bePrevented: .uGR36
    }
  }
}
