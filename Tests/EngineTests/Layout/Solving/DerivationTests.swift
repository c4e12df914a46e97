import Depth
import Engine
import Testing

@Suite("Why a value is what it is")
struct DerivationTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var proves: String
    var unknowns: String
    var constraints: [String]
    var of: String
    /// What decides, and how much of the value each brings.
    var steps: [(String, Double)]
    var isDecided = true
    var testDescription: String { proves }
  }

  static let table = [
    Row(
      proves: "A width between two edges", unknowns: "x w W",
      constraints: ["W == 390", "x == 16", "x + w == W - 16", "w <= 42 @250", "w >= 42 @750"],
      of: "w", steps: [("2", -16), ("1", -16), ("0", 390)]),
    Row(
      proves: "An intrinsic width is what resistance says", unknowns: "w",
      constraints: ["w <= 42 @250", "w >= 42 @750"], of: "w", steps: [("1", 42)]),
    Row(
      proves: "A wall stops a wish", unknowns: "w",
      constraints: ["w <= 200", "w == 300 @500"], of: "w", steps: [("0", 200)]),
    Row(
      proves: "Half of another's", unknowns: "w W", constraints: ["W == 390", "w == 0.5 W - 10"],
      of: "w", steps: [("1", -10), ("0", 195)]),
    Row(
      proves: "Nothing decides", unknowns: "x y", constraints: ["x >= -5", "y == x + 3"], of: "y",
      steps: [("1", 3), ("x?", 0)], isDecided: false),
    Row(
      proves: "Two that decide together", unknowns: "a b",
      constraints: ["a + b == 10", "a - b == 2"], of: "a", steps: [("0", 5), ("1", 1)]),
  ]

  @Test("The steps add up to the value", arguments: table)
  func steps(row: Row) throws {
    var written = try Written(row.unknowns, row.constraints)
    let solution = try written.solver.solve()
    let unknown = try written.unknown(row.of)
    let derivation = try written.solver.derivation(of: unknown, in: solution)
    #expect(derivation.steps.map { written.name($0.reason) } == row.steps.map { $0.0 })
    for (step, expected) in zip(derivation.steps, row.steps) {
      #expect(isNear(step.contribution, expected.1))
    }
    #expect(isNear(derivation.value, solution[unknown]))
    #expect(derivation.isDecided == row.isDecided)
  }

  @Test("Random systems: they add up, and all that decides holds")
  func random() throws {
    for seed in 0..<UInt64(Depth.count(60, nightly: 3000)) {
      var random = Random(seed: 9_000_000 + seed)
      let system = seed % 2 == 0 ? SystemCase.wild(&random) : SystemCase.axis(&random)
      var made = try system.make()
      let solution = try made.solver.solve()
      for unknown in made.unknowns {
        let derivation = try made.solver.derivation(of: unknown, in: solution)
        #expect(isNear(derivation.value, solution[unknown]), "seed \(seed)")
        for step in derivation.steps {
          // All that decides holds with no room.
          guard case .constraint(let id) = step.reason else { continue }
          #expect(!solution.broken.contains(id), "seed \(seed)")
          #expect(!solution.shortfalls.contains { $0.constraint == id }, "seed \(seed)")
        }
      }
    }
  }
}
