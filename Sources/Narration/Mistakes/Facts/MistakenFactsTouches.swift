import Engine

/// Touches, controls and actions.
extension MistakenFacts {
  static var multiTouchByDefault: MistakeFacts {
    MistakeFacts(
      .uTD08,
      [
        "add view A 20 20 200 200",
        "handle A touches",
        "touch 1 began 60 60",
      ],
      "touch 2 began 160 160", "handler")
  }

  static var touchFollowsFinger: MistakeFacts {
    MistakeFacts(
      .to08,
      [
        "add view A 20 20 100 100",
        "add view B 160 20 100 100",
        "handle A touches",
        "handle B touches",
        "touch 1 began 70 70",
      ],
      "touch 1 moved 210 70", "deliveries.0.to")
  }

  static var leavingViewCancels: MistakeFacts {
    MistakeFacts(
      .uTD01,
      [
        "add view A 20 20 100 100",
        "add view B 160 20 100 100",
        "handle A touches",
        "handle B touches",
        "touch 1 began 70 70",
      ],
      "touch 1 moved 130 70", "deliveries.0.message")
  }

  static var noCancelledPhase: MistakeFacts {
    MistakeFacts(
      .to12,
      [
        "add view A 20 20 200 200",
        "handle A touches",
        "touch 1 began 100 100",
      ],
      "touch 1 cancelled", "deliveries.0.message")
  }

  static var upInsideNeedsBounds: MistakeFacts {
    MistakeFacts(
      .uCT04,
      [
        "add button B 20 20 100 100",
        "add-target B controller pressed",
      ],
      "drag 70 70 to 150 70", "actions.0.sender")
  }

  static var actionFiresOnTouchDown: MistakeFacts {
    MistakeFacts(
      .uCT03,
      [
        "add button B 20 20 100 100",
        "add-target B controller pressed",
      ],
      "touch 1 began 70 70", "actions.0.sender")
  }

  static var controlPassesTouchesOn: MistakeFacts {
    MistakeFacts(
      .uCT06,
      [
        "add view A 20 20 200 200",
        "add button B in A 50 50 100 100",
        "handle A touches",
      ],
      "touch 1 began 100 100", "deliveries.1.to")
  }

  static var nilTargetReachesNobody: MistakeFacts {
    MistakeFacts(
      .ac03,
      [
        "add button B 20 20 100 100",
        "add-target B nil save:",
        "handle controller action save:",
      ],
      "tap 70 70", "actions.0.target")
  }

  static var nilTargetFromSender: MistakeFacts {
    MistakeFacts(
      .uCT10,
      [
        "add text-field T 20 20 200 40",
        "add button B 20 100 100 100",
        "add-target B nil save:",
        "handle T action save:",
        "handle controller action save:",
        "become-first-responder T",
      ],
      "tap 70 150", "actions.0.target")
  }
}
