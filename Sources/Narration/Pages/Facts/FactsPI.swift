import Engine

/// pointInside and regions.
extension Facts {
  static var pi01: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "4b"), Source(.d0, "2.1")],
      facts: [.uHT07],
      related: [.ht10, .pi02],
      example: [
        "add view C 20 200 280 240",
        "point-inside C 210 120",
        "point-inside C 230 320",
      ])
  }

  static var pi02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d3, "3"), Source(.d4, "1fig"), Source(.d2, "4a")],
      facts: [.uHT06, .uHT12],
      related: [.pi01, .pi04],
      example: [
        "add view A 20 20 20 20",
        "point-inside A 0 0",
        "point-inside A 19.9 19.9",
        "point-inside A 20 10",
      ])
  }

  static var pi03: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b"), Source(.d0, "3.1")],
      facts: [.uHT06],
      related: [.pi05, .re03],
      example: [
        "add button B 50 50 20 20",
        "override B point-inside inset -10",
        "point-inside B -10 -10",
        "point-inside B 30 10",
      ])
  }

  static var pi04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.1"), Source(.d2, "4b"), Source(.d0, "2.1")],
      facts: [.uHT01, .uHT19],
      related: [.ht04, .pi05, .re03],
      example: [
        "add button B 90 90 20 20",
        "hit-test 85 85",
        "override B point-inside inset -10",
        "hit-test 85 85",
      ])
  }

  static var pi05: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b"), Source(.d0, "3.1")],
      errors: [.x29],
      facts: [.uHT21],
      related: [.pi03, .pi09, .re03],
      example: [
        "add button btn2 180 120 120 120",
        "hit-test 305 150",
        "override btn2 point-inside inset -10",
        "hit-test 305 150",
        "hit-test 310 150",
      ])
  }

  static var pi06: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b")],
      errors: [.x30],
      facts: [.uHT12, .uHT21],
      related: [.pi05, .pi07, .qz09],
      example: [
        "add button btn1 40 60 200 120",
        "override btn1 point-inside rects -20 0 40 120, 180 0 40 120",
        "hit-test 30 100",
        "hit-test 140 100",
      ])
  }

  static var pi07: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b")],
      facts: [.uHT12],
      related: [.pi06, .ac01],
      example: [
        "add button btn1 40 60 200 120",
        "add-target btn1 controller tapped:",
        "override btn1 point-inside rects -20 0 40 120, 180 0 40 120",
        "tap 140 100",
        "tap 30 100",
      ])
  }

  static var pi08: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b")],
      facts: [.uHT01],
      related: [.pi06, .qz08, .ht07],
      example: [
        "add button btn1 40 60 200 120",
        "add button btn2 180 120 120 120",
        "override btn1 point-inside rects -20 0 40 120, 180 0 40 120",
        "hit-test 230 150",
        "explain",
      ])
  }

  static var pi09: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d2, "4a")],
      facts: [.uHT21],
      related: [.pi05, .ht13],
      example: [
        "add view P 50 50 100 100",
        "add button B in P 0 0 20 20",
        "override B point-inside inset -10",
        "hit-test -5 10 in P",
        "hit-test 25 10 in P",
      ])
  }
}
