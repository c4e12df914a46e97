/// Where a view is hit, and in which window.
extension EnglishMistakes {
  static var outsideReachableUnlessClipped: MistakeText {
    MistakeText(
      "With clipsToBounds = NO the part of a subview that sticks out can be tapped.",
      """
      clipsToBounds decides what is drawn and nothing else. [HT14, U-HT-09] The superview's \
      pointInside says NO to the point, so the subview is not asked. [HT13]
      """)
  }

  static var outsideAlwaysReachable: MistakeText {
    MistakeText(
      "A view takes every touch in its own frame, inside its superview or not.",
      """
      A point must be in the view and in every view above it. [HT13] Where the superview does \
      not contain the point its whole branch is skipped. [HT05]
      """)
  }

  static var enlargedAreaEscapesParent: MistakeText {
    MistakeText(
      "A button with an enlarged pointInside can be tapped beyond its superview too.",
      """
      The superview is asked first, with its own pointInside. Where it says NO, the button's is \
      never called. [PI09, U-HT-21] Enlarge the superview's area as well.
      """)
  }

  static var edgesInclusive: MistakeText {
    MistakeText(
      "A point on the right or bottom edge is inside.",
      """
      The left and top edges count as inside, the right and bottom ones do not. [U-HT-06, PI02] \
      A view 100 wide ends just before x = 100.
      """)
  }

  static var boundsOriginIgnored: MistakeText {
    MistakeText(
      "Scrolled content is hit where its frame says, as if nothing had scrolled.",
      """
      Scrolling changes the bounds origin, and the point is converted into those bounds. \
      [U-HT-07, HT10] So content is hit where it is seen. [U-SV-01]
      """)
  }

  static var pointIsNotConverted: MistakeText {
    MistakeText(
      "Every view's frame is compared with the touch's point in the window.",
      """
      A frame is in the superview's coordinates. Before a subview is asked, the point is \
      converted into the subview's own. [HT10]
      """)
  }

  static var frameIsHitArea: MistakeText {
    MistakeText(
      "A rotated view is hit anywhere in its frame.",
      """
      With a transform, frame is only the box around the view. The point is turned back through \
      the transform and compared with the bounds. [U-HT-08] So the rotated shape is what counts.
      """)
  }

  static var transformIgnored: MistakeText {
    MistakeText(
      "A transform is for the eye; the touch area stays where it was.",
      """
      A hit test goes through the transform too. [U-HT-08] A view scaled to twice its size is \
      hit over twice its size.
      """)
  }

  static var keyWindowTakesAll: MistakeText {
    MistakeText(
      "Touches go to the key window.",
      """
      A touch goes to the window under the finger, key or not. [U-WN-01] The key window gets \
      what has no place on the screen, such as keys. [EV05]
      """)
  }

  static var windowLevelsIgnored: MistakeText {
    MistakeText(
      "The window that was shown last is in front.",
      """
      The higher windowLevel is in front. Only among windows of one level is the last one asked \
      first. [U-WN-02]
      """)
  }
}
