import Engine
import Testing

@testable import Lab

/// A session in which something has happened, and questions about it.
struct Inquest {
  var session = Session()

  /// Every line has to be understood.
  init(_ scene: String, _ event: String, language: String = "en") throws {
    try run("lang \(language)")
    for line in scene.split(separator: "\n") { try run(String(line)) }
    try run(event)
  }

  @discardableResult
  mutating func run(_ line: String) throws -> Reply {
    let replies = session.run(line)
    for reply in replies {
      if let error = reply.error {
        throw Refused(line: line, message: error.code)
      }
    }
    return try #require(replies.last, "\(line) is no command")
  }

  mutating func ask(_ question: String) throws -> Reply { try run(question) }

  struct Refused: Error {
    var line: String
    var message: String
  }
}

extension Reply {
  /// The sets of commands that `how-to` lists.
  var changes: [[String]] {
    result["changes"].map { $0.items.map { $0.items.compactMap { $0.text } } } ?? []
  }
}

extension JSON {
  var items: [JSON] { if case .array(let items) = self { items } else { [] } }
}

/// One question, and how the answer has to begin.
struct Asked: CustomTestStringConvertible, Sendable {
  var scene: String
  var event: String
  var question: String
  var answer: [String]

  init(_ scene: String, _ event: String, _ question: String, _ answer: String...) {
    self.scene = scene
    self.event = event
    self.question = question
    self.answer = answer
  }

  var testDescription: String { "\(event): \(question)" }

  func check(language: String = "en") throws {
    var inquest = try Inquest(scene, event, language: language)
    let text = try inquest.ask(question).text
    #expect(Array(text.prefix(answer.count)) == answer)
  }
}
