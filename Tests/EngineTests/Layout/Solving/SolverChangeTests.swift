import Depth
import Engine
import Testing

@Suite("Changes")
struct EditTests {
  /// The same constraints in the same order, in a solver that has never solved anything.
  private func anew(_ system: SystemCase) throws -> LinearSolution {
    var made = try system.make()
    return try made.solver.solve()
  }

  private func sameWithoutNames(_ a: LinearSolution, _ b: LinearSolution) -> Bool {
    a.values.map(\.bitPattern) == b.values.map(\.bitPattern) && a.ambiguous == b.ambiguous
      && a.conflicts.count == b.conflicts.count && a.shortfalls.count == b.shortfalls.count
      && zip(a.shortfalls, b.shortfalls).allSatisfy { $0.amount == $1.amount }
  }

  @Test("Step by step is to the last bit what comes of the same constraints at once")
  func incremental() throws {
    for seed in 0..<UInt64(Depth.count(60, nightly: 4000)) {
      var random = Random(seed: 5_000_000 + seed)
      var system = seed % 2 == 0 ? SystemCase.wild(&random) : SystemCase.axis(&random)
      var made = try system.make()
      for step in 0..<12 {
        switch random.below(5) {
        case 0:
          let row = SystemCase.Row.wild(&random, unknowns: system.unknowns.count, required: 40)
          system.rows.append(row)
          made.ids.append(try made.add(row))
        case 1 where !system.rows.isEmpty:
          let index = random.below(system.rows.count)
          system.rows.remove(at: index)
          try made.solver.remove(made.ids.remove(at: index))
        case 2 where !system.rows.isEmpty:
          let index = random.below(system.rows.count)
          system.rows[index].priority = random.pick(of: [1000, 999, 750, 250])
          try made.solver.setPriority(
            of: made.ids[index], to: LayoutPriority(system.rows[index].priority))
        default:
          guard !system.rows.isEmpty else { break }
          let index = random.below(system.rows.count)
          system.rows[index].constant = Double(random.below(200)) / 3
          try made.solver.setConstant(of: made.ids[index], to: system.rows[index].constant)
        }
        let (a, b) = (try made.solver.solve(), try anew(system))
        #expect(sameWithoutNames(a, b), "seed \(seed), step \(step): \(a.values) \(b.values)")
      }
    }
  }

  @Test("Added and removed again, a constraint leaves what was there before")
  func thereAndBack() throws {
    for seed in 0..<UInt64(Depth.count(60, nightly: 4000)) {
      var random = Random(seed: 6_000_000 + seed)
      let system = seed % 2 == 0 ? SystemCase.wild(&random) : SystemCase.axis(&random)
      var made = try system.make()
      let before = try made.solver.solve()
      let id = try made.add(
        .wild(&random, unknowns: system.unknowns.count, required: 50))
      _ = try made.solver.solve()
      try made.solver.remove(id)
      #expect(try made.solver.solve() == before, "seed \(seed)")
    }
  }

  @Test("A copy is a snapshot")
  func copies() throws {
    var written = try Written("w", ["w == 10"])
    let copy = written.solver
    try written.solver.setConstant(of: written.ids[0], to: 20)
    try written.add("w == 4 @500")
    var old = copy
    #expect(try old.solve().values == [10])
    #expect(try written.solver.solve().values == [20])
    #expect(old.constraintCount == 1 && written.solver.constraintCount == 2)
  }

  @Test("After thousands of constraints have come and gone, names still find theirs")
  func sweeping() throws {
    var written = try Written("w", ["w == 1 @10"])
    var last = written.ids[0]
    for number in 2...3000 {
      let next = try written.add("w == \(number) @10")
      try written.solver.remove(last)
      #expect(!written.solver.contains(last) && written.solver.contains(next))
      last = next
    }
    #expect(written.solver.constraints == [last])
    #expect(try written.solver.solve().values == [3000])
  }
}
