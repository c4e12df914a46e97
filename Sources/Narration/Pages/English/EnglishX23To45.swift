import Engine

/// Where the documents disagree or err, 23 to 45.
extension EnglishPages {
  static var x23: RuleText {
    RuleText(
      "D4's motion sentence",
      """
      D0 says that the object for a motion event depends on the framework and on the kind of \
      motion. D4 cuts the sentence in two and ties one part to UIEvent and touches. Read D0.
      """)
  }

  static var x24: RuleText {
    RuleText(
      "The sibling recipe against itself",
      """
      D0's prose says to return nil from C's hitTest, and that is all. Its listing returns nil \
      only if the answer would be C. The aim is that D and E keep working, and only the listing \
      does that. Follow the listing.
      """)
  }

  static var x25: RuleText {
    RuleText(
      "The sibling recipe's figure",
      """
      D0 illustrates the recipe with the figure of views A to E. There B does not lie under C, and \
      the touch would go to A. The recipe needs B under C, and Hitchain's scene for it is laid out \
      so.
      """)
  }

  static var x26: RuleText {
    RuleText(
      "The banner recipe takes too much",
      """
      D0's cell returns its scroll view whenever super answers nil. That also happens for points \
      far away, and when the cell is hidden or disabled. Use it with a limit: test an enlarged \
      rectangle, and the gates, first.
      """)
  }

  static var x27: RuleText {
    RuleText(
      "The parent recipe, second and third way",
      """
      In the second way D0's parent returns self without testing the point, so it claims points \
      outside itself too. In the third D0 says that the event climbs because the button cannot \
      handle it. The button handles the touch; its action message climbs.
      """)
  }

  static var x28: RuleText {
    RuleText(
      "Two helpers in D2",
      """
      D2's first helper is commented as finding the top controller. It finds the nearest one \
      around the view. The second promises to return the cell and never returns anything. Give it \
      a return where the cell is found, and nil at the end.
      """)
  }

  static var x29: RuleText {
    RuleText(
      "An undeclared name",
      """
      D2's listing for the larger button assigns to bounds without declaring it, so it does not \
      compile. D0's twin listing writes CGRect bounds. Use that.
      """)
  }

  static var x30: RuleText {
    RuleText(
      "The listing with two strips",
      """
      D2's comment says the area grows by 40 in width and in height, but both strips end at 0 and \
      120, so a button 120 high gains no height. The listing mixes frame.width with bounds. Its \
      comment speaks of a picture, its prose of pixels. Read: a button, in points, growing \
      sideways only.
      """)
  }

  static var x31: RuleText {
    RuleText(
      "Names of the queue",
      """
      D0, D1 and D3 write event queue. D2 writes task queue, D4 the current queue of the event \
      loop. It is one thing: the event queue.
      """)
  }

  static var x32: RuleText {
    RuleText(
      "Names of the window",
      """
      D0 and D4 write key window, D1 main window with keyWindow in brackets, D3 main window with \
      UIWindow in brackets, D2 only UIWindow. For the documents read key window.
      """,
      uikit: """
        For touches UIKit takes the window under the finger, key or not.
        """)
  }

  static var x33: RuleText {
    RuleText(
      "Slips in D0",
      """
      D0 misspells nextResponder. In its line on shakes, the word or has been lost between \
      motionBegan:withEvent: and motionEnded:withEvent:. Read nextResponder, and one of the two \
      methods.
      """)
  }

  static var x34: RuleText {
    RuleText(
      "What D1 leaves out",
      """
      D1's phases are begin, move and end; cancelled and stationary are missing. It explains the \
      Possible state as no touch at all, though it also covers a touch still undecided. Its two \
      claims about two fingers do not mention multipleTouchEnabled. Add all three.
      """)
  }

  static var x35: RuleText {
    RuleText(
      "Double taps, yes or no",
      """
      D1 tells iPhone developers to avoid double taps. Its own sample for recognizers then asks \
      for two. The advice is a matter of taste; the sample works.
      """)
  }

  static var x36: RuleText {
    RuleText(
      "How many UIEvents",
      """
      D1 says that each event makes a UIEvent. A little later it says that a whole touch has only \
      one event object for all its methods. Take the second: one object from landing to lifting, \
      updated on the way. What waits in the queue are its updates.
      """)
  }

  static var x37: RuleText {
    RuleText(
      "Where delivery ends",
      """
      D1 says that delivery ends if a view cannot receive events or does not contain the point. It \
      ends for that branch. D2 and D3 go on with the next sibling, and so does UIKit.
      """)
  }

  static var x38: RuleText {
    RuleText(
      "Three or four",
      """
      D1 and D2 count three reasons for which a view is passed over. D3 counts a fourth: the view \
      sticks out of its parent and the point lies outside that parent. The fourth is geometry. The \
      count differs, the behaviour does not.
      """)
  }

  static var x39: RuleText {
    RuleText(
      "The quiz without an answer",
      """
      D3 asks who gets the tap when C is switched off, and never says it in words. Nor does it say \
      whether the point lies in B too. The answer: B if it does, A if it does not.
      """)
  }

  static var x40: RuleText {
    RuleText(
      "Pushed or presented",
      """
      D2's words for a presented controller suggest one that was pushed. The page it follows says \
      presented and presenting. A pushed controller is a child of its navigation controller and \
      follows another rule.
      """)
  }

  static var x41: RuleText {
    RuleText(
      "What the object graph is",
      """
      For becoming first responder D0 speaks of an established object graph and adds that this \
      should mean rendered. The author marks it as a personal view. D4 speaks of an object or view \
      that has been established. Keep to the fact: viewIsAppearing: and viewDidAppear: work, \
      viewWillAppear: answers NO, because the view is not yet in a window.
      """)
  }

  static var x42: RuleText {
    RuleText(
      "Words lost in translation",
      """
      D0 turns heuristics into a kind of program and has a second word for superview. D4 turns an \
      explicit call into a displayed one, motion into moving, action messages into click events. \
      Only the words are wrong. Read rules, superview, explicit, motion, action message.
      """)
  }

  static var x43: RuleText {
    RuleText(
      "D2's numbering",
      """
      D2 has two sections with the same number, two steps of its listing share a number, and one \
      bullet of its list of responders is misplaced. Nothing in the content depends on it.
      """)
  }

  static var x44: RuleText {
    RuleText(
      "Recognizers and the view",
      """
      D2 has the recognizers go first and the view follow only when all have failed. D1 calls the \
      view's methods directly and says nothing of recognizers there. By default both get the \
      touch, recognizers a moment before the view, and a success cancels the view's touch. Learn \
      that; keep D2's order for delaysTouchesBegan.
      """)
  }

  static var x45: RuleText {
    RuleText(
      "Why the parent's tap is silent",
      """
      In D3's demo the parent has a tap recognizer too, and the tap is inside the parent. Still \
      only one line is logged, and D3 does not say why. Both recognizers see the touch. The one \
      nearest the view that was hit wins and prevents the other.
      """)
  }
}
