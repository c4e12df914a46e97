import Engine

/// Gates: views that take no touches.
extension Facts {
  static var gt01: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "4"), Source(.d0, "3.1")],
      errors: [.x03],
      facts: [.uCD01, .uTD16, .uHT02],
      related: [.gt04, .gt07, .qz04],
      example: [
        "add view green 40 40 160 160",
        "add view blue 80 80 80 80",
        "hit-test 120 120",
        "set userInteractionEnabled blue NO",
        "hit-test 120 120",
      ])
  }

  static var gt02: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "4"), Source(.d3, "6"),
        Source(.d0, "3.1"),
      ],
      errors: [.x03],
      facts: [.uHT05, .uHT02],
      related: [.gt04, .gt06, .qz03],
      example: [
        "add view green 40 40 160 160",
        "add view blue 80 80 80 80",
        "set hidden blue YES",
        "hit-test 120 120",
      ])
  }

  static var gt03: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d1, "2.1"), Source(.d2, "3"), Source(.d2, "4a"), Source(.d3, "4"),
        Source(.d0, "3.1"),
      ],
      errors: [.x02],
      facts: [.c1, .uHT03, .uHT04, .uHT14],
      related: [.gt07, .qz05],
      example: [
        "add view green 40 40 160 160",
        "add view blue 80 80 80 80 alpha=0.00999",
        "hit-test 120 120",
        "set alpha blue 0.02",
        "hit-test 120 120",
      ])
  }

  static var gt04: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d1, "2.1"), Source(.d2, "3"), Source(.d2, "4a"), Source(.d0, "2.1"),
        Source(.d4, "1fig"),
      ],
      facts: [.uHT02, .uHT05],
      related: [.gt01, .ht05, .qz07],
      example: [
        "add view A 0 0 320 480",
        "add view C in A 20 200 280 240 userInteractionEnabled=NO",
        "add view E in C 160 20 100 200",
        "hit-test 230 320",
      ])
  }

  static var gt05: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1")],
      facts: [.c18, .uCD01, .uCD02],
      related: [.gt01, .gt04],
      example: [
        "add image-view icon 20 20 200 200",
        "add button B in icon 50 50 100 100",
        "hit-test 120 120",
        "set userInteractionEnabled icon YES",
        "hit-test 120 120",
      ])
  }

  static var gt06: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "6"), Source(.d2, "4a")],
      errors: [.x37],
      facts: [.uHT02, .uHT20],
      related: [.gt02, .ht19],
      example: [
        "add view B 80 80 220 260",
        "add view A 40 40 200 200 hidden=YES",
        "hit-test 150 150",
      ])
  }

  static var gt07: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      errors: [.x03],
      facts: [.uHT01, .uHT03],
      related: [.gt01, .gt02, .gt03],
      example: [
        "add view B 80 80 220 260",
        "add view A 40 40 200 200",
        "hit-test 150 150",
        "set alpha A 0",
        "hit-test 150 150",
      ])
  }

  static var gt08: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "4"), Source(.d1, "2.1"), Source(.d2, "3")],
      errors: [.x38],
      facts: [.uHT09, .uHT13, .uHT16],
      related: [.gt07, .ht13, .qz06],
      example: [
        "add view red 0 20 240 240",
        "add view blue in red 200 200 80 80",
        "hit-test 250 270",
        "set hidden blue YES",
        "hit-test 220 240",
      ])
  }
}
