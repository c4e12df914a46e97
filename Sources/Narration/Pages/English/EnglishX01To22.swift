import Engine

/// Where the documents disagree or err, 1 to 22.
extension EnglishPages {
  static var x01: RuleText {
    RuleText(
      "How many families of events",
      """
      D0 lists touch, motion and remote control. D1 lists the same three but names motion after \
      the accelerometer. D2 lists touch, press, shake and remote control, with editing-menu \
      messages beside them. D4 counts two. The lists serve different ends: learn the three of D0 \
      and D1, add D2's presses, and take D4's two as routes of delivery.
      """)
  }

  static var x02: RuleText {
    RuleText(
      "The alpha limit",
      """
      The listings of D0 and D2 test alpha <= 0.01. D1 gives 0.0 to 0.01. D3, its quotation from \
      Apple and D2's list say below 0.01, and D2's prose sorts alphas into below and above without \
      the limit itself. Learn below 0.01, Apple's wording. The readings part only at exactly 0.01.
      """,
      uikit: """
        Even there they probably agree: the alpha is stored in single precision, and 0.01 stored \
        so is a little less than 0.01.
        """)
  }

  static var x03: RuleText {
    RuleText(
      "D2's swapped booleans",
      """
      In one sentence D2 calls a view unfit if userInteractionEnabled = YES or hidden = NO. That \
      is the wrong way round for both. D2's list, its next sentence and its listing have NO and \
      YES. Believe those.
      """)
  }

  static var x04: RuleText {
    RuleText(
      "Whose clipsToBounds",
      """
      D0 blames the clipsToBounds of the subview. D2 and D3 mean the view that holds it. The \
      holder's flag decides whether the overhanging part is drawn, so D2 and D3 are right. For \
      hit-testing neither flag matters.
      """)
  }

  static var x05: RuleText {
    RuleText(
      "Gates or pointInside first",
      """
      D0's prose, D3 and D4 have hitTest call pointInside before anything else. D1, D2's steps and \
      the listings of D0 and D2 test interaction, hidden and alpha first. The view found is always \
      the same; only the log differs. Take gates first.
      """)
  }

  static var x06: RuleText {
    RuleText(
      "Are all subviews asked?",
      """
      D0's prose and D4 sound as if every subview that contains the point were asked. D1, D2, D3 \
      and D0's listing go from last to first. The listings and D3 stop at the first answer. That \
      is how it works. Note, too, that a parent calls the child's hitTest; the child calls its own \
      pointInside.
      """)
  }

  static var x07: RuleText {
    RuleText(
      "Two tales of one touch",
      """
      D0 tells the touch on E with two misses: B before C, D before E. D4 goes straight from A to \
      C to E. Both can be true. The order of the subviews decides whether the misses happen; the \
      answer is E either way.
      """)
  }

  static var x08: RuleText {
    RuleText(
      "After C says nil",
      """
      D2 says that if C's hitTest gives nil, B is looked at. By D2's own order, C, D, A, the next \
      is D and then A itself. B comes only after all of A. Follow the order, not the sentence.
      """)
  }

  static var x09: RuleText {
    RuleText(
      "D2's unfinished sentence",
      """
      D2 sets out the case in which C may receive touches, contains the point and has no subview \
      that answers. There the sentence stops. Its end must be: then C is the view.
      """)
  }

  static var x10: RuleText {
    RuleText(
      "Nothing is done, or the next is asked?",
      """
      D2's last step says that a view that cannot handle the event does nothing. Elsewhere D2, and \
      D0, D1 and D4 with it, pass the event to the next responder. The view does nothing; the \
      event goes on.
      """)
  }

  static var x11: RuleText {
    RuleText(
      "Where the chain ends",
      """
      D0, D1 and D4 end the chain at UIApplication and drop the event there. D2 goes on to the app \
      delegate, provided that this is a responder but none of view, controller and application. \
      Follow D2, which tells the newer rule. With any other delegate the chain does end at \
      UIApplication.
      """)
  }

  static var x12: RuleText {
    RuleText(
      "What follows a view controller",
      """
      D0 and D4 say the superview of its topmost view, and the window for the root controller. D2 \
      says the window for the root and the presenting controller for a presented one. D1 says \
      nothing of its own. They do not clash: the root leads to the window, a presented controller \
      to its presenter, a child to the superview of its view.
      """)
  }

  static var x13: RuleText {
    RuleText(
      "D1 against D1",
      """
      One list of D1 says that a controller's own view leads to the controller and any other view \
      to its superview. The next list says that a view leads to its controller if there is one, \
      and the topmost view to the window. The first is right. The second is loose, and it leaves \
      out the controller between topmost view and window.
      """)
  }

  static var x14: RuleText {
    RuleText(
      "Next or previous",
      """
      D1 calls the object that receives an unhandled event the previous responder, and D2 speaks \
      once of levels above. D0, D4 and D2 elsewhere say next. It is one object, the one \
      nextResponder returns. Say next, and think up.
      """)
  }

  static var x15: RuleText {
    RuleText(
      "One handler or several",
      """
      D0 and D4 say that passing on ends once an object handles the event. D1 says that several \
      objects can handle one event. An event stops at a handler that does not call super, and goes \
      on from one that does.
      """)
  }

  static var x16: RuleText {
    RuleText(
      "Two meanings of first responder",
      """
      D2, D3 and D4 call the view under a touch the first responder for that touch. D0 keeps \
      hit-test view and first responder apart. Keep two terms: the hit-test view belongs to one \
      touch, the first responder is the object that keys and shakes go to. The other use exists in \
      Apple's texts too; know it when you read it.
      """)
  }

  static var x17: RuleText {
    RuleText(
      "Where a nil target starts",
      """
      D0 starts the search for a nil target at the control, and its first log shows the control \
      being asked. D2 starts at the target object, which is nil and cannot be a start. D4 says \
      that the target responds with nil. Of the three, take D0.
      """,
      uikit: """
        Apple's page on sendAction names the first responder instead, and practice bears it out \
        when there is one.
        """)
  }

  static var x18: RuleText {
    RuleText(
      "D4's five uses of the chain",
      """
      D0 lists six things that use the chain: touches, motion, remote control, action messages, \
      the editing menu, text editing. D4 lists five; motion is missing. It is an omission. There \
      are six.
      """)
  }

  static var x19: RuleText {
    RuleText(
      "hitTest does not say no",
      """
      D4 writes that a child's hitTest returns no. hitTest returns a view or nil. Read nil, or \
      take it as pointInside, which does return NO.
      """)
  }

  static var x20: RuleText {
    RuleText(
      "Who made the event",
      """
      D4's sentence reads as if the key window had created the event. The sentence is garbled by \
      translation. UIKit made the event, and UIApplication passes it to the window.
      """)
  }

  static var x21: RuleText {
    RuleText(
      "D4's initial object",
      """
      D4 has a sentence in which the object that is not the hit-test view is the first responder. \
      The translation lost its way. Meant is the initial object, which is either the hit-test view \
      or the first responder.
      """)
  }

  static var x22: RuleText {
    RuleText(
      "Set it or override it",
      """
      D0 says to override canBecomeFirstResponder and return YES. D4 says to set the property. It \
      is read-only: override it.
      """)
  }
}
