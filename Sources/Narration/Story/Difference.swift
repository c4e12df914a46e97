import Engine

extension Narrator {
  /// One sentence for a command that comes out differently by UIKit's rules and by the documents'.
  ///
  /// The outcomes are clauses without a full stop, such as "B gets the tap".
  public func differenceNote(uikit: String, documents: String, rules: [Rule]) -> String {
    sentence(.parts(uikit: uikit, documents: documents), rules)
  }
}
