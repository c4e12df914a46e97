import Engine

/// UIKit: editing menu.
extension Facts {
  static var uEM01: RuleFacts {
    RuleFacts(
      related: [.ch19, .ed01],
      sureness: [.documented, .observed])
  }

  static var uEM02: RuleFacts {
    RuleFacts(
      related: [.ed01, .ed02],
      sureness: [.unsourced])
  }

  static var uEM03: RuleFacts {
    RuleFacts(
      related: [.ed01, .ed02],
      sureness: [.observed])
  }

  static var uEM04: RuleFacts {
    RuleFacts(
      related: [.ed01, .ed02],
      sureness: [.unsourced])
  }

  static var uEM05: RuleFacts {
    RuleFacts(
      related: [.ed01, .ed02],
      sureness: [.documented])
  }
}
