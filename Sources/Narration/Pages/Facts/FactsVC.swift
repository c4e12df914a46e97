import Engine

/// View controllers.
extension Facts {
  static var vc01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d1, "1.2"), Source(.d2, "1"), Source(.d4, "2")],
      facts: [.uRC03, .uRC11],
      related: [.ne02, .ch09],
      example: [
        "add view I 40 40 120 80",
        "handle controller touches",
        "tap 100 80",
      ])
  }

  static var vc02: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5"), Source(.d0, "2.3"), Source(.d4, "3")],
      facts: [.uRC04, .c11],
      related: [.ch09, .vc03],
      example: [
        "chain view",
        "chain controller",
      ])
  }

  static var vc03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3")],
      errors: [.x12],
      facts: [.uRC03, .uRC12],
      related: [.vc02, .ch13],
      example: [
        "add controller K in controller 20 80 280 320",
        "chain K",
      ])
  }

  static var vc04: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5")],
      errors: [.x40, .x12],
      facts: [.uRC05],
      related: [.vc02, .vc03],
      example: [
        "present M from controller",
        "chain M.view",
      ])
  }
}
