import Engine
import Testing

@testable import CommandLanguage

/// A line, and the commands that it means in the sample scene.
struct RightLine: Sendable, CustomTestStringConvertible {
  let line: String
  let commands: [Command]

  init(_ line: String, _ commands: Command...) {
    self.line = line
    self.commands = commands
  }

  var testDescription: String { line }
}

/// Names for the ids of the sample scene.
enum Its {
  static let (a, b, l, s, f, p) = (
    Sample.view("A"), Sample.view("B"), Sample.view("L"), Sample.view("S"), Sample.view("F"),
    Sample.view("P")
  )
  static let (view, window, kView) = (
    Sample.view("view"), Sample.view("window"), Sample.view("K.view")
  )
  static let (t, d) = (Sample.recognizer("T"), Sample.recognizer("D"))
  static let (k, controller) = (Sample.controller("K"), Sample.controller("controller"))
}
