/// All objects of a program, its global variables and what its closures share: a value, so that a copy is a snapshot.
public struct ProgramMemory: Sendable {
  struct Record: Sendable {
    var generation: Int32 = 0
    var type: TypeID
    var isAlive = true
    /// Nothing of it is to be seen any more; its `deinit` runs or has run.
    var isDying = false
    var fields: [ProgramValue]
    /// What a mutable collection of Foundation holds, or an NSError and its kin.
    var content: ProgramValue = .absent
    /// By which the world knows what stands behind it.
    var native: Int?
    /// How often its content was changed: who walks over it notices.
    var changes: Int32 = 0
  }

  private(set) var objects: [Record] = []
  private(set) var cells: [ProgramValue] = []
  var globals: [ProgramValue] = []
  /// What was added to an object by `objc_setAssociatedObject` and its kin would stand here too.
  private var freeObjects: [Int32] = []
  private var freeCells: [Int32] = []
  private var natives: [Int: ObjectID] = [:]
  /// Objects were made, or something let go of one, since the last look.
  var isUnsettled = false
  /// Bytes that values took since they were last counted.
  var grown = 0
  var tasks = Tasks()
  /// Classes whose `+initialize` has run.
  var initialized: Set<TypeID> = []
  /// Objects that calls of what nobody knows were given.
  var lent: Set<ObjectID> = []

  public init() {}

  public var liveCount: Int { objects.count - freeObjects.count }

  // MARK: Objects

  public mutating func make(_ type: TypeID, native: Int? = nil) -> ObjectID {
    make(type, fields: [], native: native)
  }

  mutating func make(_ type: TypeID, fields: [ProgramValue], native: Int? = nil) -> ObjectID {
    isUnsettled = true
    grown += 64 + fields.count * 24
    let id: ObjectID
    if let index = freeObjects.popLast() {
      let generation = objects[Int(index)].generation &+ 1
      objects[Int(index)] = Record(generation: generation, type: type, fields: fields)
      id = ObjectID(index: index, generation: generation)
    } else {
      id = ObjectID(index: Int32(truncatingIfNeeded: objects.count), generation: 0)
      objects.append(Record(type: type, fields: fields))
    }
    if let native { setNative(native, of: id) }
    return id
  }

  public func isAlive(_ id: ObjectID) -> Bool {
    let index = Int(id.index)
    guard objects.indices.contains(index) else { return false }
    return objects[index].generation == id.generation && objects[index].isAlive
  }

  public func type(of id: ObjectID) -> TypeID {
    objects.indices.contains(Int(id.index)) ? objects[Int(id.index)].type : .library(.object)
  }

  /// What the world knows it by.
  public func native(of id: ObjectID) -> Int? {
    isAlive(id) ? objects[Int(id.index)].native : nil
  }

  public mutating func setNative(_ native: Int, of id: ObjectID) {
    guard isAlive(id) else { return }
    objects[Int(id.index)].native = native
    natives[native] = id
  }

  public func object(native: Int) -> ObjectID? {
    natives[native].flatMap { isAlive($0) ? $0 : nil }
  }

  // MARK: Fields

  @inline(__always)
  func field(_ slot: Int, of id: ObjectID) -> ProgramValue {
    let index = Int(id.index)
    guard index < objects.count, slot < objects[index].fields.count else { return .absent }
    return objects[index].fields[slot]
  }

  @inline(__always)
  mutating func setField(_ slot: Int, of id: ObjectID, to value: ProgramValue) {
    let index = Int(id.index)
    guard index < objects.count, slot < objects[index].fields.count else { return }
    if objects[index].fields[slot].nesting.holdsObjects { isUnsettled = true }
    objects[index].fields[slot] = value
  }

