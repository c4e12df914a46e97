import Engine

/// Action messages and controls.
extension Facts {
  static var ac01: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      facts: [.uCT08, .uCT03],
      related: [.ac03, .ac07],
      example: [
        "add button B 20 20 100 40",
        "add-target B controller save:",
        "tap 60 40",
      ])
  }

  static var ac02: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2"), Source(.d0, "2.2")],
      facts: [.uCT08, .uCT13],
      related: [.ne04, .ac03],
      example: [
        "add button B 20 20 100 40",
        "add-target B nil save:",
        "handle controller action save:",
        "tap 60 40",
        "explain",
      ])
  }

  static var ac03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d0, "3.2"), Source(.d4, "2"), Source(.d2, "2")],
      errors: [.x17],
      facts: [.c3, .uCT10, .uCT11, .uCT12],
      related: [.ac04, .ac05, .ac06],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100",
        "add-target B nil save:",
        "handle P action save:",
        "tap 160 210",
      ])
  }

  static var ac04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      facts: [.uCT11],
      related: [.ac03, .ac05, .re06],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100 class=NoteButton",
        "add-target B nil touched:",
        "handle B action touched:",
        "handle P action touched:",
        "tap 160 210",
      ])
  }

  static var ac05: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      facts: [.uCT13],
      related: [.ac04, .ac06],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100",
        "add-target B nil touched:",
        "handle P action touched:",
        "handle controller action touched:",
        "tap 160 210",
      ])
  }

  static var ac06: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      facts: [.uCT12, .uCT13],
      related: [.ac05, .ac03],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100",
        "add-target B nil touched:",
        "handle controller action touched:",
        "tap 160 210",
      ])
  }

  static var ac07: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      facts: [.uCT03, .uCT04, .c4],
      related: [.ac01, .ac03],
      example: [
        "add button B 20 20 100 40",
        "add-target B controller save: for touch-up-inside",
        "tap 60 40",
        "drag 60 40 to 60 300",
      ])
  }
}
