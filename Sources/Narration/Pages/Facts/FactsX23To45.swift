import Engine

/// Where the documents disagree or err, 23 to 45.
extension Facts {
  static var x23: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d4, "0")],
      facts: [.uMO03],
      related: [.ev07, .mo03])
  }

  static var x24: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.3")],
      facts: [.uHT20],
      related: [.re07, .re08])
  }

  static var x25: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.3")],
      facts: [.uHT20],
      related: [.re07])
  }

  static var x26: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.4")],
      facts: [.uHT19],
      related: [.re11])
  }

  static var x27: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "3.2")],
      facts: [.uHT20, .uCT10],
      related: [.re05, .re06, .ne04])
  }

  static var x28: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "1")],
      facts: [.uRC02],
      related: [.re12, .re13])
  }

  static var x29: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b")],
      facts: [.uHT21],
      related: [.pi05, .re03])
  }

  static var x30: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4b")],
      facts: [.uHT21],
      related: [.pi06])
  }

  static var x31: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2"), Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "2"), Source(.d4, "0"),
      ],
      facts: [.uWN08],
      related: [.ev03, .ev04])
  }

  static var x32: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d1, "2.1"), Source(.d3, "2")],
      facts: [.uWN01, .uWN05],
      related: [.ev05])
  }

  static var x33: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d0, "2.3")],
      facts: [.uMO01],
      related: [.ch04, .mo02])
  }

  static var x34: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4"), Source(.d1, "1.6"), Source(.d1, "2.3")],
      facts: [.uTD04, .uTD08],
      related: [.to04, .to16, .to17, .gr05])
  }

  static var x35: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.4"), Source(.d1, "2.3")],
      facts: [.uTD11, .c9],
      related: [.to05, .gr03])
  }

  static var x36: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "1.5"), Source(.d1, "1.6")],
      facts: [.uTD14],
      related: [.to13, .to15])
  }

  static var x37: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1")],
      facts: [.uHT20],
      related: [.ht03, .gt06])
  }

  static var x38: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "4")],
      facts: [.uHT09],
      related: [.gt08])
  }

  static var x39: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "1")],
      facts: [.uHT20],
      related: [.qz01])
  }

  static var x40: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5")],
      facts: [.uRC05],
      related: [.vc04])
  }

  static var x41: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2")],
      facts: [.uFR04, .uFR05, .c7],
      related: [.fr03])
  }

  static var x42: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d4, "3")],
      related: [.ch14, .fr07])
  }

  static var x43: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      related: [.ht03])
  }

  static var x44: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.2"), Source(.d2, "2")],
      facts: [.c12, .uGR03],
      related: [.gr07])
  }

  static var x45: RuleFacts {
    RuleFacts(
      sources: [Source(.d3, "5")],
      facts: [.uGR10, .c5],
      related: [.gr08])
  }
}
