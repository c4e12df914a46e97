import Engine

/// First responder.
extension EnglishPages {
  static var fr01: RuleText {
    RuleText(
      "The first responder",
      """
      The first responder is the object that gets the events first that have no place on the \
      screen: shakes, keys, remote control, menu commands. Usually it is a view, most often the \
      text field you type in.
      """,
      disagreement: """
        D2, D3 and D4 also give this name to the view under a touch. That is a second, looser use. \
        Keep the two apart.
        """,
      uikit: """
        Each window can have its own. Only the first responder of the key window gets the key \
        presses.
        """)
  }

  static var fr02: RuleText {
    RuleText(
      "Two conditions",
      """
      An object becomes first responder in two steps. Its canBecomeFirstResponder must answer YES, \
      which a subclass says by overriding it; and it must receive becomeFirstResponder. It may \
      send that message to itself.
      """,
      disagreement: """
        D4 says to set a property. It cannot be set: you override it, as D0 says. D4 also leaves \
        out that the object may send the message itself.
        """,
      uikit: """
        There is a third party: the present first responder may refuse to give way. Then \
        becomeFirstResponder answers NO and nothing changes.
        """)
  }

  static var fr03: RuleText {
    RuleText(
      "Not before it is on screen",
      """
      Ask for first responder once the view is in place. In viewDidAppear: it works. In \
      viewWillAppear: becomeFirstResponder answers NO, because the objects are not yet connected.
      """,
      disagreement: """
        D0 translates the sentence about the object graph and adds a guess of its own: that it \
        means rendered. D4 speaks of an object or view that has been established. What counts is \
        that the view is in a window.
        """,
      uikit: """
        As long as view.window is nil the answer is NO. Between the two moments, from iOS 13 on, \
        comes viewIsAppearing:, after the view was added to the hierarchy: that is the first moment \
        which will do. For text fields UIKit often remembers the \
        wish, so the keyboard may come up with the screen all the same.
        """)
  }

  static var fr04: RuleText {
    RuleText(
      "Other events start here",
      """
      Events that are not touches go to the first responder first. If it does not handle one, the \
      event goes up the chain from there.
      """,
      uikit: """
        So the handler need not be the first responder itself. Anyone above it on the chain will \
        do.
        """)
  }

  static var fr05: RuleText {
    RuleText(
      "One first responder for each kind of event",
      """
      D2 names a starting object for each kind of event. A touch starts at the view touched, a \
      press at the responder in focus. Shakes, remote control and editing-menu messages start at \
      the object that you or UIKit designated.
      """,
      disagreement: """
        Here first responder means no more than first to be asked. D0 uses it only for the \
        designated object. Both are in Apple's texts; say which you mean.
        """)
  }

  static var fr06: RuleText {
    RuleText(
      "The hit-test view is called first responder, too",
      """
      For a touch, the hit-test view has the first chance, and some texts call it the first \
      responder of that touch. This does not make it the first responder: touching a plain view \
      changes nothing there.
      """,
      disagreement: """
        D2, D3 and D4 use the name this way. D0 keeps two terms, the hit-test view and the first \
        responder. Use D0's.
        """,
      uikit: """
        isFirstResponder of a plain view stays NO while you touch it.
        """)
  }

  static var fr07: RuleText {
    RuleText(
      "Only text input becomes it by itself",
      """
      A text field or text view becomes first responder when it is tapped. For any other object \
      you must call becomeFirstResponder yourself.
      """,
      disagreement: """
        D4's translation turns the explicit call into one that is displayed. Explicit is meant.
        """,
      uikit: """
        The field's delegate can veto it in textFieldShouldBeginEditing:. Tapping elsewhere does \
        not take the status away.
        """)
  }
}
