import Engine

/// Gesture recognizers.
extension MistakenFacts {
  static var recognizersOnlyOnHitView: MistakeFacts {
    MistakeFacts(
      .uGR01,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "add tap-recognizer T to A",
        "add-target T controller tapped",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var handlerKeepsTouchFromRecognizers: MistakeFacts {
    MistakeFacts(
      .uGR03,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "handle B touches",
        "add tap-recognizer T to A",
        "add-target T controller tapped",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var anyControlBeatsRecognizers: MistakeFacts {
    MistakeFacts(
      .uGR16,
      [
        "add view A 20 20 200 200",
        "add control C in A 50 50 100 100",
        "add-target C controller pressed",
        "add tap-recognizer T to A",
        "add-target T controller tapped",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var ancestorTapBeatsButton: MistakeFacts {
    MistakeFacts(
      .uGR15,
      [
        "add view A 20 20 200 200",
        "add button B in A 50 50 100 100",
        "add-target B controller pressed",
        "add tap-recognizer T to A",
        "add-target T controller tapped",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var controlRefusesRecognizers: MistakeFacts {
    MistakeFacts(
      .uGR17,
      [
        "add button B 20 20 100 100",
        "add-target B controller pressed",
        "add tap-recognizer T to B",
        "add-target T controller tapped",
      ],
      "tap 70 70", "actions.0.sender")
  }

  static var ancestorRecognizerWins: MistakeFacts {
    MistakeFacts(
      .uGR10,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "add tap-recognizer TA to A",
        "add-target TA controller tapA",
        "add tap-recognizer TB to B",
        "add-target TB controller tapB",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var nestedTapsBothFire: MistakeFacts {
    MistakeFacts(
      .gr08,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "add tap-recognizer TA to A",
        "add-target TA controller tapA",
        "add tap-recognizer TB to B",
        "add-target TB controller tapB",
      ],
      "tap 100 100", "actions.1.sender")
  }

  static var failureRequirementIgnored: MistakeFacts {
    MistakeFacts(
      .uGR13,
      [
        "add view A 20 20 200 200",
        "add tap-recognizer S to A",
        "add tap-recognizer D to A numberOfTapsRequired=2",
        "add-target S controller single",
        "add-target D controller double",
        "require S to-fail D",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var singleTapAlwaysWaits: MistakeFacts {
    MistakeFacts(
      .uGR13,
      [
        "add view A 20 20 200 200",
        "add tap-recognizer S to A",
        "add tap-recognizer D to A numberOfTapsRequired=2",
        "add-target S controller single",
        "add-target D controller double",
      ],
      "tap 100 100", "actions.0.sender")
  }

  static var recognitionLeavesTouches: MistakeFacts {
    MistakeFacts(
      .uGR04,
      [
        "add view A 20 20 200 200",
        "handle A touches",
        "add tap-recognizer T to A",
      ],
      "tap 100 100", "deliveries.1.message")
  }

  static var viewHearsAfterFailure: MistakeFacts {
    MistakeFacts(
      .gr07,
      [
        "add view A 20 20 200 200",
        "handle A touches",
        "add tap-recognizer T to A",
      ],
      "touch 1 began 100 100", "handler")
  }

  static var longPressFiresOnLift: MistakeFacts {
    MistakeFacts(
      .uGR08,
      [
        "add view A 20 20 200 200",
        "add long-press-recognizer L to A",
      ],
      "press-and-hold 100 100 0.8s", "recognizers.0.states.1")
  }
}
