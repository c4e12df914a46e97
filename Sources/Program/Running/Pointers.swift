/// Pointers that the program hands to the world: `&error`, `BOOL *stop`, `CGFloat *red`.
extension Machine {
  /// What it points to; nil, where it is no pointer, or NULL.
  public func pointee(of pointer: Value) -> Value? {
    if case .cell(let id) = pointer.content { memory.cell(id) } else { nil }
  }

  /// Nothing happens where it is no pointer, or NULL.
  public mutating func write(_ value: Value, to pointer: Value) {
    if case .cell(let id) = pointer.content { memory.setCell(id, to: value) }
  }

  /// A pointer of the world's own, for a block that takes one. It lives as long as somebody holds it.
  public mutating func makePointer(to value: Value) -> Value {
    Value(.cell(memory.makeCell(value)))
  }
}
