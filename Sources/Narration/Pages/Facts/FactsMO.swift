import Engine

/// Motion.
extension Facts {
  static var mo01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d4, "0"), Source(.d2, "2")],
      facts: [.uMO01, .uMO02, .c6],
      related: [.fr04, .mo02],
      example: [
        "add text-field T 20 40 280 40",
        "become-first-responder T",
        "handle T motion",
        "shake",
      ])
  }

  static var mo02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d1, "1.2")],
      errors: [.x33],
      facts: [.uMO01, .uMO08],
      related: [.mo01, .ch02],
      example: [
        "add text-field T 20 40 280 40",
        "become-first-responder T",
        "handle T motion",
        "shake",
      ])
  }

  static var mo03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d4, "0")],
      errors: [.x23],
      facts: [.uMO03],
      related: [.ne03, .ev02],
      example: [
        "shake",
        "sensor gyro",
      ])
  }
}
