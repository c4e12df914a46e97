/// A matrix of mostly zeros, row after row.
struct SparseMatrix: Sendable {
  private(set) var starts: [Int32] = [0]
  private(set) var columns: [Int32] = []
  private(set) var factors: [Double] = []

  var rowCount: Int { starts.count - 1 }
  var entryCount: Int { columns.count }

  func entries(of row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }

  mutating func reserve(rows: Int, entries: Int) {
    starts.reserveCapacity(rows + 1)
    columns.reserveCapacity(entries)
    factors.reserveCapacity(entries)
  }

  /// An entry of the row that `endRow` will end.
  mutating func append(_ factor: Double, column: Int) {
    columns.append(Int32(truncatingIfNeeded: column))
    factors.append(factor)
  }

  mutating func endRow() { starts.append(Int32(truncatingIfNeeded: columns.count)) }

  /// Rows become columns; the entries of each stand in the order of the rows.
  func transposed(columnCount: Int) -> SparseMatrix {
    var result = SparseMatrix()
    var places = [Int32](repeating: 0, count: columnCount + 1)
    for column in columns { places[Int(column) + 1] += 1 }
    for column in 0..<columnCount { places[column + 1] += places[column] }
    result.starts = places
    result.columns = [Int32](repeating: 0, count: columns.count)
    result.factors = [Double](repeating: 0, count: columns.count)
    for row in 0..<rowCount {
      for entry in entries(of: row) {
        let column = Int(columns[entry])
        let place = Int(places[column])
        places[column] += 1
        result.columns[place] = Int32(truncatingIfNeeded: row)
        result.factors[place] = factors[entry]
      }
    }
    return result
  }
}