  mutating func takeField(_ slot: Int, of id: ObjectID) -> ProgramValue {
    let index = Int(id.index)
    guard index < objects.count, slot < objects[index].fields.count else { return .absent }
    var value = ProgramValue.absent
    swap(&value, &objects[index].fields[slot])
    if value.nesting.holdsObjects { isUnsettled = true }
    return value
  }

  func content(of id: ObjectID) -> ProgramValue {
    isAlive(id) ? objects[Int(id.index)].content : .absent
  }

  mutating func setContent(of id: ObjectID, to value: ProgramValue) {
    guard isAlive(id) else { return }
    if objects[Int(id.index)].content.nesting.holdsObjects { isUnsettled = true }
    objects[Int(id.index)].content = value
    objects[Int(id.index)].changes &+= 1
  }

  func changes(of id: ObjectID) -> Int32 {
    isAlive(id) ? objects[Int(id.index)].changes : 0
  }

  mutating func takeContent(of id: ObjectID) -> ProgramValue {
    guard isAlive(id) else { return .absent }
    var value = ProgramValue.absent
    swap(&value, &objects[Int(id.index)].content)
    return value
  }

  mutating func setType(of id: ObjectID, to type: TypeID, fields: [ProgramValue]) {
    guard isAlive(id) else { return }
    objects[Int(id.index)].type = type
    objects[Int(id.index)].fields = fields
  }

  mutating func setFields(_ index: Int, to fields: [ProgramValue]) {
    objects[index].fields = fields
    isUnsettled = true
  }

  /// Changes every value that an object, a shared variable or a task holds.
  mutating func changeHeld(_ change: (ProgramValue) -> ProgramValue) {
    for index in objects.indices where objects[index].isAlive {
      objects[index].fields = objects[index].fields.map(change)
      objects[index].content = change(objects[index].content)
    }
    cells = cells.map(change)
    for (number, values) in tasks.held { tasks.held[number] = values.map(change) }
  }

  // MARK: Cells

  mutating func makeCell(_ value: ProgramValue) -> CellID {
    grown += 24
    isUnsettled = true
    if let index = freeCells.popLast() {
      cells[Int(index)] = value
      return CellID(index: index)
    }
    cells.append(value)
    return CellID(index: Int32(truncatingIfNeeded: cells.count - 1))
  }

  func cell(_ id: CellID) -> ProgramValue {
    cells.indices.contains(Int(id.index)) ? cells[Int(id.index)] : .absent
  }

  mutating func setCell(_ id: CellID, to value: ProgramValue) {
    guard cells.indices.contains(Int(id.index)) else { return }
    if cells[Int(id.index)].nesting.holdsObjects { isUnsettled = true }
    cells[Int(id.index)] = value
  }

  mutating func takeCell(_ id: CellID) -> ProgramValue {
    guard cells.indices.contains(Int(id.index)) else { return .absent }
    var value = ProgramValue.absent
    swap(&value, &cells[Int(id.index)])
    return value
  }

  // MARK: Letting go

  func isDying(_ id: ObjectID) -> Bool { objects[Int(id.index)].isDying }

  var freeCellFlags: [Bool] {
    var flags = [Bool](repeating: false, count: cells.count)
    for index in freeCells { flags[Int(index)] = true }
    return flags
  }

  mutating func startDying(_ id: ObjectID) { objects[Int(id.index)].isDying = true }

  /// What it held is handed back, to be let go of.
  mutating func free(_ index: Int) -> (held: [ProgramValue], native: Int?) {
    var record = Record(generation: objects[index].generation, type: .library(.object), fields: [])
    record.isAlive = false
    swap(&record, &objects[index])
    freeObjects.append(Int32(truncatingIfNeeded: index))
    if let native = record.native { natives[native] = nil }
    return (record.fields + [record.content], record.native)
  }

  mutating func freeCell(_ index: Int) -> ProgramValue {
    var value = ProgramValue.absent
    swap(&value, &cells[index])
    freeCells.append(Int32(truncatingIfNeeded: index))
    return value
  }
}
