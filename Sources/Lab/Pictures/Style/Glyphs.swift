/// The signs that pictures are made of: box drawing, or what a dumb terminal can show.
struct Glyphs: Equatable, Sendable {
  let isASCII: Bool

  var branch: String { isASCII ? "|- " : "├─ " }
  var lastBranch: String { isASCII ? "`- " : "└─ " }
  var rail: String { isASCII ? "|  " : "│  " }
  var arrow: String { isASCII ? "->" : "→" }
  var controllerMark: String { isASCII ? "<" : "◂" }
  var inside: String { isASCII ? " > " : " › " }
  var times: String { isASCII ? "x" : "×" }
  var ellipsis: String { isASCII ? "..." : "…" }
  var separator: String { isASCII ? "; " : " · " }
  var touch: Character { isASCII ? "X" : "×" }
  var nobody: Character { isASCII ? "." : "·" }
  var others: Character { isASCII ? "+" : "▒" }

  /// How the outline of a view is drawn.
  enum Line: Hashable, Sendable {
    case usual, hit, gated, outside
  }

  /// The parts of an outline.
  enum Part: Hashable, Sendable {
    case horizontal, vertical, topLeft, topRight, bottomLeft, bottomRight
    /// The ends of a view one row high.
    case leftEnd, rightEnd
    /// A view no larger than a cell.
    case speck
    case rising, falling
  }

  func glyph(_ part: Part, _ line: Line) -> Character {
    if line == .outside { return isASCII ? "." : "·" }
    return isASCII ? ascii(part, line) : boxed(part, line)
  }

  /// A part of an outline that lies behind another view.
  func covered(_ part: Part) -> String {
    switch part {
    case .horizontal: isASCII ? "'" : "┈"
    case .vertical: isASCII ? "'" : "┊"
    case .topLeft, .topRight, .bottomLeft, .bottomRight, .leftEnd, .rightEnd, .speck, .rising,
      .falling:
      isASCII ? "'" : "∙"
    }
  }

  /// A piece of such an outline, for a legend.
  func sample(_ line: Line) -> String {
    let across = String(glyph(.horizontal, line))
    return across + across + String(glyph(.vertical, line))
  }

  private func boxed(_ part: Part, _ line: Line) -> Character {
    let isHit = line == .hit
    switch part {
    case .horizontal: return isHit ? "═" : line == .gated ? "╌" : "─"
    case .vertical: return isHit ? "║" : line == .gated ? "╎" : "│"
    case .topLeft: return isHit ? "╔" : "┌"
    case .topRight: return isHit ? "╗" : "┐"
    case .bottomLeft: return isHit ? "╚" : "└"
    case .bottomRight: return isHit ? "╝" : "┘"
    case .leftEnd: return isHit ? "╟" : line == .gated ? "╎" : "["
    case .rightEnd: return isHit ? "╢" : line == .gated ? "╎" : "]"
    case .speck: return isHit ? "■" : line == .gated ? "▫" : "▪"
    case .rising: return isHit ? "╬" : "╱"
    case .falling: return isHit ? "╬" : "╲"
    }
  }

  private func ascii(_ part: Part, _ line: Line) -> Character {
    let isHit = line == .hit
    switch part {
    case .horizontal: return isHit ? "=" : line == .gated ? "~" : "-"
    case .vertical: return isHit ? "#" : line == .gated ? ":" : "|"
    case .topLeft, .topRight, .bottomLeft, .bottomRight: return isHit ? "#" : "+"
    case .leftEnd: return isHit ? "#" : line == .gated ? ":" : "["
    case .rightEnd: return isHit ? "#" : line == .gated ? ":" : "]"
    case .speck: return isHit ? "#" : line == .gated ? "~" : "o"
    case .rising: return isHit ? "#" : "/"
    case .falling: return isHit ? "#" : "\\"
    }
  }
}
