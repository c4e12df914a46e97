/// The way of an event up the chain.
extension EnglishMistakes {
  static var touchStopsAtHitView: MistakeText {
    MistakeText(
      "If the view that is hit does not handle the touch, the touch is lost.",
      """
      UIResponder's touches methods pass the call to the next responder. [CH05] It climbs until \
      somebody handles it, and is dropped only at the end of the chain. [CH04, CH07]
      """)
  }

  static var unhandledFallsToSibling: MistakeText {
    MistakeText(
      "A touch that the front view does not handle falls to the view behind it.",
      """
      Once the hit-test view is found, siblings are out of the game. The chain goes to the \
      superview, never sideways. [CH05, CH08] To let a touch through, the front view must not be \
      hit at all. [RE07]
      """)
  }

  static var eventsGoDownTheChain: MistakeText {
    MistakeText(
      "An event comes from the application down: the window and the controller get it before the view.",
      """
      Only the search goes down. The call starts at the initial object, the hit-test view or the \
      first responder, and climbs from there. [CH03, CH04] The controller hears what its views \
      leave unhandled.
      """)
  }

  static var handledGoesOn: MistakeText {
    MistakeText(
      "Every responder up the chain hears of an event, handled or not.",
      """
      A method that does not call super ends it: nobody above hears. [CH04, X15] Calling super \
      hands it on. [CH06]
      """)
  }

  static var handlerAlwaysEnds: MistakeText {
    MistakeText(
      "Only one responder handles an event: calling super changes nothing.",
      """
      super's method is what passes the call to the next responder. [CH05] With it, several \
      responders can take part in one event. [CH06, X15]
      """)
  }

  static var chainSkipsControllers: MistakeText {
    MistakeText(
      "The chain goes from superview to superview; controllers are not part of it.",
      """
      A view that is a controller's view has that controller as its next responder. [CH08] The \
      controller's next is the superview of its view, or the window. [CH09]
      """)
  }

  static var controllersAfterWindow: MistakeText {
    MistakeText(
      "The chain goes through all the views to the window, and then to the controller.",
      """
      A controller stands right after its own view and before whatever contains that view. \
      [CH09] For the root controller that is the window. [VC02]
      """)
  }

  static var presentedGoesToWindow: MistakeText {
    MistakeText(
      "After a presented controller the chain goes to the window.",
      """
      A presented controller's next responder is the controller that presents it. [VC04] So the \
      presenter hears what the presented one leaves.
      """)
  }

  static var chainEndsAtWindow: MistakeText {
    MistakeText(
      "The chain ends at the window.",
      """
      After the window come its UIWindowScene and UIApplication. [U-RC-06, CH10] The app \
      delegate can follow. [CH11]
      """)
  }

  static var delegateNotInChain: MistakeText {
    MistakeText(
      "UIApplication is always the end of the chain.",
      """
      The app delegate follows UIApplication where it is a UIResponder, and is no view, no controller and \
      not the application itself. [CH11, X11]
      """)
  }
}
