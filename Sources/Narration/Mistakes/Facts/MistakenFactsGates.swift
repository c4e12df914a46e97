import Engine

/// Views that take no touches.
extension MistakenFacts {
  static var disabledGoesToParent: MistakeFacts {
    MistakeFacts(
      .gt06,
      [
        "add view A 20 20 200 200",
        "add view B in A 0 0 100 100",
        "add view C in A 50 50 100 100 userInteractionEnabled=NO",
      ],
      "hit-test 80 80", "hitView")
  }

  static var disabledEndsDelivery: MistakeFacts {
    MistakeFacts(
      .ht03,
      [
        "add view A 20 20 200 200",
        "add view B in A 0 0 100 100",
        "add view C in A 50 50 100 100 hidden=YES",
      ],
      "hit-test 80 80", "hitView")
  }

  static var disabledCoversViewOnly: MistakeFacts {
    MistakeFacts(
      .gt04,
      [
        "add view A 20 20 200 200 userInteractionEnabled=NO",
        "add button B in A 50 50 100 100",
      ],
      "hit-test 100 100", "hitView")
  }

  static var interactionOffTakesTouches: MistakeFacts {
    MistakeFacts(
      .gt01,
      [
        "add view A 20 20 200 200",
        "add image-view B in A 50 50 100 100",
      ],
      "hit-test 100 100", "hitView")
  }

  static var hiddenTakesTouches: MistakeFacts {
    MistakeFacts(
      .gt02,
      [
        "add view A 20 20 200 200",
        "add button B in A 50 50 100 100 hidden=YES",
      ],
      "hit-test 100 100", "hitView")
  }

  static var transparentTakesTouches: MistakeFacts {
    MistakeFacts(
      .gt03,
      [
        "add view A 20 20 200 200",
        "add button B in A 50 50 100 100 alpha=0",
      ],
      "hit-test 100 100", "hitView")
  }

  static var disabledControlTakesTouches: MistakeFacts {
    MistakeFacts(
      .uHT16,
      [
        "add view A 20 20 200 200",
        "add button B in A 50 50 100 100 enabled=NO",
      ],
      "hit-test 100 100", "hitView")
  }

  static var alphaIsMultiplied: MistakeFacts {
    MistakeFacts(
      .uHT04,
      [
        "add view A 20 20 200 200 alpha=0.05",
        "add view B in A 50 50 100 100 alpha=0.05",
      ],
      "hit-test 100 100", "hitView")
  }
}
