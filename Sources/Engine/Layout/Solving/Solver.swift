/// Unknowns and the constraints on them: a value, so that a copy is a snapshot.
///
/// What it makes of them depends on the constraints and their order alone, to the last bit: what it
/// keeps of an earlier solution only saves work.
public struct Solver: Sendable {
  /// A constraint as it is kept: all unknowns left, in the order of their numbers.
  struct Entry: Sendable {
    var id: LinearConstraintID
    /// Where its parts begin.
    var start: Int
    var partCount: Int
    var relation: LayoutRelation
    /// The constant, right.
    var bound: Double
    var priority: LayoutPriority
    var isAlive = true
    /// Did it hold with no room in the last solution, so that it is worth a try in the next?
    var wasActive = false
  }

  enum ActiveRow { case entry(Int), zero(Int) }

  public let limits: SolverLimits
  private(set) var entries: [Entry] = []
  private(set) var parts: [LinearSum.Part] = []
  private(set) var fallbacks: [Double] = []
  private(set) var isNonNegative: [Bool] = []
  private var lastNumber = 0
  private var deadCount = 0
  private var deadParts = 0
  /// Which unknowns stood at their limit of 0 in the last solution.
  private(set) var wasZero: [Bool] = []
  /// Is there an earlier solution to begin with?
  private(set) var isWarm = false

  public init(limits: SolverLimits = SolverLimits()) { self.limits = limits }

  public var unknownCount: Int { fallbacks.count }
  public var constraintCount: Int { entries.count - deadCount }

  /// An unknown that takes the fallback where no constraint says what it is.
  ///
  /// One that is not negative has a required constraint that cannot be broken, as widths and heights
  /// have; a conflict names it.
  public mutating func addUnknown(
    fallback: Double = 0, isNonNegative: Bool = false
  ) throws(SolverError) -> SolverUnknown {
    guard unknownCount < limits.unknowns else { throw .tooManyUnknowns(limit: limits.unknowns) }
    try check(constant: fallback)
    fallbacks.append(fallback)
    self.isNonNegative.append(isNonNegative)
    wasZero.append(false)
    return SolverUnknown(unknownCount - 1)
  }

  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> LinearConstraintID
  {
    let (left, right) = (constraint.left, constraint.right)
    try check(constant: left.constant)
    try check(constant: right.constant)
    return try add(
      (left - right).parts, constraint.relation, right.constant - left.constant,
      priority: constraint.priority)
  }

  /// `parts (==, <=, >=) bound`
  mutating func add(
    _ all: [LinearSum.Part], _ relation: LayoutRelation, _ bound: Double, priority: LayoutPriority
  ) throws(SolverError) -> LinearConstraintID {
    guard constraintCount < limits.constraints else {
      throw .tooManyConstraints(limit: limits.constraints)
    }
    guard priority.isValid else { throw .priority(priority.value) }
    try check(constant: bound)
    let (start, live) = (parts.count, parts.count - deadParts)
    guard live + all.count <= limits.parts else { throw .tooManyParts(limit: limits.parts) }
    try check(all)
    merge(all)
    lastNumber += 1
    let id = LinearConstraintID(lastNumber)
    entries.append(
      Entry(
        id: id, start: start, partCount: parts.count - start, relation: relation, bound: bound,
        priority: priority))
    return id
  }

  public mutating func remove(_ id: LinearConstraintID) throws(SolverError) {
    let place = try place(of: id)
    entries[place].isAlive = false
    deadCount += 1
    deadParts += entries[place].partCount
    // Seldom, because the rest moves.
    if deadCount > 32, deadCount * 2 > entries.count { sweep() }
  }

  /// What the right side's constant less the left's is from now on.
  public mutating func setConstant(of id: LinearConstraintID, to constant: Double)
    throws(SolverError)
  {
    let place = try place(of: id)
    try check(constant: constant)
    entries[place].bound = constant
  }

