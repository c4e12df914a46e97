import Testing

@testable import Lab

/// Something that learners come to believe, and a scene whose reply contradicts it.
struct Reading: CustomTestStringConvertible, Sendable {
  let belief: String
  let scene: [String]
  /// The command whose reply contradicts it.
  let question: String
  /// What the reply says against it, in each language.
  let english: [String]
  let chinese: [String]
  /// What its result would not hold if the belief were right.
  let proof: [Proof]

  var testDescription: String { belief }
}

/// A member of a result, by its path, and its value.
struct Proof: Sendable {
  let path: String
  let value: JSON

  init(_ path: String, _ value: JSON) {
    self.path = path
    self.value = value
  }
}
