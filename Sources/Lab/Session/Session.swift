import CommandLanguage
import Engine

/// A learner's session: a scene, and the numbered cells that led to it.
public struct Session: Sendable {
  public internal(set) var state: State
  public internal(set) var cells: [Cell] = []
  var undone: [Undone] = []
  var history: [Change] = []
  public internal(set) var hasQuit = false

  public static let cellLimit = 100_000

  public init(state: State = State()) { self.state = state }

  /// Runs a line, which may hold several commands. A reply for each; none for an empty line.
  public mutating func run(_ line: String, number: Int? = nil) -> [Reply] {
    let parts: [CommandText]
    do {
      parts = try split(line)
    } catch {
      return [failure(error, line, number)]
    }
    return parts.compactMap { part in
      hasQuit ? nil : run(part, number: number)
    }
  }

  private mutating func run(_ part: CommandText, number: Int?) -> Reply? {
    do throws(CommandError) {
      guard let command = try parse(part, in: state.scene) else { return nil }
      var reply = try run(command, part)
      reply.line = number
      return reply
    } catch {
      return failure(error, part.source, number)
    }
  }

  private func failure(_ error: CommandError, _ text: String, _ number: Int?) -> Reply {
    var reply = Reply(command: text, scene: state.scene)
    reply.line = number
    reply.error = error
    return reply
  }

  /// Words about the notebook act on the cells; every other command becomes one.
  private mutating func run(_ command: Command, _ part: CommandText) throws(CommandError) -> Reply {
    do throws(RunError) {
      if let reply = try runOnNotebook(command, part) { return reply }
      guard cells.count < Session.cellLimit else {
        throw .tooManyCells(limit: Session.cellLimit)
      }
      let before = state
      var reply = try state.run(command, text: part.source)
      reply.cell = cells.count + 1
      append(Cell(text: part.source, before: before, reply: reply))
      return reply
    } catch {
      throw CommandError(error, in: part, scene: state.scene, language: state.language)
    }
  }

  private mutating func append(_ cell: Cell) {
    cells.append(cell)
    history.append(.ran)
    undone = []
  }
}

/// One command of the session, the state it met, and what it answered.
public struct Cell: Equatable, Sendable {
  public var text: String
  var before: State
  public var reply: Reply
}
