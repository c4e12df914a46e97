import Depth
import Lab
import Sessions
import Testing

/// Sessions of plausible commands by chance, with every check after each: the tree is a tree, names
/// and ids resolve, touches end once, undo and redo restore, and the cells replay to the same.
@Suite struct RandomSessionTests {
  @Test(arguments: 0..<Depth.count(4, nightly: 40)) func nothingBreaks(_ batch: Int) {
    for number in 0..<8 {
      var random = RandomScenes(seed: batch * 8 + number + 1)
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      let faults = Watched.faults(ofSessionFrom: bytes)
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
  }

  /// What is new in the table is made by chance too, and more often than not it is right.
  @Test(.enabled(if: Depth.isNightly)) func everyCommandComes() {
    var (tried, done): (Set<String>, Set<String>) = ([], [])
    for seed in 0..<60 {
      var random = RandomScenes(seed: 9_000 + seed)
      var maker = CommandMaker(
        Bytes((0..<900).map { _ in UInt8.random(in: 0...255, using: &random) }))
      var session = Session()
      while !maker.bytes.isEmpty {
        let line = maker.line(in: session.state.scene)
        let word = String(line.prefix { $0 != " " })
        tried.insert(word)
        if session.run(line).allSatisfy({ !$0.isError }) { done.insert(word) }
      }
    }
    let commands = Set(CommandMaker.offeredCommands)
    #expect(
      commands.subtracting(tried).isEmpty, "never tried: \(commands.subtracting(tried).sorted())")
    #expect(
      commands.subtracting(done).isEmpty, "never right: \(commands.subtracting(done).sorted())")
  }
}
