import Engine

/// A system that can be written down: unknowns by number, constraints in order.
struct SystemCase: Sendable {
  struct Row: Sendable {
    var parts: [(unknown: Int, factor: Double)]
    var relation: LayoutRelation
    var constant: Double
    var priority: Float

    init(
      _ parts: [(unknown: Int, factor: Double)], _ relation: LayoutRelation, _ constant: Double,
      _ priority: Float = 1000
    ) {
      (self.parts, self.relation) = (parts, relation)
      (self.constant, self.priority) = (constant, priority)
    }
  }

  var unknowns: [(fallback: Double, isNonNegative: Bool)]
  var rows: [Row]

  init(unknowns: [(fallback: Double, isNonNegative: Bool)], rows: [Row]) {
    (self.unknowns, self.rows) = (unknowns, rows)
  }

  struct Made: Sendable {
    var solver: Solver
    var unknowns: [SolverUnknown]
    var ids: [LinearConstraintID]
  }

  func make(limits: SolverLimits = SolverLimits()) throws(SolverError) -> Made {
    var made = Made(solver: Solver(limits: limits), unknowns: [], ids: [])
    for unknown in unknowns {
      made.unknowns.append(
        try made.solver.addUnknown(
          fallback: unknown.fallback, isNonNegative: unknown.isNonNegative))
    }
    for row in rows { made.ids.append(try made.add(row)) }
    return made
  }
}

extension SystemCase.Made {
  mutating func add(_ row: SystemCase.Row) throws(SolverError) -> LinearConstraintID {
    try solver.add(
      LinearConstraint(
        LinearSum(row.parts.map { .init(unknowns[$0.unknown], times: $0.factor) }), row.relation,
        .constant(row.constant), priority: LayoutPriority(row.priority)))
  }
}
