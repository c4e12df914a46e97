/// How deep values stand in one another, kept where they are put together: what lets them be walked, compared and let
/// go without overflowing the stack.
public struct Nesting: Hashable, Sendable {
  var depth: UInt8 = 0
  var holdsObjects = false

  /// A value as deep as this is refused.
  static let deepest: UInt8 = 200

  mutating func hold(_ value: ProgramValue) {
    let inner = value.nesting
    depth = max(depth, inner.depth == .max ? .max : inner.depth + 1)
    holdsObjects = holdsObjects || inner.holdsObjects
  }

  static func around(_ values: [ProgramValue]) -> Nesting {
    var nesting = Nesting(depth: 1)
    for value in values { nesting.hold(value) }
    return nesting
  }
}
