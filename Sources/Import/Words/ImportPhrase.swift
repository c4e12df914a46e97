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
  case askNext(String?)
  /// In a row of the table.
  case word(Verdict)
  case sceneBelow
}
