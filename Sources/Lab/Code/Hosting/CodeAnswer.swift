import Engine
import Program

/// What the app's own code did in one command, for whoever tells it.
public struct CodeAnswer: Equatable, Sendable {
  /// A method that UIKit called, and the line on which it begins.
  public struct Ran: Equatable, Sendable {
    public var method: String
    public var line: Int
    /// What it returned, where that was a question of UIKit's.
    public var answer: CodeCall.Answer?
  }

  /// What did not run as it stands, and where.
  public struct NotRun: Equatable, Sendable {
    public var remark: CodeRemark
    public var line: Int
  }

  public struct Adopted: Equatable, Sendable {
    public var name: String
    public var className: String
  }

  public struct Crashed: Equatable, Sendable {
    public var reason: ProgramEnd
    public var line: Int
  }

  /// The class of the controller that is root now.
  public var root: String?
  /// Objects that came into the scene, by name.
  public var made: [String] = []
  /// Types that are known from now on.
  public var known: [String] = []
  /// Objects that were there, by name, and of which class they are now.
  public var adopted: [Adopted] = []
  public var ran: [Ran] = []
  /// Each call of UIKit's that code answered, in order.
  public var calls: [CodeCall] = []
  public var notRun: [NotRun] = []
  public var printed: [String] = []
  /// Of an expression that was typed alone.
  public var value: String?
  public var crash: Crashed?

  init() {}

  /// Where only one file matters, what did not run of it.
  init(
    _ reply: CodeReply, _ sources: [ProgramSource], made: [String] = [], file: Int32? = nil
  ) {
    root = reply.launched
    self.made = reply.stop == nil ? made : []
    printed = reply.printed.map { $0.text }
    calls = reply.calls
    value = reply.value
    notRun = reply.remarks.all.filter { file == nil || $0.place.source == file }.map {
      NotRun(remark: $0.kind, line: sources.line(of: $0.place))
    }
    for run in reply.runs {
      // Statements that were typed are no method of anybody's.
      guard run.isTold else { continue }
      for case .called(let name, let place) in run.record.events.prefix(1) {
        let method = sources.method(name, at: place)
        let line = sources.line(of: place)
        let told = calls.last { $0.name == method && $0.line == line }
        let one = Ran(
          method: method, line: line, answer: told?.decision == nil ? nil : told?.answer)
        if !ran.contains(where: { $0.method == method && $0.line == line }) { ran.append(one) }
      }
    }
    for run in reply.runs {
      for event in run.record.events where file == nil || event.place.source == file {
        note(event, sources)
      }
    }
    leaveOutParts()
    if let stop = reply.stop {
      let (reason, place) = ProgramEnd.reading(stop)
      crash = Crashed(reason: reason, line: place.map { sources.line(of: $0) } ?? 0)
    }
  }

  /// What hung on something that nobody knows.
  private mutating func note(_ event: Record.Event, _ sources: [ProgramSource]) {
    let remark: NotRun
    switch event {
    case .supposed(let path, let place, let taken):
      remark = NotRun(
        remark: .supposed(path, CodeRemark.Taken(taken)), line: sources.line(of: place))
    case .unknown(let path, let place):
      remark = NotRun(remark: .unknown(path), line: sources.line(of: place))
    case .earlySelf(let place):
      remark = NotRun(remark: .earlySelf, line: sources.line(of: place))
    case .called, .condition, .returned, .round, .printed: return
    }
    if !notRun.contains(where: { $0.remark == remark.remark }) { notRun.append(remark) }
  }

  /// `Analytics.log` says what `Analytics` says, and so does a branch that hangs on it.
  private mutating func leaveOutParts() {
    let all = notRun
    notRun.removeAll { one in
      guard case .unknown(let shorter) = one.remark else { return false }
      return all.contains {
        $0.line == one.line && $0.remark != one.remark && $0.remark.name.says(shorter)
      }
    }
  }

  /// Names that are known after all.
  mutating func leaveOut(_ isKnown: (String) -> Bool) {
    notRun.removeAll {
      if case .unknown(let path) = $0.remark { isKnown(path) } else { false }
    }
  }

  /// Is there anything to tell?
  var isEmpty: Bool {
    root == nil && value == nil && made.isEmpty && notRun.isEmpty && printed.isEmpty && crash == nil
      && ran.isEmpty
  }
}

/// Why the program did not go on.
public enum ProgramEnd: Equatable, Sendable {
  case crash(Crash)
  case tooManySteps, tooDeep, tooMuchMemory

  static func reading(_ stop: Stop) -> (ProgramEnd, Place?) {
    switch stop {
    case .crash(let crash, let place): (.crash(crash), place)
    case .outOfFuel(let place): (.tooManySteps, place)
    case .tooDeep(let place): (.tooDeep, place)
    case .tooMuchMemory(let place): (.tooMuchMemory, place)
    case .thrown(_, let place): (.crash(.uncaughtError("")), place)
    case .parked: (.tooManySteps, nil)
    }
  }
}

extension String {
  /// Is a path part of this one, and not the beginning of a longer name?
  fileprivate func says(_ path: String) -> Bool {
    func isOfName(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    guard path.allSatisfy(isOfName) else { return contains(text: path) }
    return split { !isOfName($0) }.contains { $0 == path }
  }
}
