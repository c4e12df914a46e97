import Engine

extension Reader {
  static let turns = ["rotate-x", "rotate-y", "rotate-z"]

  /// `identity`, sixteen numbers, or several steps: done in that order, and perspective, which is how
  /// one looks at it, last wherever it stands.
  mutating func transform3D() throws(CommandError) -> Transform3D {
    if takeIdentity() { return .identity }
    if isNumberNext {
      guard let transform = Transform3D(try numbers(16, .transform3D)) else {
        throw expected(.transform3D)
      }
      return transform
    }
    var result = Transform3D.identity
    var perspective: Transform3D?
    repeat {
      if next?.kind == .plain, next?.text.spellingKey == "perspective" {
        at += 1
        perspective = .perspective(
          try number(.number(low: 1, high: farthest), low: 1, high: farthest))
      } else {
        result = result.concatenating(try solidStep())
      }
    } while takeMark(",") || isSolidStepNext
    return perspective.map { result.concatenating($0) } ?? result
  }

  private var isSolidStepNext: Bool {
    guard let next, next.kind == .plain, !isAssignmentNext else { return false }
    let key = next.text.spellingKey
    return ["rotate", "scale", "translate", "perspective"].contains(key)
      || Reader.turns.contains { $0.spellingKey == key }
  }

  private mutating func solidStep() throws(CommandError) -> Transform3D {
    let step = next?.kind == .plain ? next?.text.spellingKey : nil
    switch step {
    case "rotatex", "rotate-x": return try turn(.x)
    case "rotatey", "rotate-y": return try turn(.y)
    case "rotatez", "rotate-z", "rotate": return try turn(.z)
    case "scale":
      at += 1
      let x = try coordinate(.number(low: -farthest, high: farthest))
      let y = try attempt(.number(-farthest, farthest))
      return Transform3D(.scale(x, y ?? x))
    case "translate":
      at += 1
      let move = try point()
      let z = try attempt(.number(-farthest, farthest))
      return .translation(move.x, move.y, z ?? 0)
    default: throw expected(.transform3D)
    }
  }

  private mutating func turn(_ axis: Transform3D.Axis) throws(CommandError) -> Transform3D {
    at += 1
    return .rotation(degrees: try Syntax<Double>.angle.read(&self), about: axis)
  }
}
