/// The operators that the grammars know; others go by their text.
enum Sign: String, CaseIterable, Sendable {
  case other = ""
  case equals = "="
  case arrow = "->"
  case question = "?"
  case exclamation = "!"
  case and = "&"
  case or = "|"
  case caret = "^"
  case tilde = "~"
  case less = "<"
  case greater = ">"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
  case percent = "%"
  case increment = "++"
  case decrement = "--"
  case andAlso = "&&"
  case orElse = "||"
  case coalesce = "??"
  case same = "=="
  case different = "!="
  case identical = "==="
  case notIdentical = "!=="
  case atMost = "<="
  case atLeast = ">="
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case range = "..."
  case halfRange = "..<"
  case matches = "~="
  case plusEquals = "+="
  case minusEquals = "-="
  case timesEquals = "*="
  case overEquals = "/="
  case percentEquals = "%="
  case andEquals = "&="
  case orEquals = "|="
  case caretEquals = "^="
  case shiftLeftEquals = "<<="
  case shiftRightEquals = ">>="
  case wrappingPlus = "&+"
  case wrappingMinus = "&-"
  case wrappingTimes = "&*"
  case maskingShiftLeft = "&<<"
  case maskingShiftRight = "&>>"
  case wrappingPlusEquals = "&+="
  case wrappingMinusEquals = "&-="
  case wrappingTimesEquals = "&*="
  case doubleColon = "::"
  case hashes = "##"

  /// `=`, `+=` and their kin.
  var assigns: Bool {
    switch self {
    case .equals, .plusEquals, .minusEquals, .timesEquals, .overEquals, .percentEquals, .andEquals,
      .orEquals, .caretEquals, .shiftLeftEquals, .shiftRightEquals, .wrappingPlusEquals,
      .wrappingMinusEquals, .wrappingTimesEquals:
      true
    default: false
    }
  }
}
