/// What a character is to a reader of code.
enum ScalarClass {
  case name, sign, space, newline, punctuation(UInt8), control
}

extension UInt8 {
  var startsName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool { hexValue != nil }

  var hexValue: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  var isSign: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}

enum Scalars {
  /// Characters beyond ASCII. A Chinese keyboard's punctuation is taken for what was meant.
  static func sort(of scalar: UInt32) -> ScalarClass {
    switch scalar {
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF5E:
      .punctuation(UInt8(scalar - 0xFEE0))
    case 0x3001: .punctuation(UInt8(ascii: ","))
    case 0x3002: .punctuation(UInt8(ascii: "."))
    case 0x300A, 0x3008: .punctuation(UInt8(ascii: "<"))
    case 0x300B, 0x3009: .punctuation(UInt8(ascii: ">"))
    case 0x3010: .punctuation(UInt8(ascii: "["))
    case 0x3011: .punctuation(UInt8(ascii: "]"))
    case 0x2018, 0x2019: .punctuation(UInt8(ascii: "'"))
    case 0x201C, 0x201D: .punctuation(UInt8(ascii: "\""))
    case 0x00A0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF, 0x00AD: .space
    case 0x0085, 0x2028, 0x2029: .newline
    case 0x0080...0x009F: .control
    case 0x00A1...0x00A7, 0x00A9, 0x00AB, 0x00AC, 0x00AE, 0x00B0, 0x00B1, 0x00B6, 0x00BB, 0x00BF,
      0x00D7, 0x00F7, 0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053,
      0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F:
      .sign
    default: .name
    }
  }
}
