/// What a command may take long over.
public enum LongWork: Equatable, Sendable {
  case mapping
  case tryingChanges
  /// Cells that run again, or for the first time from a document.
  case runningCells
  /// Somebody's own hierarchy, made a scene and judged.
  case importing
}

/// Somebody who is told how far long work has come, and may end it: a prompt shows the numbers,
/// and ends it at Ctrl-C.
public struct Watch: Sendable {
  /// The answer says whether the work is to go on. `total` is nil where nobody knows it.
  public typealias Step = @Sendable (_ work: LongWork, _ done: Int, _ total: Int?) -> Bool

  private let told: Step

  public init(_ told: @escaping Step) { self.told = told }

  /// Nobody looks.
  public static var nobody: Watch { Watch { _, _, _ in true } }

  public func step(_ work: LongWork, _ done: Int, of total: Int? = nil) throws(Stopped) {
    guard told(work, done, total) else { throw Stopped() }
  }
}

/// Long work was ended before its end.
public struct Stopped: Error, Equatable, Sendable {
  public init() {}
}
