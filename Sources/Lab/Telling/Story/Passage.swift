import Engine

/// Something to be told: a decision, or what is said of several together.
struct Passage: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case decision(Decision)
    case remark(Remark, [Rule])
  }

  /// What part of the tale it belongs to: sentences of one part make a paragraph.
  enum Part: Equatable, Sendable {
    case event, window, down, hit, touch, recognizers, up, controls, responders, links
  }

  /// How much it matters to one who asks only what happened and why.
  enum Weight: Int, Sendable {
    /// Told when everything is told.
    case detail
    /// Told in short.
    case matters
  }

  var content: Content
  /// What follows from it, told only where everything is: a closed view's `hitTest` returns nil.
  var after: Decision?
  var part: Part
  var weight: Weight

  init(_ decision: Decision) {
    content = .decision(decision)
    part = decision.kind.part
    weight = decision.kind.weight
  }

  init(_ remark: Remark, rules: [Rule], in part: Part, _ weight: Weight) {
    content = .remark(remark, rules)
    self.part = part
    self.weight = weight
  }

  var decision: Decision? {
    if case .decision(let decision) = content { decision } else { nil }
  }

  /// This one and the next as one, where both tell of views passed over for the same reason. Several
  /// fingers may pass over the same one.
  func alike(_ next: Passage) -> Passage? {
    guard case .remark(.closed(let view, let gates, let alpha), let rules) = next.content else {
      return nil
    }
    switch content {
    case .remark(.closed(view, gates, alpha), _): return self
    case .remark(.closedAlike(let views, gates, alpha), _) where views.contains(view): return self
    case .remark(.closed(let first, gates, alpha), _):
      return Passage(
        .closedAlike([first, view], gates, alpha: alpha), rules: rules, in: part, weight)
    case .remark(.closedAlike(let views, gates, alpha), _):
      return Passage(
        .closedAlike(views + [view], gates, alpha: alpha), rules: rules, in: part, weight)
    default: return nil
    }
  }

  var walk: Walk? {
    if case .remark(.walk(let walk), _) = content { walk } else { nil }
  }
}

extension Decision.Kind {
  var part: Passage.Part {
    switch self {
    case .eventCreated, .eventQueued, .eventDequeued, .eventIgnored, .sensorSample, .interrupted:
      .event
    case .windowAsked, .windowPassedOver, .windowBecameKey, .noKeyWindow, .screen, .layout: .window
    case .gateClosed, .pointInside, .flatTransform, .hitTestOverridden, .hitTestReturned: .down
    case .hitView, .noHitView: .hit
    case .touchCreated, .touchUpdated, .touchOver, .touchWithheld, .touchHeld, .touchTaken,
      .touchDiscarded, .touchDetached:
      .touch
    case .delivered, .discarded, .circleCut, .forwardedByHand: .up
    case .offered, .gestureRefused, .gestureAsked, .recognizer, .recognizerWaits, .tapSeen,
      .scrolled, .scrolling, .contentAsked, .statusBarTapped, .pointing, .row:
      .recognizers
    case .actionRefused(_, _, inMenu: true): .responders
    case .untracked: .up
    case .tracking, .atLimit, .controlEvent, .noTarget, .actionSearch, .actionAsked, .actionRefused,
      .actionSent, .actionUnheard, .commanding:
      .controls
    case .askedToBecome, .askedToResign, .firstResponder, .wishRemembered, .wishGranted, .input,
      .editing, .nobodyToResign, .initialObject, .noInitialObject, .notFirstResponder,
      .keyCommand, .menuAsked, .textInserted, .keyKept, .notTextInput, .moment, .presentsInstead,
      .presentation,
      .converted:
      .responders
    case .next: .links
    }
  }

  var weight: Passage.Weight {
    switch self {
    case .eventCreated, .eventQueued, .eventDequeued, .windowAsked, .pointInside, .hitTestReturned,
      .hitView, .noHitView,
      .touchOver, .offered, .controlEvent, .actionAsked, .keyCommand, .menuAsked,
      .wishGranted, .layout(.placed):
      .detail
    case .row(_, let event):
      switch event {
      case .asked(_, _, nil), .unhighlighted: .detail
      case .asked, .highlighted, .deselected, .selected, .accessoryTapped, .lost, .notSelectable,
        .swipedOpen, .swipeClosed:
        .matters
      }
    case .pointing(let decision):
      switch decision {
      case .scroll, .transform, .hover: .detail
      case .nothing, .untaken, .left, .wasAway, .noPointer, .paused: .matters
      }
    case .scrolling(_, .tells(let moment)):
      // Only a target that the delegate has changed makes a difference.
      if case .willEndDragging(_, _, .some) = moment { .matters } else { .detail }
    case .editing(.undoAsked(_, isWindows: true)): .detail
    case .contentAsked(_, _, _, _, let isOverridden): isOverridden ? .matters : .detail
    case .touchCreated(_, _, _, _, let tapCount): tapCount > 1 ? .matters : .detail
    case .touchUpdated(_, _, let phase, _, _): phase == .cancelled ? .matters : .detail
    case .tracking(_, let tracking):
      switch tracking {
      case .began, .inside, .outside: .detail
      case .endedInside(let distance): distance > 0 ? .matters : .detail
      case .entered, .exited, .endedOutside, .cancelled, .stopped, .menuOpens, .owesValue, .changed:
        .matters
      }
    case .gestureRefused(_, _, _, let why): why == .disabled ? .detail : .matters
    case .gestureAsked(_, let method, _, _, let answer, _):
      // What a NO leads to is told for itself, and so is a touch that is received.
      switch method {
      case .simultaneous, .requireFailure, .beRequiredToFail: answer ? .matters : .detail
      case .prevent, .bePrevented: answer ? .detail : .matters
      case .receiveEvent, .receiveTouch, .receivePress, .begin: .detail
      }
    case .recognizer(_, _, let state, _): state == .changed ? .detail : .matters
    case .askedToBecome(_, let answer), .askedToResign(_, let answer):
      answer == .yes ? .detail : .matters
    case .eventIgnored, .sensorSample, .windowPassedOver,
      .windowBecameKey, .noKeyWindow, .screen, .layout(.content), .layout(.found), .gateClosed,
      .flatTransform, .hitTestOverridden,
      .touchWithheld, .touchHeld, .touchTaken, .touchDiscarded, .touchDetached, .delivered,
      .discarded, .circleCut, .recognizerWaits, .tapSeen, .scrolled, .scrolling, .statusBarTapped,
      .actionSearch, .actionRefused,
      .actionSent, .actionUnheard, .commanding, .firstResponder, .wishRemembered, .input, .editing,
      .nobodyToResign,
      .initialObject, .noInitialObject, .notFirstResponder, .textInserted, .keyKept, .notTextInput,
      .forwardedByHand, .moment, .presentation, .presentsInstead, .untracked, .atLimit,
      .noTarget,
      .interrupted, .next,
      .converted:
      .matters
    }
  }
}
