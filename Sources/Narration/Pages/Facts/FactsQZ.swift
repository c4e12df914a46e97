import Engine

/// Quiz problems.
extension Facts {
  static var qz01: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "1"), Source(.d3, "6")],
      errors: [.x39],
      facts: [.uCD01, .uHT20],
      related: [.qz04, .gt06],
      example: [
        "add view A 0 0 240 240",
        "add view B in A 40 40 120 120",
        "add view C in A 120 120 80 80 userInteractionEnabled=NO",
        "hit-test 140 140",
        "hit-test 180 180",
      ])
  }

  static var qz02: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "5")],
      facts: [.uGR10],
      related: [.gr08, .qz03],
      example: [
        "add view red 0 20 240 240",
        "add view green in red 40 40 160 160",
        "add view blue in red 80 80 80 80",
        "hit-test 120 140",
        "hit-test 60 80",
        "hit-test 10 40",
      ])
  }

  static var qz03: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "6")],
      errors: [.x05],
      facts: [.uHT05, .c17],
      related: [.gt02, .qz02],
      example: [
        "add view red 0 20 240 240",
        "add view green in red 40 40 160 160",
        "add view blue in red 80 80 80 80 hidden=YES",
        "hit-test 120 140",
      ])
  }

  static var qz04: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "4"), Source(.d3, "6")],
      facts: [.uCD01],
      related: [.gt01, .qz01],
      example: [
        "add view red 0 20 240 240",
        "add view green in red 40 40 160 160",
        "add view blue in red 80 80 80 80 userInteractionEnabled=NO",
        "hit-test 120 140",
      ])
  }

  static var qz05: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "4"), Source(.d3, "6")],
      errors: [.x02],
      facts: [.uHT03, .c1],
      related: [.gt03],
      example: [
        "add view red 0 20 240 240",
        "add view green in red 40 40 160 160",
        "add view blue in red 80 80 80 80 alpha=0.00999",
        "hit-test 120 140",
        "set alpha blue 0.02",
        "hit-test 120 140",
      ])
  }

  static var qz06: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "4"), Source(.d3, "6")],
      facts: [.uHT09],
      related: [.ht13, .gt08],
      example: [
        "add view red 0 20 240 240",
        "add view blue in red 200 200 80 80",
        "hit-test 220 240",
        "hit-test 250 270",
      ])
  }

  static var qz07: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      facts: [.uHT02],
      related: [.gt04],
      example: [
        "add view P 0 0 320 400",
        "add button btn1 in P 40 60 200 120",
        "add button btn2 in P 180 120 120 120",
        "set userInteractionEnabled P NO",
        "hit-test 100 100",
        "hit-test 270 200",
      ])
  }

  static var qz08: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      facts: [.uHT01],
      related: [.ht06, .pi08],
      example: [
        "add button btn1 40 60 200 120",
        "add button btn2 180 120 120 120",
        "hit-test 210 150",
        "explain",
      ])
  }

  static var qz09: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b")],
      facts: [.uHT21],
      related: [.pi05, .pi06],
      example: [
        "add button btn1 40 60 200 120",
        "add button btn2 180 120 120 120",
        "override btn2 point-inside inset -10",
        "override btn1 point-inside rects -20 0 40 120, 180 0 40 120",
        "hit-test 305 150",
        "hit-test 100 100",
      ])
  }
}
