/// One command of a line, cut into words but not understood yet: what it means may hang on what the
/// commands before it do.
public struct CommandText: Equatable, Sendable {
  /// As written, without the space around it and without a comment.
  public let source: String
  /// Where it starts in its line, in characters from 1.
  public let column: Int
  let words: [Word]

  /// Nothing to run: an empty line, or a comment.
  public var isEmpty: Bool { words.isEmpty }

  /// What was written from some column of the line to the end of the command.
  func source(from column: Int) -> String { String(source.dropFirst(column - self.column)) }

  /// Where a word that names something stands; the command's own word where none does.
  func place(of name: String?) -> (column: Int, length: Int) {
    let found = name.flatMap { name in words.dropFirst().first { $0.text == name } } ?? words.first
    return found.map { ($0.column, $0.length) } ?? (column, 1)
  }
}

/// Cuts a line into its commands, which `;` separates.
///
/// They are understood one after the other, each in the scene that the one before has left.
public func split(_ line: String) throws(CommandError) -> [CommandText] {
  var lexer = try Lexer(line)
  return try lexer.commands()
}
