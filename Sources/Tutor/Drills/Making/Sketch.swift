import Engine
import Lab

/// A scene and a question about it, before anybody has looked at what there is to choose.
struct Sketch: Sendable {
  /// Commands on the scene one starts with.
  private(set) var lines: [String] = []
  private(set) var state = State()
  /// Was a line refused? Then the sketch is thrown away.
  private(set) var isBroken = false
  var ask = Ask(event: .shake, wanted: .handler)
  /// Answers that somebody might give who is not mistaken but guesses.
  var distractors: [String] = []

  mutating func add(_ line: String) {
    do throws(CommandError) {
      try state.answer(line)
      lines.append(line)
    } catch {
      isBroken = true
    }
  }

  /// Nil for what cannot be done.
  mutating func add(_ command: SceneCommand?) {
    guard let command else {
      isBroken = true
      return
    }
    let line = command.line(in: state.scene)
    do throws(RunError) {
      try state.answer(command)
      lines.append(line)
    } catch {
      isBroken = true
    }
  }

  /// The same scene with another question.
  func asking(_ event: Ask.Event, _ wanted: Ask.Wanted) -> Sketch {
    var sketch = self
    sketch.ask = Ask(event: event, wanted: wanted)
    return sketch
  }
}
