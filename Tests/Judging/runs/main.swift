import Foundation
import Program

// runs FILE: reads, compiles and runs a file of Swift or Objective-C, and prints what it prints.
let arguments = CommandLine.arguments
guard arguments.count > 1, let data = FileManager.default.contents(atPath: arguments[1]) else {
  FileHandle.standardError.write(Data("runs FILE\n".utf8))
  exit(2)
}
let isSwift = arguments[1].hasSuffix(".swift")
let source = SourceText(
  String(decoding: data, as: UTF8.self), language: isSwift ? .swift : .objectiveC)
let file = SourceReader.read(source, number: 0)
for problem in file.problems {
  tell("line \(source.line(of: problem.place.start)): not read: \(problem.kind)")
}
if ProcessInfo.processInfo.environment["SHOWS_TREE"] != nil { dump(file.statements) }
let program = Program([file])
for problem in program.problems {
  tell("line \(source.line(of: problem.place.start)): \(problem.kind)")
}
var world = BareWorld()
var machine = Machine<BareWorld>(
  program, surface: BareSurface(),
  limits: Limits(fuel: 2_000_000_000, depth: 2_000, memory: 1_000_000_000))
do throws(Stop) {
  try machine.runToEnd(file: 0, in: &world)
  world.flush()
} catch {
  world.flush()
  tell(wording(of: error))
  exit(1)
}

func tell(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

func wording(of stop: Stop) -> String {
  func line(_ place: Place) -> String {
    place.source < 0 ? "" : "line \(source.line(of: place.start)): "
  }
  switch stop {
  case .crash(let crash, let place): return line(place) + "\(crash)"
  case .outOfFuel(let place): return line(place) + "more steps than allowed"
  case .tooDeep(let place): return line(place) + "calls too deep in one another"
  case .tooMuchMemory(let place): return line(place) + "too much memory"
  case .thrown(let value, let place): return line(place) + "an error that nobody catches: \(value)"
  case .parked: return "still waiting"
  }
}
