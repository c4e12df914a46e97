import Engine

/// First responder.
extension Facts {
  static var fr01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2"), Source(.d2, "1"), Source(.d2, "2")],
      errors: [.x16],
      facts: [.uFR02, .uRC13],
      related: [.fr04, .fr06],
      example: [
        "add view V 20 120 280 100 canBecomeFirstResponder=YES",
        "become-first-responder V",
        "first-responder",
        "handle V motion",
        "shake",
      ])
  }

  static var fr02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      errors: [.x22],
      facts: [.uFR01, .uFR03, .uFR04, .c14],
      related: [.fr03, .fr07],
      example: [
        "add view V 20 120 280 100",
        "become-first-responder V",
        "set canBecomeFirstResponder V YES",
        "become-first-responder V",
        "first-responder",
      ])
  }

  static var fr03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      errors: [.x41],
      facts: [.uFR04, .uFR05, .c7],
      related: [.fr02],
      example: [
        "add controller M in nil",
        "set canBecomeFirstResponder M.view YES",
        "on M view-will-appear do become-first-responder M.view",
        "on M view-did-appear do become-first-responder M.view",
        "present M from controller",
        "first-responder",
      ])
  }

  static var fr04: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2"), Source(.d0, "2.2"), Source(.d4, "0"), Source(.d4, "2"), Source(.d2, "2"),
      ],
      facts: [.uMO01, .uMO02, .c6],
      related: [.fr01, .mo01, .rc02],
      example: [
        "add view V 20 120 280 100 canBecomeFirstResponder=YES",
        "handle controller motion",
        "become-first-responder V",
        "shake",
      ])
  }

  static var fr05: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      errors: [.x16],
      facts: [.uMO05, .uRC13],
      related: [.ev06, .pr01, .ed02],
      example: [
        "add text-field T 20 40 280 40",
        "add view F 20 260 280 60",
        "become-first-responder T",
        "focus F",
        "press select",
        "shake",
      ])
  }

  static var fr06: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d2, "1"), Source(.d2, "4a"), Source(.d3, "2"), Source(.d4, "1fig"),
        Source(.d0, "2.1"), Source(.d4, "1"),
      ],
      errors: [.x16],
      facts: [.uRC13, .uFR12],
      related: [.fr01, .ev06, .ht01],
      example: [
        "add text-field T 20 40 280 40",
        "add view V 20 120 280 100",
        "become-first-responder T",
        "tap 60 150",
        "first-responder",
      ])
  }

  static var fr07: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      errors: [.x42],
      facts: [.uFR07, .uFR09],
      related: [.tx01, .fr02],
      example: [
        "add text-field T 20 40 280 40",
        "add view V 20 120 280 100 canBecomeFirstResponder=YES",
        "tap 60 150",
        "first-responder",
        "tap 60 60",
        "first-responder",
      ])
  }
}
