import Engine

/// Events and the event queue.
extension EnglishPages {
  static var ev01: RuleText {
    RuleText(
      "What an event is",
      """
      An event is an object that iOS gives to your app to report something the user did: a touch, \
      a shake, a press on a headset. iOS watches the hardware, works out what happened and when, \
      and sends you the result. Your app never reads the screen itself to learn of a touch.
      """)
  }

  static var ev02: RuleText {
    RuleText(
      "The families of events",
      """
      Events come in three families: touches, motion, and remote control of sound and video. \
      Touches are the ones you meet every day. Later systems add presses, the events of physical \
      buttons and keys.
      """,
      disagreement: """
        D0 and D1 both count three, but D1 names the second after the accelerometer, as if raw \
        sensor data came this way. D2 counts touch, press, shake and remote control, and sets \
        editing-menu messages beside them. D4 counts two and means the two routes: touches to the \
        view under the finger, the rest to the first responder. Learn three families, add presses, \
        and take D4's two as routes.
        """,
      uikit: """
        The type of a UIEvent is touches, motion, remoteControl or presses; since iOS 13.4 also \
        scroll, hover and transform, for pointer devices. Raw sensor samples are no UIEvent: Core \
        Motion delivers them.
        """)
  }

  static var ev03: RuleText {
    RuleText(
      "Into the queue",
      """
      The user does something, and UIKit packs what is needed to handle it into an event object. \
      That object joins the event queue of the app in front. None of your code runs yet: the event \
      first waits its turn.
      """,
      disagreement: """
        D2 speaks of a task queue and D4 of the queue of the event loop; both mean the event \
        queue. D4 also reads as if the key window had made the event. UIKit makes it, and the \
        window only receives it.
        """)
  }

  static var ev04: RuleText {
    RuleText(
      "First in, first out",
      """
      UIApplication looks after the event queue. What came in first is handled first. A shake made \
      between two touches is therefore handled between them.
      """,
      disagreement: """
        Only D1 says outright that the queue is first in, first out. D2 and D0 say that the event \
        at the front is taken, which comes to the same. The name of the queue varies; the order \
        does not.
        """,
      uikit: """
        Events are handled on the main thread. If your code keeps that thread busy, the touches \
        wait in line behind it.
        """)
  }

  static var ev05: RuleText {
    RuleText(
      "UIApplication sends the event to a window",
      """
      An app has one UIApplication object. It takes the event at the front of the queue and hands \
      it to a window; the documents say, as a rule, to the key window.
      """,
      disagreement: """
        D0 and D4 write key window, D1 main window with keyWindow in brackets, D3 main window with \
        UIWindow in brackets, D2 only UIWindow. The first four mean the key window. For touches \
        D2's plain wording is the safer one.
        """,
      uikit: """
        A touch goes to the window under the finger, whether that window is key or not. Only \
        events without a place on screen, such as keys and shakes, need the key window. With rules \
        documents, Hitchain sends touches to the key window and you can watch the difference.
        """)
  }

  static var ev06: RuleText {
    RuleText(
      "The initial object",
      """
      The window does not choose freely where to begin. The kind of event decides on the initial \
      object: for a touch it is the view under the finger, the hit-test view; for a shake or a \
      remote-control event it is the first responder.
      """,
      disagreement: """
        In D2, D3 and D4 the hit-test view is also called a first responder; D0 keeps the two \
        names apart. Do as D0 does: the hit-test view belongs to one touch; a window keeps its \
        first responder until you change it.
        """,
      uikit: """
        Presses start at the responder that has focus. If a shake finds no first responder, UIKit \
        seems to start with the view controller in front.
        """)
  }

  static var ev07: RuleText {
    RuleText(
      "A touch event holds a set of touches",
      """
      One UIEvent can carry several touches, one for each finger. Two fingers that land together \
      are two UITouch objects in one event.
      """,
      disagreement: """
        D4 glues half a sentence about motion onto its sentence about touches, so that UIEvent \
        seems to depend on movement. D0 has the sentence whole: touches come as a set in a \
        UIEvent, and it is the motion object that varies.
        """)
  }

  static var ev08: RuleText {
    RuleText(
      "Down to find, up to respond",
      """
      Handling a touch has two halves that run in opposite directions. First the search goes down: \
      application, window, view, subview, until it has a view. Then the touches methods are called \
      on that view, and what it does not handle climbs back up the responder chain.
      """,
      uikit: """
        The search is already over when the event reaches the window's sendEvent:. Every UITouch \
        in the event knows its view by then.
        """)
  }

  static var ev09: RuleText {
    RuleText(
      "D2's seven steps",
      """
      D2 tells the whole trip in seven steps. The touch event joins the queue of UIApplication; \
      the front event goes to the window; the window passes it to a view; that view tests whether \
      it may receive events and contains the point; its subviews do the same in turn; if none of \
      them fits, the view itself is the handler; and if it cannot handle the event, it does \
      nothing.
      """,
      disagreement: """
        The last step sounds like the end of the story, and it is not. D0, D1 and D2's own section \
        on the chain say that an unhandled event moves on to the next responder. Only that one \
        view does nothing; the event climbs.
        """)
  }

  static var ev10: RuleText {
    RuleText(
      "No view, no delivery",
      """
      Every touch makes an event. Whether anyone hears of it depends on whether the search finds a \
      view. If the search ends with nothing, the event is dropped and no touches method is called.
      """,
      disagreement: """
        Two endings are easy to mix up. Here the search found nobody, so nothing was ever \
        delivered. At the end of the responder chain a view was found, but nobody on the chain \
        handled the event.
        """,
      uikit: """
        A visible window that takes touches answers with itself when nothing inside it fits, so \
        this is rare. It happens where no visible window takes touches, or where every one answers \
        nil from hitTest.
        """)
  }
}
