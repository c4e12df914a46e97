import Engine

/// The words by which JSON tells one verdict from another.
extension Gate {
  var verdict: String {
    switch self {
    case .hidden: "hidden"
    case .userInteraction: "interaction-disabled"
    case .alpha: "alpha-too-low"
    case .animation: "animating"
    case .disabledControl: "control-disabled"
    }
  }
}

extension Withheld {
  var verdict: String {
    switch self {
    case .secondFinger: "withheld-second-finger"
    case .otherIsExclusive: "withheld-other-is-exclusive"
    case .viewIsExclusive: "withheld-view-is-exclusive"
    case .scrollViewRefuses: "withheld-scroll-view-refuses"
    case .stopsScrolling: "withheld-stops-scrolling"
    case .closesSwipe: "withheld-closes-swipe"
    case .keptBySendEvent: "withheld-kept-by-send-event"
    }
  }
}

extension Response {
  var verdict: String {
    switch self {
    case .handled: "handled"
    case .handledThenForwarded: "handled-then-forwarded"
    case .forwarded: "forwarded"
    case .tracked: "tracked"
    case .kept: "kept"
    }
  }
}

extension Tracking {
  var verdict: String {
    switch self {
    case .began: "tracking-began"
    case .inside: "inside"
    case .outside: "outside"
    case .entered: "entered"
    case .exited: "exited"
    case .endedInside: "ended-inside"
    case .endedOutside: "ended-outside"
    case .cancelled: "cancelled"
    case .stopped: "continue-tracking-refused"
    case .menuOpens(.touchDown): "menu-opens"
    case .menuOpens(.held): "menu-opens-held"
    case .menuOpens(.secondaryClick): "menu-opens-secondary"
    case .owesValue: "value-waits"
    case .changed: "value-changed"
    }
  }

  /// How far outside its bounds.
  var distance: Double {
    switch self {
    case .outside(let distance), .exited(let distance), .endedInside(let distance),
      .endedOutside(let distance):
      distance
    case .began, .inside, .entered, .cancelled, .stopped, .menuOpens, .owesValue, .changed: 0
    }
  }
}

extension GestureRefusal {
  var verdict: String {
    switch self {
    case .disabled: "disabled"
    case .touchType: "touch-type"
    case .otherType: "other-touch-type"
    case .button: "button"
    case .pressType: "press-type"
    case .scrollType: "scroll-type"
    case .event: "event"
    case .touch, .press: "delegate"
    }
  }
}

extension Limit {
  var verdict: String {
    switch self {
    case .minimum: "minimum"
    case .maximum: "maximum"
    case .firstPage: "first-page"
    case .lastPage: "last-page"
    case .noPages: "no-pages"
    case .disabledSegment: "disabled-segment"
    }
  }
}

extension NilTargetReason {
  var verdict: String {
    switch self {
    case .firstResponder: "first-responder"
    case .sender: "sender"
    case .nobody: "application"
    }
  }
}

extension Answer {
  var verdict: String {
    switch self {
    case .yes: "yes"
    case .already: "already"
    case .cannotBecome: "cannot-become"
    case .notInWindow: "not-in-window"
    case .currentRefuses: "current-refuses"
    case .currentKeepsEditing: "current-keeps-editing"
    case .delegateRefuses: "delegate-refuses"
    case .cannotResign: "cannot-resign"
    case .isNot: "is-not"
    case .overruled: "overruled"
    }
  }
}

extension InitialReason {
  var verdict: String {
    switch self {
    case .firstResponder: "first-responder"
    case .focus: "focus"
    case .frontController: "front-controller"
    case .mistaken: "mistaken"
    }
  }
}

extension NextReason {
  var verdict: String {
    switch self {
    case .controllerOfView: "controller-of-view"
    case .superview: "superview"
    case .superviewOfControllerView: "superview-of-controller-view"
    case .windowOfRoot: "window-of-root-controller"
    case .presenter: "presenter"
    case .windowScene: "window-scene"
    case .application: "application"
    case .delegate: "delegate"
    case .delegateNotInChain: "delegate-is-no-link"
    case .overridden: "overridden"
    case .nothingAbove: "nothing-above"
    case .end: "end"
    case .mistaken: "mistaken"
    }
  }
}

extension Cause {
  var word: String {
    switch self {
    case .recognized: "recognized"
    case .saidByCode: "said-by-code"
    case .moved: "moved"
    case .fingerLifted: "finger-lifted"
    case .scrolled: "scrolled"
    case .scrollEnds: "scroll-ends"
    case .transformed: "transformed"
    case .transformEnds: "transform-ends"
    case .pointerEntered: "pointer-entered"
    case .pointerLeft: "pointer-left"
    case .held: "held"
    case .movedTooFar: "moved-too-far"
    case .tooSlow: "too-slow"
    case .tooShort: "too-short"
    case .noSecondTap: "no-next-tap"
    case .heldBeforeTaps: "held-before-taps"
    case .tooManyFingers: "too-many-fingers"
    case .tooFewFingers: "too-few-fingers"
    case .wrongDirection: "wrong-direction"
    case .strayedSideways: "strayed-sideways"
    case .notFromEdge: "not-from-edge"
    case .noEdges: "no-edges"
    case .notFarEnough: "not-far-enough"
    case .tapTooFarAway: "tap-too-far-away"
    case .prevented: "prevented"
    case .requiredToFail: "required-to-fail"
    case .controlKeepsTap: "control-keeps-tap"
    case .vetoed: "vetoed"
    case .contentKeepsTouch: "content-keeps-touch"
    case .scrollingDisabled: "scrolling-disabled"
    case .nothingToScroll: "nothing-to-scroll"
    case .nothingToBounce: "nothing-to-bounce"
    case .scrolledToEnd: "scrolled-to-end"
    case .yieldsToSheet: "yields-to-sheet"
    case .popRefused(.root): "pop-refused-root"
    case .popRefused(.barHidden): "pop-refused-bar-hidden"
    case .popRefused(.customItem): "pop-refused-custom-item"
    case .interrupted: "interrupted"
    case .viewRemoved: "view-removed"
    case .takenFromView: "taken-from-view"
    case .touchCancelled: "touch-cancelled"
    case .disabled: "disabled"
    }
  }
}
