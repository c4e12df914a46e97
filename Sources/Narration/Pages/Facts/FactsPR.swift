import Engine

/// Presses.
extension Facts {
  static var pr01: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      facts: [.uMO05],
      related: [.fr05, .pr02],
      example: [
        "add text-field T 20 40 280 40",
        "add view F 20 260 280 60",
        "become-first-responder T",
        "focus F",
        "press select",
      ])
  }

  static var pr02: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "2")],
      facts: [.uGR03],
      related: [.pr01, .gr07],
      example: [
        "add view F 20 260 280 60",
        "add tap-recognizer R to F",
        "set allowedPressTypes R select",
        "focus F",
        "press select",
      ])
  }
}
