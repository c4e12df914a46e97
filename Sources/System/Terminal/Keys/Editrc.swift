/// The user's `.editrc`, as libedit reads it: `program:command words`, a command a line.
///
/// We read it ourselves because of its `bind` lines: keys that send escape sequences have numbers
/// here, and some commands are ours.
struct Editrc {
  struct Bind: Equatable {
    var inViCommands: Bool
    /// The key as it arrives, escapes resolved.
    var key: [UInt8]
    var command: String
  }

  private(set) var binds: [Bind] = []
  /// Whether the last `bind -v` or `bind -e` asks for vi.
  private(set) var wantsVi: Bool?
  /// Lines about anything else.
  private(set) var others: [[String]] = []

  init(_ text: String, program: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      var words = Editrc.words(line)
      guard var first = words.first, !first.hasPrefix("#") else { continue }
      if let colon = first.lastIndex(of: ":") {
        guard program.hasPrefix(first[..<colon].drop { $0 == "*" }) else { continue }
        first = String(first[first.index(after: colon)...])
        words[0] = first
        if first.isEmpty { words.removeFirst() }
      }
      if words.first == "bind" { read(bind: words.dropFirst()) } else { others.append(words) }
    }
  }

  private mutating func read(bind words: ArraySlice<String>) {
    var words = words
    var inViCommands = false
    while let option = words.first, option.hasPrefix("-"), option.count > 1 {
      words.removeFirst()
      switch option {
      case "-v": wantsVi = true
      case "-e": wantsVi = false
      case "-a": inViCommands = true
      case "-r":
        // The key is to do nothing.
        guard let key = words.first else { return }
        binds.append(
          Bind(inViCommands: inViCommands, key: Editrc.key(key), command: "ed-unassigned"))
        return
      // Macros and arrow keys by name: libedit's own business.
      default:
        others.append(["bind", option] + words)
        return
      }
    }
    guard words.count >= 2, let key = words.first, let command = words.last else { return }
    binds.append(Bind(inViCommands: inViCommands, key: Editrc.key(key), command: command))
  }

  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + "\\" + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }

  /// `^A`, `^[`, `\e`, `\033`, `\t` and plain characters.
  static func key(_ text: String) -> [UInt8] {
    var key: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "^"):
        guard let next = rest.popFirst() else { return key + [byte] }
        key.append(next == UInt8(ascii: "?") ? 0x7F : next & 0x1F)
      case UInt8(ascii: "\\"):
        guard let next = rest.popFirst() else { return key }
        switch next {
        case UInt8(ascii: "a"): key.append(0x07)
        case UInt8(ascii: "b"): key.append(0x08)
        case UInt8(ascii: "t"): key.append(0x09)
        case UInt8(ascii: "n"): key.append(0x0A)
        case UInt8(ascii: "r"): key.append(0x0D)
        case UInt8(ascii: "e"), UInt8(ascii: "E"): key.append(0x1B)
        case 0x30...0x37:
          var value = Int(next) - 0x30
          for _ in 0..<2 {
            guard let digit = rest.first, (0x30...0x37).contains(digit) else { break }
            value = value * 8 + Int(digit) - 0x30
            rest.removeFirst()
          }
          key.append(UInt8(truncatingIfNeeded: value))
        default: key.append(next)
        }
      default: key.append(byte)
      }
    }
    return key
  }
}
