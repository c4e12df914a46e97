/// A piece of code: what it is, and where it stands. Its text stays in the source.
struct Token {
  enum Kind: UInt8 {
    case name, integer, floating
    /// A string without interpolation.
    case text
    /// `"a \(`: its start, what stands between two interpolations, and its end.
    case textStart, textPart, textEnd
    /// `'a'` of C.
    case character
    /// `/[a-z]+/` of Swift.
    case regex
    case sign
    /// `@objc`, `#selector`, in one.
    case atName, hashName
    case openRound, closeRound, openSquare, closeSquare, openCurly, closeCurly
    case comma, semicolon, colon, dot, at, hash, backslash
    case unknown, end
  }

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let startsLine = Flags(rawValue: 1)
    static let isSpaced = Flags(rawValue: 2)
    /// Something that an operator could belong to stands directly before it, directly behind it.
    static let leftBound = Flags(rawValue: 4)
    static let rightBound = Flags(rawValue: 8)
    /// In backticks: a name, whatever word it is.
    static let isQuoted = Flags(rawValue: 16)
    /// A bracket without a partner, a string without an end.
    static let isUnclosed = Flags(rawValue: 32)
    /// `@"…"`
    static let isBoxed = Flags(rawValue: 64)
  }

  var kind: Kind
  var word = SourceWord.none
  var sign = Sign.other
  var flags: Flags
  /// Where its text is.
  var start: Int32
  var end: Int32
  /// Where it counts as standing: what comes out of a macro stands where the macro is used.
  var begins: Int32
  var ends: Int32
  /// Of a bracket the index of the one that closes or opens it; of one that nobody closes the index of
  /// the token before which it ends.
  var partner: Int32 = -1

  init(_ kind: Kind, flags: Flags = [], start: Int, end: Int) {
    (self.kind, self.flags) = (kind, flags)
    (self.start, self.end) = (Int32(start), Int32(end))
    (begins, ends) = (self.start, self.end)
  }

  var startsLine: Bool { flags.contains(.startsLine) }
  var isSpaced: Bool { flags.contains(.isSpaced) }
  var isUnclosed: Bool { flags.contains(.isUnclosed) }

  var opens: Bool { kind == .openRound || kind == .openSquare || kind == .openCurly }
  var closes: Bool { kind == .closeRound || kind == .closeSquare || kind == .closeCurly }

  /// A name that is no word of the language where a value stands.
  var isPlainName: Bool { kind == .name && !word.isReservedInSwift }

  enum Position { case prefix, infix, postfix }

  /// Swift tells by the spaces around an operator what it is.
  var position: Position {
    let (left, right) = (flags.contains(.leftBound), flags.contains(.rightBound))
    if (sign == .question || sign == .exclamation) && left { return .postfix }
    if left == right { return .infix }
    return left ? .postfix : .prefix
  }
}
