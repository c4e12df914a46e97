import Engine

/// Recipes.
extension Facts {
  static var re01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.1")],
      facts: [.uHT21],
      related: [.re02, .re03, .pi05],
      example: [
        "add button B 90 90 20 20",
        "hit-test 85 85",
        "override B point-inside inset -10",
        "hit-test 85 85",
        "hit-test 79 79",
      ])
  }

  static var re02: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.1")],
      errors: [.x02],
      facts: [.uHT01, .uHT17],
      related: [.re01, .re03],
      example: [
        "add view P 50 50 100 100",
        "add button B in P 40 40 20 20",
        "override B hit-test self",
        "hit-test 30 30 in P",
        "override B point-inside never",
        "hit-test 30 30 in P",
      ])
  }

  static var re03: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.1"), Source(.d2, "4b")],
      errors: [.x29],
      facts: [.uHT21],
      related: [.re02, .pi05],
      example: [
        "add view P 50 50 100 100",
        "add button B in P 40 40 20 20",
        "override B point-inside inset -10",
        "hit-test 35 35 in P",
        "hit-test 70 50 in P",
      ])
  }

  static var re04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      facts: [.uHT20],
      related: [.re05, .re06],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100",
        "override B hit-test nil",
        "hit-test 160 210",
      ])
  }

  static var re05: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      errors: [.x27],
      facts: [.uHT20],
      related: [.re04, .re06],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100",
        "override P hit-test self",
        "hit-test 160 210",
        "hit-test 10 20",
      ])
  }

  static var re06: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      errors: [.x27],
      facts: [.uCT10, .uCT11, .c3],
      related: [.ac03, .re04],
      example: [
        "add view P 50 100 200 200",
        "add button B in P 60 60 100 100",
        "add-target B nil touched:",
        "handle P action touched:",
        "tap 160 210",
      ])
  }

  static var re07: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.3")],
      errors: [.x24, .x25],
      facts: [.uHT20],
      related: [.re08, .ht19],
      example: [
        "add view B 20 20 280 300",
        "add view C 20 200 280 240",
        "add view D in C 20 20 100 200",
        "override C hit-test pass-through",
        "hit-test 160 260",
        "hit-test 90 270",
      ])
  }

  static var re08: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.3")],
      errors: [.x24],
      facts: [.uHT20],
      related: [.re07, .re04],
      example: [
        "add view B 20 20 280 300",
        "add view C 20 200 280 240",
        "add view D in C 20 20 100 200",
        "override C hit-test nil",
        "hit-test 160 260",
        "hit-test 90 270",
      ])
  }

  static var re09: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.4")],
      facts: [.uHT09, .uSV01],
      related: [.re10, .ht13],
      example: [
        "add collection-view list 0 0 320 480",
        "add view cell in list 0 100 160 120",
        "add scroll-view banner in cell 0 0 160 120",
        "hit-test 80 160",
        "hit-test 240 160",
      ])
  }

  static var re10: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.4")],
      facts: [.uHT19, .uSV01],
      related: [.re09, .re11],
      example: [
        "add view cell 0 100 160 120",
        "add scroll-view banner in cell 0 0 160 120",
        "hit-test 240 160",
        "override cell hit-test fallback banner",
        "hit-test 240 160",
      ])
  }

  static var re11: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.4"), Source(.d0, "2.1")],
      errors: [.x26],
      facts: [.uHT19],
      related: [.re10],
      example: [
        "add view cell 0 100 160 120",
        "add scroll-view banner in cell 0 0 160 120",
        "override cell hit-test fallback banner",
        "hit-test 240 400",
        "set hidden cell YES",
        "hit-test 80 160",
      ])
  }

  static var re12: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "1"), Source(.d2, "5")],
      errors: [.x28],
      facts: [.uRC02, .uRC12],
      related: [.re13, .ch08],
      example: [
        "add controller K in controller 20 80 280 320",
        "add view I in K.view 40 40 120 80",
        "find-controller I",
        "find-controller view",
      ])
  }

  static var re13: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "1")],
      errors: [.x28],
      facts: [.uRC02, .uCD05],
      related: [.re12, .ch16],
      example: [
        "add table-view list 0 0 320 480",
        "add table-cell cell in list 0 0 320 60 class=MyCell",
        "add view content in cell 0 0 320 60",
        "add button B in content 240 10 70 40",
        "find-ancestor B class MyCell",
      ])
  }

  static var re14: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "5")],
      facts: [.uHT15],
      related: [.ht04, .ht09, .qz02],
      example: [
        "add view red 0 20 240 240",
        "add view green in red 40 40 160 160",
        "add view blue in red 80 80 80 80",
        "hit-test 120 140",
        "explain",
      ])
  }

  static var re15: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "6"), Source(.d0, "3.1"), Source(.d0, "3.4")],
      facts: [.uHT19, .uHT21],
      related: [.re01, .re10],
      example: [
        "add button B 90 90 20 20",
        "override B point-inside inset -10",
        "hit-test 85 85",
      ])
  }
}
