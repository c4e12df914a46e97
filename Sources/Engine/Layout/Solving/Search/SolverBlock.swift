/// Some of a program's unknowns with all rows on them, in numbers of its own; what is fixed is part of
/// the bounds. Below the program's rows each unknown has one that holds it at its fallback.
struct SolverBlock: Sendable {
  /// The program's number of each unknown.
  var unknowns: [Int]
  /// The program's number of each row, fallbacks aside.
  var rows: [Int]
  var matrix = SparseMatrix()
  var columns = SparseMatrix()
  var bounds: [Double] = []
  var isEquality: [Bool] = []
  /// Required rows, in the order in which they were added.
  var required: [Int32] = []
  /// The other rows of each priority, in the order in which they were added, the highest first.
  var levels: [[Int32]] = []
  /// All rows, those first that a value is best explained by: see `SolverBlock.preferred`.
  var preferred: [Int32] = []
  /// How little a row matters: 0 for required ones, then by priority, fallbacks last.
  var classes: [Int32] = []
  /// Rows worth a try as the first ones that hold with no room.
  var hinted: [Int32] = []

  var size: Int { unknowns.count }
  var rowCount: Int { bounds.count }
  func fallbackRow(of unknown: Int) -> Int { rows.count + unknown }
  func isFallback(_ row: Int) -> Bool { row >= rows.count }

  /// `numbers` translates the program's unknowns.
  init(unknowns: [Int], rows: [Int], numbers: [Int32], program: SolverProgram, fixing: Fixing) {
    (self.unknowns, self.rows) = (unknowns, rows)
    bounds.reserveCapacity(rows.count + unknowns.count)
    isEquality.reserveCapacity(rows.count + unknowns.count)
    matrix.reserve(rows: rows.count + unknowns.count, entries: rows.count * 3 + unknowns.count)
    for row in rows {
      var bound = program.bounds[row]
      for entry in program.matrix.entries(of: row) {
        let unknown = Int(program.matrix.columns[entry])
        if fixing.isFixed[unknown] {
          bound -= program.matrix.factors[entry] * fixing.values[unknown]
        } else {
          matrix.append(program.matrix.factors[entry], column: Int(numbers[unknown]))
        }
      }
      end(bound: bound, isEquality: program.isEquality[row])
    }
    for (number, unknown) in unknowns.enumerated() {
      matrix.append(1, column: number)
      end(bound: program.fallbacks[unknown], isEquality: true)
    }
    columns = matrix.transposed(columnCount: unknowns.count)
    rank(program)
  }

  private mutating func end(bound: Double, isEquality: Bool) {
    matrix.endRow()
    bounds.append(bound)
    self.isEquality.append(isEquality)
  }

  private mutating func rank(_ program: SolverProgram) {
    var optional: [Int32] = []
    for (number, row) in rows.enumerated() {
      let number = Int32(truncatingIfNeeded: number)
      if program.priorities[row].isRequired {
        required.append(number)
      } else {
        optional.append(number)
      }
      if program.isHinted[row] { hinted.append(number) }
    }
    func priority(_ number: Int32) -> Float { program.priorities[rows[Int(number)]].value }
    optional.sort { priority($0) == priority($1) ? $0 < $1 : priority($0) > priority($1) }
    for number in optional {
      if let first = levels.last?.first, priority(first) == priority(number) {
        levels[levels.count - 1].append(number)
      } else {
        levels.append([number])
      }
    }
    classes = [Int32](repeating: 0, count: rowCount)
    for (place, level) in levels.enumerated() {
      for row in level { classes[Int(row)] = Int32(truncatingIfNeeded: place + 1) }
    }
    for row in rows.count..<rowCount {
      classes[row] = Int32(truncatingIfNeeded: levels.count + 1)
    }
    prefer()
  }

  /// Required equations say where something is; so do wishes, the stronger ones first; a required
  /// inequality is a wall that something stands at; and a fallback says nothing at all.
  private mutating func prefer() {
    preferred.reserveCapacity(rowCount)
    for row in required where isEquality[Int(row)] { preferred.append(row) }
    for level in levels {
      for row in level where isEquality[Int(row)] { preferred.append(row) }
      for row in level where !isEquality[Int(row)] { preferred.append(row) }
    }
    for row in required where !isEquality[Int(row)] { preferred.append(row) }
    for unknown in 0..<size {
      preferred.append(Int32(truncatingIfNeeded: fallbackRow(of: unknown)))
    }
  }
}
