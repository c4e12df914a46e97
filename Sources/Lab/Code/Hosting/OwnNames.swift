import Engine
import Program

/// What UIKit calls on a subclass or a delegate, as both languages spell it.
enum OwnNames {
  /// Where a class has code of its own.
  static func places(of id: ObjectID, _ machine: HostMachine) -> OwnPlaces {
    var places: OwnPlaces = [.actions]
    for (place, names) in subclass where names.contains(where: { machine.overrides($0, of: id) }) {
      places.insert(place)
    }
    return places
  }

  /// What a delegate answers for.
  static func delegatePlaces(of id: ObjectID, _ machine: HostMachine) -> OwnPlaces {
    var places: OwnPlaces = []
    for (place, names) in delegate where names.contains(where: { machine.overrides($0, of: id) }) {
      places.insert(place)
    }
    return places
  }

  static let hitTest = ["hitTest(_:with:)", "hitTest:withEvent:"]
  static let pointInside = ["point(inside:with:)", "pointInside:withEvent:"]

  static func touches(_ message: TouchMessage) -> [String] {
    [message.touchMethod + "(_:with:)", message.touchMethod + ":withEvent:"]
  }

  static func presses(_ message: TouchMessage) -> [String] {
    [message.pressMethod + "(_:with:)", message.pressMethod + ":withEvent:"]
  }

  static func motion(_ message: MotionMessage) -> [String] {
    [message.method + "(_:with:)", message.method + ":withEvent:"]
  }

  static let remoteControl = [
    "remoteControlReceived(with:)", "remoteControlReceivedWithEvent:",
  ]
  static let canPerform = ["canPerformAction(_:withSender:)", "canPerformAction:withSender:"]
  static let target = ["target(forAction:withSender:)", "targetForAction:withSender:"]
  static let shouldBegin = ["gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin:"]
  static let updateConstraints = ["updateConstraints()", "updateConstraints"]
  static let updateViewConstraints = ["updateViewConstraints()", "updateViewConstraints"]
  static let intrinsicSize = ["intrinsicContentSize"]
  static let transition = [
    "viewWillTransition(to:with:)", "viewWillTransitionToSize:withTransitionCoordinator:",
  ]
  static let safeArea = [
    "viewSafeAreaInsetsDidChange()", "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange()",
    "safeAreaInsetsDidChange",
  ]
  static let willMoveToSuperview = ["willMove(toSuperview:)", "willMoveToSuperview:"]
  static let willMoveToWindow = ["willMove(toWindow:)", "willMoveToWindow:"]

  static func moment(_ moment: Moment) -> [String] {
    moment == .viewDidLoad
      ? ["viewDidLoad()", "viewDidLoad"] : [moment.method + "(_:)", moment.method + ":"]
  }

  static func tracking(_ question: TrackingQuestion) -> [String] {
    switch question {
    case .beginTracking: ["beginTracking(_:with:)", "beginTrackingWithTouch:withEvent:"]
    case .continueTracking: ["continueTracking(_:with:)", "continueTrackingWithTouch:withEvent:"]
    }
  }

  static let endTracking = ["endTracking(_:with:)", "endTrackingWithTouch:withEvent:"]
  static let cancelTracking = ["cancelTracking(with:)", "cancelTrackingWithEvent:"]
  static let keyCommands = ["keyCommands"]
  static let reset = ["reset()", "reset"]
  static let sendEvent = ["sendEvent(_:)", "sendEvent:"]

