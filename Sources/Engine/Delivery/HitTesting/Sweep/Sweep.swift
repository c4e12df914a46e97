extension Scene {
  /// The hit-test views of all points of a grid on the screen, row by row: what `hitTest(screen:)`
  /// gives for each. The columns and the rows are in ascending order.
  ///
  /// `step` hears now and then how many points have their answer, and may end the search.
  public func hitTests<Stop: Error>(
    screenXs xs: [Double], ys: [Double], rules: Rulebook = .uikit,
    step: (_ answered: Int) throws(Stop) -> Void
  ) throws(Stop) -> [ViewID?] {
    guard rules.mistakes.isEmpty, Sweep.isInOrder(xs), Sweep.isInOrder(ys) else {
      return try pointByPoint(xs: xs, ys: ys, rules: rules, step)
    }
    // The rows that the keyboard covers are nobody's.
    let free = keyboard(under: rules).map { board in ys.prefix { $0 < board.minY } } ?? ys[...]
    var sweep = Sweep(self, rules, xs: xs, ys: Array(free))
    try step(0)
    for window in windowsFrontToBack where rules.touchWindow != .key || window == keyWindow {
      guard !nodes[window.index].flags.contains(.noScene),
        fromSuperview(.zero, to: window) != nil
      else { continue }
      try sweep.ask(window, step)
    }
    let covered = xs.count * (ys.count - free.count)
    return sweep.cells.answers + Array(repeating: nil, count: covered)
  }

  /// A mistake may search any way it likes.
  private func pointByPoint<Stop: Error>(
    xs: [Double], ys: [Double], rules: Rulebook, _ step: (Int) throws(Stop) -> Void
  ) throws(Stop) -> [ViewID?] {
    var answers: [ViewID?] = []
    answers.reserveCapacity(xs.count * ys.count)
    for y in ys {
      for x in xs {
        // In the largest scenes a point takes milliseconds, in small ones hardly a microsecond.
        if answers.count % 16 == 0 { try step(answers.count) }
        answers.append(hitTest(screen: Point(x, y), rules: rules))
      }
    }
    return answers
  }
}

/// One search for all points of a grid at once.
///
/// A view lets in the points of some columns and rows: a rectangle of the grid, cut out of its
/// superview's. What none of its subviews takes of that, it takes itself (HT08). So the views are
/// gone through in the order in which a hit test asks them, and each point is written once. Where a
/// view has no such rectangle — it is turned, seen through perspective, or overrides something — it is asked point by point.
///
/// The answers are the same to the last bit: a point's coordinates in a view come from the same
/// subtractions in the same order, and those keep the points of a row in their order.
struct Sweep {
  private(set) var cells: SweepCells
  private let scene: Scene
  private let rules: Rulebook
  private let closed: UInt32
  private let xs: [Double]
  private let ys: [Double]
  private var levels: [Level] = []
  /// The columns and then the rows of each level's rectangle, in the coordinates of its view.
  private var places: [Double] = []
  private var asked = 0

  /// A view that has let some points in, while its subviews are asked.
  private struct Level {
    /// Nil for the screen.
    let view: ViewID?
    let box: SweepBox
    /// Where its columns are in `places`; its rows come after them.
    let start: Int
    /// The subview to ask next.
    var next: Int32
  }

  /// No more coordinates than this are kept; deeper down every point is asked.
  private static let placeLimit = 1 << 22

  init(_ scene: Scene, _ rules: Rulebook, xs: [Double], ys: [Double]) {
    self.scene = scene
    self.rules = rules
    self.xs = xs
    self.ys = ys
    closed = rules.closedFlags.rawValue
    cells = SweepCells(columns: xs.count, rows: ys.count)
  }

