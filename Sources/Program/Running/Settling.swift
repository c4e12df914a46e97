/// Who is held by nobody dies: counted from everything that holds, as references would be counted.
extension Machine {
  /// At the end of a statement; registers from `top` on hold nothing any more.
  mutating func settleInside(from top: Int, _ world: inout W) throws(Stop) {
    guard !tasks.isSettling else { return }
    looks -= memory.objects.count + memory.cells.count + top
    guard looks > 0 else { return }
    try settle(top: top, keeping: .nothing, &world)
  }

  /// At the end of a call from the world.
  mutating func settle(keeping result: ProgramValue, _ world: inout W) throws(Stop) {
    guard memory.isUnsettled, !tasks.isSettling else { return }
    try settle(top: top, keeping: result, &world)
  }

  private mutating func settle(
    top: Int, keeping result: ProgramValue, _ world: inout W
  ) throws(Stop) {
    tasks.isSettling = true
    tasks.bornInDeath = 0
    defer { tasks.isSettling = false }
    var rounds = 0
    while memory.isUnsettled, rounds < 100 {
      rounds += 1
      memory.isUnsettled = false
      var counts = Counts(memory)
      counts.add(memory)
      let isHeldByStackOnly = counts.addRoots(
        stack.prefix(top), [result] + tasks.held.values.flatMap { $0 }, world.roots(memory))
      let before = memory.liveCount
      try letGo(&counts, &world)
      if memory.liveCount != before {
        memory.isUnsettled = true
        continue
      }
      if isHeldByStackOnly {
        memory.isUnsettled = true
        return
      }
    }
  }

  private mutating func letGo(_ counts: inout Counts, _ world: inout W) throws(Stop) {
    var deadObjects = counts.deadObjects(memory)
    var deadCells = counts.deadCells(memory)
    while true {
      if let index = deadCells.popLast() {
        counts.release(memory.freeCell(index), &deadObjects, &deadCells, memory)
      } else if !deadObjects.isEmpty {
        let index = deadObjects.removeFirst()
        let id = ObjectID(
          index: Int32(truncatingIfNeeded: index), generation: memory.objects[index].generation)
        guard memory.isAlive(id) else { continue }
        try runDeinitializers(of: id, &world)
        let freed = memory.free(index)
        for value in freed.held { counts.release(value, &deadObjects, &deadCells, memory) }
        if let native = freed.native { world.died(native: native) }
      } else {
        return
      }
    }
  }

  private mutating func runDeinitializers(
    of id: ObjectID, _ world: inout W
  ) throws(Stop) {
    memory.startDying(id)
    for above in lexicon.lineage(of: memory.type(of: id)) {
      guard let number = lexicon.typeEntry(above)?.deinitializer else { continue }
      let before = memory.liveCount
      _ = try invoke(function: number, [.object(id)], &world)
      // One that makes another of its kind as it goes would never come to an end.
      tasks.bornInDeath += max(0, memory.liveCount - before)
      guard tasks.bornInDeath < 500 else { throw .outOfFuel(.nowhere) }
    }
  }
}

/// How often each object and each shared variable is held.
private struct Counts {
  var objects: [Int32]
  var cells: [Int32]
  /// Those that a release has just left without anybody.
  private var goneObjects: [Int] = []
  private var goneCells: [Int] = []

  init(_ memory: ProgramMemory) {
    objects = [Int32](repeating: 0, count: memory.objects.count)
    cells = [Int32](repeating: 0, count: memory.cells.count)
  }

  mutating func add(_ memory: ProgramMemory) {
    for object in memory.objects where object.isAlive {
      for field in object.fields { add(field) }
      add(object.content)
    }
    for cell in memory.cells { add(cell) }
    for global in memory.globals { add(global) }
  }

  /// True: some object or variable is held by the stack alone, and may go when a function ends.
  mutating func addRoots(
    _ stack: ArraySlice<ProgramValue>, _ others: [ProgramValue], _ roots: [ObjectID]
  ) -> Bool {
    for value in others { add(value) }
    for id in roots where objects.indices.contains(Int(id.index)) { objects[Int(id.index)] += 1 }
    let (heldObjects, heldCells) = (objects, cells)
    for value in stack { add(value) }
    for index in objects.indices where heldObjects[index] == 0 && objects[index] > 0 { return true }
    for index in cells.indices where heldCells[index] == 0 && cells[index] > 0 { return true }
    return false
  }

  private mutating func add(_ value: ProgramValue) { visit(value, 1) }

  private mutating func visit(_ value: ProgramValue, _ step: Int32) {
    switch value.content {
    case .object(let id):
      guard objects.indices.contains(Int(id.index)) else { return }
      objects[Int(id.index)] += step
      if step < 0, objects[Int(id.index)] == 0 { goneObjects.append(Int(id.index)) }
    case .cell(let id):
      guard cells.indices.contains(Int(id.index)) else { return }
      cells[Int(id.index)] += step
      if step < 0, cells[Int(id.index)] == 0 { goneCells.append(Int(id.index)) }
    case .array(let list):
      if list.nesting.holdsObjects { for item in list.items { visit(item, step) } }
    case .tuple(let tuple):
      if tuple.nesting.holdsObjects { for item in tuple.items { visit(item, step) } }
    case .structure(let structure):
      if structure.nesting.holdsObjects { for field in structure.fields { visit(field, step) } }
    case .enumeration(let enumeration):
      if enumeration.nesting.holdsObjects {
        for item in enumeration.payload { visit(item, step) }
      }
    case .set(let table), .dictionary(let table):
      if table.nesting.holdsObjects {
        for key in table.keys { visit(key, step) }
        for held in table.values { visit(held, step) }
      }
    case .closure(let closure):
      if closure.nesting.holdsObjects { for capture in closure.captures { visit(capture, step) } }
    case .absent, .nothing, .null, .bool, .integer, .double, .float, .text, .character, .selector,
      .range, .weak, .type, .unknown:
      break
    }
  }

  func deadObjects(_ memory: ProgramMemory) -> [Int] {
    objects.indices.filter { objects[$0] == 0 && memory.objects[$0].isAlive }
  }

  func deadCells(_ memory: ProgramMemory) -> [Int] {
    let free = memory.freeCellFlags
    return cells.indices.filter { cells[$0] == 0 && !free[$0] }
  }

  /// What was held by something dead is held once less.
  mutating func release(
    _ value: ProgramValue, _ deadObjects: inout [Int], _ deadCells: inout [Int],
    _ memory: ProgramMemory
  ) {
    guard value.nesting.holdsObjects else { return }
    (goneObjects, goneCells) = ([], [])
    visit(value, -1)
    deadObjects += goneObjects.filter { memory.objects[$0].isAlive }
    deadCells += goneCells
  }
}
