import Engine

/// A command that was read, and its place in the line it stood in.
public struct ParsedCommand: Equatable, Sendable {
  let command: Command
  let text: CommandText
  /// The number of that line.
  let line: Int
}

extension ParsedCommand {
  /// Do its fingers only come down, or later? Then those of the next command join them.
  public var onlyLands: Bool {
    switch command {
    case .scene(.act(.post)): true
    case .scene(.act(.stimulus(.touch(.touch(let changes), _)))):
      changes.allSatisfy { $0.phase == .began }
    default: false
    }
  }

  /// Where fingers come down, or are asked about, on the screen; none where it is about something else.
  public func fingerPoints(in scene: Scene) -> [Point] {
    let place: (point: Point, view: ViewID?)?
    switch command {
    case .scene(.act(.stimulus(.touch(.touch(let changes), _)))):
      return changes.filter { $0.phase == .began }.compactMap { $0.point }
    case .scene(.act(.stimulus(let stimulus))), .scene(.act(.post(let stimulus))):
      place = stimulus.place
    case .scene(.ask(.hitTest(let at, let own))): place = (at, own)
    case .scene(.ask(.pointInside(let own, let at))): place = (at, own)
    case .scene, .session, .notebook, .file, .learn: place = nil
    }
    guard let place else { return [] }
    guard let view = place.view else { return [place.point] }
    guard scene.exists(view), let point = scene.convert(place.point, from: view, to: nil) else {
      return []
    }
    return [point]
  }
}

extension StimulusCommand {
  /// Where it begins, in whose coordinates.
  fileprivate var place: (point: Point, view: ViewID?)? {
    switch self {
    case .scroll(let at, _, _, let own), .transform(let at, _, let own), .hover(let at?, let own):
      return (at, own)
    case .touch(let request, _):
      switch request {
      case .tap(let at, _, _, let own), .pressAndHold(let at, _, let own),
        .drag(let at, _, _, let own), .swipe(_, let at, _, let own), .fling(_, let at, let own),
        .pinch(let at, _, let own), .rotate(let at, _, let own):
        return (at, own)
      case .touch: return nil
      }
    case .wait, .statusBarTap, .hover, .interrupt, .shake, .remote, .press, .key, .menu, .type,
      .sensor:
      return nil
    }
  }
}

/// What commands came to.
public struct Execution: Sendable {
  /// Of the last of them.
  public fileprivate(set) var outcome = Outcome.done
  public fileprivate(set) var decisions: [Decision] = []
  /// All of them, to be run again without being read again.
  public fileprivate(set) var commands: [ParsedCommand] = []
}

extension State {
  /// What a line of commands comes to, without a word of prose: for keys, goals and proofs, which
  /// are run many times and read by nobody.
  ///
  /// Nothing has changed where it throws.
  @discardableResult
  public mutating func answer(_ line: String) throws(CommandError) -> Execution {
    var after = self
    var answer = Execution()
    let number = after.pace.newLine()
    if isCode(line, in: scene) {
      try after.take(code: line)
    } else {
      try after.run(line, on: number, &answer)
    }
    self = after
    return answer
  }

  private mutating func run(
    _ line: String, on number: Int, _ answer: inout Execution
  ) throws(CommandError) {
    for part in try split(line) {
      guard let command = try parse(part, in: scene) else { continue }
      try run(ParsedCommand(command: command, text: part, line: number), traced: false, &answer)
    }
  }

  /// The same of commands that were read on this scene, by whatever rules.
  @discardableResult
  public mutating func answer(
    _ commands: [ParsedCommand], traced: Bool = false
  ) throws(CommandError) -> Execution {
    var after = self
    var answer = Execution()
    for command in commands { try after.run(command, traced: traced, &answer) }
    self = after
    return answer
  }

  /// The same of a command that nobody has typed, on a line of its own.
  public mutating func answer(_ command: SceneCommand) throws(RunError) {
    var after = self
    var answer = Execution()
    try after.run(command, on: after.pace.newLine(), traced: false, &answer)
    self = after
  }

  private mutating func run(
    _ command: SceneCommand, on line: Int, traced: Bool, _ answer: inout Execution
  ) throws(RunError) {
    var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
    if !traced { runner.delivery.stopTracing() }
    let rests = pace.rests(before: command, on: line, in: scene)
    answer.outcome = try runner.run(command, resting: rests)
    pace.note(command, on: line)
    answer.decisions = runner.delivery.trace.decisions
    if let (program, did) = runner.endedProgram() {
      if did.stop != nil { runner.restore(scene) }
      scripts.program = program
    }
    scene = runner.scene
  }

  private mutating func run(
    _ parsed: ParsedCommand, traced: Bool, _ answer: inout Execution
  ) throws(CommandError) {
    do throws(RunError) {
      switch parsed.command {
      case .scene(let command):
        try run(command, on: parsed.line, traced: traced, &answer)
      case .session(let command):
        let reply = try run(command, text: parsed.text.source, watch: .nobody)
        (answer.outcome, answer.decisions) = (reply.outcome, reply.decisions)
      case .notebook, .file, .learn: throw .onlyInLine
      }
    } catch {
      throw CommandError(error, in: parsed.text, scene: scene, language: language)
    }
    answer.commands.append(parsed)
  }

  /// The first reason why an object did not get what commands bring; nil where it is no more.
  public func whyNot(_ object: Object, after commands: [ParsedCommand]) -> String? {
    var state = self
    for parsed in commands {
      _ = try? state.run(
        parsed.command, text: parsed.text.source, on: parsed.line, watch: .nobody)
    }
    guard state.scene.exists(object) else { return nil }
    return try? state.why(object, not: true).first
  }
}
