/// What C's words and well-known names say of a type.
extension SourceWord {
  /// Words that make up C's numbers.
  var isNumberWord: Bool {
    switch self {
    case .char, .double, .float, .int, .long, .short, .signed, .unsigned, .void, .cBool, .bool: true
    default: false
    }
  }

  var isQualifier: Bool {
    self == .weakQualifier || self == .unsafeQualifier || self == .blockQualifier
  }

  /// Words that nothing but a type begins with.
  var isTypeWord: Bool {
    switch self {
    case .struct, .union, .enum, .nsEnum, .nsOptions, .nsClosedEnum, .nsErrorEnum, .cfEnum,
      .cfOptions, .extern, .typedef, .weakQualifier, .unsafeQualifier, .blockQualifier, .typeof,
      .typeofOld, .typeofOlder, .autoType, .outlet, .action, .outletCollection:
      true
    default: isNumberWord
    }
  }

  /// `unsigned`, `long int` and `int long` are other words for the same.
  static func numberType(_ words: [SourceWord]) -> String {
    let longs = words.count { $0 == .long }
    let isUnsigned = words.contains(.unsigned)
    let plain: String
    if words.contains(.double) {
      plain = longs > 0 ? "long double" : "double"
    } else if words.contains(.char) {
      return isUnsigned ? "unsigned char" : words.contains(.signed) ? "signed char" : "char"
    } else if longs > 0 {
      plain = longs > 1 ? "long long" : "long"
    } else if words.contains(.short) {
      plain = "short"
    } else if words.contains(.cBool) || words.contains(.bool) {
      return "bool"
    } else if words.contains(.float) {
      return "float"
    } else if words.contains(.void) {
      return "void"
    } else {
      plain = "int"
    }
    return isUnsigned ? "unsigned " + plain : plain
  }
}

extension String {
  /// All capitals: a macro's name.
  var isShouted: Bool {
    var letters = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
      case UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return false
      }
    }
    return letters > 1
  }

  var isKnownNumber: Bool {
    switch self {
    case "CGFloat", "NSInteger", "NSUInteger", "BOOL", "NSTimeInterval", "CFTimeInterval", "SEL",
      "Boolean", "UInt8", "UInt16", "UInt32", "UInt64", "SInt8", "SInt16", "SInt32", "SInt64",
      "Byte", "CFIndex", "CGGlyph", "UTF32Char", "UniChar", "IMP", "Method", "Ivar":
      true
    default: utf8.suffix(2).elementsEqual("_t".utf8)
    }
  }

  /// `CGRect`, `NSRange`, `UIEdgeInsets`
  var isKnownStruct: Bool {
    switch self {
    case "CGRect", "CGPoint", "CGSize", "CGVector", "CGAffineTransform", "CATransform3D", "NSRange",
      "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets", "CFRange", "NSPoint", "NSSize",
      "NSRect", "CMTime", "CMTimeRange", "CLLocationCoordinate2D", "MKCoordinateRegion",
      "MKMapPoint", "NSZone", "NSDecimal", "NSFastEnumerationState", "FILE", "CGPathElement",
      "CGDataProviderCallbacks":
      true
    default: false
    }
  }
}
