import Engine

/// UIKit: the responder chain.
extension EnglishPages {
  static var uRC01: RuleText {
    RuleText(
      "Who answers nextResponder",
      """
      nextResponder is nil in UIResponder itself. Views, view controllers, windows and the \
      application override it; bar button items and key commands answer it too, though they are no \
      responders.
      """)
  }

  static var uRC02: RuleText {
    RuleText(
      "After a view",
      """
      A view is followed by its view controller if it is that controller's view, else by its \
      superview. With neither, the answer is nil.
      """)
  }

  static var uRC03: RuleText {
    RuleText(
      "After a view controller",
      """
      A view controller is followed by the superview of its view. So a child leads to the view \
      that holds it, and through that to the outer controller.
      """)
  }

  static var uRC04: RuleText {
    RuleText(
      "Wrappers under the window",
      """
      In logs from iOS 13 on, two private views, UIDropShadowView and UITransitionView, stand \
      between the root controller and the window. Apple's simplified rule goes from the root \
      controller straight to the window.
      """)
  }

  static var uRC05: RuleText {
    RuleText(
      "After a presented controller",
      """
      Apple names the presenting controller. One log shows the presenter next, then the transition \
      view and the window; the presenter's own view is skipped.
      """)
  }

  static var uRC06: RuleText {
    RuleText(
      "The scene is on the chain",
      """
      In apps with scenes the window is followed by UIWindowScene and then by UIApplication. \
      Without scenes UIApplication follows directly.
      """)
  }

  static var uRC07: RuleText {
    RuleText(
      "The scene delegate is not",
      """
      In the four printed chains found, the scene leads straight to the application. The scene \
      delegate does not appear, although the templates make it a responder.
      """)
  }

  static var uRC08: RuleText {
    RuleText(
      "The app delegate",
      """
      The app delegate comes last, after UIApplication. It must be a responder, but none of view, \
      controller and application; otherwise the chain ends one step earlier.
      """)
  }

  static var uRC09: RuleText {
    RuleText(
      "A view straight on a window",
      """
      Put a view straight into a window, and no view controller appears on its chain.
      """)
  }

  static var uRC10: RuleText {
    RuleText(
      "Overriding nextResponder",
      """
      An override redirects everything that walks the chain from there. No check for circles is \
      known, so Hitchain looks for them itself.
      """)
  }

  static var uRC11: RuleText {
    RuleText(
      "Not responders",
      """
      Layers and gesture recognizers are not responders and have no place on the chain.
      """)
  }

  static var uRC12: RuleText {
    RuleText(
      "Views link, not parents",
      """
      The chain follows superviews, not the parents of controllers. A child whose view was added \
      without addChildViewController: is still on it.
      """)
  }

  static var uRC13: RuleText {
    RuleText(
      "First responder, twice",
      """
      Apple uses the name for the object where one event starts, and for the object whose \
      isFirstResponder is YES. Touching a plain view makes it the first kind only.
      """)
  }
}
