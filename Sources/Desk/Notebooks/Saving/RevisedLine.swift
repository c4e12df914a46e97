import Lab

/// What becomes of one line of a document's commands.
struct RevisedLine {
  enum Piece: Equatable {
    case commands(String)
    /// A note in the place of a command ends the line, and its block.
    case note(String)
  }

  let exchange: Exchange
  private(set) var pieces: [Piece] = []
  private var commands: String?

  init(
    _ exchange: Exchange, from before: [CellPlace: CellContent], to after: [CellPlace: CellContent]
  ) {
    self.exchange = exchange
    let line = Array(exchange.command)
    var end = 0
    for command in Self.commands(of: exchange.command) {
      let between = String(line[end..<(command.column - 1)])
      end = command.column - 1 + command.text.count
      let place = CellPlace(line: exchange.line + 1, column: command.column)
      // What was no cell, and what was not changed, stays as it is written.
      let isKept = before[place] == nil || before[place] == after[place]
      switch isKept ? .command(command.text) : after[place] {
      case .command(let text): commands = commands.map { $0 + between + text } ?? text
      case .note(let note):
        endCommands()
        pieces.append(.note(note))
      case nil: break
      }
    }
    // A comment.
    commands? += String(line[end...])
    endCommands()
    if end == 0 { pieces = [.commands(exchange.command)] }
  }

  var isSame: Bool { pieces == [.commands(exchange.command)] }

  var hasNotes: Bool { pieces.contains { if case .note = $0 { true } else { false } } }

  private mutating func endCommands() {
    if let commands { pieces.append(.commands(commands)) }
    commands = nil
  }

  /// Code of several rows is one cell, and so is a line that cannot be cut into commands.
  private static func commands(of line: String) -> [(column: Int, text: String)] {
    guard !line.contains("\n"), let commands = try? split(line) else { return [(1, line)] }
    return commands.map { ($0.column, $0.source) }
  }
}
