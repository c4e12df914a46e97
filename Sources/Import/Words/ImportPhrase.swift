import Engine
import Lab

/// What there is to say about somebody's own hierarchy.
enum ImportPhrase: Phrase {
  case summary(views: Int, windows: [String], formats: [DumpFormat])
  /// Of recognizers some may be told, and the others not.
  case notInDump([DumpUnknown], someRecognizers: Bool)
  case moreWarnings(Int)
  case warning(DumpWarning)
  /// Of one view.
  case verdict(String, Verdict)
  case depends([Verdict.Dependence])
  /// Heads the repairs of a view.
  case repairs(String)
  /// Of one that gets a tap on its middle and not elsewhere.
  case repairsThere(String)
  case noRepair
  case belongsInto(String, String)
  /// Of what lies under a bar.
  case staysClear(String, of: String)
  /// Of what covers something in React Native.
  case withoutPointerEvents(String)
  /// Of what is off the screen: in this scroll view, or in none.
  case scrollAdvice(String?)
  /// A point of a view that gets a tap on its middle.
  case elsewhere(String, Verdict)
  /// What is tapped itself lies over a part of it.
  case shares(String, Verdict.Shared)
  /// It lies over a part of these, and there are so many such pairs more.
  case overlaps(String, over: [String], others: Int)
  case table(wrong: Int, of: Int)
  case allFine(Int)
  /// So many get a tap on their middle, and not everywhere.
  case partly(Int)
  case place(Point)
  case scrolledAway([String])
  /// Recognizers of views that no dump tells, and whom they may take the tap from.
  case hangs(on: [String], [String])
  case noControls
  case moreRows(Int)
  case notJudged(Int)
  case probably
  /// The worst of all, and where, if not its middle; in a session commands, else options of the program.
  case askNext(String?, Point?, inSession: Bool)
  /// In a row of the table.
  case word(Verdict)
  case sceneBelow
}

extension ImportPhrase {
  /// What can be typed next, by the words that a language has for it.
  static func ways(
    _ name: String?, _ point: Point?, howTo: String, tap: String, map: String, tree: String
  ) -> String {
    guard let name else { return "\(tap) X Y · \(map) · \(tree)" }
    let place = point.map { " at " + Numbers.text($0.x) + " " + Numbers.text($0.y) } ?? ""
    return "\(howTo) \(name)\(place) · \(tap) \(name) · \(map) · \(tree)"
  }

  /// What the program can be asked next.
  static func options(_ name: String?) -> String {
    "--want \(name ?? "NAME") · --at X Y · --format commands"
  }
}
