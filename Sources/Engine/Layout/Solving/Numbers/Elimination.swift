/// A row while pivots are taken out of it: dense, with a list of what was touched.
struct Elimination: Sendable {
  private var numbers: [Double]
  private var isTouched: [Bool]
  private(set) var touched: [Int32] = []
  private var isVisited: [Bool]
  /// Unknowns in the order in which the walk left them: a row's pivot after all that are in its row.
  private(set) var visited: [Int32] = []
  private var stack: [(unknown: Int, isLeft: Bool)] = []

  init(size: Int) {
    numbers = [Double](repeating: 0, count: size)
    isTouched = [Bool](repeating: false, count: size)
    isVisited = [Bool](repeating: false, count: size)
  }

  mutating func begin() {
    for unknown in touched {
      numbers[Int(unknown)] = 0
      isTouched[Int(unknown)] = false
    }
    for unknown in visited { isVisited[Int(unknown)] = false }
    touched.removeAll(keepingCapacity: true)
    visited.removeAll(keepingCapacity: true)
  }

  subscript(unknown: Int) -> Double {
    get { numbers[unknown] }
    set { numbers[unknown] = newValue }
  }

  mutating func add(_ number: Double, to unknown: Int) {
    if !isTouched[unknown] {
      isTouched[unknown] = true
      touched.append(Int32(truncatingIfNeeded: unknown))
    }
    numbers[unknown] += number
  }

  /// A step of a walk that goes deep first, without recursion.
  mutating func push(_ unknown: Int) {
    if !isVisited[unknown] { stack.append((unknown, false)) }
  }

  /// The next that the walk comes to for the first time: what it leads to is pushed now.
  mutating func next() -> Int? {
    while let (unknown, isLeft) = stack.popLast() {
      if isLeft {
        visited.append(Int32(truncatingIfNeeded: unknown))
      } else if !isVisited[unknown] {
        isVisited[unknown] = true
        stack.append((unknown, true))
        return unknown
      }
    }
    return nil
  }
}