  static func isInOrder(_ places: [Double]) -> Bool {
    places.allSatisfy { $0.isFinite } && zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Asks a window for every point that has no answer yet.
  mutating func ask<Stop: Error>(
    _ window: ViewID, _ step: (Int) throws(Stop) -> Void
  ) throws(Stop) {
    places = xs + ys
    levels = [
      Level(
        view: nil, box: SweepBox(columns: xs.indices, rows: ys.indices), start: 0,
        next: window.slot)
    ]
    while let level = levels.last, cells.left > 0 {
      guard level.next != HitNode.none else {
        if let view = level.view { cells.answer(level.box, with: view) }
        places.removeSubrange(level.start...)
        levels.removeLast()
        continue
      }
      let view = ViewID(Int(level.next))
      let behind = level.view == nil ? HitNode.none : rules.subview(behind: view, in: scene)
      levels[levels.count - 1].next = behind
      asked += 1
      if asked % 256 == 0 { try step(cells.answered) }
      try visit(view, in: level, isLast: behind == HitNode.none, step)
    }
  }

  private mutating func visit<Stop: Error>(
    _ view: ViewID, in level: Level, isLast: Bool, _ step: (Int) throws(Stop) -> Void
  ) throws(Stop) {
    let node = scene.nodes[view.index]
    guard !node.flags.contains(.overridesHitTest) else {
      return try askEveryPoint(view, in: level, step)
    }
    let extent = SweepExtent(of: view, in: scene)
    if node.flags.rawValue & closed != 0 || extent == .nothing { return }
    guard extent != .unknown else { return try askEveryPoint(view, in: level, step) }
    let top = level.start + level.box.edges
    var (source, offset) = (level.start, node.offset)
    if node.flags.contains(.solid) { return try askEveryPoint(view, in: level, step) }
    if node.flags.contains(.transformed) {
      // A flat transform has no way back, and lets nothing in (U-HT-08).
      guard let inverse = scene[view].transform.inverse else { return }
      guard inverse.keepsOrder else { return try askEveryPoint(view, in: level, step) }
      stretch(level, into: view)
      (source, offset) = (top, .zero)
    }
    guard places.isFinite(level.box, at: source, offset), places.count < Sweep.placeLimit else {
      places.removeSubrange(top...)
      return try askEveryPoint(view, in: level, step)
    }
    let box = extent.box(in: level.box, places, at: source, offset)
    let front = rules.frontSubview(of: view, in: scene)
    if box.isEmpty || front == HitNode.none {
      places.removeSubrange(top...)
      if !box.isEmpty { cells.answer(box, with: view) }
      return
    }
    // The last subview takes its superview's room over: nobody needs that any more.
    let start = isLast ? level.start : top
    move(level.box, at: source, offset, to: box, at: start)
    levels.append(Level(view: view, box: box, start: start, next: front))
  }

  /// Appends a level's places, in the coordinates of a subview with a transform.
  private mutating func stretch(_ level: Level, into view: ViewID) {
    let rows = level.start + level.box.columns.count
    for index in level.start..<rows {
      let point = scene.fromSuperview(Point(places[index], 0), to: view)
      places.append(point?.x ?? .nan)
    }
    for index in rows..<(level.start + level.box.edges) {
      let point = scene.fromSuperview(Point(0, places[index]), to: view)
      places.append(point?.y ?? .nan)
    }
  }

  /// Puts the part of some places that is in a smaller box where it belongs, less an offset.
  private mutating func move(
    _ old: SweepBox, at source: Int, _ offset: Point, to new: SweepBox, at target: Int
  ) {
    if places.count < target + new.edges {
      places += repeatElement(0, count: target + new.edges - places.count)
    }
    let columns = source + new.columns.lowerBound - old.columns.lowerBound
    let rows = source + old.columns.count + new.rows.lowerBound - old.rows.lowerBound
    let (width, height) = (new.columns.count, new.rows.count)
    // The target is the source, or is before it, or is beyond it: nothing is read too late.
    places.withUnsafeMutableBufferPointer { places in
      for index in 0..<width { places[target + index] = places[columns + index] - offset.x }
      for index in 0..<height { places[target + width + index] = places[rows + index] - offset.y }
    }
    places.removeSubrange((target + new.edges)...)
  }

  /// What a view answers where it lets in no rectangle: an override or a turned view.
  private mutating func askEveryPoint<Stop: Error>(
    _ view: ViewID, in level: Level, _ step: (Int) throws(Stop) -> Void
  ) throws(Stop) {
    let (columns, rows) = (level.box.columns, level.box.rows)
    let firstRow = level.start + columns.count
    for row in rows {
      try step(cells.answered)
      let y = places[firstRow + row - rows.lowerBound]
      var column = cells.unanswered(inRow: row, from: columns.lowerBound)
      while column < columns.upperBound {
        let point = Point(places[level.start + column - columns.lowerBound], y)
        if let answer = scene.answer(of: view, at: point, rules: rules) {
          cells.answer(
            SweepBox(columns: column..<(column + 1), rows: row..<(row + 1)), with: answer)
        }
        column = cells.unanswered(inRow: row, from: column + 1)
      }
    }
  }
}
