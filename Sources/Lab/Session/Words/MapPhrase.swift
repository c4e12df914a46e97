import Engine

/// What is written under a map.
enum MapPhrase: Phrase {
  case nobody
  case unreachable
  case inWindow(String)
  case otherWindow
  case shares(Territory.Exactness)
  /// So many views with less than one in a hundred each, and what they have together.
  case small(Int, first: [String], share: String, Glyphs)
  case gates([Gate], of: ViewID, in: Scene)
  case reason(Unreachable, of: ViewID, in: Scene, Glyphs)
}
