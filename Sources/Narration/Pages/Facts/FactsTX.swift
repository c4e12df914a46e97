import Engine

/// Text editing.
extension Facts {
  static var tx01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uFR07, .uFR09],
      related: [.fr07, .tx02],
      example: [
        "add text-field T 20 40 280 40",
        "first-responder",
        "tap 60 60",
        "first-responder",
      ])
  }

  static var tx02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uFR07, .uFR02],
      related: [.tx01, .tx03],
      example: [
        "add text-field T 20 40 280 40",
        "tap 60 60",
        "type \"hi\"",
        "show T text",
      ])
  }

  static var tx03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uFR07],
      related: [.tx02, .tx04],
      example: [
        "add view pad 0 300 320 180",
        "add text-field T 20 40 280 40",
        "set inputView T pad",
        "tap 60 60",
      ])
  }

  static var tx04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2")],
      facts: [.uFR07],
      related: [.tx03, .fr02],
      example: [
        "add view pad 0 300 320 180",
        "add view V 20 120 280 100 canBecomeFirstResponder=YES",
        "set inputView V pad",
        "become-first-responder V",
      ])
  }
}
