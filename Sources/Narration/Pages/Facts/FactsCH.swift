import Engine

/// The responder chain.
extension Facts {
  static var ch01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d1, "2.2"), Source(.d4, "2")],
      facts: [.uRC01],
      related: [.ch03, .ch16],
      example: [
        "add view A 0 0 200 200",
        "add view B in A 20 20 80 80",
        "chain B",
      ])
  }

  static var ch02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d1, "1.2"), Source(.d2, "1"), Source(.d4, "2")],
      facts: [.uRC01, .uRC11, .uMO05],
      related: [.ne02, .vc01],
      example: [
        "add view A 0 0 200 200",
        "handle A touches",
        "handle controller motion",
        "handle app remote",
        "tap 60 60",
      ])
  }

  static var ch03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d0, "2.3"), Source(.d4, "2"), Source(.d2, "5")],
      errors: [.x11],
      facts: [.uRC06, .uRC08, .c8],
      related: [.ch11, .ev06],
      example: [
        "add view A 0 0 200 200",
        "chain A",
        "rules documents",
        "chain A",
      ])
  }

  static var ch04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3"), Source(.d2, "1"), Source(.d2, "5")],
      errors: [.x33, .x21],
      facts: [.uTD05, .uTD06],
      related: [.ch05, .ch06, .ch07],
      example: [
        "add view S 20 60 280 300",
        "add view I in S 40 40 120 80",
        "handle S touches",
        "tap 100 130",
      ])
  }

  static var ch05: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.2")],
      errors: [.x14],
      facts: [.uTD05, .uTD06, .uTD07],
      related: [.ch04, .ch06],
      example: [
        "add view S 20 60 280 300",
        "add view I in S 40 40 120 80",
        "handle controller touches",
        "tap 100 130",
        "explain",
      ])
  }

  static var ch06: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.2")],
      errors: [.x15],
      facts: [.uTD06],
      related: [.ch04, .ch05],
      example: [
        "add view S 20 60 280 300",
        "add view I in S 40 40 120 80",
        "handle I touches then super",
        "handle S touches",
        "tap 100 130",
      ])
  }

  static var ch07: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2.3"), Source(.d1, "2.2"), Source(.d2, "5"), Source(.d4, "2"),
        Source(.d4, "3"),
      ],
      errors: [.x11],
      facts: [.uWN10, .uTD05],
      related: [.ch03, .ev10],
      example: [
        "add view I 40 40 120 80",
        "tap 100 80",
      ])
  }

  static var ch08: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.2"), Source(.d2, "5"), Source(.d0, "2.3"), Source(.d4, "3")],
      errors: [.x13],
      facts: [.uRC02],
      related: [.ch09, .ch15],
      example: [
        "add view S 20 60 280 300",
        "add view I in S 40 40 120 80",
        "chain I",
      ])
  }

  static var ch09: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3"), Source(.d2, "5")],
      errors: [.x12],
      facts: [.uRC03, .uRC04, .c11],
      related: [.vc02, .vc03, .ch13],
      example: [
        "add controller K in controller 20 80 280 320",
        "chain K",
        "chain controller",
      ])
  }

  static var ch10: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5"), Source(.d0, "2.3"), Source(.d1, "2.2"), Source(.d4, "3")],
      facts: [.uRC06, .c8],
      related: [.ch03, .ch11],
      example: [
        "chain window",
        "rules documents",
        "chain window",
      ])
  }

  static var ch11: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5")],
      errors: [.x11],
      facts: [.uRC07, .uRC08],
      related: [.ch03, .ch10],
      example: [
        "chain app",
        "set delegate app plain",
        "chain app",
      ])
  }

  static var ch12: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3")],
      facts: [.uRC02, .uRC04],
      related: [.ch13, .ch08],
      example: [
        "add view S 20 60 280 300",
        "add view I in S 40 40 120 80",
        "tap 100 130",
      ])
  }

  static var ch13: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3")],
      facts: [.uRC03, .uRC12],
      related: [.ch12, .vc03],
      example: [
        "add controller K in controller 20 80 280 320",
        "add view I in K.view 40 40 120 80",
        "tap 100 160",
      ])
  }

  static var ch14: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3")],
      errors: [.x42],
      facts: [.uRC12],
      related: [.ch12, .ch13, .ch16],
      example: [
        "add controller K in controller 20 80 280 320",
        "add view I in K.view 40 40 120 80",
        "chain I",
        "add view P 0 0 320 480",
        "move K.view to P",
        "chain I",
      ])
  }

  static var ch15: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.2")],
      errors: [.x13],
      facts: [.uRC09],
      related: [.ch08, .ch12],
      example: [
        "add window W 0 0 320 480",
        "add view T in W 0 0 320 480",
        "chain T",
        "chain view",
      ])
  }

  static var ch16: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5")],
      facts: [.uRC12],
      related: [.ch01, .ch14],
      example: [
        "add controller K in controller 20 80 280 320",
        "add view I in K.view 40 40 120 80",
        "add view V 0 0 100 40",
        "chain I",
        "chain V",
      ])
  }

  static var ch17: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5")],
      facts: [.uRC10],
      related: [.ch16, .ch08],
      example: [
        "add view I 40 40 120 80",
        "override I next window",
        "chain I",
        "tap 100 80",
      ])
  }

  static var ch18: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3")],
      facts: [.uTD06, .uMO01],
      related: [.ch06, .fr04],
      example: [
        "add view I 40 40 120 80 canBecomeFirstResponder=YES",
        "handle I motion then super",
        "handle controller motion",
        "become-first-responder I",
        "shake",
      ])
  }

  static var ch19: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      errors: [.x18],
      facts: [.uMO01, .uEM01, .uCT10],
      related: [.ac02, .ed01, .mo01],
      example: [
        "add text-field T 20 40 280 40",
        "become-first-responder T",
        "handle controller motion",
        "shake",
        "handle controller menu paste",
        "menu paste",
      ])
  }
}
