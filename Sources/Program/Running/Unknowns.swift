/// What nobody here can know, and what is made of it where a decision hangs on it.
extension Machine {
  var currentPlace: Place {
    guard let frame = frames.last else { return .nowhere }
    return frame.code.places[max(0, min(frame.pc, frame.code.places.count) - 1)]
  }

  /// A path of bounded length.
  func supposed(_ path: String) -> ProgramValue {
    let path = shortened(path)
    return suppositions[path] ?? .unknown(path)
  }

  private func shortened(_ path: String) -> String {
    path.utf8.count > 120 ? String(path.prefix(100)) + "…" : path
  }

  mutating func noteUnknown(_ path: String) {
    guard record != nil else { return }
    let place = currentPlace
    let path = shortened(path)
    record?.add(.unknown(path: path, place), depth: frames.count)
  }

  /// What was handed to somebody who is not known here, who may have done anything with it.
  mutating func lend(_ base: Int, _ count: Int) {
    guard memory.lent.count < 1_000 else { return }
    for index in 0..<count {
      let value = stack[base + 1 + index]
      if let id = value.anyObject { memory.lent.insert(id) }
      if case .array(let list) = value.content {
        for item in list.items { if let id = item.anyObject { memory.lent.insert(id) } }
      }
    }
  }

  mutating func noteSupposed(_ path: String, _ place: Place, _ taken: ProgramValue) {
    record?.add(.supposed(path: path, place, taken: taken), depth: frames.count)
  }

  mutating func shortText(_ value: ProgramValue, _ world: inout W) throws(Stop) -> String {
    let text = try described(value, isDebug: true, &world)
    return text.count > 30 ? String(text.prefix(30)) + "…" : text
  }

  mutating func unknownBinary(
    _ operation: Operator, _ a: ProgramValue, _ b: ProgramValue, _ world: inout W
  ) throws(Stop) -> ProgramValue {
    if let known = implicit(a, b) { return try binary(operation, known.0, known.1, &world) }
    if a.isNull || b.isNull, operation.compares {
      // Compared with nil: as `if let` would take it.
      let path = a.path ?? b.path ?? ""
      if let known = suppositions[path] {
        return .bool(known.isNull == (operation == .equal))
      }
    }
    let text =
      try shortText(a, &world) + " " + operation.text + " " + (try shortText(b, &world))
    return supposed(text.filter { $0 != "‹" && $0 != "›" })
  }

  /// `.red` beside a value whose type tells what it is.
  private func implicit(_ a: ProgramValue, _ b: ProgramValue) -> (ProgramValue, ProgramValue)? {
    if let path = b.path, path.hasPrefix("."), let id = typeID(of: a), let found = named(path, id) {
      return (a, found)
    }
    if let path = a.path, path.hasPrefix("."), let id = typeID(of: b), let found = named(path, id) {
      return (found, b)
    }
    return nil
  }

  private func named(_ path: String, _ id: TypeID) -> ProgramValue? {
    for found in lexicon.find(String(path.dropFirst()), of: .instance(id), isStatic: true) {
      if case .enumCase(let type, let index) = found.kind {
        if let world = lexicon.worldType(type), world.sort == .options {
          return .structure(type, [.integer(world.cases[index].raw)])
        }
        return ProgramValue(.enumeration(EnumCase(type: type, index: index)))
      }
    }
    return nil
  }

  /// A branch hangs on something that is no Bool.
  mutating func decide(_ value: ProgramValue, _ place: Place) -> Bool {
    guard let path = value.path else { return truth(value) }
    if let known = suppositions[path] { return truth(known) }
    noteSupposed(path, place, .bool(false))
    return false
  }

  /// What an assertion hangs on: what nobody knows lets it go on.
  func holds(_ value: ProgramValue) -> Bool {
    guard let path = value.path else { return truth(value) }
    return suppositions[path].map { truth($0) } ?? true
  }

  /// Nil; what is not known is taken for nil.
  mutating func isNull(_ register: Int, _ place: Place) -> Bool {
    if case .null = stack[register].content { return stack[register].wraps == 0 }
    guard let path = stack[register].path else { return false }
    if let known = suppositions[path] {
      stack[register] = known.asOptional
      return known.isNull
    }
    if path.hasPrefix(".") || Self.isMade(path) { return false }
    noteSupposed(path, place, .null)
    return true
  }

  /// `Card("Go")`, `[[Card alloc] init]`, `[Card new]`: whatever it is, it is there.
  static func isMade(_ path: String) -> Bool {
    if path.hasPrefix("[[") { return path.split(separator: "]").first?.hasSuffix(" alloc") == true }
    if path.hasPrefix("["), path.hasSuffix(" new]") { return true }
    guard path.first?.isUppercase == true, path.hasSuffix(")") else { return false }
    // One call, and nothing that it is asked for.
    var depth = 0
    for (place, character) in path.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" {
        depth -= 1
        if depth == 0 { return place == path.count - 1 }
      }
      if depth == 0, !(character.isLetter || character.isNumber || character == "_") {
        return false
      }
    }
    return false
  }

  mutating func force(_ register: Int, isImplicit: Bool) throws(Stop) {
    let value = stack[register]
    if value.wraps > 0 {
      stack[register].wraps -= 1
    } else if value.isNull, !runsC {
      throw .crash(isImplicit ? .implicitlyUnwrappedNil : .unwrappedNil, .nowhere)
    }
  }

  mutating func noteValue(_ value: ProgramValue, _ place: Place) {
    guard record != nil, noted.count < 200 else { return }
    noted.append((frames.count, Record.Rested(place: place, value: value)))
  }

  mutating func noteCondition(_ value: ProgramValue, _ place: Place) {
    guard record != nil else { return }
    let depth = frames.count
    let rested = noted.filter { $0.depth == depth }.map { $0.value }
    noted.removeAll { $0.depth >= depth }
    let holds = truth(value)
    record?.add(.condition(place, holds, rested: rested), depth: frames.count)
  }

  /// An exception of Foundation that a crash is to `@catch`.
  mutating func exception(_ crash: Crash) -> ProgramValue? {
    guard frames.last?.code.language == .objectiveC else { return nil }
    let (name, reason): (String, String)
    switch crash {
    case .exception(let given, let text): (name, reason) = (given, text)
    case .unrecognizedSelector(let selector, let type):
      (name, reason) = (
        "NSInvalidArgumentException",
        "-[\(type) \(selector)]: unrecognized selector sent to instance"
      )
    default: return nil
    }
    return makeException(name: name, reason: reason)
  }

  mutating func makeException(name: String, reason: String, info: ProgramValue = .null)
    -> ProgramValue
  {
    let id = memory.make(.library(.exception))
    memory.setContent(of: id, to: .array([.text(name), .text(reason), info]))
    return .object(id)
  }
}
