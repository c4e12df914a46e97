import Engine
import Foundation
import Testing

@Suite("Recorded cases")
struct RecordedTests {
  static var cases: [RecordedCase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/judged.txt")
    return RecordedCase.read((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }

  @Test(
    "HiGHS finds the same values, breaks the same constraints, and holds the same for ambiguous")
  func judged() throws {
    let cases = Self.cases
    #expect(cases.count >= 50)
    for recorded in cases {
      var made = try recorded.system.make()
      let solution = try made.solver.solve()
      #expect(
        zip(solution.values, recorded.values).allSatisfy { isNear($0, $1, within: 1e-4) },
        "\(recorded.name): \(solution.values), not \(recorded.values)")
      #expect(solution.broken == recorded.broken.map { made.ids[$0] }, "\(recorded.name)")
      #expect(solution.ambiguous.map(\.index) == recorded.ambiguous, "\(recorded.name)")
    }
  }
}
