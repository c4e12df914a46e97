import Engine

/// UIKit: gesture recognizers.
extension Facts {
  static var uGR01: RuleFacts {
    RuleFacts(
      related: [.gr01],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uGR02: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.documented, .reimplemented])
  }

  static var uGR03: RuleFacts {
    RuleFacts(
      related: [.gr07, .pr02],
      sureness: [.documented])
  }

  static var uGR04: RuleFacts {
    RuleFacts(
      related: [.to12],
      sureness: [.documented, .observed])
  }

  static var uGR05: RuleFacts {
    RuleFacts(
      related: [.gr07],
      sureness: [.documented])
  }

  static var uGR06: RuleFacts {
    RuleFacts(
      related: [.gr07],
      sureness: [.documented])
  }

  static var uGR07: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.folklore])
  }

  static var uGR08: RuleFacts {
    RuleFacts(
      related: [.gr05, .gr06],
      sureness: [.documented, .reimplemented])
  }

  static var uGR09: RuleFacts {
    RuleFacts(
      related: [.gr08],
      sureness: [.documented, .reimplemented])
  }

  static var uGR10: RuleFacts {
    RuleFacts(
      related: [.gr08, .qz02],
      sureness: [.observed, .reimplemented])
  }

  static var uGR11: RuleFacts {
    RuleFacts(
      facts: [.c5],
      related: [.gr07, .gr08],
      sureness: [.observed])
  }

  static var uGR12: RuleFacts {
    RuleFacts(
      related: [.gr01, .gr04],
      sureness: [.observed])
  }

  static var uGR13: RuleFacts {
    RuleFacts(
      related: [.gr03],
      sureness: [.documented, .reimplemented])
  }

  static var uGR14: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.documented])
  }

  static var uGR15: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.documented, .headers])
  }

  static var uGR16: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.observed, .headers])
  }

  static var uGR17: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.documented])
  }

  static var uGR18: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.reimplemented])
  }

  static var uGR19: RuleFacts {
    RuleFacts(
      related: [.gr07, .gr08],
      sureness: [.reimplemented, .headers])
  }

  static var uGR20: RuleFacts {
    RuleFacts(
      related: [.gr02, .gr03],
      sureness: [.observed, .reimplemented, .folklore])
  }
}
