import Engine

/// The cells of a session, and the answers of the newest of them.
///
/// An answer may be a thousand times as long as its command. One that there is no room for is made
/// again when somebody asks for it, by running the cells again: they answer the same each time.
struct CellList: Sendable {
  /// So many bytes of answers are kept, more or less.
  static let answerLimit = 64 << 20

  private(set) var cells: [Cell] = []
  /// The first cell whose answer is kept, as are those of all after it.
  private(set) var firstAnswered = 0
  /// How many cells there were before the first; of them only what they did is left.
  private(set) var forgotten = 0
  /// Which opening of a document they come from; nil where they come from none.
  var opening: Int?
  private var answerWeight = 0
  private let limit: Int

  init(limit: Int = CellList.answerLimit) { self.limit = limit }

  var count: Int { cells.count }
  var newNumber: Int { forgotten + cells.count + 1 }
  var weight: Int { answerWeight + cells.count * (MemoryLayout<Cell>.stride + 64) }

  /// The first few, with another to come after them.
  func prefix(_ count: Int) -> CellList {
    var list = self
    while list.count > count { list.removeLast() }
    return list
  }

  mutating func append(_ cell: Cell) {
    cells.append(cell)
    cells[cells.count - 1].reply.cell = forgotten + cells.count
    answerWeight += cell.weight
    while answerWeight > limit, firstAnswered < cells.count - 1 {
      answerWeight -= cells[firstAnswered].weight
      cells[firstAnswered].dropAnswer()
      firstAnswered += 1
    }
  }

  /// The last one, where it is new, came from here.
  mutating func note(_ place: CellPlace) {
    guard let last = cells.last, last.place == nil else { return }
    cells[cells.count - 1].place = place
  }

  mutating func removeLast() {
    guard let last = cells.popLast() else { return }
    answerWeight -= last.weight
    firstAnswered = min(firstAnswered, cells.count)
  }

  mutating func forget(_ count: Int) {
    for cell in cells.prefix(count) { answerWeight -= cell.weight }
    cells.removeFirst(count)
    firstAnswered = max(0, firstAnswered - count)
    forgotten += count
  }
}

/// The cells with all their answers. Where the session's watch ends the work, no more of them come,
/// and `isStopped` says so.
public struct AnsweredCells: Sequence, IteratorProtocol {
  private let cells: [Cell]
  private let firstAnswered: Int
  private var place: Int
  /// What the next cell meets; nil where nobody has to know.
  private var state: State?
  private let watch: Watch
  public private(set) var isStopped = false

  init(_ session: Session, from start: Int = 0) {
    cells = session.list.cells
    firstAnswered = session.list.firstAnswered
    place = start
    watch = session.watch
    guard start < firstAnswered else { return }
    var snapshots = session.snapshots
    do throws(RunError) {
      state = try session.goBack(to: start, &snapshots)
    } catch {
      isStopped = true
    }
  }

  public mutating func next() -> Cell? {
    guard place < cells.count, !isStopped else { return nil }
    let cell = cells[place]
    guard place < firstAnswered, var again = runAgain(cell) else {
      place += 1
      return isStopped ? nil : cell
    }
    place += 1
    again.reply.line = cell.reply.line
    again.reply.cell = cell.reply.cell
    return again
  }

  private mutating func runAgain(_ cell: Cell) -> Cell? {
    do throws(Stopped) {
      try watch.step(.runningCells, place, of: firstAnswered)
      let again = state?.cell(rerunning: cell, watch)
      guard again?.reply.isStopped != true else { throw Stopped() }
      return again
    } catch {
      isStopped = true
      return nil
    }
  }
}

extension Session {
  /// Those whose answers are not kept answer again, one after the other.
  public var answeredCells: AnsweredCells { AnsweredCells(self) }
}
