import Engine

/// Events and the event queue.
extension Facts {
  static var ev01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "0"), Source(.d0, "1"), Source(.d4, "0")],
      facts: [.uTD14],
      related: [.ev02, .to13],
      example: [
        "tap 60 60",
        "shake",
        "explain",
      ])
  }

  static var ev02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "1"), Source(.d1, "1.1")],
      errors: [.x01],
      facts: [.uMO03, .uMO04, .uMO05],
      related: [.ev01, .ev06, .ne03],
      example: [
        "tap 60 60",
        "shake",
        "remote play",
        "press select",
      ])
  }

  static var ev03: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2"), Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "2"), Source(.d4, "0"),
      ],
      errors: [.x31, .x20],
      facts: [.uWN08],
      related: [.ev04, .ev05],
      example: [
        "post shake",
        "queue",
        "pump",
        "queue",
      ])
  }

  static var ev04: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "3"), Source(.d0, "2")],
      errors: [.x31],
      facts: [.uWN08],
      related: [.ev03, .ev05],
      example: [
        "post tap 60 60",
        "post shake",
        "queue",
        "pump",
        "pump",
        "queue",
      ])
  }

  static var ev05: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2"), Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "2"), Source(.d4, "0"),
      ],
      errors: [.x32],
      facts: [.uWN01, .uWN02, .uWN07],
      related: [.ev03, .ev06, .ht16],
      example: [
        "add window W 0 0 320 480",
        "add view V in W 0 0 320 480",
        "tap 60 60",
        "rules documents",
        "tap 60 60",
      ])
  }

  static var ev06: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d4, "0"), Source(.d2, "2")],
      errors: [.x16],
      facts: [.uRC13, .uMO01],
      related: [.fr04, .fr05, .fr06],
      example: [
        "add text-field T 20 40 280 40",
        "add view V 20 120 280 100",
        "become-first-responder T",
        "tap 60 150",
        "shake",
      ])
  }

  static var ev07: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d1, "1.5"), Source(.d1, "1.6")],
      errors: [.x23],
      facts: [.uTD02, .uTD09],
      related: [.ev01, .to14, .to16],
      example: [
        "set multipleTouchEnabled view YES",
        "touch 1 began 60 60, 2 began 200 60",
        "explain",
      ])
  }

  static var ev08: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d1, "2.1"), Source(.d1, "2.2"), Source(.d2, "5"), Source(.d0, "2"),
        Source(.d4, "0"),
      ],
      facts: [.uWN07, .uTD05],
      related: [.ev09, .ht01, .ch04],
      example: [
        "add view A 0 0 320 480",
        "add view E in A 180 220 100 200",
        "tap 230 320",
        "explain",
      ])
  }

  static var ev09: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "3")],
      errors: [.x10],
      facts: [.uWN10, .uTD05],
      related: [.ev08, .ev10, .ch07],
      example: [
        "add view A 0 0 320 480",
        "add view E in A 180 220 100 200",
        "tap 230 320",
        "explain",
      ])
  }

  static var ev10: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "3"), Source(.d2, "4a")],
      errors: [.x10],
      facts: [.uWN03, .uWN10],
      related: [.ev09, .ch07, .gt01],
      example: [
        "set userInteractionEnabled window NO",
        "tap 60 60",
      ])
  }
}
