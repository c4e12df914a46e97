/// A call that has not come back yet.
struct Frame: Sendable {
  var code: Code
  var pc = 0
  /// Its first register, counted from the bottom of the stack.
  var base: Int
  /// Where the result goes, counted likewise.
  var to: Int
}

extension Instruction {
  /// Where the result of a call goes, for a frame that was left in the middle of one.
  var result: Register? {
    switch self {
    case .callLibrary(let to, _, _), .callMember(let to, _, _), .callClosure(let to, _, _),
      .callWorld(let to, _, _), .readMember(let to, _, _), .send(let to, _, _),
      .readWorld(let to, _, _):
      to
    default: nil
    }
  }
}
