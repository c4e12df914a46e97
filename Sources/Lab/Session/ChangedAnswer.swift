/// What a cell answers now that an edit has changed the session, and what it answered before.
public struct ChangedAnswer: Equatable, Sendable {
  var number: Int
  var command: String
  var from: String
  var to: String

  /// Nil where the answer is the same.
  init?(_ number: Int, old: Cell, new: Cell) {
    guard !new.answersLike(old) else { return nil }
    self.number = number
    command = new.text
    (from, to) = (old.headline, new.headline)
  }
}
