import Engine

/// UIKit: scroll views.
extension Facts {
  static var uSV01: RuleFacts {
    RuleFacts(
      related: [.re09, .re10],
      sureness: [.documented, .unsourced])
  }

  static var uSV02: RuleFacts {
    RuleFacts(
      related: [.re09, .gr07],
      sureness: [.documented, .folklore])
  }

  static var uSV03: RuleFacts {
    RuleFacts(
      related: [.re09, .gr07],
      sureness: [.unsourced])
  }

  static var uSV04: RuleFacts {
    RuleFacts(
      related: [.re09, .gr07],
      sureness: [.documented])
  }

  static var uSV05: RuleFacts {
    RuleFacts(
      related: [.re09, .gr07],
      sureness: [.documented])
  }

  static var uSV06: RuleFacts {
    RuleFacts(
      related: [.re09, .gr07],
      sureness: [.unsourced])
  }

  static var uSV07: RuleFacts {
    RuleFacts(
      related: [.re09, .gr07],
      sureness: [.documented])
  }
}
