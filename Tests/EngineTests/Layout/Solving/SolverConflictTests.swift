import Depth
import Engine
import Testing

@Suite("Conflicts")
struct ConflictTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var proves: String
    var unknowns: String
    var nonNegative = ""
    var constraints: [String]
    /// Members of each conflict, the broken one last.
    var conflicts: [[String]]
    var values: [String: Double] = [:]
    var testDescription: String { proves }
  }

  static let table = [
    Row(
      proves: "Two widths: the one added last is broken", unknowns: "w",
      constraints: ["w == 10", "w == 20"], conflicts: [["0", "1"]], values: ["w": 10]),
    Row(
      proves: "The set is the smallest: what has nothing to do with it is not in it",
      unknowns: "x y w v",
      constraints: ["v == 3", "x == 8", "y == x + w", "w == 10", "v + w >= 5", "y == 30"],
      conflicts: [["1", "2", "3", "5"]], values: ["y": 18]),
    Row(
      proves: "What cancels out is not in it", unknowns: "x y z",
      constraints: ["x == 5", "y == x + 1", "z == x + 1", "y == z + 7"],
      conflicts: [["1", "2", "3"]], values: ["y": 6, "z": 6]),
    Row(
      proves: "An earlier one is not broken, though it finds out later", unknowns: "x y",
      constraints: ["y == x + 10", "y == 20", "x == 5"], conflicts: [["0", "1", "2"]],
      values: ["x": 10]),
    Row(
      proves: "Inequalities conflict", unknowns: "a b",
      constraints: ["a + b <= 100", "a >= 60", "b >= 60"], conflicts: [["0", "1", "2"]],
      values: ["a": 60, "b": 0]),
    Row(
      proves: "A width that would be negative: margins in an encapsulated width of 0",
      unknowns: "x w W", nonNegative: "w W",
      constraints: ["x == 16", "x + w == W - 16", "W == 0"],
      conflicts: [["w>=0", "0", "1", "2"]], values: ["x": 16, "W": 32, "w": 0]),
    Row(
      proves: "Of two conflicts each breaks one", unknowns: "w h",
      constraints: ["w == 10", "h == 10", "w == 20", "h == 20"],
      conflicts: [["0", "2"], ["1", "3"]], values: ["w": 10, "h": 10]),
    Row(
      proves: "What is broken breaks no others: the third fits the first", unknowns: "w",
      constraints: ["w == 10", "w == 20", "w <= 15"], conflicts: [["0", "1"]], values: ["w": 10]),
    Row(
      proves: "0 = 10 conflicts with itself", unknowns: "w",
      constraints: ["w == w + 10", "w == 4"], conflicts: [["0"]], values: ["w": 4]),
    Row(
      proves: "A duplicate is no conflict", unknowns: "w",
      constraints: ["w == 10", "w == 10", "2 w == 20"], conflicts: [], values: ["w": 10]),
    Row(
      proves: "A wish never conflicts", unknowns: "w",
      constraints: ["w == 10", "w == 20 @999.9"], conflicts: [], values: ["w": 10]),
    Row(
      proves: "A circle of widths, each larger than the one before", unknowns: "a b c",
      constraints: ["a >= b + 1", "b >= c + 1", "c >= a + 1"], conflicts: [["0", "1", "2"]]),
  ]

  @Test("Required constraints that cannot all hold", arguments: table)
  func conflicts(row: Row) throws {
    var written = try Written(row.unknowns, nonNegative: row.nonNegative, row.constraints)
    let solution = try written.solver.solve()
    let told = solution.conflicts.map { $0.members.map(written.name) }
    #expect(told.map(Set.init) == row.conflicts.map(Set.init))
    #expect(
      solution.broken.map { written.name(.constraint($0)) } == row.conflicts.map { $0.last ?? "" })
    for (name, value) in row.values {
      #expect(try isNear(solution[written.unknown(name)], value), "\(name)")
    }
  }

  @Test("Each set is infeasible, and feasible without any one of it: random systems")
  func smallest() throws {
    var count = 0
    for seed in 0..<UInt64(Depth.count(200, nightly: 20_000)) {
      var random = Random(seed: 7_000_000 + seed)
      let system = SystemCase.wild(&random)
      var made = try system.make()
      for conflict in try made.solver.solve().conflicts {
        count += 1
        #expect(try !holds(conflict.members, of: system, made), "seed \(seed)")
        for index in conflict.members.indices {
          var rest = conflict.members
          rest.remove(at: index)
          #expect(try holds(rest, of: system, made), "seed \(seed), without \(index)")
        }
      }
    }
    #expect(count > 50)
  }

  private func holds(
    _ members: [SolverReason], of system: SystemCase, _ made: SystemCase.Made
  ) throws -> Bool {
    var part = system
    part.rows = []
    for index in part.unknowns.indices {
      part.unknowns[index].isNonNegative = members.contains(.notNegative(made.unknowns[index]))
    }
    for (index, id) in made.ids.enumerated() where members.contains(.constraint(id)) {
      part.rows.append(system.rows[index])
    }
    var alone = try part.make()
    return try alone.solver.solve().conflicts.isEmpty
  }

  @Test(
    "Once one of the set is removed, nothing is broken any more, and the values are as if it had never been"
  )
  func removal() throws {
    var written = try Written("x w", ["x == 8", "w == 10", "x + w == 30", "w == 22"])
    let before = try written.solver.solve()
    #expect(before.broken == [written.ids[2], written.ids[3]])
    try written.solver.remove(written.ids[1])
    let after = try written.solver.solve()
    #expect(try after.broken.isEmpty && after[written.unknown("w")] == 22)
  }
}
