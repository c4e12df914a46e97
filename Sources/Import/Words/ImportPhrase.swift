import Engine
import Text

/// What there is to say about somebody's own hierarchy.
enum ImportPhrase: Phrase {
  case summary(views: Int, windows: [String], formats: [DumpFormat])
  case notInDump([DumpUnknown])
  case moreWarnings(Int)
  case warning(DumpWarning)
  /// Of one view.
  case verdict(String, Verdict)
  case depends([Verdict.Dependence])
  /// Heads the repairs of a view.
  case repairs(String)
  case noRepair
  case table(wrong: Int, of: Int)
  case allFine(Int)
  case noControls
  case moreRows(Int)
  case notJudged(Int)
  case probably
  /// The worst of all, and its middle; in a session commands, else options of the program.
  case askNext(String?, Point?, inSession: Bool)
  /// In a row of the table.
  case word(Verdict)
  case sceneBelow
}

extension ImportPhrase {
  /// What can be typed next, the same in every language.
  static func ways(_ name: String?, _ point: Point?, inSession: Bool) -> String {
    guard inSession else { return "--want \(name ?? "NAME") · --at X Y · --format commands" }
    guard let name, let point else { return "tap X Y · map · tree" }
    let place = Assembly.number(point.x) + " " + Assembly.number(point.y)
    return "tap \(place); how-to \(name) · map · tree"
  }
}
