import Testing

@testable import Lab

/// A scene, the last command on it, and the reply.
struct Play: CustomTestStringConvertible, Sendable {
  let title: String
  let before: [String]
  let command: String
  let english: [String]
  let chinese: [String]

  init(
    _ title: String, _ before: [String], _ command: String, _ english: [String],
    _ chinese: [String]
  ) {
    self.title = title
    self.before = before
    self.command = command
    self.english = english
    self.chinese = chinese
  }

  var testDescription: String { title }

  var stage: TellingStage {
    var stage = TellingStage()
    for line in before + [command] { stage.run(line) }
    return stage
  }

  static let all = touchStories + actionStories + otherStories + factStories
}
