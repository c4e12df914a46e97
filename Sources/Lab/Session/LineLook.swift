/// What a line of a reply is, for a screen that shows it in another way. The text says all of it.
public enum LineLook: Equatable, Sendable {
  case heading
  /// A command that was run, or is to be read.
  case command
  case right, wrong
  /// A line of a picture, with its styles.
  case picture(StyledText)
}

/// How what is to be typed stands out from the prose around it, where it stands between backticks.
public enum CodeLook: Sendable {
  /// As in Markdown.
  case backticks
  /// At a terminal without colours.
  case quoted
  case styled

  public func shown(_ lines: [String]) -> [String] { LineLook.shown(lines, mark: nil, as: self) }

  /// A complaint may hold what somebody typed, which stays as it is: then only its quotes change.
  public var inComplaint: CodeLook { self == .styled ? .quoted : self }
}

extension LineLook {
  /// A paragraph's lines as a terminal shows them.
  static func shown(_ lines: [String], mark: LineLook?, as code: CodeLook) -> [String] {
    switch mark {
    case .picture(let styled)?: return code == .styled ? [ANSI.text(styled)] : lines
    case .heading? where code == .styled: return lines.map { ANSI.wrapped($0, .name) }
    case .command? where code == .styled: return lines.map { ANSI.wrapped($0, .owner(4)) }
    case .right? where code == .styled: return verdict(lines, style: .hit, as: code)
    case .wrong? where code == .styled: return verdict(lines, style: .wrong, as: code)
    case .heading?, .command?, .right?, .wrong?, nil: return spans(lines, code)
    }
  }

  /// Its first sentence.
  private static func verdict(_ lines: [String], style: Style, as code: CodeLook) -> [String] {
    var lines = spans(lines, code)
    guard let first = lines.first else { return lines }
    let end =
      first.firstIndex { $0 == "." || $0 == "。" }.map { first.index(after: $0) } ?? first.endIndex
    lines[0] = ANSI.wrapped(String(first[..<end]), style) + first[end...]
    return lines
  }

  /// A pair of backticks may stand on two lines; one without a partner stays.
  private static func spans(_ lines: [String], _ code: CodeLook) -> [String] {
    let count = lines.reduce(0) { $0 + $1.count { $0 == "`" } }
    guard code != .backticks, count > 0, count % 2 == 0 else { return lines }
    let (start, end) = code == .styled ? (ANSI.start(.code), ANSI.end) : ("“", "”")
    var isOpen = false
    return lines.map { line in
      var shown = isOpen && code == .styled ? start : ""
      for character in line {
        guard character == "`" else {
          shown.append(character)
          continue
        }
        isOpen.toggle()
        shown += isOpen ? start : end
      }
      return isOpen && code == .styled ? shown + end : shown
    }
  }
}
