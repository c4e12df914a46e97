/// What a solution has cost so far, so that none goes on without end.
struct SolverWork: Sendable {
  private(set) var spent: Int64 = 0
  private(set) var exchanges = 0
  let limit: Int64

  init(limit: Int64) { self.limit = limit }

  mutating func spend(_ amount: Int) throws(SolverError) {
    spent += Int64(amount)
    if spent > limit { throw .tooMuchWork(limit: limit) }
  }

  mutating func countExchange() { exchanges += 1 }
}
