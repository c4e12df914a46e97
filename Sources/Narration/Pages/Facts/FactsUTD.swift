import Engine

/// UIKit: touch delivery.
extension Facts {
  static var uTD01: RuleFacts {
    RuleFacts(
      related: [.to08, .to11],
      sureness: [.documented, .observed])
  }

  static var uTD02: RuleFacts {
    RuleFacts(
      related: [.ev07, .to01, .to02],
      sureness: [.observed])
  }

  static var uTD03: RuleFacts {
    RuleFacts(
      related: [.to04],
      sureness: [.documented])
  }

  static var uTD04: RuleFacts {
    RuleFacts(
      related: [.to02, .to04, .to10],
      sureness: [.documented, .unsourced])
  }

  static var uTD05: RuleFacts {
    RuleFacts(
      related: [.ev08, .ev09, .ch04],
      sureness: [.documented, .reimplemented])
  }

  static var uTD06: RuleFacts {
    RuleFacts(
      related: [.ch04, .ch05, .ch06],
      sureness: [.documented])
  }

  static var uTD07: RuleFacts {
    RuleFacts(
      related: [.ch05],
      sureness: [.documented])
  }

  static var uTD08: RuleFacts {
    RuleFacts(
      related: [.to16, .to17],
      sureness: [.documented])
  }

  static var uTD09: RuleFacts {
    RuleFacts(
      related: [.ev07, .to14, .to16],
      sureness: [.documented, .unsourced])
  }

  static var uTD10: RuleFacts {
    RuleFacts(
      related: [.to08, .to09],
      sureness: [.documented, .observed])
  }

  static var uTD11: RuleFacts {
    RuleFacts(
      facts: [.c9],
      related: [.to05],
      sureness: [.documented, .reimplemented])
  }

  static var uTD12: RuleFacts {
    RuleFacts(
      related: [.to12],
      sureness: [.documented, .unsourced])
  }

  static var uTD13: RuleFacts {
    RuleFacts(
      facts: [.c10],
      related: [.to08, .to09],
      sureness: [.reimplemented])
  }

  static var uTD14: RuleFacts {
    RuleFacts(
      related: [.ev01, .to13, .to15],
      sureness: [.observed, .unsourced])
  }

  static var uTD15: RuleFacts {
    RuleFacts(
      related: [.to10],
      sureness: [.unsourced])
  }

  static var uTD16: RuleFacts {
    RuleFacts(
      related: [.gt01],
      sureness: [.unsourced])
  }
}
