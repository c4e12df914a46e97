import Depth
import Engine
import Sessions
import Testing

@testable import Lab

/// A command that is written back means itself: printing is the inverse of parsing.
@Suite struct WrittenLineTests {
  @Test(
    arguments: rightBuilding + rightSetting + rightBehaviour + rightDoing + rightAsking
      + rightLearning)
  func meansWhatWasTyped(_ right: RightLine) throws {
    let lines = right.commands.map { $0.line(in: Sample.scene) }
    for (line, command) in zip(lines, right.commands) {
      #expect(try Sample.parse(line) == [command], "\(line)")
    }
  }

  /// Every command that comes about in sessions by chance, in the scene that it met.
  @Test(arguments: 0..<Depth.count(20, nightly: 400))
  func meansItselfInAnyScene(seed: Int) throws {
    var random = Generator(seed: UInt64(seed))
    var maker = CommandMaker(
      Bytes((0..<4_000).map { _ in .random(in: .min ... .max, using: &random) }))
    var session = Session()
    for _ in 0..<60 {
      let line = maker.line()
      for part in (try? split(line)) ?? [] {
        let scene = session.state.scene
        guard let command = try? parse(part, in: scene) else { continue }
        let written = command.line(in: scene)
        let again = try #require(try split(written).first)
        #expect(try parse(again, in: scene) == command, "\(part.source) → \(written)")
      }
      _ = session.run(line)
    }
  }
}