  private static let subclass: [(OwnPlaces, [String])] = [
    (.hitTest, hitTest), (.pointInside, pointInside),
    (.touchesBegan, touches(.began)), (.touchesMoved, touches(.moved)),
    (.touchesEnded, touches(.ended)), (.touchesCancelled, touches(.cancelled)),
    (.presses, TouchMessage.allCases.flatMap { presses($0) }),
    (.motion, motion(.began) + motion(.ended) + motion(.cancelled)),
    (.remoteControl, remoteControl), (.next, ["next", "nextResponder"]),
    (.canBecomeFirstResponder, ["canBecomeFirstResponder"]),
    (.becomeFirstResponder, ["becomeFirstResponder()", "becomeFirstResponder"]),
    (.canResignFirstResponder, ["canResignFirstResponder"]),
    (.resignFirstResponder, ["resignFirstResponder()", "resignFirstResponder"]),
    (.target, target), (.viewShouldBegin, shouldBegin),
    (.moments, Moment.allCases.flatMap { moment($0) }),
    (.loadView, ["loadView()", "loadView"]),
    (
      .controllerLayout,
      [
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews",
      ]
    ),
    (.layoutSubviews, ["layoutSubviews()", "layoutSubviews"]), (.safeArea, safeArea),
    (.updateConstraints, updateConstraints + updateViewConstraints),
    (.intrinsicSize, intrinsicSize), (.transitions, transition),
    (
      .moves,
      willMoveToSuperview + willMoveToWindow + [
        "didMoveToSuperview()", "didMoveToWindow()", "didMoveToSuperview", "didMoveToWindow",
      ]
    ),
    (
      .tracking, TrackingQuestion.allCases.flatMap { tracking($0) } + endTracking + cancelTracking
    ),
    (.keyCommands, keyCommands), (.sendEvent, sendEvent),
    (.gestureTouches, TouchMessage.allCases.flatMap { touches($0) } + reset),
    (
      .gestureSubclass,
      [GestureMethod.receiveEvent, .prevent, .bePrevented].flatMap { subclassed($0) }
    ),
    (.content, ContentQuestion.allCases.flatMap { content($0) }),
  ]

  static func content(_ question: ContentQuestion) -> [String] {
    switch question {
    case .touchesShouldCancel: ["touchesShouldCancel(in:)", "touchesShouldCancelInContentView:"]
    case .touchesShouldBegin:
      ["touchesShouldBegin(_:with:in:)", "touchesShouldBegin:withEvent:inContentView:"]
    }
  }

  /// Of a recognizer's own class.
  static func subclassed(_ method: GestureMethod) -> [String] {
    method == .receiveEvent ? ["shouldReceive(_:)", "shouldReceiveEvent:"] : gesture(method)
  }

  // MARK: Delegates

  static func gesture(_ method: GestureMethod) -> [String] {
    let swift = "gestureRecognizer(_:"
    return switch method {
    case .receiveEvent: [swift + "shouldReceive:)", "gestureRecognizer:shouldReceiveEvent:"]
    case .receiveTouch: [swift + "shouldReceive:)", "gestureRecognizer:shouldReceiveTouch:"]
    case .receivePress: [swift + "shouldReceive:)", "gestureRecognizer:shouldReceivePress:"]
    case .begin: shouldBegin
    case .simultaneous:
      [
        swift + "shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
      ]
    case .requireFailure:
      [
        swift + "shouldRequireFailureOf:)",
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
      ]
    case .beRequiredToFail:
      [
        swift + "shouldBeRequiredToFailBy:)",
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
      ]
    case .prevent: ["canPrevent(_:)", "canPreventGestureRecognizer:"]
    case .bePrevented: ["canBePrevented(by:)", "canBePreventedByGestureRecognizer:"]
    }
  }

  /// The type that tells one Swift spelling from another.
  static func type(of method: GestureMethod) -> String? {
    switch method {
    case .receiveEvent: "UIEvent"
    case .receiveTouch: "UITouch"
    case .receivePress: "UIPress"
    default: nil
    }
  }

  static func text(_ question: TextQuestion, _ kind: ViewKind) -> [String] {
    let isField = kind == .textField
    return switch question {
    case .shouldBeginEditing:
      isField ? one("textFieldShouldBeginEditing") : one("textViewShouldBeginEditing")
    case .shouldEndEditing:
      isField ? one("textFieldShouldEndEditing") : one("textViewShouldEndEditing")
    case .shouldReturn: one("textFieldShouldReturn")
    case .shouldChange:
      isField
        ? [
          "textField(_:shouldChangeCharactersIn:replacementString:)",
          "textField:shouldChangeCharactersInRange:replacementString:",
        ]
        : [
          "textView(_:shouldChangeTextIn:replacementText:)",
          "textView:shouldChangeTextInRange:replacementText:",
        ]
    }
  }

