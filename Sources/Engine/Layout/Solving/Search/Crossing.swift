/// How fast a row's sum changes along a line.
struct RowRate {
  var row: Int
  var value: Double
}

/// Where a line comes to a row's bound, and by how much faster the error grows from there on.
struct Crossing {
  var row: Int
  var rate: Double
  var distance: Double
  var growth: Double
}

extension WorkingSet {
  /// The rates of all rows outside the corner; rounding's remains are none.
  func rates(along direction: [Double]) -> [RowRate] {
    let largest = direction.reduce(0) { max($0, abs($1)) }
    // A sum is nothing where it is small beside what it is made of, and beside what the line is made of.
    let blur = 1e-3 * largest
    var touched: [Int32] = []
    var sums = [Double](repeating: 0, count: block.rowCount)
    var sizes = sums
    for unknown in 0..<block.size where direction[unknown] != 0 {
      for entry in block.columns.entries(of: unknown) {
        let row = Int(block.columns.columns[entry])
        let factor = block.columns.factors[entry]
        if sizes[row] == 0 { touched.append(Int32(truncatingIfNeeded: row)) }
        sums[row] += factor * direction[unknown]
        sizes[row] += abs(factor) * (abs(direction[unknown]) + blur)
      }
    }
    var rates: [RowRate] = []
    rates.reserveCapacity(touched.count)
    for row in touched {
      let row = Int(row)
      guard slots[row] < 0, !isIgnored[row], abs(sums[row]) > SolverTolerance.entry * sizes[row]
      else {
        continue
      }
      rates.append(RowRate(row: row, value: sums[row]))
    }
    return rates
  }

  /// How far it is to the row's bound, or nil where the line leads away from it.
  func crossing(_ rate: RowRate) -> Crossing? {
    let (row, size) = (rate.row, abs(rate.value))
    guard isAbove[row] != (rate.value > 0) else { return nil }
    let distance = isAbove[row] ? excesses[row] : -excesses[row]
    return Crossing(
      row: row, rate: rate.value, distance: max(0, distance) / size,
      growth: block.isEquality[row] ? 2 * size : size)
  }

  /// The settled row at which a line ends. Of some that are as near, the one whose sum changes most, so
  /// that rounding stays small; with `isCareful` the first, which never goes in circles.
  func wall(_ rates: [RowRate], isCareful: Bool) -> Crossing? {
    var reach = Double.infinity
    for rate in rates where isSettled[rate.row] {
      guard let crossing = crossing(rate) else { continue }
      let slack = isCareful ? 0 : tolerances[rate.row] / abs(rate.value)
      reach = min(reach, crossing.distance + slack)
    }
    guard reach < .infinity else { return nil }
    var best: Crossing?
    for rate in rates where isSettled[rate.row] {
      guard let crossing = crossing(rate), crossing.distance <= reach else { continue }
      guard let other = best else {
        best = crossing
        continue
      }
      let isBetter =
        isCareful
        ? crossing.row < other.row
        : (abs(crossing.rate), -crossing.row) > (abs(other.rate), -other.row)
      if isBetter { best = crossing }
    }
    return best
  }

  /// Where the sum of the counted errors, which falls at `slope`, begins to grow, and whose bounds are
  /// crossed on the way there.
  func turningPoint(
    _ rates: [RowRate], slope: Double, isCareful: Bool
  ) -> (end: Crossing?, crossed: [Int]) {
    let wall = wall(rates, isCareful: isCareful)
    var crossings: [Crossing] = []
    for rate in rates where isCounted[rate.row] && !isSettled[rate.row] {
      guard let crossing = crossing(rate) else { continue }
      if let wall, crossing.distance > wall.distance { continue }
      crossings.append(crossing)
    }
    crossings.sort { ($0.distance, $0.row) < ($1.distance, $1.row) }
    let flat = -SolverTolerance.rate * max(1, abs(slope))
    var slope = slope
    var crossed: [Int] = []
    for crossing in crossings {
      slope += crossing.growth
      if slope >= flat { return (crossing, crossed) }
      crossed.append(crossing.row)
    }
    return (wall, crossed)
  }
}
