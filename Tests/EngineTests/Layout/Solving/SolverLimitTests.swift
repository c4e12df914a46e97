import Depth
import Engine
import Testing

@Suite("What a solver refuses, and what it bears")
struct HostileTests {
  @Test(
    "Numbers that are none, and those out of scale",
    arguments: [
      (Double.nan, SolverError.notFinite), (.infinity, .notFinite), (-.infinity, .notFinite),
      (1e13, .outOfScale(1e13)), (-1e300, .outOfScale(-1e300)),
    ])
  func constants(number: Double, error: SolverError) throws {
    var written = try Written("w", ["w == 10"])
    let before = written.solver.constraintCount
    let w = try written.unknown("w")
    #expect(throws: error) {
      _ = try written.solver.add(LinearConstraint(LinearSum(w), .equal, .constant(number)))
    }
    #expect(throws: error) {
      try written.solver.setConstant(of: written.ids[0], to: number)
    }
    #expect(throws: error) {
      _ = try written.solver.addUnknown(fallback: number)
    }
    #expect(throws: error) {
      _ = try written.solver.add(
        LinearConstraint(LinearSum([.init(w, times: number)]), .equal, .constant(1)))
    }
    // A refused change changes nothing.
    #expect(written.solver.constraintCount == before && written.solver.unknownCount == 1)
    #expect(try written.solver.solve().values == [10])
  }

  @Test("Priorities are above 0 and up to 1000", arguments: [0, -1, 1000.001, .nan, .infinity])
  func priorities(value: Float) throws {
    var written = try Written("w", ["w == 10"])
    let w = try written.unknown("w")
    do throws(SolverError) {
      _ = try written.solver.add(
        LinearConstraint(
          LinearSum(w), .equal, .constant(1), priority: LayoutPriority(value)))
      Issue.record("taken")
    } catch {
      guard case .priority = error else { Issue.record("\(error)"); return }
    }
  }

  @Test("What is not there")
  func strangers() throws {
    var (one, other) = (try Written("w", ["w == 10"]), try Written("a b", ["a == 1", "b == 2"]))
    #expect(throws: SolverError.noSuchConstraint(other.ids[1])) {
      try one.solver.remove(other.ids[1])
    }
    let b = try other.unknown("b")
    #expect(throws: SolverError.noSuchUnknown(b)) {
      try one.solver.add(LinearConstraint(LinearSum(b), .equal, .constant(1)))
    }
    try other.solver.remove(other.ids[0])
    #expect(throws: SolverError.noSuchConstraint(other.ids[0])) {
      try other.solver.setConstant(of: other.ids[0], to: 1)
    }
  }

  @Test("A factor of 0 leaves its unknown out")
  func zeroFactor() throws {
    var written = try Written("w v", ["w == 0 v + 10", "v == 3"])
    #expect(try written.values() == ["w": 10, "v": 3])
  }

  @Test("Numbers of 10^9 and of 10^-3 side by side")
  func scales() throws {
    var written = try Written(
      "a b c", ["a == 1000000000", "b == a + 0.001", "c == b - 1000000000", "c >= 0 @750"])
    let values = try written.values()
    #expect(isNear(values["c"], 0.001, within: 1e-6))
  }

  @Test("Limits are typed errors")
  func limits() throws {
    var limits = SolverLimits()
    (limits.unknowns, limits.constraints, limits.parts) = (2, 3, 4)
    var written = try Written("a b", limits: limits, ["a == 1", "b == 2"])
    #expect(throws: SolverError.tooManyUnknowns(limit: 2)) { try written.solver.addUnknown() }
    #expect(throws: SolverError.tooManyParts(limit: 4)) { try written.add("a + b + a + b == a") }
    try written.add("a == 1")
    #expect(throws: SolverError.tooManyConstraints(limit: 3)) { try written.add("a == 1") }
  }

  @Test("A search that takes too long is given up, and tried again with more")
  func work() throws {
    var random = Random(seed: 3)
    var system = SystemCase.wild(&random)
    for _ in 0..<40 {
      system.rows.append(.wild(&random, unknowns: system.unknowns.count, required: 20))
    }
    var limits = SolverLimits()
    limits.work = 100
    var made = try system.make(limits: limits)
    #expect(throws: SolverError.tooMuchWork(limit: 100)) { try made.solver.solve() }
    made = try system.make()
    #expect(throws: Never.self) { try made.solver.solve() }
  }

  @Test("More conflicts than a solver tells")
  func conflicts() throws {
    var limits = SolverLimits()
    limits.conflicts = 5
    var written = try Written("w", limits: limits, (0..<6).map { "w == \($0)" })
    #expect(try written.solver.solve().conflicts.count == 5)
    try written.add("w == 7")
    #expect(throws: SolverError.tooManyConflicts(limit: 5)) { try written.solver.solve() }
  }

  @Test("A chain of 3,000, from the far end")
  func longChain() throws {
    var solver = Solver()
    var unknowns = [try solver.addUnknown()]
    for _ in 1..<3000 {
      let next = try solver.addUnknown()
      _ = try solver.add(
        LinearConstraint(LinearSum(next), .equal, LinearSum(unknowns[unknowns.count - 1]) + 1))
      unknowns.append(next)
    }
    _ = try solver.add(LinearConstraint(LinearSum(unknowns[2999]), .equal, .constant(3000)))
    let solution = try solver.solve()
    #expect(solution[unknowns[0]] == 1 && solution.ambiguous.isEmpty)
  }

  @Test("The same constraint 500 times")
  func duplicates() throws {
    var written = try Written("w v", (0..<500).map { "w + v == 10 @\($0 % 2 == 0 ? 1000 : 500)" })
    let solution = try written.solver.solve()
    #expect(solution.values == [0, 10] && solution.conflicts.isEmpty)
  }

  @Test("Unknowns on which nothing is said but that they are not negative and add up")
  func freeSum() throws {
    var solver = Solver()
    var sum = LinearSum()
    for _ in 0..<Depth.count(100, nightly: 400) {
      sum.parts.append(.init(try solver.addUnknown(isNonNegative: true)))
    }
    _ = try solver.add(LinearConstraint(sum, .equal, .constant(168)))
    let solution = try solver.solve()
    #expect(solution.ambiguous.count == solver.unknownCount && solution.values.last == 168)
  }

  @Test(
    "Factors from a thousandth to thousands: what is required is kept, or one in 100 times nothing is said"
  )
  func wildFactors() throws {
    var silent = 0
    for seed in 0..<UInt64(Depth.count(100, nightly: 20_000)) {
      var random = Random(seed: 8_000_000 + seed)
      let system = SystemCase.scaled(&random)
      var made = try system.make()
      do throws(SolverError) {
        let solution = try made.solver.solve()
        for (index, row) in system.rows.enumerated()
        where row.priority == 1000 && !solution.broken.contains(made.ids[index]) {
          let terms = row.parts.map { $0.factor * solution.values[$0.unknown] }
          let excess = terms.reduce(-row.constant, +)
          let size = terms.reduce(abs(row.constant)) { $0 + abs($1) }
          let error =
            row.relation == .equal
            ? abs(excess) : row.relation == .lessOrEqual ? excess : -excess
          #expect(error <= 1e-6 * max(1, size), "seed \(seed), row \(index): \(error)")
        }
      } catch {
        #expect(error == .lostPrecision, "seed \(seed)")
        silent += 1
      }
    }
    #expect(silent <= Depth.count(100, nightly: 20_000) / 100)
  }
}
