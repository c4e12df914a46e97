import Engine

/// Gesture recognizers.
extension Facts {
  static var gr01: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.3")],
      facts: [.uGR01, .uGR12],
      related: [.gr04, .gr08],
      example: [
        "add view D 20 20 100 200",
        "add view E 160 20 100 200",
        "add tap-recognizer T to E",
        "add-target T controller tapped:",
        "tap 200 100",
        "tap 60 100",
      ])
  }

  static var gr02: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.3")],
      facts: [.uGR20, .c15],
      related: [.gr01, .gr05],
      example: [
        "add swipe-recognizer S to view",
        "add long-press-recognizer L to view",
        "press-and-hold 60 60",
        "swipe right at 60 60",
      ])
  }

  static var gr03: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.3")],
      errors: [.x35],
      facts: [.uGR13, .uGR20],
      related: [.to05, .gr02],
      example: [
        "add tap-recognizer T to view numberOfTapsRequired=2 numberOfTouchesRequired=2",
        "tap 60 60",
        "wait 1",
        "tap 60 60 count 2 fingers 2",
      ])
  }

  static var gr04: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.3"), Source(.d3, "5")],
      facts: [.uGR12],
      related: [.gr01, .ac01],
      example: [
        "add tap-recognizer T to view",
        "add-target T controller tapIconView:",
        "tap 60 60",
      ])
  }

  static var gr05: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.3")],
      errors: [.x34],
      facts: [.uGR08],
      related: [.gr06, .gr02],
      example: [
        "add pan-recognizer P to view",
        "drag 60 60 to 160 60",
        "explain",
        "add tap-recognizer T to view",
        "tap 60 60",
      ])
  }

  static var gr06: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.3")],
      facts: [.uGR08],
      related: [.gr05, .to12],
      example: [
        "add pan-recognizer P to view",
        "touch 1 began 60 60",
        "touch 1 moved 90 60",
        "interrupt",
        "drag 60 60 to 160 60",
      ])
  }

  static var gr07: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      errors: [.x44],
      facts: [.c12, .uGR03, .uGR05, .uGR06],
      related: [.gr08, .ch04],
      example: [
        "add view E 20 20 100 100",
        "add tap-recognizer T to E numberOfTapsRequired=2",
        "handle E touches",
        "tap 60 60",
        "wait 1",
      ])
  }

  static var gr08: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "5"), Source(.d3, "6")],
      errors: [.x45],
      facts: [.uGR09, .uGR10, .c5],
      related: [.gr01, .qz02],
      example: [
        "add view red 0 20 240 240",
        "add view blue in red 80 80 80 80",
        "add tap-recognizer R to red",
        "add tap-recognizer B to blue",
        "tap 120 140",
      ])
  }
}
