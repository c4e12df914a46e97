/// Writes programs that compile, end, and never crash: the same seed gives the same program.
public struct ProgramMaker {
  private let seed: UInt64

  public init(seed: UInt64) {
    self.seed = seed
  }

  /// A program of top-level code, which needs nothing but the standard library.
  public func swift() -> String {
    var writer = SwiftWriter(dice: Dice(seed: seed &* 2))
    return writer.program(seed: seed)
  }

  /// A program with `main`, which needs Foundation's strings, numbers and collections.
  public func objectiveC() -> String {
    var writer = ObjectiveCWriter(dice: Dice(seed: seed &* 2 &+ 1))
    return writer.program(seed: seed)
  }
}
