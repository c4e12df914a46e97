extension Tokenizer {
  mutating func sign() {
    if language == .swift, isRegex { return regex() }
    let end = language == .swift ? endOfSwiftSign() : endOfCSign()
    let isBoundLeft = !isSpaced && bindsBehind
    let token = add(.sign, max(end - at, 1))
    tokens[token].sign = known(from: Int(tokens[token].start), to: end) ?? .other
    guard language == .swift else { return }
    if isBoundLeft { tokens[token].flags.insert(.leftBound) }
    if bindsBefore(isBoundLeft: isBoundLeft) { tokens[token].flags.insert(.rightBound) }
  }

  private func known(from start: Int, to end: Int) -> Sign? {
    guard
      text[start] >= 0x80 || end - start > 1 && text[start..<end].contains(where: { $0 >= 0x80 })
    else { return Known.signs.find(in: text, start..<end) }
    var plain: [UInt8] = []
    var index = start
    while index < end {
      let (byte, length) = symbol(at: index)
      plain.append(byte)
      index += length
    }
    return Known.signs.find(in: plain, 0..<plain.count)
  }

  /// Does something stand directly before, to which an operator could belong?
  private var bindsBehind: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .openRound, .openSquare, .openCurly, .comma, .semicolon, .colon: return false
    default: return true
    }
  }

  private func bindsBefore(isBoundLeft: Bool) -> Bool {
    let next = symbol(at: at).byte
    switch next {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0,
      UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
      UInt8(ascii: ";"), UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isBoundLeft
    case UInt8(ascii: "/"): return !isComment(at: at)
    case 0x80...:
      if case .space = Scalars.sort(of: scalar(at: at).value) { return false }
      return true
    default: return true
    }
  }

  private func endOfSwiftSign() -> Int {
    let hasDots = symbol(at: at).byte == UInt8(ascii: ".")
    var end = at
    while end < text.count {
      let (byte, length) = symbol(at: end)
      if byte == UInt8(ascii: ".") {
        guard hasDots else { break }
      } else if byte >= 0x80 {
        guard case .sign = Scalars.sort(of: scalar(at: end).value) else { break }
        end += scalar(at: end).length
        continue
      } else if !byte.isSign || (end > at && isComment(at: end)) {
        break
      }
      end += length
    }
    return end
  }

  /// The longest that C has, of up to three characters.
  private func endOfCSign() -> Int {
    var ends: [Int] = []
    var end = at
    while ends.count < 3 {
      let (byte, length) = symbol(at: end)
      guard byte.isSign || byte == UInt8(ascii: ".") else { break }
      end += length
      ends.append(end)
    }
    for end in ends.reversed() {
      if let found = known(from: at, to: end), found.isOfC { return end }
    }
    return ends.first ?? at + 1
  }

  // MARK: Regular expressions

  /// `/` where a value is wanted, not before a space, with another on its line.
  private var isRegex: Bool {
    guard byte(at) == UInt8(ascii: "/"), !byte(at + 1).isBlank, !byte(at + 1).isLineEnd,
      wantsValue
    else { return false }
    return endOfRegex != nil
  }

  private var wantsValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .openRound, .openSquare, .openCurly, .comma, .semicolon, .colon: return true
    case .sign: return isSpaced && last.sign != .exclamation
    case .name: return last.word == .return || last.word == .in || last.word == .case
    default: return false
    }
  }

  private var endOfRegex: Int? {
    var end = at + 1
    while end < text.count, !text[end].isLineEnd {
      if text[end] == UInt8(ascii: "\\") {
        end += 2
      } else if text[end] == UInt8(ascii: "/") {
        return text[end - 1].isBlank ? nil : end + 1
      } else {
        end += 1
      }
    }
    return nil
  }

  private mutating func regex() {
    add(.regex, (endOfRegex ?? at + 1) - at)
  }
}

extension Sign {
  fileprivate var isOfC: Bool {
    switch self {
    case .other, .coalesce, .identical, .notIdentical, .halfRange, .matches, .wrappingPlus,
      .wrappingMinus, .wrappingTimes, .maskingShiftLeft, .maskingShiftRight, .wrappingPlusEquals,
      .wrappingMinusEquals, .wrappingTimesEquals:
      false
    default: true
    }
  }
}
