import Engine

/// Where a view is hit, and in which window.
extension MistakenFacts {
  static var outsideReachableUnlessClipped: MistakeFacts {
    MistakeFacts(
      .ht14,
      [
        "add view A 20 20 100 100",
        "add button B in A 50 50 100 100",
      ],
      "hit-test 150 150", "hitView")
  }

  static var outsideAlwaysReachable: MistakeFacts {
    MistakeFacts(
      .ht13,
      [
        "add view A 20 20 100 100 clipsToBounds=YES",
        "add button B in A 50 50 100 100",
      ],
      "hit-test 150 150", "hitView")
  }

  static var enlargedAreaEscapesParent: MistakeFacts {
    MistakeFacts(
      .pi09,
      [
        "add view A 20 20 100 100",
        "add button B in A 80 40 20 20",
        "override B point-inside inset -30",
      ],
      "hit-test 130 70", "hitView")
  }

  static var edgesInclusive: MistakeFacts {
    MistakeFacts(
      .uHT06,
      [
        "add view A 20 20 100 100"
      ],
      "hit-test 120 70", "hitView")
  }

  static var boundsOriginIgnored: MistakeFacts {
    MistakeFacts(
      .uHT07,
      [
        "add scroll-view S 0 0 320 200 contentSize=320 400",
        "add button B in S 20 50 100 100",
        "set contentOffset S 0 100",
      ],
      "hit-test 70 30", "hitView")
  }

  static var pointIsNotConverted: MistakeFacts {
    MistakeFacts(
      .ht10,
      [
        "add view A 100 100 200 200",
        "add view B in A 20 20 60 60",
      ],
      "hit-test 130 130", "hitView")
  }

  static var frameIsHitArea: MistakeFacts {
    MistakeFacts(
      .uHT08,
      [
        "add view A 100 100 100 100",
        "set transform A rotate 45",
      ],
      "hit-test 85 85", "hitView")
  }

  static var transformIgnored: MistakeFacts {
    MistakeFacts(
      .uHT08,
      [
        "add view A 100 100 100 100",
        "set transform A scale 2",
      ],
      "hit-test 75 75", "hitView")
  }

  static var keyWindowTakesAll: MistakeFacts {
    MistakeFacts(
      .ev05,
      [
        "add window W 0 0 320 200",
        "add view P in W 0 0 320 200",
      ],
      "hit-test 50 50", "hitView")
  }

  static var windowLevelsIgnored: MistakeFacts {
    MistakeFacts(
      .uWN02,
      [
        "add window High 0 0 320 480 windowLevel=2000",
        "add window Late 0 0 320 480",
      ],
      "hit-test 50 50", "hitView")
  }
}
