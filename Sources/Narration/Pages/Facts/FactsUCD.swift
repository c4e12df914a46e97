import Engine

/// UIKit: class defaults.
extension Facts {
  static var uCD01: RuleFacts {
    RuleFacts(
      related: [.gt01, .gt05, .qz01],
      sureness: [.documented])
  }

  static var uCD02: RuleFacts {
    RuleFacts(
      related: [.gt05],
      sureness: [.documented])
  }

  static var uCD03: RuleFacts {
    RuleFacts(
      related: [.gt05, .gt01],
      sureness: [.reimplemented])
  }

  static var uCD04: RuleFacts {
    RuleFacts(
      related: [.gt05, .gt01],
      sureness: [.observed, .reimplemented])
  }

  static var uCD05: RuleFacts {
    RuleFacts(
      related: [.re13],
      sureness: [.observed])
  }

  static var uCD06: RuleFacts {
    RuleFacts(
      related: [.gt05, .gt01],
      sureness: [.unsourced])
  }

  static var uCD07: RuleFacts {
    RuleFacts(
      related: [.gt05, .gt01],
      sureness: [.observed])
  }
}
