/// What a grammar can want; the room above has words for each.
enum Wanted: String {
  case name, type, value, pattern, declaration, statement
  case label
  case endOfStatement = "end of statement"
  case closeRound = ")"
  case openRound = "("
  case closeSquare = "]"
  case openCurly = "{"
  case closeCurly = "}"
  case colon = ":"
  case comma = ","
  case semicolon = ";"
  case openSquare = "["
  case closeAngle = ">"
}
