import Engine

/// The first responder, and what starts at it.
extension MistakenFacts {
  static var tapMakesFirstResponder: MistakeFacts {
    MistakeFacts(
      .uRC13,
      [
        "add button B 20 20 100 100"
      ],
      "tap 70 70", "firstResponder")
  }

  static var tapElsewhereResigns: MistakeFacts {
    MistakeFacts(
      .uFR09,
      [
        "add text-field T 20 20 200 40",
        "become-first-responder T",
      ],
      "tap 100 300", "firstResponder")
  }

  static var textFieldWaitsForCode: MistakeFacts {
    MistakeFacts(
      .tx01,
      [
        "add text-field T 20 20 200 40"
      ],
      "tap 100 40", "firstResponder")
  }

  static var everyoneCanBecome: MistakeFacts {
    MistakeFacts(
      .fr02,
      [
        "add view A 20 20 200 200"
      ],
      "become-first-responder A", "firstResponder")
  }

  static var currentIsNotAsked: MistakeFacts {
    MistakeFacts(
      .uFR03,
      [
        "add text-field T 20 20 200 40 canResignFirstResponder=NO",
        "add text-field U 20 80 200 40",
        "become-first-responder T",
      ],
      "become-first-responder U", "firstResponder")
  }

  static var becomesBeforeWindow: MistakeFacts {
    MistakeFacts(
      .uFR04,
      [
        "add controller K in nil",
        "add text-field T in K.view 20 20 200 40",
      ],
      "become-first-responder T", "firstResponder")
  }

  static var touchesGoToFirstResponder: MistakeFacts {
    MistakeFacts(
      .ev06,
      [
        "add text-field T 20 20 200 40",
        "add view A 20 100 200 200",
        "handle A touches",
        "become-first-responder T",
      ],
      "tap 100 200", "handler")
  }

  static var shakeGoesToFrontController: MistakeFacts {
    MistakeFacts(
      .mo01,
      [
        "add view A 20 20 200 200 canBecomeFirstResponder=YES",
        "handle A motion",
        "handle controller motion",
        "become-first-responder A",
      ],
      "shake", "handler")
  }

  static var onlyFirstResponderIsAsked: MistakeFacts {
    MistakeFacts(
      .ch19,
      [
        "add view A 20 20 200 200",
        "add view B in A 50 50 100 100 canBecomeFirstResponder=YES",
        "handle A motion",
        "become-first-responder B",
      ],
      "shake", "handler")
  }
}
