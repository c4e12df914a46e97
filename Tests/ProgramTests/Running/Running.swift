import Testing

@testable import Program

/// What a program prints, line by line, and how it ends.
struct Run {
  var lines: [String]
  var stop: Stop?
  var world: ToyWorld
  var machine: Machine<ToyWorld>

  init(
    _ text: String, _ language: SourceLanguage = .swift, limits: Limits = Limits(),
    records: Bool = false, suppositions: [String: ProgramValue] = [:]
  ) {
    let file = SourceReader.read(SourceText(text, language: language), number: 0)
    let program = Program([file])
    world = ToyWorld()
    lines = []
    machine = Machine(program, surface: ToySurface(), limits: limits)
    machine.suppositions = suppositions
    if records { machine.startRecording() }
    do throws(Stop) {
      try machine.run(file: 0, in: &world)
      while !world.waiting.isEmpty {
        let first = world.waiting.indices.min {
          world.waiting[$0].nanoseconds < world.waiting[$1].nanoseconds
        }
        try machine.resume(world.waiting.remove(at: first ?? 0), in: &world)
      }
    } catch {
      stop = error
    }
    lines = world.lines
  }
}

/// A program and what it is to print.
struct Case: CustomTestStringConvertible {
  var text: String
  var lines: [String]

  init(_ text: String, _ lines: String...) { (self.text, self.lines) = (text, lines) }

  var testDescription: String { text }
}