  public mutating func setPriority(of id: LinearConstraintID, to priority: LayoutPriority)
    throws(SolverError)
  {
    let place = try place(of: id)
    guard priority.isValid else { throw .priority(priority.value) }
    entries[place].priority = priority
  }

  public mutating func setFallback(of unknown: SolverUnknown, to fallback: Double)
    throws(SolverError)
  {
    guard unknown.index < unknownCount else { throw .noSuchUnknown(unknown) }
    try check(constant: fallback)
    fallbacks[unknown.index] = fallback
  }

  public func contains(_ id: LinearConstraintID) -> Bool { find(id) != nil }

  public func priority(of id: LinearConstraintID) -> LayoutPriority? {
    find(id).map { entries[$0].priority }
  }

  public func constant(of id: LinearConstraintID) -> Double? { find(id).map { entries[$0].bound } }

  /// In the order in which they were added.
  public var constraints: [LinearConstraintID] {
    var ids: [LinearConstraintID] = []
    ids.reserveCapacity(constraintCount)
    for entry in entries where entry.isAlive { ids.append(entry.id) }
    return ids
  }

  /// The next solution begins from nothing, as that of a solver made anew does.
  public mutating func forgetSolution() { isWarm = false }

  mutating func remember(active reasons: [ActiveRow]) {
    for place in entries.indices { entries[place].wasActive = false }
    for unknown in wasZero.indices { wasZero[unknown] = false }
    for reason in reasons {
      switch reason {
      case .entry(let place): entries[place].wasActive = true
      case .zero(let unknown): wasZero[unknown] = true
      }
    }
    isWarm = true
  }
}

extension Solver {
  func find(_ id: LinearConstraintID) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id && entries[low].isAlive ? low : nil
  }

  private func place(of id: LinearConstraintID) throws(SolverError) -> Int {
    guard let place = find(id) else { throw .noSuchConstraint(id) }
    return place
  }

  private func check(constant: Double) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    guard abs(constant) <= limits.largestConstant else { throw .outOfScale(constant) }
  }

  private func check(_ all: [LinearSum.Part]) throws(SolverError) {
    for part in all {
      guard part.unknown.index < unknownCount else { throw .noSuchUnknown(part.unknown) }
      guard part.factor.isFinite else { throw .notFinite }
      let size = abs(part.factor)
      guard size == 0 || size >= limits.smallestFactor && size <= limits.largestFactor else {
        throw .outOfScale(part.factor)
      }
    }
  }

  /// Keeps the parts, each unknown once and in the order of their numbers.
  private mutating func merge(_ all: [LinearSum.Part]) {
    let start = parts.count
    var largest = 0.0
    var isOrdered = true
    for part in all {
      largest = max(largest, abs(part.factor))
      if parts.count > start, parts[parts.count - 1].unknown.number >= part.unknown.number {
        isOrdered = false
      }
      parts.append(part)
    }
    if !isOrdered {
      parts.removeSubrange(start...)
      // With their places, so that equal unknowns are added in the order in which they were written.
      let order = all.indices.sorted {
        (all[$0].unknown.number, $0) < (all[$1].unknown.number, $1)
      }
      for place in order {
        let part = all[place]
        if parts.count > start, parts[parts.count - 1].unknown == part.unknown {
          parts[parts.count - 1].factor += part.factor
        } else {
          parts.append(part)
        }
      }
    }
    var kept = start
    for place in start..<parts.count
    where abs(parts[place].factor) > SolverTolerance.entry * largest {
      parts[kept] = parts[place]
      kept += 1
    }
    parts.removeSubrange(kept...)
  }

  private mutating func sweep() {
    var kept: [Entry] = []
    var keptParts: [LinearSum.Part] = []
    kept.reserveCapacity(constraintCount)
    for var entry in entries where entry.isAlive {
      let start = keptParts.count
      keptParts += parts[entry.start..<entry.start + entry.partCount]
      entry.start = start
      kept.append(entry)
    }
    (entries, parts, deadCount, deadParts) = (kept, keptParts, 0, 0)
  }
}
