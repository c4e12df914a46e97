import Engine

/// UIKit: windows, application, queue.
extension Facts {
  static var uWN01: RuleFacts {
    RuleFacts(
      related: [.ev05],
      sureness: [.documented, .observed])
  }

  static var uWN02: RuleFacts {
    RuleFacts(
      related: [.ev05, .ht16],
      sureness: [.observed, .reimplemented])
  }

  static var uWN03: RuleFacts {
    RuleFacts(
      related: [.ev10],
      sureness: [.observed])
  }

  static var uWN04: RuleFacts {
    RuleFacts(
      related: [.ev05, .ht16],
      sureness: [.observed, .reimplemented, .unsourced])
  }

  static var uWN05: RuleFacts {
    RuleFacts(
      related: [.ev05, .ht16],
      sureness: [.documented])
  }

  static var uWN06: RuleFacts {
    RuleFacts(
      related: [.ev05, .ht16],
      sureness: [.observed])
  }

  static var uWN07: RuleFacts {
    RuleFacts(
      related: [.ev05, .ev08],
      sureness: [.documented, .reimplemented])
  }

  static var uWN08: RuleFacts {
    RuleFacts(
      related: [.ev03, .ev04],
      sureness: [.observed, .unsourced])
  }

  static var uWN09: RuleFacts {
    RuleFacts(
      related: [.ev05, .ht16],
      sureness: [.observed, .unsourced])
  }

  static var uWN10: RuleFacts {
    RuleFacts(
      related: [.ev09, .ev10, .ch07],
      sureness: [.reimplemented])
  }
}
