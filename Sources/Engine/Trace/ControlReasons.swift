/// Why a control does not track a touch.
public enum Untracked: Equatable, Sendable {
  /// Its `beginTracking` says NO (U-CT-19).
  case refused
  /// The touch is that of a view inside it (U-CT-16).
  case subview(ViewID)
  /// A finger that is so far from a slider's thumb (U-CT-26).
  case thumbMissed(distance: Double)
  /// Its class's `touchesBegan` does not call super, which is where tracking begins (U-CT-06).
  case overridden
}

/// What keeps a value where it is.
public enum Limit: String, CaseIterable, Sendable {
  case minimum, maximum
  case firstPage = "first-page"
  case lastPage = "last-page"
  case noPages = "no-pages"
  case disabledSegment = "disabled-segment"
}

/// What a control makes of a touch.
public enum Tracking: Equatable, Sendable {
  case began
  case inside
  case outside(distance: Double)
  case entered
  case exited(distance: Double)
  case endedInside(distance: Double)
  case endedOutside(distance: Double)
  case cancelled
  /// Its `continueTracking` says NO (U-CT-19).
  case stopped
  /// In place of what it does as a finger lifts (U-CT-24).
  case menuOpens(MenuOpening)
  /// The value is another one, and `valueChanged` waits for the lift.
  case owesValue
  /// The finger has given it another value.
  case changed(ControlValue)
}

/// What a control shows or holds, by its kind.
public enum ControlValue: Equatable, Sendable {
  case on(Bool)
  case segment(Int)
  case page(Int)
  case number(from: Double, to: Double)
}

/// Why the search for a nil target starts where it does.
public enum NilTargetReason: String, CaseIterable, Sendable {
  case firstResponder, sender, nobody
}

/// What opens a control's menu.
public enum MenuOpening: Equatable, Sendable {
  /// Its `showsMenuAsPrimaryAction` is YES.
  case touchDown
  case held(seconds: Double)
  /// The other button of a pointer.
  case secondaryClick
}
