/// A block of code between fences, whatever its language.
struct FencedCode: Equatable {
  /// With its fences; of a block that nobody closed, to the end of what holds it.
  var lines: Range<Int>
  /// What stands after the opening fence.
  var info: String
  var inside: String
  /// Does it stand in a list or a quotation?
  var isInside: Bool
}
