import Engine

/// Remote control.
extension Facts {
  static var rc01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "1"), Source(.d1, "1.1")],
      facts: [.uMO04],
      related: [.rc02, .ev02],
      example: [
        "handle controller remote",
        "remote play",
        "remote pause",
      ])
  }

  static var rc02: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2"), Source(.d0, "2.2"), Source(.d1, "1.2"), Source(.d2, "2"),
        Source(.d4, "0"), Source(.d4, "2"),
      ],
      facts: [.uMO04, .c6],
      related: [.fr04, .rc01],
      example: [
        "add text-field T 20 40 280 40",
        "become-first-responder T",
        "handle controller remote",
        "remote play",
      ])
  }
}
