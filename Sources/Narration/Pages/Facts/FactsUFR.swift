import Engine

/// UIKit: first responder.
extension Facts {
  static var uFR01: RuleFacts {
    RuleFacts(
      related: [.fr02],
      sureness: [.documented, .headers])
  }

  static var uFR02: RuleFacts {
    RuleFacts(
      related: [.fr01, .tx02],
      sureness: [.documented])
  }

  static var uFR03: RuleFacts {
    RuleFacts(
      related: [.fr02],
      sureness: [.documented, .reimplemented])
  }

  static var uFR04: RuleFacts {
    RuleFacts(
      related: [.fr02, .fr03],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uFR05: RuleFacts {
    RuleFacts(
      facts: [.c7],
      related: [.fr03],
      sureness: [.documented, .observed, .headers])
  }

  static var uFR06: RuleFacts {
    RuleFacts(
      related: [.fr01, .fr02],
      sureness: [.reimplemented])
  }

  static var uFR07: RuleFacts {
    RuleFacts(
      related: [.fr07, .tx01, .tx02],
      sureness: [.documented, .unsourced])
  }

  static var uFR08: RuleFacts {
    RuleFacts(
      related: [.fr01, .fr02],
      sureness: [.unsourced])
  }

  static var uFR09: RuleFacts {
    RuleFacts(
      related: [.fr07, .tx01],
      sureness: [.unsourced])
  }

  static var uFR10: RuleFacts {
    RuleFacts(
      related: [.fr01, .fr02],
      sureness: [.observed])
  }

  static var uFR11: RuleFacts {
    RuleFacts(
      related: [.fr01, .fr02],
      sureness: [.observed])
  }

  static var uFR12: RuleFacts {
    RuleFacts(
      related: [.fr06],
      sureness: [.unsourced])
  }
}
