/// What a descent lowers: the errors of the counted rows in a list, or an unknown pulled one way.
enum SearchGoal {
  case errors([Int32])
  case unknown(Int, grows: Bool)
}

extension WorkingSet {
  /// Goes from corner to corner until the goal cannot be lowered, never against what is settled.
  ///
  /// Gives back the rates of the goal at the last corner, one a slot (empty: nothing pulls any more),
  /// or nil where an unknown turned out to be free to move; then `line` is the way.
  mutating func descend(_ goal: SearchGoal, work: inout SolverWork) throws(SolverError) -> [Double]?
  {
    // Steps of no length may go in circles; the first row by number, after some of them, does not.
    var idleSteps = 0
    var hasMoved = false
    while true {
      try work.spend(4 * cost + block.rowCount)
      let isCareful = idleSteps > 40
      let pulls = slopes(of: goal)
      guard let slopes = pulls, let leaving = leaving(slopes, isCareful: isCareful) else {
        if hasMoved { try arrive(work: &work) }
        return pulls ?? []
      }
      hasMoved = true
      var direction = direction(risingIn: leaving.slot)
      if !leaving.rises { for unknown in direction.indices { direction[unknown].negate() } }
      let rates = rates(along: direction)
      let end: Crossing
      switch goal {
      case .errors:
        let (point, crossed) = turningPoint(rates, slope: leaving.slope, isCareful: isCareful)
        guard let point else {
          // Nothing in the way and an error that falls without end: it was rounding that fell.
          if leaving.rises { mayRise[leaving.slot] = false } else { mayFall[leaving.slot] = false }
          continue
        }
        end = point
        for row in crossed { flip(row) }
      case .unknown:
        guard let wall = wall(rates, isCareful: isCareful) else {
          let largest = direction.reduce(0) { max($0, abs($1)) }
          line = direction.map { abs($0) > SolverTolerance.rate * largest ? .infinity : 0 }
          return nil
        }
        if case .unknown(let unknown, _) = goal,
          wall.distance * abs(direction[unknown]) > SolverTolerance.freedom
        {
          line = direction.map { $0 * wall.distance }
          return nil
        }
        end = wall
      }
      move(along: direction, by: end.distance, rates: rates)
      try exchange(
        slot: leaving.slot, for: end.row, rises: leaving.rises, distance: end.distance,
        work: &work)
      work.countExchange()
      idleSteps = end.distance > SolverTolerance.length ? 0 : idleSteps + 1
    }
  }

  /// By how much the goal grows while the row of a slot rises, or nil if nothing pulls.
  private func slopes(of goal: SearchGoal) -> [Double]? {
    var pull = [Double](repeating: 0, count: block.size)
    switch goal {
    case .unknown(let unknown, let grows): pull[unknown] = grows ? -1 : 1
    case .errors(let rows):
      var isCostly = false
      for row in rows where self.isCostly(Int(row)) {
        isCostly = true
        for entry in block.matrix.entries(of: Int(row)) {
          let factor = block.matrix.factors[entry]
          pull[Int(block.matrix.columns[entry])] += isAbove[Int(row)] ? factor : -factor
        }
      }
      if !isCostly { return nil }
    }
    return multiples(addingUpTo: pull)
  }

  /// The row to let go: of those that help, one that matters least, and of these the steepest. What a
  /// later goal would have to bring back is not given up now.
  private func leaving(
    _ slopes: [Double], isCareful: Bool
  ) -> (slot: Int, rises: Bool, slope: Double)? {
    let tolerance = rateTolerance(slopes)
    var best: (slot: Int, rises: Bool, slope: Double)?
    for slot in rows.indices {
      let row = Int(rows[slot])
      // Left upward a row costs 1 where it counts; left downward only an equation does.
      let cost: Double = isCounted[row] ? 1 : 0
      let up = mayRise[slot] ? slopes[slot] + cost : 0
      let down = mayFall[slot] ? -slopes[slot] + (block.isEquality[row] ? cost : 0) : 0
      let slope = min(up, down)
      guard slope < -tolerance else { continue }
      if let best {
        let other = Int(rows[best.slot])
        if isCareful {
          guard row < other else { continue }
        } else if block.classes[row] != block.classes[other] {
          guard block.classes[row] > block.classes[other] else { continue }
        } else {
          guard slope < best.slope else { continue }
        }
      }
      best = (slot, up <= down, slope)
    }
    return best
  }

  func rateTolerance(_ slopes: [Double]) -> Double {
    SolverTolerance.rate * slopes.reduce(1) { max($0, abs($1)) }
  }

  /// What was reached stays: no row may be left any more where the goal would grow again.
  mutating func settle(_ counted: [Int32], slopes: [Double]) {
    if slopes.isEmpty {
      for row in counted where slots[Int(row)] >= 0 {
        let slot = Int(slots[Int(row)])
        mayRise[slot] = false
        if block.isEquality[Int(row)] { mayFall[slot] = false }
      }
    } else {
      let tolerance = rateTolerance(slopes)
      for slot in rows.indices {
        let row = Int(rows[slot])
        let cost: Double = isCounted[row] ? 1 : 0
        if slopes[slot] + cost > tolerance { mayRise[slot] = false }
        if -slopes[slot] + (block.isEquality[row] ? cost : 0) > tolerance { mayFall[slot] = false }
      }
    }
    for row in counted {
      isCounted[Int(row)] = false
      isSettled[Int(row)] = true
    }
  }
}
