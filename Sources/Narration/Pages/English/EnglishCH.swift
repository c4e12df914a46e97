import Engine

/// The responder chain.
extension EnglishPages {
  static var ch01: RuleText {
    RuleText(
      "The responder chain",
      """
      Responders are linked: each knows the one that comes next. Followed from one object, these \
      links form the responder chain. An event that one responder does not want travels along it \
      to the next.
      """)
  }

  static var ch02: RuleText {
    RuleText(
      "What a responder is",
      """
      Responders are the objects that events can be given to. UIResponder is the class they all \
      come from. It declares four touches methods, three motion methods and \
      remoteControlReceivedWithEvent:, and everything about first responders and the chain.
      """,
      disagreement: """
        D0 names only the began and ended methods of motion. D1 lists motionCancelled:withEvent: \
        as well, and it exists.
        """,
      uikit: """
        UIResponder also has four presses methods, for physical buttons and keys.
        """)
  }

  static var ch03: RuleText {
    RuleText(
      "Where the chain starts and ends",
      """
      The first link of the chain is the initial object: the hit-test view for a touch, the first \
      responder for most other events. It ends at the application object.
      """,
      disagreement: """
        D0, D1 and D4 end with UIApplication. D2 goes one further, to the app delegate, if that is \
        a responder of a suitable kind. D2 tells the newer rule; follow it.
        """,
      uikit: """
        In apps with scenes UIWindowScene stands between the window and UIApplication.
        """)
  }

  static var ch04: RuleText {
    RuleText(
      "Handle it or pass it on",
      """
      The initial object has the first chance. If it does not handle the event, the event goes to \
      its nextResponder. Each responder makes the same choice, until one handles the event or none \
      is left.
      """,
      disagreement: """
        D0 misspells nextResponder. D4's sentence about the initial object is garbled by \
        translation: it means the object that the event starts with, be it the hit-test view or \
        the first responder.
        """)
  }

  static var ch05: RuleText {
    RuleText(
      "The default is to pass it on",
      """
      A responder that overrides none of the touches methods hands touches to its next responder. \
      You write nothing for this; UIResponder's own versions do it.
      """,
      disagreement: """
        D1 calls that object the previous responder, because it lies higher up. D0, D2 and D4 say \
        next, like the property nextResponder. It is the same object.
        """,
      uikit: """
        The very same call goes up: same touches, same event. The touch's view still names the \
        view that was hit. Controls are different: a tracking control keeps its touch.
        """)
  }

  static var ch06: RuleText {
    RuleText(
      "One event, several handlers",
      """
      One event can be handled by several objects. Override the method, do your work, then call \
      super: the event goes on to the next responder. Without super it stops with you.
      """,
      disagreement: """
        In D0 and D4 the journey ends with the first object that handles the event. In D1 the \
        chain is there so that several may handle it. Both are right, and super makes the \
        difference.
        """,
      uikit: """
        If you override one touches method without super, override all four. Otherwise an ancestor \
        hears of an end whose beginning it never saw.
        """)
  }

  static var ch07: RuleText {
    RuleText(
      "Nobody wants it",
      """
      If the event reaches the end of the chain and nobody has handled it, it is dropped. No \
      error, no message.
      """,
      disagreement: """
        D0, D1 and D4 drop it after UIApplication, D2 after the app delegate. D2's end is the \
        fuller one.
        """)
  }

  static var ch08: RuleText {
    RuleText(
      "After a view",
      """
      After a view comes its superview. There is one exception: a view that is the view of a \
      controller is followed by that controller.
      """,
      disagreement: """
        D1 says it correctly in one list. In the next it says that a view passes to its controller \
        if there is one; that is true only of a controller's own view, not of the views inside it.
        """,
      uikit: """
        A view with neither controller nor superview has no next responder. The chain follows \
        views: a child controller's view that was added without addChildViewController: is still \
        on it.
        """)
  }

