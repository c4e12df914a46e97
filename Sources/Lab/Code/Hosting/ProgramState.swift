import Engine
import Program

/// A program between two events: a value, so that a copy is a snapshot.
public struct ProgramState: Equatable, @unchecked Sendable {
  // Its parts are values that nobody else changes; the evaluator's library is the same for all and never changes.

  var machine: HostMachine
  var sources: [ProgramSource]
  var waiting: [Waiting] = []
  /// Holds what waits.
  var keeper: ObjectID?
  /// Objects of the scene that have the name of a property by now.
  var named: Set<Int> = []
  var count = 0
  /// Counts events, so that two states can be told apart.
  var serial = 0
  /// Superclasses that stand in no file here, and what they were taken for.
  public private(set) var assumed: [AssumedClass] = []
  /// What could not be read or put together.
  public private(set) var problems: [CodeProblem] = []

  init(_ sources: [ProgramSource]) {
    self.sources = sources
    let files = sources.enumerated().map { index, source in
      Reader.read(source, number: Int32(truncatingIfNeeded: index))
    }
    var program = Program(files)
    machine = HostMachine(program, surface: UIKitSurface())
    let guesses = Superclass.declarations(for: machine.orphans)
    if !guesses.isEmpty {
      // What stands in another file of the app: guessed from its name, and said.
      assumed = guesses.map { $0.told }
      let added = guesses.enumerated().map { index, guess in
        Reader.read(
          ProgramSource(guess.text, language: guess.language),
          number: Int32(truncatingIfNeeded: files.count + index))
      }
      program = Program(files + added)
      machine = HostMachine(program, surface: UIKitSurface())
    }
    machine.startRecording()
    problems =
      files.flatMap { $0.problems }.map { CodeProblem(.unread($0.kind), $0.place, sources) }
      + program.problems.map { CodeProblem(.unmerged($0.kind), $0.place, sources) }
  }

  public static func == (a: ProgramState, b: ProgramState) -> Bool {
    a.serial == b.serial && a.sources == b.sources && a.waiting == b.waiting && a.named == b.named
      && a.machine.memory.liveCount == b.machine.memory.liveCount
  }
}

/// What a file says that is not to be run.
public struct CodeProblem: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case unread(ReadingProblem.Kind)
    case unmerged(ProgramProblem.Kind)
  }

  public var kind: Kind
  public var file: Int
  public var line: Int

  init(_ kind: Kind, _ place: Place, _ sources: [ProgramSource]) {
    self.kind = kind
    file = Int(place.source)
    line = sources.line(of: place)
  }
}

extension [ProgramSource] {
  /// 0, where it is nowhere.
  func line(of place: Place) -> Int {
    indices.contains(Int(place.source)) ? self[Int(place.source)].line(of: place.start) : 0
  }
}

/// What is to be said of a run besides what it did.
public struct CodeRemarks: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// It matters, and is not simulated.
    case notSimulated(member: String, reason: String)
    case unknown(String)
    /// An outlet that no storyboard connects.
    case standIn(outlet: String, className: String)
    case refused(SceneError)
  }

  /// Each once, with the place where it was first.
  public private(set) var all: [(kind: Kind, place: Place)] = []

  mutating func add(_ kind: Kind, at place: Place) {
    if !all.contains(where: { $0.kind == kind }) { all.append((kind, place)) }
  }

  public static func == (a: CodeRemarks, b: CodeRemarks) -> Bool {
    a.all.elementsEqual(b.all) { $0.kind == $1.kind && $0.place == $1.place }
  }
}

/// What the program has put off.
struct Waiting: Equatable, Sendable {
  enum Work: Sendable {
    case task(Parked)
    /// A closure or a method of the keeper's, by the name that it is kept under.
    case closure(String)
    case message(String)
  }

  var time: Double
  var work: Work
  /// A timer that repeats does so after so many seconds.
  var every: Double?
  var number: Int

  static func == (a: Waiting, b: Waiting) -> Bool { a.number == b.number && a.time == b.time }
}

/// Changes of views inside of `UIView.animate`.
struct AnimationBlock: Sendable {
  var seconds: Double
  var allows: Bool
}
