import Engine
import Program

extension State {
  /// A storyboard becomes part of the app, which starts afresh with it.
  mutating func run(_ file: StoryboardFile, text: String) throws(RunError) -> Reply {
    let board: Storyboard
    do throws(BoardProblem) { board = try Storyboard(file) } catch {
      throw .refused(Refusal(code: error.code, message: error.text(in: language)))
    }
    var program = scripts.program?.afresh() ?? ProgramState([])
    program.add(board)
    return start(program, text: text, board)
  }

  /// Classes that a storyboard names have come: the app starts afresh with them.
  mutating func restart(
    _ program: ProgramState, with paste: ProgramPaste, text: String
  ) -> Reply {
    start(program.afresh(with: [paste.source]), text: text, nil)
  }

  private mutating func start(
    _ program: ProgramState, text: String, _ board: Storyboard?
  ) -> Reply {
    let start = startingScene
    var session = CodeSession(scene: start, rules: rules, program: program)
    let came = session.start()
    return tell(came, of: session, before: start, text: text, board)
  }

  /// What came in, and what of it is not known.
  func lines(of board: Storyboard, _ code: CodeAnswer) -> [String] {
    var code = code
    let came = BoardPhrase.came(
      board, root: code.crash == nil ? code.root : nil, made: code.made)
    (code.root, code.made, code.ran) = (nil, [], [])
    var lines = [came.text(in: language)] + code.text(in: language, scene)
    let others = scripts.program?.otherScenes(in: board) ?? []
    if !others.isEmpty { lines.append(BoardPhrase.others(others).text(in: language)) }
    return lines
  }

  /// `storyboard`: every scene that can be launched.
  func boardLines() throws(RunError) -> [String] {
    guard let program = scripts.program, !program.boards.isEmpty else { throw .noProgram }
    return program.boards.map { BoardPhrase.listing($0).text(in: language) }
  }
}

extension ProgramState {
  /// One of the same file takes the place of the one before.
  mutating func add(_ board: Storyboard) {
    if let at = boards.firstIndex(where: { $0.fileName == board.fileName }) {
      boards[at] = board
    } else {
      boards.append(board)
    }
  }

  /// Does a paste bring a class that a storyboard names?
  func isNamed(by paste: ProgramPaste) -> Bool {
    guard !boards.isEmpty else { return false }
    let names = paste.typeNames
    return boards.contains { board in board.customClasses.contains { names.contains($0) } }
  }

  /// Which names `launch` takes: classes of controllers, and what storyboards call them.
  var launchable: [String] {
    var names = controllers
    for board in boards {
      for controller in board.controllers {
        for name in [controller.customClass, controller.identifier, controller.title] {
          if let name, !names.contains(name) { names.append(name) }
        }
      }
    }
    return names
  }

  /// Scenes of a storyboard besides the one that the app began with.
  func otherScenes(in board: Storyboard) -> [String] {
    var names: [String] = []
    for controller in board.controllers
    where controller.title != root && !names.contains(controller.title) {
      names.append(controller.title)
    }
    return names
  }

  /// The code that was pasted; nil, where storyboards are all there is.
  var ownLines: [String]? {
    let own = lines
    return own.isEmpty ? nil : own
  }
}

extension Session {
  /// A storyboard or a xib that was read from elsewhere becomes a cell; `undo` takes it back.
  public mutating func take(_ file: StoryboardFile) -> Reply {
    beginLine()
    let text = CommandText(words: SessionCommand.line(of: file))
    do throws(CommandError) {
      return try run(.session(.storyboard(file)), from: text, number: nil)
    } catch {
      return failure(error, in: text.source, number: nil)
    }
  }
}

extension SessionCommand {
  fileprivate static func line(of file: StoryboardFile) -> String { "storyboard " + file.text }
}
