import Engine

/// Touches, UITouch, UIEvent.
extension Facts {
  static var to01: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4"), Source(.d2, "4a")],
      facts: [.uTD02],
      related: [.to02, .to16],
      example: [
        "set multipleTouchEnabled view YES",
        "touch 1 began 60 60, 2 began 200 60",
        "explain",
      ])
  }

  static var to02: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4"), Source(.d2, "4a")],
      facts: [.uTD02, .uTD04],
      related: [.to01, .to03],
      example: [
        "touch 1 began 60 60",
        "touch 1 moved 80 60",
        "touch 1 moved 100 60",
        "touch 1 ended",
      ])
  }

  static var to03: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4"), Source(.d2, "4a")],
      facts: [.uTD02],
      related: [.to02, .to15],
      example: [
        "touch 1 began 60 60",
        "touch 1 ended",
        "explain",
      ])
  }

  static var to04: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4")],
      errors: [.x34],
      facts: [.uTD03, .uTD04],
      related: [.to05, .to06, .to08],
      example: [
        "add view E 20 20 100 100",
        "touch 1 began 60 60",
        "touch 1 moved 80 60",
        "touch 1 ended",
      ])
  }

  static var to05: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4")],
      errors: [.x35],
      facts: [.uTD11, .c9],
      related: [.gr03, .to04],
      example: [
        "tap 60 60 count 2",
        "explain",
        "wait 1",
        "tap 60 60",
        "explain",
      ])
  }

  static var to06: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4")],
      facts: [.uHT23],
      related: [.to07, .ht10],
      example: [
        "add view C 20 200 280 240",
        "add view E in C 160 20 100 200",
        "convert 230 320 from window to E",
        "convert 230 320 from window to C",
      ])
  }

  static var to07: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4")],
      facts: [.uTD02],
      related: [.to06, .to02],
      example: [
        "add view E 180 220 100 200",
        "touch 1 began 230 320",
        "touch 1 moved 235 330",
        "explain",
        "touch 1 ended",
      ])
  }

  static var to08: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d4, "1fig"), Source(.d1, "1.4")],
      facts: [.uTD01, .uHT15],
      related: [.to04, .to11],
      example: [
        "add view D 20 20 100 200",
        "add view E 160 20 100 200",
        "drag 200 100 to 60 100",
        "explain",
      ])
  }

  static var to09: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.2"), Source(.d1, "1.3")],
      facts: [.uTD05, .uTD06],
      related: [.to10, .to11, .to12],
      example: [
        "add view E 160 20 100 200",
        "handle E touches",
        "touch 1 began 200 100",
        "touch 1 ended",
      ])
  }

  static var to10: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.3")],
      facts: [.uTD04, .uTD15],
      related: [.to09, .to11],
      example: [
        "add view E 160 20 100 200",
        "handle E touches",
        "touch 1 began 200 100",
        "touch 1 moved 205 100",
        "touch 1 moved 210 100",
        "touch 1 ended",
      ])
  }

  static var to11: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.3")],
      facts: [.uTD01, .uTD06],
      related: [.to08, .to10],
      example: [
        "add view E 160 20 100 200",
        "handle E touches",
        "touch 1 began 200 100",
        "touch 1 moved 60 100",
        "touch 1 ended",
      ])
  }

  static var to12: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.3")],
      facts: [.uTD12, .uGR04],
      related: [.to09, .gr06],
      example: [
        "add view E 160 20 100 200",
        "handle E touches",
        "touch 1 began 200 100",
        "interrupt",
      ])
  }

  static var to13: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.5")],
      errors: [.x36],
      facts: [.uTD14],
      related: [.to15, .ev01],
      example: [
        "tap 60 60",
        "explain",
        "shake",
        "explain",
      ])
  }

  static var to14: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.5")],
      facts: [.uTD09],
      related: [.ev07, .to16],
      example: [
        "add view D 20 20 100 200",
        "add view E 160 20 100 200",
        "touch 1 began 60 60, 2 began 200 60",
        "explain",
      ])
  }

  static var to15: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.6")],
      errors: [.x36],
      facts: [.uTD14],
      related: [.to13, .to03],
      example: [
        "tap 60 60",
        "explain",
        "wait 1",
        "tap 60 60",
        "explain",
      ])
  }

  static var to16: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.6")],
      errors: [.x34],
      facts: [.uTD08, .uTD09],
      related: [.to17, .to18],
      example: [
        "handle view touches",
        "set multipleTouchEnabled view YES",
        "touch 1 began 60 60, 2 began 200 60",
        "touch 1 ended, 2 ended",
        "set multipleTouchEnabled view NO",
        "touch 1 began 60 60, 2 began 200 60",
      ])
  }

  static var to17: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.6")],
      errors: [.x34],
      facts: [.uTD08, .uTD09],
      related: [.to16, .to18],
      example: [
        "handle view touches",
        "set multipleTouchEnabled view YES",
        "touch 1 began 60 60",
        "touch 2 began 200 60",
      ])
  }

  static var to18: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.6")],
      facts: [.uTD09],
      related: [.to16, .to17],
      example: [
        "handle view touches",
        "set multipleTouchEnabled view YES",
        "touch 1 began 60 60, 2 began 200 60",
        "explain",
      ])
  }
}
