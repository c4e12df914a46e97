import Engine

/// UIKit: controls and actions.
extension Facts {
  static var uCT01: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.reimplemented])
  }

  static var uCT02: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.reimplemented])
  }

  static var uCT03: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.reimplemented])
  }

  static var uCT04: RuleFacts {
    RuleFacts(
      facts: [.c4],
      related: [.ac07],
      sureness: [.observed, .reimplemented])
  }

  static var uCT05: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.reimplemented])
  }

  static var uCT06: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.reimplemented])
  }

  static var uCT07: RuleFacts {
    RuleFacts(
      facts: [.c2],
      related: [.ac01, .ac07],
      sureness: [.observed])
  }

  static var uCT08: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac02, .ne04],
      sureness: [.documented])
  }

  static var uCT10: RuleFacts {
    RuleFacts(
      facts: [.c3],
      related: [.ch19, .ac03, .re06],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uCT11: RuleFacts {
    RuleFacts(
      related: [.ac03, .ac04, .re06],
      sureness: [.observed])
  }

  static var uCT12: RuleFacts {
    RuleFacts(
      related: [.ac03, .ac06],
      sureness: [.documented, .observed])
  }

  static var uCT13: RuleFacts {
    RuleFacts(
      related: [.ac02, .ac05, .ac06],
      sureness: [.documented])
  }

  static var uCT14: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.observed])
  }

  static var uCT15: RuleFacts {
    RuleFacts(
      related: [.ac01, .ac07],
      sureness: [.reimplemented])
  }
}
