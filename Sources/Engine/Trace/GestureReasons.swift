/// Why a recognizer does not get a touch or a press (U-GR-21).
public enum GestureRefusal: Equatable, Sendable {
  case disabled
  case touchType(TouchType)
  /// It has a touch of another type.
  case otherType(TouchType, first: TouchType)
  case button(PointerButton)
  case pressType(PressType)
  /// Its `allowedScrollTypesMask` has no such scroll (U-PT-01).
  case scrollType(ScrollDevice)
  /// Its class or its delegate says NO to the event.
  case event
  /// Its delegate says NO to it.
  case touch
  case press
}

/// Who is asked about a recognizer.
public enum GestureAsked: Hashable, Sendable {
  case delegate
  /// The recognizer's own class.
  case subclass
  /// A view that is touched.
  case view(ViewID)
  /// A scroll view, as the delegate of its own pan (U-GR-28).
  case scrollView(ViewID)
}

/// Why a recognizer changed its state.
public enum Cause: Equatable, Sendable {
  case recognized
  /// Its own class has set its `state`.
  case saidByCode
  case moved
  case fingerLifted
  /// A wheel or a trackpad moves, and rests.
  case scrolled, scrollEnds
  /// Two fingers on a trackpad spread or turn, and rest.
  case transformed, transformEnds
  /// A pointer comes over the view, and leaves it (U-GR-52).
  case pointerEntered, pointerLeft
  case held(seconds: Double)
  case movedTooFar(distance: Double, limit: Double)
  case tooSlow(limit: Double)
  case tooShort(seconds: Double, limit: Double)
  case noSecondTap(limit: Double)
  /// A long press that wants taps first: the finger stayed down where one was to come.
  case heldBeforeTaps(required: Int)
  case tooManyFingers(limit: Int)
  case tooFewFingers(required: Int, seen: Int)
  case wrongDirection
  /// A swipe went so far sideways.
  case strayedSideways(distance: Double, limit: Double)
  /// The finger landed so far from the edges that a screen-edge pan is for.
  case notFromEdge(distance: Double, limit: Double)
  /// A screen-edge pan is for no edge.
  case noEdges
  case notFarEnough(distance: Double, limit: Double)
  case tapTooFarAway(distance: Double, limit: Double)
  case prevented(by: RecognizerID)
  case requiredToFail(RecognizerID)
  case controlKeepsTap(ViewID)
  /// `gestureRecognizerShouldBegin` says NO.
  case vetoed(by: GestureAsked)
  case contentKeepsTouch(ViewID)
  /// All of it fits, and its alwaysBounce is NO (U-SV-08).
  case nothingToScroll(sideways: Bool)
  /// All of it fits, and where it would always bounce its bounces is NO.
  case nothingToBounce(sideways: Bool)
  /// Its scrollEnabled is NO (U-SV-10).
  case scrollingDisabled
  /// The content is at its end that way, and a scroll view around it can go on.
  case scrolledToEnd(outer: ViewID)
  /// At its top edge a scroll view leaves the drag to the sheet that it is in (U-PC-07).
  case yieldsToSheet(ControllerID)
  /// The swipe back's own delegate says NO (U-GR-53).
  case popRefused(PopRefusal)
  case interrupted
  case viewRemoved
  /// The recognizer was taken from its view.
  case takenFromView
  case touchCancelled
  case disabled
}
