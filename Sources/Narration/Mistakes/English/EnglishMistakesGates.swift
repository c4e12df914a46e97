/// Views that take no touches.
extension EnglishMistakes {
  static var disabledGoesToParent: MistakeText {
    MistakeText(
      "A view that takes no touches hands them to its parent.",
      """
      A view that takes no touches answers nil, as if it were not there. [GT01] Its superview \
      goes on with the siblings behind it, and answers itself only when they say nil too. [GT06, \
      HT08]
      """)
  }

  static var disabledEndsDelivery: MistakeText {
    MistakeText(
      "When a view cannot take a touch, delivery ends there and nobody gets it.",
      """
      Where a view takes no touches only its own branch ends: its hitTest gives nil. [HT03, X37] \
      The search goes on with the views behind it, so the touch is seldom lost. [GT06]
      """)
  }

  static var disabledCoversViewOnly: MistakeText {
    MistakeText(
      "A disabled view only turns itself off; its subviews still take touches.",
      """
      The way to a subview leads through its superview. A superview that answers nil never asks \
      its subviews, so the whole branch is out of reach. [GT04]
      """)
  }

  static var interactionOffTakesTouches: MistakeText {
    MistakeText(
      "A view with userInteractionEnabled = NO is still hit; it just does nothing with the touch.",
      """
      With userInteractionEnabled NO a view's hitTest answers nil, so it is never the hit-test \
      view and no touches method of its own is called. [GT01] Image views and labels start like \
      that. [GT05, U-CD-01]
      """)
  }

  static var hiddenTakesTouches: MistakeText {
    MistakeText(
      "A hidden view can still be tapped.",
      """
      hidden is one of the gates: a hidden view answers nil with all its subviews. [GT02, GT04] \
      For an invisible button keep it shown and draw nothing: a clear background does not matter \
      to a hit test. [HT15]
      """)
  }

  static var transparentTakesTouches: MistakeText {
    MistakeText(
      "A view with alpha 0 is only invisible; it can still be tapped.",
      """
      Below 0.01 alpha closes the view to touches, subviews and all. [GT03] A clear background \
      is another matter: that view is hit like any other. [HT15]
      """)
  }

  static var disabledControlTakesTouches: MistakeText {
    MistakeText(
      "A disabled button is still hit, and keeps the touch from what is behind it.",
      """
      While a control's enabled is NO its hitTest answers nil. [U-HT-16] The touch goes to the \
      view that lies behind it, or to its superview if there is none.
      """)
  }

  static var alphaIsMultiplied: MistakeText {
    MistakeText(
      "Alphas multiply down the tree, until a view is too clear to touch.",
      """
      On the screen alphas multiply; a hit test looks at each view's own alpha. [U-HT-04, GT03]
      """)
  }
}
