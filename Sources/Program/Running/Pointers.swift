/// Pointers that the program hands to the world: `&error`, `BOOL *stop`, `CGFloat *red`.
extension Machine {
  /// What it points to; nil, where it is no pointer, or NULL.
  public func pointee(of pointer: ProgramValue) -> ProgramValue? {
    if case .cell(let id) = pointer.content { memory.cell(id) } else { nil }
  }

  /// Nothing happens where it is no pointer, or NULL.
  public mutating func write(_ value: ProgramValue, to pointer: ProgramValue) {
    if case .cell(let id) = pointer.content { memory.setCell(id, to: value) }
  }

  /// A pointer of the world's own, for a block that takes one. It lives as long as somebody holds it.
  public mutating func makePointer(to value: ProgramValue) -> ProgramValue {
    ProgramValue(.cell(memory.makeCell(value)))
  }
}
