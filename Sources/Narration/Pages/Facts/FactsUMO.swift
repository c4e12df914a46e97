import Engine

/// UIKit: motion, remote, presses, keys.
extension Facts {
  static var uMO01: RuleFacts {
    RuleFacts(
      related: [.ev06, .ch18, .ch19],
      sureness: [.documented])
  }

  static var uMO02: RuleFacts {
    RuleFacts(
      facts: [.c6],
      related: [.fr04, .mo01],
      sureness: [.observed])
  }

  static var uMO03: RuleFacts {
    RuleFacts(
      related: [.ev02, .mo03, .ne03],
      sureness: [.documented])
  }

  static var uMO04: RuleFacts {
    RuleFacts(
      related: [.ev02, .rc01, .rc02],
      sureness: [.documented])
  }

  static var uMO05: RuleFacts {
    RuleFacts(
      related: [.ev02, .ch02, .fr05],
      sureness: [.documented])
  }

  static var uMO06: RuleFacts {
    RuleFacts(
      related: [.mo01, .fr04],
      sureness: [.documented, .observed])
  }

  static var uMO07: RuleFacts {
    RuleFacts(
      related: [.mo01, .fr04],
      sureness: [.observed])
  }

  static var uMO08: RuleFacts {
    RuleFacts(
      related: [.mo02],
      sureness: [.observed])
  }
}
