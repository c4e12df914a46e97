import Generator

// makes SEED [m]: prints the program of a seed, in Swift or, with m, in Objective-C.
let arguments = CommandLine.arguments.dropFirst()
if let seed = arguments.first.flatMap({ UInt64($0) }) {
  let maker = ProgramMaker(seed: seed)
  print(arguments.contains("m") ? maker.objectiveC() : maker.swift(), terminator: "")
} else {
  print("makes SEED [m]")
}
