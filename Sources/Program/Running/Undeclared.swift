/// What a class of Objective-C's keeps whose header is not here: `self.box = …` and `_box = …` declare it.
extension Machine {
  /// What was kept; of a field that nothing was put into, nil. Nil, where it is none of those.
  func undeclared(_ name: String, of receiver: ProgramValue) -> ProgramValue? {
    guard let id = ownerOfUndeclared(receiver) else { return nil }
    return memory.kept(Self.key(name), of: id) ?? (isField(name) ? .null : nil)
  }

  mutating func keep(undeclared name: String, _ value: ProgramValue, of receiver: ProgramValue)
    -> Bool
  {
    guard let id = ownerOfUndeclared(receiver) else { return false }
    memory.keep(Self.key(name), value, of: id)
    return true
  }

  private func isField(_ name: String) -> Bool {
    name.hasPrefix("_") || program.assigned.contains(name)
  }

  private func ownerOfUndeclared(_ receiver: ProgramValue) -> ObjectID? {
    guard runsC, let id = receiver.asObject, let entry = lexicon.typeEntry(memory.type(of: id)),
      entry.isGuessed, entry.language == .objectiveC
    else { return nil }
    return id
  }

  private static func key(_ name: String) -> String {
    "field " + (name.hasPrefix("_") ? String(name.dropFirst()) : name)
  }
}
