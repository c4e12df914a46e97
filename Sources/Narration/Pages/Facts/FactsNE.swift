import Engine

/// What is no responder, what is no event.
extension Facts {
  static var ne01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2"), Source(.d2, "1")],
      facts: [.uRC11],
      related: [.ne02, .ch02],
      example: [
        "add view E 20 20 100 100",
        "add layer L in E 0 0 100 100",
        "hit-test 60 60",
      ])
  }

  static var ne02: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.2"), Source(.d2, "1"), Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uRC01, .uRC11],
      related: [.ch02, .vc01],
      example: [
        "handle app touches",
        "handle controller touches",
        "handle view touches",
        "tap 60 60",
      ])
  }

  static var ne03: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      errors: [.x01],
      facts: [.uMO03],
      related: [.mo03, .ev02],
      example: [
        "add text-field T 20 40 280 40",
        "become-first-responder T",
        "sensor gyro",
        "shake",
      ])
  }

  static var ne04: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      errors: [.x17, .x27],
      facts: [.uCT08],
      related: [.ac02, .re06],
      example: [
        "add button B 20 20 100 40",
        "add-target B controller save:",
        "tap 60 40",
        "explain",
      ])
  }
}
