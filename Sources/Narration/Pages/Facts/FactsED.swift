import Engine

/// The editing menu.
extension Facts {
  static var ed01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uEM01, .uEM05, .uEM03],
      related: [.ed02, .ch19],
      example: [
        "add text-field T 20 40 280 40",
        "become-first-responder T",
        "handle T menu copy",
        "handle controller menu paste",
        "menu copy",
        "menu paste",
      ])
  }

  static var ed02: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      facts: [.uEM03, .uEM05],
      related: [.ed01, .fr05],
      example: [
        "add view V 20 120 280 100 canBecomeFirstResponder=YES",
        "handle V menu copy",
        "menu copy",
        "become-first-responder V",
        "menu copy",
      ])
  }
}
