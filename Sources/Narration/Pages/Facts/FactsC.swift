import Engine

/// Contested points.
extension Facts {
  static var c1: RuleFacts {
    RuleFacts(
      facts: [.uHT03],
      related: [.gt03, .x02, .re02],
      example: [
        "add view A 20 20 100 100 alpha=0.01",
        "hit-test 60 60",
        "rules documents",
        "hit-test 60 60",
      ])
  }

  static var c2: RuleFacts {
    RuleFacts(
      facts: [.uHT16, .uCT07],
      related: [.gt06, .qz07],
      example: [
        "add view row 0 0 320 60",
        "add button B in row 20 10 100 40 enabled=NO",
        "tap 60 30",
        "override B hit-test self",
        "tap 60 30",
      ])
  }

  static var c3: RuleFacts {
    RuleFacts(
      facts: [.uCT10, .uCT11],
      related: [.ac03, .x17],
      example: [
        "add text-field T 20 40 280 40",
        "add button B 20 100 100 40",
        "add-target B nil save:",
        "handle B action save:",
        "become-first-responder T",
        "tap 60 120",
      ])
  }

  static var c4: RuleFacts {
    RuleFacts(
      facts: [.uCT04],
      related: [.ac07, .re01],
      example: [
        "add button B 100 100 100 40",
        "add-target B controller save:",
        "drag 150 120 to 150 200",
        "drag 150 120 to 150 230",
      ])
  }

  static var c5: RuleFacts {
    RuleFacts(
      facts: [.uGR11, .uGR09],
      related: [.gr08, .x45],
      example: [
        "add tap-recognizer first to view",
        "add tap-recognizer second to view",
        "tap 60 60",
      ])
  }

  static var c6: RuleFacts {
    RuleFacts(
      facts: [.uMO02],
      related: [.fr04, .mo01],
      example: [
        "handle controller motion",
        "shake",
        "rules documents",
        "shake",
      ])
  }

  static var c7: RuleFacts {
    RuleFacts(
      facts: [.uFR05, .uFR04],
      related: [.fr03, .x41],
      example: [
        "add controller M in nil",
        "add text-field T in M.view 20 40 280 40",
        "on M view-will-appear do become-first-responder T",
        "present M from controller",
        "first-responder",
      ])
  }

  static var c8: RuleFacts {
    RuleFacts(
      facts: [.uRC06, .uRC07],
      related: [.ch10, .ch03],
      example: [
        "chain window",
        "rules documents",
        "chain window",
      ])
  }

  static var c9: RuleFacts {
    RuleFacts(
      facts: [.uTD11, .uGR20],
      related: [.to05, .gr03],
      example: [
        "tap 60 60",
        "wait 0.3",
        "tap 60 60",
        "explain",
        "wait 0.4",
        "tap 60 60",
      ])
  }

  static var c10: RuleFacts {
    RuleFacts(
      facts: [.uTD13, .uTD12],
      related: [.to12, .to08],
      example: [
        "add view E 20 20 100 100",
        "handle E touches",
        "touch 1 began 60 60",
        "remove E",
      ])
  }

  static var c11: RuleFacts {
    RuleFacts(
      facts: [.uRC04],
      related: [.ch09, .vc02],
      example: [
        "chain view",
        "chain controller",
      ])
  }

  static var c12: RuleFacts {
    RuleFacts(
      facts: [.uGR03, .uGR05],
      related: [.gr07, .x44],
      example: [
        "add tap-recognizer T to view",
        "handle view touches",
        "tap 60 60",
        "wait 1",
        "rules documents",
        "tap 60 60",
      ])
  }

  static var c13: RuleFacts {
    RuleFacts(
      facts: [.uWN06, .uWN01],
      related: [.ev05, .x32],
      example: [
        "add window W 0 0 320 480",
        "add view V in W 0 0 320 480",
        "tap 60 60",
        "show W",
      ])
  }

  static var c14: RuleFacts {
    RuleFacts(
      facts: [.uFR03],
      related: [.fr02],
      example: [
        "add text-field T 20 40 280 40",
        "add view V 20 120 280 100",
        "become-first-responder T",
        "become-first-responder V",
        "first-responder",
      ])
  }

  static var c15: RuleFacts {
    RuleFacts(
      facts: [.uGR20],
      related: [.gr02, .gr06],
      example: [
        "add tap-recognizer T to view",
        "drag 60 60 to 90 60",
        "wait 1",
        "drag 60 60 to 120 60",
      ])
  }

  static var c16: RuleFacts {
    RuleFacts(
      facts: [.uHT18],
      related: [.ht13],
      example: [
        "add view bar 0 0 320 44",
        "hit-test 160 43",
        "hit-test 160 50",
      ])
  }

  static var c17: RuleFacts {
    RuleFacts(
      facts: [.uHT01],
      related: [.ht04, .x05, .qz03],
      example: [
        "add view A 20 20 100 100 hidden=YES",
        "hit-test 60 60",
        "explain",
      ])
  }

  static var c18: RuleFacts {
    RuleFacts(
      facts: [.uCD01, .uCD04],
      related: [.gt05],
      example: [
        "add label L 20 20 100 100",
        "add activity-indicator spinner 160 20 100 100",
        "hit-test 60 60",
        "hit-test 200 60",
      ])
  }
}
