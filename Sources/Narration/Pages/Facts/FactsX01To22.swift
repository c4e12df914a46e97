import Engine

/// Where the documents disagree or err, 1 to 22.
extension Facts {
  static var x01: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "1"), Source(.d1, "1.1"), Source(.d2, "2"), Source(.d4, "0")],
      facts: [.uMO03, .uMO05],
      related: [.ev02, .ne03])
  }

  static var x02: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d2, "3"), Source(.d2, "4a"), Source(.d0, "3.1"), Source(.d1, "2.1"),
        Source(.d3, "4"),
      ],
      facts: [.c1, .uHT03],
      related: [.gt03, .re02, .qz05])
  }

  static var x03: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      facts: [.uHT01],
      related: [.gt01, .gt02, .gt07])
  }

  static var x04: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d2, "4a"), Source(.d3, "2")],
      facts: [.uHT09],
      related: [.ht13, .ht14])
  }

  static var x05: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2.1"), Source(.d1, "2.1"), Source(.d2, "3"), Source(.d3, "3"),
        Source(.d4, "1fig"),
      ],
      facts: [.c17, .uHT01],
      related: [.ht03, .ht04, .qz03])
  }

  static var x06: RuleFacts {
    RuleFacts(
      sources: [
        Source(.d0, "2.1"), Source(.d0, "3.1"), Source(.d1, "2.1"), Source(.d2, "4a"),
        Source(.d3, "3"), Source(.d4, "1fig"),
      ],
      facts: [.uHT01],
      related: [.ht06, .ht07])
  }

  static var x07: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.1"), Source(.d4, "1fig")],
      facts: [.uHT01],
      related: [.ht11, .ht12])
  }

  static var x08: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      facts: [.uHT20],
      related: [.ht19])
  }

  static var x09: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "4a")],
      facts: [.uHT01],
      related: [.ht18])
  }

  static var x10: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "3")],
      facts: [.uTD05, .uWN10],
      related: [.ev09, .ev10])
  }

  static var x11: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d1, "2.2"), Source(.d2, "5"), Source(.d4, "2")],
      facts: [.uRC08, .uRC06, .c8],
      related: [.ch03, .ch07, .ch11])
  }

  static var x12: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d2, "5"), Source(.d4, "3")],
      facts: [.uRC03, .uRC05, .c11],
      related: [.ch09, .vc03, .vc04])
  }

  static var x13: RuleFacts {
    RuleFacts(
      sources: [Source(.d1, "2.2")],
      facts: [.uRC02],
      related: [.ch08, .ch15])
  }

  static var x14: RuleFacts {
    RuleFacts(
      sources: [Source(.d2, "5"), Source(.d1, "2.2")],
      facts: [.uRC01],
      related: [.ch05])
  }

  static var x15: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.3"), Source(.d1, "2.2"), Source(.d4, "3")],
      facts: [.uTD06],
      related: [.ch06])
  }

  static var x16: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2"), Source(.d2, "2"), Source(.d3, "2"), Source(.d4, "0")],
      facts: [.uRC13],
      related: [.ev06, .ht01, .fr01, .fr05])
  }

  static var x17: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d2, "2"), Source(.d4, "2")],
      facts: [.c3, .uCT10],
      related: [.ac03, .ne04])
  }

  static var x18: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uMO01],
      related: [.ch19])
  }

  static var x19: RuleFacts {
    RuleFacts(
      sources: [Source(.d4, "1fig")],
      facts: [.uHT02],
      related: [.ht05])
  }

  static var x20: RuleFacts {
    RuleFacts(
      sources: [Source(.d4, "0")],
      facts: [.uWN07],
      related: [.ev03])
  }

  static var x21: RuleFacts {
    RuleFacts(
      sources: [Source(.d4, "3")],
      facts: [.uRC13],
      related: [.ch04])
  }

  static var x22: RuleFacts {
    RuleFacts(
      sources: [Source(.d0, "2.2"), Source(.d4, "2")],
      facts: [.uFR01],
      related: [.fr02])
  }
}
