import Engine

/// UIKit: hit testing.
extension EnglishPages {
  static var uHT01: RuleText {
    RuleText(
      "The order of the checks",
      """
      hidden, interaction and alpha come first, in any order among themselves. Then pointInside, \
      then the subviews from last to first, then the view itself; the first answer that is not nil \
      ends the search.
      """)
  }

  static var uHT02: RuleText {
    RuleText(
      "A closed gate takes the subtree",
      """
      If a view fails one of its checks, everything inside it is out as well.
      """)
  }

  static var uHT03: RuleText {
    RuleText(
      "The alpha limit",
      """
      The documentation says that alpha below 0.01 takes a view out. Developers who tried it found \
      that exactly 0.01 is out as well.
      """)
  }

  static var uHT04: RuleText {
    RuleText(
      "Alphas are not multiplied",
      """
      At each level only the view's own alpha counts. A view at 0.1 in a parent at 0.1 can still \
      be touched, though hardly anything of it is seen.
      """)
  }

  static var uHT05: RuleText {
    RuleText(
      "hidden is not inherited",
      """
      A view inside a hidden view cannot be touched because the hidden one fails its own check. \
      Its own hidden stays NO.
      """)
  }

  static var uHT06: RuleText {
    RuleText(
      "Which edges count",
      """
      By default pointInside asks whether the bounds contain the point. The left and top edges are \
      inside, the right and bottom edges outside; an empty rectangle contains nothing.
      """)
  }

  static var uHT07: RuleText {
    RuleText(
      "bounds.origin counts",
      """
      The point is in the view's bounds coordinates, so a bounds.origin other than zero shifts it. \
      Scroll views work by this.
      """)
  }

  static var uHT08: RuleText {
    RuleText(
      "Transforms",
      """
      Conversion to a subview takes its position, anchor point, transform and bounds.origin into \
      account. A turned view is touched where it is drawn; its frame is only the box around it. A \
      view scaled to zero cannot be hit.
      """)
  }

  static var uHT09: RuleText {
    RuleText(
      "clipsToBounds has no say",
      """
      clipsToBounds changes what is drawn, never what is hit. A part outside the parent cannot be \
      touched: there the parent's own pointInside answers NO.
      """)
  }

  static var uHT10: RuleText {
    RuleText(
      "Content has no say",
      """
      A clear background, transparent pixels and the alpha of an image do not count. Only the \
      view's bounds and its own alpha do.
      """)
  }

  static var uHT11: RuleText {
    RuleText(
      "zPosition has no say",
      """
      layer.zPosition and three-dimensional transforms change what is drawn in front, not who is \
      asked first. Only the order of subviews counts.
      """)
  }

  static var uHT12: RuleText {
    RuleText(
      "Masks and corners have no say",
      """
      Rounded corners, a mask view or a layer mask do not shape the area that can be touched. For \
      that, override pointInside.
      """)
  }

  static var uHT13: RuleText {
    RuleText(
      "While an animation runs",
      """
      During a view animation without the option to allow user interaction, the animated views and \
      all inside them take no touches. The check sits in the default hitTest, so an override that \
      does not call super escapes it.
      """)
  }

  static var uHT14: RuleText {
    RuleText(
      "The final values count",
      """
      Hit-testing uses the values an animation is heading for, not what is on the screen. A view \
      that is fading to zero is out at once, and a moving view is touched where it will arrive.
      """)
  }

  static var uHT15: RuleText {
    RuleText(
      "hitTest runs more than once",
      """
      UIKit calls hitTest two or three times when a finger lands, and not again when it moves or \
      lifts. An Apple engineer gave the reason: the point may be corrected from one call to the \
      next. So hitTest must change nothing.
      """)
  }

  static var uHT16: RuleText {
    RuleText(
      "Disabled controls step aside",
      """
      A control with enabled = NO answers nil from hitTest, for itself and all inside it. The \
      touch goes to what lies behind.
      """)
  }

  static var uHT17: RuleText {
    RuleText(
      "Classes with a hitTest of their own",
      """
      The class headers show overrides in UIControl, UINavigationBar, UITabBar, UIScrollView, \
      UITableView and its cells, text fields, text views, search bars, steppers, pickers and more. \
      UIToolbar and UIWindow override pointInside.
      """)
  }

  static var uHT18: RuleText {
    RuleText(
      "The zone below a navigation bar",
      """
      Touches a few points below a navigation bar can go to the bar. One experiment saw the window \
      move the point up by about 15 points in the last of three hit tests.
      """)
  }

  static var uHT19: RuleText {
    RuleText(
      "Returning a view elsewhere",
      """
      An override of hitTest may return any view, even one far from the point. That view becomes \
      the view of the touch.
      """)
  }

  static var uHT20: RuleText {
    RuleText(
      "nil and self in an override",
      """
      A child that answers nil makes its parent go on with the siblings behind it, and then with \
      itself. A container that always answers self starves its children.
      """)
  }

  static var uHT21: RuleText {
    RuleText(
      "A larger area ends with the ancestors",
      """
      An enlarged pointInside helps only where the point is still inside every view above.
      """)
  }

  static var uHT23: RuleText {
    RuleText(
      "Converting a rectangle",
      """
      Converted between two views of different branches, a rectangle is boxed twice: in their \
      common ancestor and again in the target view. A view of nil means the window; for a view in \
      no window the point stays as it is.
      """)
  }

  static var uHT22: RuleText {
    RuleText(
      "The newer hit test",
      """
      Since iOS 18 UIKit has a second kind of hit test, with a context object, where SwiftUI \
      content is involved. Hitchain leaves it out.
      """)
  }
}
