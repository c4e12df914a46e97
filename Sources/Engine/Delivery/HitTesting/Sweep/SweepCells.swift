/// The points of a grid, row by row: the answers of some, and those that have none yet.
struct SweepCells {
  private(set) var answers: [ViewID?]
  /// How many have no answer yet.
  private(set) var left: Int
  private let columns: Int
  /// For every point, one in its row at which to look for the next without an answer: itself where it
  /// has none. Each row has one more, its end.
  private var next: [Int32]

  init(columns: Int, rows: Int) {
    self.columns = columns
    left = columns * rows
    answers = Array(repeating: nil, count: left)
    next = []
    next.reserveCapacity((columns + 1) * rows)
    for _ in 0..<rows { next += 0...Int32(columns) }
  }

  var answered: Int { answers.count - left }

  /// Gives a rectangle's points that have no answer this one.
  mutating func answer(_ box: SweepBox, with view: ViewID) {
    let upper = box.columns.upperBound
    var left = left
    answers.withUnsafeMutableBufferPointer { answers in
      next.withUnsafeMutableBufferPointer { next in
        for row in box.rows {
          let line = next.baseAddress.map { $0 + row * (columns + 1) }
          guard let line else { return }
          var column = SweepCells.unanswered(line, from: box.columns.lowerBound)
          guard column < upper else { continue }
          let end = Int32(SweepCells.unanswered(line, from: upper))
          while column < upper {
            answers[row * columns + column] = view
            left -= 1
            line[column] = end
            column += 1
            if column < upper, Int(line[column]) != column {
              column = SweepCells.unanswered(line, from: column)
            }
          }
        }
      }
    }
    self.left = left
  }

  /// The first column from this one on that has no answer; the row's end where all have.
  mutating func unanswered(inRow row: Int, from column: Int) -> Int {
    next.withUnsafeMutableBufferPointer { next in
      guard let start = next.baseAddress else { return columns }
      return SweepCells.unanswered(start + row * (columns + 1), from: column)
    }
  }

  /// Every second step of the way is made shorter for those who come later.
  @inline(__always)
  private static func unanswered(_ line: UnsafeMutablePointer<Int32>, from start: Int) -> Int {
    var column = start
    while Int(line[column]) != column {
      line[column] = line[Int(line[column])]
      column = Int(line[column])
    }
    return column
  }
}
