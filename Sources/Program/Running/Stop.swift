/// Why a program does not go on.
public enum Stop: Error, Sendable {
  case crash(Crash, Place)
  /// More steps than a call from the world may take.
  case outOfFuel(Place)
  case tooDeep(Place)
  case tooMuchMemory(Place)
  /// An error on its way to whoever catches it: never seen outside of a call of the world.
  case thrown(ProgramValue, Place)
  /// A task that waits: the machine's own.
  case parked
}

public enum Crash: Equatable, Sendable {
  case unwrappedNil
  case implicitlyUnwrappedNil
  case indexOutOfRange
  case negativeIndex
  case overflow
  case divisionByZero
  case noSuchKey
  case emptyCollection
  case badRange
  case badCast(from: String, to: String)
  case unownedGone
  case notInitialized(String)
  case unrecognizedSelector(String, type: String)
  case fatalError(String)
  case preconditionFailed(String)
  case assertionFailed(String)
  case uncaughtError(String)
  case duplicateKey(String)
  case badNumber(String)
  /// Foundation's: `NSRangeException`, `NSInvalidArgumentException`, with its reason.
  case exception(name: String, reason: String)
  /// A statement that could not be read or compiled was reached.
  case unread(String)
}

/// How far a call from the world may go.
public struct Limits: Sendable {
  /// Rounds of loops, calls, and elements that the library looks at.
  public var fuel: Int
  /// Calls in one another.
  public var depth: Int
  /// Calls of the program by the world or the library inside of one another: those that stand on the stack.
  public var nesting = 100
  /// Bytes of values.
  public var memory: Int

  public init(fuel: Int = 100_000, depth: Int = 200, memory: Int = 1_000_000) {
    (self.fuel, self.depth, self.memory) = (fuel, depth, memory)
  }
}
