import Engine

/// The way of an event up the chain.
extension MistakenFacts {
  static var touchStopsAtHitView: MistakeFacts {
    MistakeFacts(
      .ch05,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "handle A touches",
      ],
      "tap 100 100", "handler")
  }

  static var unhandledFallsToSibling: MistakeFacts {
    MistakeFacts(
      .ch05,
      [
        "add view A 20 20 200 200",
        "add view B in A 0 0 100 100",
        "add view C in A 50 50 100 100",
        "handle A touches",
        "handle B touches",
      ],
      "tap 80 80", "handler")
  }

  static var eventsGoDownTheChain: MistakeFacts {
    MistakeFacts(
      .ch04,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "handle B touches",
        "handle controller touches",
      ],
      "tap 100 100", "handler")
  }

  static var handledGoesOn: MistakeFacts {
    MistakeFacts(
      .ch04,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "handle A touches",
        "handle B touches",
      ],
      "touch 1 began 100 100", "deliveries.1.to")
  }

  static var handlerAlwaysEnds: MistakeFacts {
    MistakeFacts(
      .ch06,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100",
        "handle A touches",
        "handle B touches then super",
      ],
      "touch 1 began 100 100", "deliveries.1.to")
  }

  static var chainSkipsControllers: MistakeFacts {
    MistakeFacts(
      .ch08,
      [
        "add view A 20 20 200 200",
        "handle controller touches",
      ],
      "tap 100 100", "handler")
  }

  static var controllersAfterWindow: MistakeFacts {
    MistakeFacts(
      .ch09,
      [
        "handle controller touches",
        "handle window touches",
      ],
      "tap 100 100", "handler")
  }

  static var presentedGoesToWindow: MistakeFacts {
    MistakeFacts(
      .vc04,
      [
        "present M from controller 0 0 320 480",
        "handle controller touches",
      ],
      "tap 100 100", "handler")
  }

  static var chainEndsAtWindow: MistakeFacts {
    MistakeFacts(
      .ch10,
      [
        "handle app touches"
      ],
      "tap 100 100", "handler")
  }

  static var delegateNotInChain: MistakeFacts {
    MistakeFacts(
      .ch11,
      [
        "handle delegate touches"
      ],
      "tap 100 100", "handler")
  }
}
