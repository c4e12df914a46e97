import Engine

/// The order and the depth of a search.
extension MistakenFacts {
  static var subviewsFirstToLast: MistakeFacts {
    MistakeFacts(
      .ht06,
      [
        "add view A 20 20 200 200",
        "add view B in A 0 0 100 100",
        "add view C in A 50 50 100 100",
      ],
      "hit-test 80 80", "hitView")
  }

  static var superviewComesFirst: MistakeFacts {
    MistakeFacts(
      .ht02,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
      ],
      "hit-test 100 100", "hitView")
  }

  static var deepestViewWins: MistakeFacts {
    MistakeFacts(
      .ht07,
      [
        "add view A 20 20 200 200",
        "add view B in A 0 0 150 150",
        "add view D in B 50 50 80 80",
        "add view C in A 50 50 100 100",
      ],
      "hit-test 100 100", "hitView")
  }

  static var nilRulesOutSuperview: MistakeFacts {
    MistakeFacts(
      .ht19,
      [
        "add view B 20 20 200 200",
        "add view A 40 40 200 200",
        "add view D in A 20 20 100 100",
        "add view C in A 40 40 100 100 userInteractionEnabled=NO",
      ],
      "hit-test 100 100", "hitView")
  }
}
