import Sessions
import Testing

/// Sessions of plausible commands by chance, with every check after each: the tree is a tree, names
/// and ids resolve, touches end once, undo and redo restore, and the cells replay to the same.
@Suite struct RandomSessionTests {
  @Test(arguments: 0..<40) func nothingBreaks(_ batch: Int) {
    for number in 0..<8 {
      var random = RandomScenes(seed: batch * 8 + number + 1)
      let bytes = (0..<400).map { _ in UInt8.random(in: 0...255, using: &random) }
      let faults = Watched.faults(ofSessionFrom: bytes)
      #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
    }
  }
}
