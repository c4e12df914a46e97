/// What is printed.
extension Machine {
  mutating func print(_ at: Int, isDebug: Bool, _ world: inout W) throws(Stop) -> ProgramValue {
    try put(try printText(at, isDebug: isDebug, &world), &world)
  }

  mutating func printText(
    _ at: Int, isDebug: Bool, _ world: inout W
  ) throws(Stop) -> String {
    let separator = self[at + 2].isAbsent ? " " : string(at + 2)
    let end = self[at + 3].isAbsent ? "\n" : string(at + 3)
    var text = ""
    for (index, item) in (self[at + 1].asItems ?? []).enumerated() {
      if index > 0 { text += separator }
      text += try described(item, isDebug: isDebug, &world)
    }
    return text + end
  }

  mutating func show(_ text: String, _ world: inout W) throws(Stop) -> ProgramValue {
    try put(text + "\n", &world)
  }

  mutating func put(_ text: String, _ world: inout W) throws(Stop) -> ProgramValue {
    try spend(text.utf8.count / 64)
    let place = currentPlace
    record?.add(.printed(text, place), depth: frames.count)
    world.printed(text)
    return .nothing
  }
}
