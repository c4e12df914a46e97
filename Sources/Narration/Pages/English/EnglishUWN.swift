import Engine

/// UIKit: windows, application, queue.
extension EnglishPages {
  static var uWN01: RuleText {
    RuleText(
      "Touches go to the window touched",
      """
      A touch goes to the window under the finger, whether it is key or not. Keys and other events \
      without a place on screen go to the key window.
      """)
  }

  static var uWN02: RuleText {
    RuleText(
      "Which window is asked first",
      """
      Among visible windows the higher windowLevel comes first, and within a level the one shown \
      later. If a window's hit test gives nil, the next one down is asked.
      """)
  }

  static var uWN03: RuleText {
    RuleText(
      "An empty window still answers",
      """
      A window in which no view wants the touch returns itself. A clear window over the whole \
      screen thus blocks the app, unless its hitTest returns nil.
      """)
  }

  static var uWN04: RuleText {
    RuleText(
      "Windows start hidden",
      """
      A window is hidden until you show it with makeKeyAndVisible or hidden = NO. A hidden window \
      gets no touches. Hide the key window, and the visible one in front becomes key.
      """)
  }

  static var uWN05: RuleText {
    RuleText(
      "One key window for each scene",
      """
      From iOS 15 on each scene has a key window of its own. Before, the whole app had one.
      """)
  }

  static var uWN06: RuleText {
    RuleText(
      "When a touch makes a window key",
      """
      From iOS 14.2 on, touching a window that was not key has been seen to make it key; earlier \
      it did not. Focusing a text field makes its window key as well.
      """)
  }

  static var uWN07: RuleText {
    RuleText(
      "Through sendEvent",
      """
      An event passes through sendEvent: of UIApplication, then of the window, then to recognizers \
      and views. A touch event is offered to every window that has a touch in it, other events to \
      the key window.
      """)
  }

  static var uWN08: RuleText {
    RuleText(
      "The view is known before sendEvent",
      """
      Events wait in one queue for each app and are handled on the main thread. The hit test comes \
      before sendEvent:; the touch already carries its view.
      """)
  }

  static var uWN09: RuleText {
    RuleText(
      "Ignoring events",
      """
      beginIgnoringInteractionEvents drops touches for the whole app until the matching end call, \
      and the calls nest. It is deprecated since iOS 13; switch off userInteractionEnabled \
      instead.
      """)
  }

  static var uWN10: RuleText {
    RuleText(
      "A touch without a view",
      """
      If no window has a view for a touch, the touch is dropped.
      """)
  }
}
