import Engine

extension SystemCase {
  /// Small numbers without any sense: many rows meet in one corner, and many conflict.
  static func wild(_ random: inout Random) -> SystemCase {
    let count = 1 + random.below(7)
    let unknowns = (0..<count).map { _ in
      (
        fallback: random.chance(percent: 20) ? Double(random.below(50)) : 0,
        isNonNegative: random.chance(percent: 40)
      )
    }
    var rows: [Row] = []
    let share = random.pick(of: [10, 30, 50])
    for _ in 0..<(1 + random.below(3 * count)) {
      rows.append(.wild(&random, unknowns: count, required: share))
    }
    return SystemCase(unknowns: unknowns, rows: rows)
  }

  /// The same with factors from a thousandth to some thousands.
  static func scaled(_ random: inout Random) -> SystemCase {
    var system = wild(&random)
    for row in system.rows.indices {
      for part in system.rows[row].parts.indices {
        system.rows[row].parts[part].factor *= random.pick(of: [1, 1e-3, 7.3, 1234.5, -0.01])
      }
      system.rows[row].constant *= random.pick(of: [1, 1e4, 1e-3])
    }
    return system
  }

  /// One axis of views in a row or in each other, as layouts are.
  static func axis(_ random: inout Random) -> SystemCase {
    let count = 1 + random.below(5)
    // SolverUnknown 0 is the container's length; then start and length of each view.
    var unknowns = [(fallback: 0.0, isNonNegative: true)]
    for _ in 0..<count {
      unknowns.append((0, false))
      unknowns.append((0, true))
    }
    var rows = [
      Row(
        [(0, 1)], .equal, Double(100 + random.below(300)), random.chance(percent: 90) ? 1000 : 500)
    ]
    let equalPriority = random.chance(percent: 50)
    for view in 0..<count {
      let (start, length) = (1 + 2 * view, 2 + 2 * view)
      if random.chance(percent: 85) {
        let gap = Double(random.below(5) * 4)
        rows.append(
          view == 0
            ? Row([(start, 1)], .equal, gap)
            : Row(
              [(start, 1), (start - 2, -1), (length - 2, -1)],
              random.pick(of: [.equal, .equal, .greaterOrEqual]), gap))
      }
      if random.chance(percent: 75) {
        let natural = Double(random.below(120))
        rows.append(
          Row(
            [(length, 1)], .lessOrEqual, natural,
            equalPriority ? 250 : random.pick(of: [249, 250, 251])))
        rows.append(
          Row(
            [(length, 1)], .greaterOrEqual, natural,
            equalPriority ? 750 : random.pick(of: [749, 750, 751])))
      }
      if random.chance(percent: 25) {
        rows.append(
          Row(
            [(length, 1)], random.pick(of: [.equal, .greaterOrEqual, .lessOrEqual]),
            Double(random.below(200)), random.pick(of: [1000, 999, 500])))
      }
      if view > 0, random.chance(percent: 30) {
        rows.append(
          Row([(length, 1), (length - 2, -random.pick(of: [1, 1, 0.5, 1.0 / 3]))], .equal, 0))
      }
      if random.chance(percent: 20) {
        rows.append(
          Row([(start, 2), (length, 1), (0, -1)], .equal, 0, random.pick(of: [1000, 1000, 749])))
      }
    }
    if random.chance(percent: 80) {
      rows.append(
        Row(
          [(0, 1), (2 * count - 1, -1), (2 * count, -1)],
          random.pick(of: [.equal, .greaterOrEqual]),
          Double(random.below(4) * 4), random.pick(of: [1000, 1000, 999])))
    }
    if random.chance(percent: 30) { rows.shuffle(using: &random) }
    return SystemCase(unknowns: unknowns, rows: rows)
  }
}

extension SystemCase.Row {
  /// `required`: how many rows in a hundred are.
  static func wild(
    _ random: inout Random, unknowns count: Int, required: Int
  ) -> SystemCase.Row {
    var parts: [(unknown: Int, factor: Double)] = []
    for _ in 0..<(1 + random.below(random.chance(percent: 60) ? 2 : 4)) {
      parts.append((random.below(count), random.pick(of: [1, 1, 1, -1, -1, 2, 0.5, -3, 1.0 / 3])))
    }
    return SystemCase.Row(
      parts, random.pick(of: [.equal, .lessOrEqual, .greaterOrEqual]),
      Double(random.below(41) - 10) * random.pick(of: [1, 1, 5, 0.5]),
      random.chance(percent: required)
        ? 1000 : random.pick(of: [999, 751, 750, 750, 500, 250, 250, 50, 1]))
  }
}

extension Random {
  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
  mutating func chance(percent: Int) -> Bool { below(100) < percent }
  mutating func pick<T>(of choices: [T]) -> T { choices[below(choices.count)] }
}
