import Engine
import Testing

@testable import Lab

@Suite struct RightLineTests {
  @Test(
    arguments: rightBuilding + rightSetting + rightBehaviour + rightDoing + rightAsking
      + rightLearning)
  func meansItsCommand(_ right: RightLine) throws {
    #expect(try Sample.parse(right.line) == right.commands)
  }

  /// Each command of the table stands in the lines above, by its own word.
  @Test(arguments: commandTable.map { $0.word })
  func everyCommandIsTried(_ word: String) {
    let lines =
      rightBuilding + rightSetting + rightBehaviour + rightDoing + rightAsking + rightLearning
    #expect(lines.contains { $0.line == word || $0.line.hasPrefix(word + " ") })
  }

  /// Each property is set by some line above, or stands in an `add`.
  @Test(arguments: Property.allCases)
  func everyPropertyIsTried(_ property: Property) {
    let name = property.rawValue
    #expect(
      (rightSetting + rightBuilding).contains {
        $0.line.contains(name + " ") || $0.line.contains(name + "=")
      })
  }
}
