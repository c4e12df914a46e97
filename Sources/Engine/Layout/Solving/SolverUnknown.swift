/// A number to be found. A solver counts those that it has given out, from 0.
public struct SolverUnknown: Hashable, Sendable {
  let number: Int32

  init(_ index: Int) { number = Int32(truncatingIfNeeded: index) }

  public var index: Int { Int(number) }

  public static func == (a: SolverUnknown, b: SolverUnknown) -> Bool { a.number == b.number }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
