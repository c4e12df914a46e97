/// Sequences item by item, no further than somebody asks.
extension Machine {
  /// Goes on until it is told to stop.
  mutating func walk(
    _ value: ProgramValue, _ world: inout W,
    _ visit: (inout Machine, inout W, ProgramValue) throws(Stop) -> Bool
  ) throws(Stop) {
    var walked = try iterated(value, &world)
    var position = 0
    while let item = try item(&walked, at: position, &world) {
      try spend(1)
      guard try visit(&self, &world, item) else { return }
      position += 1
    }
  }

  /// An iterator, as a closure.
  mutating func makeWalker(_ value: ProgramValue, _ world: inout W) throws(Stop) -> ProgramValue {
    let walked = try iterated(value, &world)
    let cell = memory.makeCell(ProgramValue(.tuple(Tuple([walked, .integer(0)], labels: .none))))
    let callee = output.callee(.walker)
    return ProgramValue(.closure(ClosureValue(callee, captures: [ProgramValue(.cell(cell))])))
  }

  mutating func step(_ walker: ClosureValue, _ world: inout W) throws(Stop) -> ProgramValue? {
    guard case .cell(let cell)? = walker.captures.first?.content,
      case .tuple(let state) = memory.cell(cell).content, state.items.count == 2,
      let position = state.items[1].asInteger
    else { return nil }
    var walked = state.items[0]
    let item = try item(&walked, at: Int(position), &world)
    let next = ProgramValue.integer(Int(position) + 1)
    memory.setCell(cell, to: ProgramValue(.tuple(Tuple([walked, next], labels: .none))))
    return item
  }

  private mutating func item(
    _ walked: inout ProgramValue, at position: Int, _ world: inout W
  ) throws(Stop) -> ProgramValue? {
    let base = top
    reserve(base + 2)
    stack[base] = walked
    stack[base + 1] = .integer(position)
    let item = try nextItem(base, &world)
    walked = stack[base]
    clear(base, count: 2)
    return item
  }
}
