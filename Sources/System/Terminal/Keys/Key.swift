/// What a person pressed.
public enum Key: Hashable, Sendable {
  case text(Unicode.Scalar)
  /// A control character, and the one that Backspace sends.
  case control(UInt8)
  /// Alt and a character of ASCII.
  case alt(UInt8)
  case named(NamedKey)
  /// An escape sequence that has no name here; an `.editrc` may know it. Without the escape.
  case sequence([UInt8])
  case paste(String)
}

/// Keys that send an escape sequence. The number stands for the key in libedit's maps, where no
/// character has it.
public enum NamedKey: UInt8, CaseIterable, Sendable {
  /// Not a key: text that libedit's maps have no room for.
  case text = 0x80
  case up, down, left, right, home, end, delete, pageUp, pageDown
  case wordLeft, wordRight, deleteWord, altEnter, paste
}

extension NamedKey {
  /// The key that sends these bytes after an escape; terminals differ.
  init?(sequence: [UInt8]) {
    guard let last = sequence.last, let first = sequence.first else { return nil }
    let parameters = sequence.dropFirst().dropLast()
    guard parameters.allSatisfy({ (0x30...0x3B).contains($0) }) else { return nil }
    let numbers = parameters.split(separator: 0x3B, omittingEmptySubsequences: false).map {
      $0.reduce(0) { ($0 &* 10 &+ Int($1) - 0x30) & 0xFFFF }
    }
    // 1 and the sum of Shift 1, Alt 2, Control 4. One terminal puts it first.
    let modifiers = max(0, (numbers.count > 1 ? numbers[1] : 1) - 1)
    let isByWord = modifiers & 6 != 0 || (numbers.count == 1 && numbers[0] == 5)
    switch (first, last) {
    case (UInt8(ascii: "O"), UInt8(ascii: "c")), (UInt8(ascii: "["), UInt8(ascii: "c")):
      self = .wordRight
    case (UInt8(ascii: "O"), UInt8(ascii: "d")), (UInt8(ascii: "["), UInt8(ascii: "d")):
      self = .wordLeft
    case (_, UInt8(ascii: "A")): self = .up
    case (_, UInt8(ascii: "B")): self = .down
    case (_, UInt8(ascii: "C")): self = isByWord ? .wordRight : .right
    case (_, UInt8(ascii: "D")): self = isByWord ? .wordLeft : .left
    case (_, UInt8(ascii: "H")): self = .home
    case (_, UInt8(ascii: "F")): self = .end
    case (UInt8(ascii: "["), UInt8(ascii: "~")):
      switch numbers.first {
      case 1, 7: self = .home
      case 4, 8: self = .end
      case 3: self = modifiers & 6 != 0 ? .deleteWord : .delete
      case 5: self = .pageUp
      case 6: self = .pageDown
      default: return nil
      }
    default: return nil
    }
  }
}
