import CommandLanguage
import Engine

/// A command that was read, and its place in the line it stood in.
public struct ParsedCommand: Equatable, Sendable {
  let command: Command
  let text: CommandText
  /// The number of that line.
  let line: Int
}

extension ParsedCommand {
  /// Do its fingers only come down? Then those of the next command join them.
  public var onlyLands: Bool {
    guard case .scene(.act(.stimulus(.touch(.touch(let changes), _)))) = command else {
      return false
    }
    return changes.allSatisfy { $0.phase == .began }
  }

  /// Where fingers come down, or are asked about, on the screen; none where it is about something else.
  public func fingerPoints(in scene: Scene) -> [Point] {
    let (point, view): (Point, ViewID?)
    switch command {
    case .scene(.act(.stimulus(.scroll(let at, _, _, let own)))),
      .scene(.act(.stimulus(.transform(let at, _, let own)))),
      .scene(.act(.stimulus(.hover(let at?, let own)))):
      (point, view) = (at, own)
    case .scene(.act(.stimulus(.touch(let request, _)))):
      switch request {
      case .tap(let at, _, _, let own), .pressAndHold(let at, _, let own),
        .drag(let at, _, _, let own), .swipe(_, let at, _, let own), .fling(_, let at, let own),
        .pinch(let at, _, let own), .rotate(let at, _, let own):
        (point, view) = (at, own)
      case .touch(let changes):
        return changes.filter { $0.phase == .began }.compactMap { $0.point }
      }
    case .scene(.ask(.hitTest(let at, let own))): (point, view) = (at, own)
    case .scene(.ask(.pointInside(let own, let at))): (point, view) = (at, own)
    case .scene, .session, .notebook, .file, .learn: return []
    }
    guard let view else { return [point] }
    guard scene.exists(view), let point = scene.convert(point, from: view, to: nil) else {
      return []
    }
    return [point]
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
      var desk = CodeDesk()
      let source = CodeSource(line)
      for piece in try source.pieces() {
        for command in try desk.translate(piece, of: source, in: after.scene).commands {
          try after.run(command, on: number, &answer)
        }
      }
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

  private mutating func run(
    _ parsed: ParsedCommand, traced: Bool, _ answer: inout Execution
  ) throws(CommandError) {
    do throws(RunError) {
      switch parsed.command {
      case .scene(let command):
        var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
        if !traced { runner.delivery.stopTracing() }
        let rests = pace.rests(before: command, on: parsed.line, in: scene)
        answer.outcome = try runner.run(command, resting: rests)
        pace.note(command, on: parsed.line)
        answer.decisions = runner.delivery.trace.decisions
        scene = runner.scene
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