  static func text(_ event: TextEvent, _ kind: ViewKind) -> [String] {
    let isField = kind == .textField
    return switch event {
    case .didBeginEditing: one(isField ? "textFieldDidBeginEditing" : "textViewDidBeginEditing")
    case .didEndEditing: one(isField ? "textFieldDidEndEditing" : "textViewDidEndEditing")
    case .didChange: isField ? [] : one("textViewDidChange")
    case .didChangeSelection:
      one(isField ? "textFieldDidChangeSelection" : "textViewDidChangeSelection")
    }
  }

  static let scrolled = one("scrollViewDidScroll")

  static func scroll(_ moment: ScrollMoment) -> [String] {
    switch moment {
    case .willBeginDragging: one("scrollViewWillBeginDragging")
    case .willEndDragging:
      [
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      ]
    case .didEndDragging:
      [
        "scrollViewDidEndDragging(_:willDecelerate:)",
        "scrollViewDidEndDragging:willDecelerate:",
      ]
    case .willBeginDecelerating: one("scrollViewWillBeginDecelerating")
    case .didEndDecelerating: one("scrollViewDidEndDecelerating")
    case .didEndScrollingAnimation: one("scrollViewDidEndScrollingAnimation")
    }
  }

  private static let scrollMoments: [ScrollMoment] = [
    .willBeginDragging, .willEndDragging(velocity: .zero, target: .zero, changed: nil),
    .didEndDragging(willDecelerate: false), .willBeginDecelerating, .didEndDecelerating,
    .didEndScrollingAnimation,
  ]

  static let selects = [
    "tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:",
    "collectionView(_:didSelectItemAt:)", "collectionView:didSelectItemAtIndexPath:",
  ]

  static let deselects = [
    "tableView(_:didDeselectRowAt:)", "tableView:didDeselectRowAtIndexPath:",
    "collectionView(_:didDeselectItemAt:)", "collectionView:didDeselectItemAtIndexPath:",
  ]

  static func row(_ question: RowQuestion) -> [String] {
    switch question {
    case .shouldHighlight:
      [
        "tableView(_:shouldHighlightRowAt:)", "tableView:shouldHighlightRowAtIndexPath:",
        "collectionView(_:shouldHighlightItemAt:)",
        "collectionView:shouldHighlightItemAtIndexPath:",
      ]
    case .willSelect:
      [
        "tableView(_:willSelectRowAt:)", "tableView:willSelectRowAtIndexPath:",
        "collectionView(_:shouldSelectItemAt:)", "collectionView:shouldSelectItemAtIndexPath:",
      ]
    }
  }

  /// A method of one argument.
  private static func one(_ name: String) -> [String] { [name + "(_:)", name + ":"] }

  private static let delegate: [(OwnPlaces, [String])] = [
    (.gestureDelegate, GestureMethod.allCases.dropLast(2).flatMap { gesture($0) }),
    (
      .textDelegate,
      [ViewKind.textField, .textView].flatMap { kind in
        TextQuestion.allCases.flatMap { text($0, kind) }
          + TextEvent.allCases.flatMap { text($0, kind) }
      }
    ),
    (.scrollDelegate, scrolled + scrollMoments.flatMap { scroll($0) }),
    (.rows, selects + deselects + RowQuestion.allCases.flatMap { row($0) }),
  ]

  static let dismissals = DismissalCall.allCases.flatMap { dismissal($0) }

  static func dismissal(_ call: DismissalCall) -> [String] {
    let name =
      switch call {
      case .should: "ShouldDismiss"
      case .didAttempt: "DidAttemptToDismiss"
      case .will: "WillDismiss"
      case .did: "DidDismiss"
      }
    return ["presentationController\(name)(_:)", "presentationController\(name):"]
  }
}
