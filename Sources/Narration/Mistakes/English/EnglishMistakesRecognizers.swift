/// Gesture recognizers.
extension EnglishMistakes {
  static var recognizersOnlyOnHitView: MistakeText {
    MistakeText(
      "A recognizer sees only touches that hit its own view, not those of the subviews.",
      """
      A touch is offered to the recognizers of the hit-test view and of every view above it, the \
      window included. [U-GR-01]
      """)
  }

  static var handlerKeepsTouchFromRecognizers: MistakeText {
    MistakeText(
      "Recognizers are part of the responder chain: a view that handles the touch keeps it from those above.",
      """
      Recognizers get each touch before the views do, beside the chain and not along it. \
      [U-GR-03, U-GR-01] What a touches method does, and whether it calls super, makes no \
      difference to them.
      """)
  }

  static var anyControlBeatsRecognizers: MistakeText {
    MistakeText(
      "A UIControl always beats a tap recognizer of its superview.",
      """
      Only some standard controls keep their tap, such as buttons and switches. [U-GR-15] A \
      UIControl subclass of your own loses: its touch is cancelled. [U-GR-16]
      """)
  }

  static var ancestorTapBeatsButton: MistakeText {
    MistakeText(
      "A tap recognizer on the superview stops the buttons in it.",
      """
      A button keeps its single tap from recognizers of views above. [U-GR-15] Plain controls \
      and table cells do not. [U-GR-16]
      """)
  }

  static var controlRefusesRecognizers: MistakeText {
    MistakeText(
      "A recognizer on a button never fires: the button handles its own taps.",
      """
      A button keeps its tap only from views above it. A recognizer on the button itself goes \
      first and stops the button's action. [U-GR-17]
      """)
  }

  static var ancestorRecognizerWins: MistakeText {
    MistakeText(
      "Of two tap recognizers the outer view's wins.",
      """
      For the same gesture the recognizer nearest the hit-test view wins, and the other one \
      fails. [U-GR-10, GR08]
      """)
  }

  static var nestedTapsBothFire: MistakeText {
    MistakeText(
      "A tap fires the recognizers of the view and of its superview.",
      """
      Recognizers of one touch shut each other out. The first to be recognized makes the others \
      fail, unless a delegate lets them run together. [GR08, U-GR-09]
      """)
  }

  static var failureRequirementIgnored: MistakeText {
    MistakeText(
      "A single tap fires at once, even if it requires the double tap to fail.",
      """
      A single tap that requires the double tap to fail waits until it has failed, about a third \
      of a second after the finger lifts. [U-GR-13]
      """)
  }

  static var singleTapAlwaysWaits: MistakeText {
    MistakeText(
      "With a double-tap recognizer on the view, the single tap waits by itself.",
      """
      A single tap does not wait unless it is told to: without the requirement it fires at the \
      first tap. [U-GR-13]
      """)
  }

  static var recognitionLeavesTouches: MistakeText {
    MistakeText(
      "A view gets all its touches, whatever its recognizers do.",
      """
      A recognizer that succeeds takes its touches away: the view hears touchesCancelled. \
      [U-GR-04] With cancelsTouchesInView NO it leaves them.
      """)
  }

  static var viewHearsAfterFailure: MistakeText {
    MistakeText(
      "A view hears of a touch only once its recognizers have failed.",
      """
      By default the view hears touchesBegan while they are still undecided, and \
      touchesCancelled when one succeeds. [U-GR-03, U-GR-04] Only delaysTouchesBegan makes it \
      wait. [U-GR-05]
      """)
  }

  static var longPressFiresOnLift: MistakeText {
    MistakeText(
      "A long press fires when the finger lifts.",
      """
      A long press is a continuous gesture. It begins while the finger is down, once the time is \
      up, and ends when the finger lifts: its action comes for both. [U-GR-08, GR05]
      """)
  }
}
