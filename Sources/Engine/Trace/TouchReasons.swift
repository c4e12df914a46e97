public enum PassedOver: String, CaseIterable, Sendable {
  /// Touches go to the key window alone, under the documents' rule.
  case notKey
  /// It is in no scene (U-WN-13).
  case noScene
  /// Its hit test gave nil.
  case answeredNil
}

public enum Withheld: Equatable, Sendable {
  /// `isMultipleTouchEnabled` is NO, and the view has a finger already (U-TD-08).
  case secondFinger
  /// Another view that is exclusive has a touch.
  case otherIsExclusive(ViewID)
  /// This view is exclusive, and another one has a touch.
  case viewIsExclusive(ViewID)
  /// A scroll view's `touchesShouldBegin` says NO (U-SV-13).
  case scrollViewRefuses(ViewID)
  /// The touch closes a row's swipe actions (U-SV-26).
  case closesSwipe(ViewID)
  /// The touch stops a scroll view that goes on by itself (U-SV-15).
  case stopsScrolling(ViewID)
  /// An own `sendEvent` does not call `super`.
  case keptBySendEvent(ViewID)
}

public enum HeldBy: Equatable, Sendable {
  case recognizer(RecognizerID)
  case scrollView(ViewID, until: Double)
}
