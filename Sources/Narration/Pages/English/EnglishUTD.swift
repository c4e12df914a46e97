import Engine

/// UIKit: touch delivery.
extension EnglishPages {
  static var uTD01: RuleText {
    RuleText(
      "Bound for life",
      """
      A touch belongs to its hit-test view until it ends, even when the finger is far outside.
      """)
  }

  static var uTD02: RuleText {
    RuleText(
      "One object for a finger",
      """
      Each finger has one UITouch, which is changed in place. It is done with when the touch ends \
      or is cancelled.
      """)
  }

  static var uTD03: RuleText {
    RuleText(
      "When view is nil",
      """
      A touch can lose its view: once a recognizer has taken it, for instance, the property is \
      nil.
      """)
  }

  static var uTD04: RuleText {
    RuleText(
      "Five phases",
      """
      A touch has began, moved, stationary, ended or cancelled as its phase. Resting touches are \
      in the event's allTouches but bring no call.
      """)
  }

  static var uTD05: RuleText {
    RuleText(
      "The default passes the call on",
      """
      UIResponder's touches methods send the same call, with the same touches and event, to \
      nextResponder. An unhandled tap can go all the way to the app delegate.
      """)
  }

  static var uTD06: RuleText {
    RuleText(
      "Override all four",
      """
      An override without super ends the journey there. Override all four methods then: with only \
      touchesBegan, an ancestor gets the end of a touch without its beginning.
      """)
  }

  static var uTD07: RuleText {
    RuleText(
      "The view of a touch stays",
      """
      Passing a touch up the chain does not change its view. Ancestors still see the view that was \
      hit.
      """)
  }

  static var uTD08: RuleText {
    RuleText(
      "multipleTouchEnabled",
      """
      It is NO by default: a view gets only the first finger, and later ones are withheld from it \
      while that one is down. Its recognizers and other views are not affected.
      """)
  }

  static var uTD09: RuleText {
    RuleText(
      "Several fingers at once",
      """
      With multipleTouchEnabled = YES, fingers that land in one event make one touchesBegan call; \
      otherwise there are separate calls. Fingers on different views make one call for each view.
      """)
  }

  static var uTD10: RuleText {
    RuleText(
      "exclusiveTouch",
      """
      An exclusive view is alone with its touch: it accepts none while another view in the window \
      holds one, and keeps the others from theirs while it holds its own. Recognizers pay no heed \
      to it.
      """)
  }

  static var uTD11: RuleText {
    RuleText(
      "How tapCount grows",
      """
      It rises when a touch lands soon after the last tap and near it, and the counts come one by \
      one: 1, then 2, then 3. Apple gives no numbers.
      """)
  }

  static var uTD12: RuleText {
    RuleText(
      "Reasons for touchesCancelled",
      """
      The system interrupts; a recognizer succeeds that cancels touches in its view; a scroll view \
      starts to scroll. Probably also that the view leaves its window.
      """)
  }

  static var uTD13: RuleText {
    RuleText(
      "The view removed in mid-touch",
      """
      What happens to the touch is not settled. The documentation suggests a cancel; a \
      re-implementation simply lets it go.
      """)
  }

  static var uTD14: RuleText {
    RuleText(
      "The event is reused",
      """
      UIKit uses one UIEvent from the first finger down to the last one up. An event that you hold \
      on to changes under your hands.
      """)
  }

  static var uTD15: RuleText {
    RuleText(
      "Merged moves",
      """
      Moves are merged to about the pace of the display. coalescedTouchesForTouch: gives the \
      single samples.
      """)
  }

  static var uTD16: RuleText {
    RuleText(
      "Switched off in mid-touch",
      """
      Switching userInteractionEnabled off does not stop a touch that is under way. The view was \
      settled when the finger landed.
      """)
  }
}
