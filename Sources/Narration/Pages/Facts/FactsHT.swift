import Engine

/// Hit testing.
extension Facts {
  static var ht01: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2"), Source(.d0, "2.1"), Source(.d4, "0"), Source(.d4, "1"), Source(.d2, "4a"),
        Source(.d3, "2"),
      ],
      errors: [.x16],
      facts: [.uHT01],
      related: [.ht02, .ht03, .ht04],
      example: [
        "add view A 0 0 320 480",
        "add view C in A 20 200 280 240",
        "hit-test 60 300",
        "explain",
      ])
  }

  static var ht02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d4, "1"), Source(.d2, "4a"), Source(.d3, "2")],
      facts: [.uHT01],
      related: [.ht01, .ht11],
      example: [
        "add view A 0 0 320 480",
        "add view C in A 20 200 280 240",
        "add view E in C 160 20 100 200",
        "hit-test 230 320",
      ])
  }

  static var ht03: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a"), Source(.d1, "2.1"), Source(.d0, "3.1"), Source(.d3, "3")],
      errors: [.x05, .x37, .x43],
      facts: [.uHT01, .c17],
      related: [.ht04, .ht06, .ht08, .gt07],
      example: [
        "add view A 20 20 200 200",
        "add view B in A 20 20 80 80",
        "hit-test 60 60",
        "hit-test 150 150",
        "set hidden A YES",
        "hit-test 60 60",
      ])
  }

  static var ht04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d3, "3"), Source(.d4, "1fig")],
      errors: [.x05],
      facts: [.uHT01, .c17],
      related: [.ht03, .pi01, .qz03],
      example: [
        "add view A 0 0 200 200",
        "add view B in A 20 20 80 80 hidden=YES",
        "hit-test 40 40",
        "explain",
      ])
  }

  static var ht05: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2.1"), Source(.d4, "1fig"), Source(.d2, "4a"), Source(.d3, "2"),
        Source(.d3, "3"),
      ],
      errors: [.x19],
      facts: [.uHT02, .uHT09],
      related: [.ht13, .gt04, .pi02],
      example: [
        "add view C 20 200 280 240",
        "add view D in C 20 20 100 200",
        "hit-test 100 80",
        "explain",
      ])
  }

  static var ht06: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "4a"), Source(.d3, "3"), Source(.d0, "3.1")],
      errors: [.x06],
      facts: [.uHT01, .uHT11],
      related: [.ht07, .qz08],
      example: [
        "add view A 20 20 200 120",
        "add view B 120 60 200 120",
        "hit-test 150 100",
        "bring-to-front A",
        "hit-test 150 100",
      ])
  }

  static var ht07: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "3"), Source(.d2, "4a"), Source(.d0, "3.1")],
      errors: [.x06],
      facts: [.uHT01],
      related: [.ht06, .ht08],
      example: [
        "add view green 40 40 160 160",
        "add view blue 80 80 80 80",
        "hit-test 120 120",
        "explain",
      ])
  }

  static var ht08: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d1, "2.1"), Source(.d2, "3"), Source(.d2, "4a"), Source(.d3, "3"),
        Source(.d0, "3.1"),
      ],
      facts: [.uHT01],
      related: [.ht03, .ht18],
      example: [
        "add view C 20 200 280 240",
        "add view D in C 20 20 100 200",
        "add view E in C 160 20 100 200",
        "hit-test 160 300",
      ])
  }

  static var ht09: RuleFacts {
    RuleFacts(
      sources: [Source(.d4, "1fig"), Source(.d3, "3")],
      facts: [.uHT01],
      related: [.ht08, .ht02],
      example: [
        "add view A 0 0 320 480",
        "add view C in A 20 200 280 240",
        "add view E in C 160 20 100 200",
        "hit-test 230 320",
        "explain",
      ])
  }

  static var ht10: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "4a"), Source(.d0, "3.1")],
      facts: [.uHT07, .uHT08, .uHT23],
      related: [.pi01, .to06],
      example: [
        "add view A 0 0 320 480",
        "add view C in A 20 200 280 240",
        "add view E in C 160 20 100 200",
        "convert 230 320 from A to E",
        "hit-test 230 320",
        "explain",
      ])
  }

  static var ht11: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d4, "1fig")],
      errors: [.x07],
      facts: [.uHT01],
      related: [.ht02, .ht12],
      example: [
        "add view A 0 0 320 480",
        "add view B in A 20 20 280 140",
        "add view C in A 20 200 280 240",
        "add view D in C 20 20 100 200",
        "add view E in C 160 20 100 200",
        "hit-test 230 320",
      ])
  }

  static var ht12: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2.1"), Source(.d4, "1fig"), Source(.d1, "2.1"), Source(.d2, "4a"),
        Source(.d3, "3"),
      ],
      errors: [.x07],
      facts: [.uHT01],
      related: [.ht06, .ht11],
      example: [
        "add view C 20 200 280 240",
        "add view D in C 20 20 100 200",
        "add view E in C 160 20 100 200",
        "hit-test 230 320",
        "bring-to-front D",
        "hit-test 230 320",
      ])
  }

  static var ht13: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d2, "4a"), Source(.d3, "2"), Source(.d3, "4")],
      errors: [.x04],
      facts: [.uHT09, .uHT21],
      related: [.ht05, .ht14, .qz06],
      example: [
        "add view red 0 20 240 240",
        "add view blue in red 200 200 80 80",
        "hit-test 220 240",
        "hit-test 250 270",
      ])
  }

  static var ht14: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d2, "4a"), Source(.d3, "2"), Source(.d3, "4")],
      errors: [.x04],
      facts: [.uHT09],
      related: [.ht13],
      example: [
        "add view red 0 20 240 240 clipsToBounds=YES",
        "add view blue in red 200 200 80 80",
        "hit-test 250 270",
        "set clipsToBounds red NO",
        "hit-test 250 270",
      ])
  }

  static var ht15: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "4")],
      facts: [.uHT10, .uHT12],
      related: [.gt03, .pi02],
      example: [
        "add label caption 20 20 200 100",
        "add view clear 20 20 200 100",
        "hit-test 60 60",
      ])
  }

  static var ht16: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "4a"), Source(.d3, "2")],
      facts: [.uHT16, .uHT17, .uWN02],
      related: [.ht04, .ev10],
      example: [
        "add view A 0 0 320 480",
        "hit-test 60 60",
        "override window hit-test nil",
        "tap 60 60",
      ])
  }

  static var ht17: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      facts: [.uHT01, .uHT20],
      related: [.ht06, .ht18, .ht19],
      example: [
        "add view B 80 80 220 260",
        "add view A 40 40 200 200",
        "add view D in A 20 20 120 120",
        "add view C in A 60 60 120 120",
        "set hidden C YES",
        "hit-test 150 150",
      ])
  }

  static var ht18: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      errors: [.x09],
      facts: [.uHT01],
      related: [.ht08, .ht17],
      example: [
        "add view A 40 40 200 200",
        "add view D in A 20 20 120 120",
        "add view C in A 60 60 120 120",
        "hit-test 50 50",
        "hit-test 150 150",
      ])
  }

  static var ht19: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a"), Source(.d1, "2.1"), Source(.d3, "3")],
      errors: [.x08],
      facts: [.uHT20],
      related: [.ht17, .ht08],
      example: [
        "add view B 80 80 220 260",
        "add view A 40 40 200 200",
        "add view D in A 20 20 120 120",
        "add view C in A 60 60 120 120",
        "override C hit-test nil",
        "hit-test 150 150",
      ])
  }
}