  static var ch09: RuleText {
    RuleText(
      "After a view controller",
      """
      A view controller stands between its own view and whatever holds that view. What comes after \
      it is the superview of its view. For the root controller that is the window.
      """,
      disagreement: """
        D0 and D4 give the superview, and the window for the root. D2 gives the window for the \
        root and the presenting controller for a presented one. D1 gives no case of its own. They \
        fit together; each tells a part.
        """,
      uikit: """
        Logs from iOS 13 on show two private views between the root controller and the window. \
        They fit the rule: they are what holds the controller's view.
        """)
  }

  static var ch10: RuleText {
    RuleText(
      "After a window",
      """
      After the window comes the UIApplication object.
      """,
      uikit: """
        In apps with scenes, the default since iOS 13, printed chains show UIWindowScene between \
        the two. Apple's page leaves it out, and so do the documents.
        """)
  }

  static var ch11: RuleText {
    RuleText(
      "After the application: its delegate",
      """
      After UIApplication comes the app delegate, but only on two conditions. The delegate must be \
      a UIResponder. And it must not be a view, a view controller or the application object \
      itself.
      """,
      disagreement: """
        Only D2 has this step. D0, D1 and D4 end with UIApplication. Follow D2.
        """,
      uikit: """
        The project templates make the delegate a UIResponder, so in most apps it is the last \
        stop.
        """)
  }

  static var ch12: RuleText {
    RuleText(
      "The plain path, step by step",
      """
      In the simpler of the two figures an unhandled event goes from the initial view to its \
      superview, and on to the topmost view of the controller. From there it goes to the view \
      controller, the window and the application. Then it is dropped.
      """,
      disagreement: """
        D0 uses another word for superview in the second step. It means the same thing.
        """,
      uikit: """
        UIKit adds the scene after the window and may add the app delegate at the end.
        """)
  }

  static var ch13: RuleText {
    RuleText(
      "The path with a child controller",
      """
      With one controller inside another the rules repeat. Views pass up to the topmost view of \
      their controller, that view to the controller, the controller to the superview of its \
      topmost view. This goes on until the root controller is reached; then come the window and \
      the application.
      """)
  }

  static var ch14: RuleText {
    RuleText(
      "Structure decides, rules stay",
      """
      Different apps have different chains, because their views are put together differently. The \
      rules for the next step are always the same. The topmost view in these texts is the one \
      nearest its controller, the lowest plate in the stack of views.
      """,
      disagreement: """
        D0 translates heuristics with an odd word that suggests a program. It simply means rules.
        """)
  }

  static var ch15: RuleText {
    RuleText(
      "D1's short path",
      """
      D1 tells the way up like this: to the controller if there is one, else to the superview; \
      from the topmost view to the window; from the window to UIApplication, which drops the \
      event.
      """,
      disagreement: """
        The controller is missing between the topmost view and the window, against D1's own list \
        just before and against D0 and D4. The short path is true only where a view lies straight \
        on a window, with no controller.
        """)
  }

  static var ch16: RuleText {
    RuleText(
      "There is not one single chain",
      """
      An app does not have the chain. Each responder has a next one, and from each object you can \
      follow its own path. Paths from two views meet where they share an ancestor.
      """)
  }

  static var ch17: RuleText {
    RuleText(
      "Bending the chain",
      """
      Override nextResponder and the chain takes another way from that object on. Many UIKit \
      classes do so to return what should follow them. Hit-testing is not affected.
      """,
      uikit: """
        UIKit is not known to check for circles. If your override leads back to a responder \
        already passed, a walk up the chain may never end.
        """)
  }

  static var ch18: RuleText {
    RuleText(
      "Call super, not nextResponder",
      """
      If a custom view handles remote-control events, action messages, shakes or editing-menu \
      messages, it must not send them to nextResponder by hand. It calls the same method on super, \
      and UIKit walks the chain.
      """,
      disagreement: """
        D4 writes parent class. It means the superclass, not the superview.
        """)
  }

  static var ch19: RuleText {
    RuleText(
      "Who uses the chain",
      """
      Three kinds of event use the responder chain: touches, motion and remote control. So do \
      three things that are not events: action messages, the commands of the editing menu, and \
      text editing.
      """,
      disagreement: """
        D4 lists five and leaves out motion. D0's six are right.
        """,
      uikit: """
        Presses and key commands use it too, and so does the search for an input accessory view or \
        an undo manager.
        """)
  }
}
