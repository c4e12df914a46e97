import Foundation
import Program

/// A world with nothing in it but paper.
struct BareWorld: World {
  typealias Surface = BareSurface

  /// Who waits, and until when.
  private var waiting: [(until: Int64, task: Parked)] = []
  private var time: Int64 = 0
  private var text = ""

  mutating func get(
    _ member: WorldMember, of receiver: ProgramValue, machine: inout Machine<BareWorld>
  ) throws(Stop) -> ProgramValue { .nothing }

  mutating func set(
    _ member: WorldMember, of receiver: inout ProgramValue, to value: ProgramValue,
    machine: inout Machine<BareWorld>
  ) throws(Stop) {}

  mutating func call(
    _ member: WorldMember, on receiver: inout ProgramValue, arguments: [ProgramValue],
    machine: inout Machine<BareWorld>
  ) throws(Stop) -> ProgramValue { .nothing }

  mutating func make(
    _ member: WorldMember, for object: ObjectID, arguments: [ProgramValue],
    machine: inout Machine<BareWorld>
  ) throws(Stop) -> Bool { true }

  mutating func printed(_ text: String) {
    self.text += text
    if self.text.utf8.count > 4096 { flush() }
  }

  mutating func flush() {
    FileHandle.standardOutput.write(Data(text.utf8))
    text = ""
  }

  mutating func park(_ task: Parked) {
    waiting.append((time + task.nanoseconds, task))
  }

  /// Whose turn it is.
  mutating func next() -> Parked? {
    guard let first = waiting.indices.min(by: { waiting[$0].until < waiting[$1].until }) else {
      return nil
    }
    let (until, task) = waiting.remove(at: first)
    time = max(time, until)
    return task
  }

  func roots(_ memory: ProgramMemory) -> [ObjectID] { [] }

  mutating func died(native: Int) {}
}

struct BareSurface: WorldSurface {
  func type(named name: String) -> WorldType? { nil }
  func type(numbered number: Int) -> WorldType? { nil }
  func members(_ name: String, of type: WorldType) -> [WorldMember] { [] }
  func member(selector: String, of type: WorldType, isStatic: Bool) -> WorldMember? { nil }
  func globals(_ name: String) -> [WorldMember] { [] }
}

extension Machine where W == BareWorld {
  mutating func runToEnd(file: Int, in world: inout BareWorld) throws(Stop) {
    try run(file: file, in: &world)
    while let task = world.next() { try resume(task, in: &world) }
  }
}
