import Engine

/// UIKit: hit testing.
extension Facts {
  static var uHT01: RuleFacts {
    RuleFacts(
      related: [.ht01, .ht02, .ht03],
      sureness: [.documented, .reimplemented])
  }

  static var uHT02: RuleFacts {
    RuleFacts(
      related: [.ht05, .gt01, .gt02],
      sureness: [.documented, .reimplemented])
  }

  static var uHT03: RuleFacts {
    RuleFacts(
      facts: [.c1],
      related: [.gt03, .gt07, .qz05],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uHT04: RuleFacts {
    RuleFacts(
      related: [.gt03],
      sureness: [.reimplemented, .unsourced])
  }

  static var uHT05: RuleFacts {
    RuleFacts(
      related: [.gt02, .gt04, .qz03],
      sureness: [.reimplemented])
  }

  static var uHT06: RuleFacts {
    RuleFacts(
      related: [.pi02, .pi03],
      sureness: [.documented, .reimplemented])
  }

  static var uHT07: RuleFacts {
    RuleFacts(
      related: [.ht10, .pi01],
      sureness: [.documented, .reimplemented])
  }

  static var uHT08: RuleFacts {
    RuleFacts(
      related: [.ht10],
      sureness: [.reimplemented, .unsourced])
  }

  static var uHT09: RuleFacts {
    RuleFacts(
      related: [.ht05, .ht13, .ht14],
      sureness: [.documented])
  }

  static var uHT10: RuleFacts {
    RuleFacts(
      related: [.ht15],
      sureness: [.documented])
  }

  static var uHT11: RuleFacts {
    RuleFacts(
      related: [.ht06],
      sureness: [.observed])
  }

  static var uHT12: RuleFacts {
    RuleFacts(
      related: [.ht15, .pi02, .pi06],
      sureness: [.unsourced])
  }

  static var uHT13: RuleFacts {
    RuleFacts(
      related: [.gt07, .uHT14],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uHT14: RuleFacts {
    RuleFacts(
      related: [.gt03],
      sureness: [.observed])
  }

  static var uHT15: RuleFacts {
    RuleFacts(
      related: [.to08, .re14],
      sureness: [.observed])
  }

  static var uHT16: RuleFacts {
    RuleFacts(
      facts: [.c2],
      related: [.gt07, .uCT07],
      sureness: [.observed, .reimplemented, .headers])
  }

  static var uHT17: RuleFacts {
    RuleFacts(
      related: [.ht16, .re02],
      sureness: [.headers])
  }

  static var uHT18: RuleFacts {
    RuleFacts(
      related: [.ht03],
      sureness: [.observed])
  }

  static var uHT19: RuleFacts {
    RuleFacts(
      related: [.pi04, .re10, .re11],
      sureness: [.documented, .observed])
  }

  static var uHT20: RuleFacts {
    RuleFacts(
      related: [.ht17, .ht19, .gt06],
      sureness: [.reimplemented])
  }

  static var uHT21: RuleFacts {
    RuleFacts(
      related: [.ht13, .pi05, .pi06],
      sureness: [.documented])
  }

  static var uHT23: RuleFacts {
    RuleFacts(
      related: [.ht10, .to06],
      sureness: [.observed])
  }

  static var uHT22: RuleFacts {
    RuleFacts(
      related: [.ht03],
      sureness: [.observed])
  }
}
