import Engine

/// What is written under a drawing.
enum DrawPhrase: Phrase {
  case isHidden(String, subviews: Int)
  case isCovered(String, by: [String])
  case isClipped(String, by: String)
  case isOutsideWindow(String)
  case notDrawn(Int)
  /// What an outline means, where it is not the usual one.
  case meaning(Glyphs.Line)
  case dotted
  case dashed
  case brackets
  /// A part of an outline that lies behind another view.
  case coveredPart
  /// Of a question, which does not say who is hit.
  case fingers(at: [Point])
  case touched(at: Point, String?, arrow: String)
  case touchElsewhere
  case windows([String], drawn: String)
  case treeTitle
  case treeDescription(Int)
  case drawTitle(String)
  case mapTitle(String)
}
