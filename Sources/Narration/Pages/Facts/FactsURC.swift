import Engine

/// UIKit: the responder chain.
extension Facts {
  static var uRC01: RuleFacts {
    RuleFacts(
      related: [.ch01, .ch02, .ne02],
      sureness: [.documented, .headers])
  }

  static var uRC02: RuleFacts {
    RuleFacts(
      related: [.ch08, .ch12, .re12],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uRC03: RuleFacts {
    RuleFacts(
      related: [.ch09, .ch13, .vc01],
      sureness: [.documented, .observed, .reimplemented])
  }

  static var uRC04: RuleFacts {
    RuleFacts(
      related: [.ch09, .ch12, .vc02],
      sureness: [.documented, .observed])
  }

  static var uRC05: RuleFacts {
    RuleFacts(
      related: [.vc04],
      sureness: [.documented, .observed])
  }

  static var uRC06: RuleFacts {
    RuleFacts(
      related: [.ch03, .ch10],
      sureness: [.documented, .observed])
  }

  static var uRC07: RuleFacts {
    RuleFacts(
      related: [.ch11],
      sureness: [.observed])
  }

  static var uRC08: RuleFacts {
    RuleFacts(
      related: [.ch03, .ch11],
      sureness: [.documented, .observed])
  }

  static var uRC09: RuleFacts {
    RuleFacts(
      related: [.ch15],
      sureness: [.observed])
  }

  static var uRC10: RuleFacts {
    RuleFacts(
      related: [.ch17],
      sureness: [.documented, .unsourced])
  }

  static var uRC11: RuleFacts {
    RuleFacts(
      related: [.ch02, .vc01, .ne01],
      sureness: [.documented, .observed])
  }

  static var uRC12: RuleFacts {
    RuleFacts(
      related: [.ch13, .ch14, .ch16],
      sureness: [.documented])
  }

  static var uRC13: RuleFacts {
    RuleFacts(
      related: [.ev06, .fr01, .fr05],
      sureness: [.documented])
  }
}
