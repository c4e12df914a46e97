/// One command of a line, cut into words but not understood yet: what it means may hang on what the
/// commands before it do.
public struct CommandText: Equatable, Sendable {
  /// As written, without the space around it and without a comment.
  public let source: String
  /// Where it starts in its line, in characters from 1.
  public let column: Int
  let words: [Word]

  /// A line that is somebody's own words, and no command.
  public init(words line: String) {
    source = line.trimmed
    column = 1 + line.prefix { $0 == " " || $0 == "\t" }.count
    words = [
      Word(text: source, kind: .plain, column: column, length: source.count, isJoined: false)
    ]
  }

  /// `<UIView: 0x14f; frame = …>`, alone or under lines that show how deep it lies.
  init?(printed line: String) {
    let start = line.firstIndex { $0 != " " && $0 != "|" && $0 != "\t" } ?? line.endIndex
    guard line[start...].hasPrefix("<"), line.contains(text: ": 0x") else { return nil }
    source = line.trimmed
    column = 1 + line.prefix { $0 == " " || $0 == "\t" }.count
    words = [Word(text: "<…>", kind: .plain, column: column, length: source.count, isJoined: false)]
  }

  init(source: String, column: Int, words: [Word]) {
    self.source = source
    self.column = column
    self.words = words
  }

  /// Where text of one's own begins, in which nothing is a mark; nil where there is none.
  public var freeTextColumn: Int? {
    guard let first = words.first, let last = words.last, words.count == 2 || words.count == 4,
      last.kind != .mark
    else { return nil }
    let verb = words.count == 2 ? first : words[2]
    guard words.count == 2 || CommandTable.isEdit(first.text) else { return nil }
    return CommandTable.takesFreeText(verb.text) ? last.column : nil
  }

  /// Nothing to run: an empty line, or a comment.
  public var isEmpty: Bool { words.isEmpty }

  /// What was written from some column of the line to the end of the command.
  func source(from column: Int) -> String { String(source.dropFirst(column - self.column)) }

  /// Where a word that names something stands; the command's own word where none does.
  func place(of name: String?) -> (column: Int, length: Int) {
    let found = name.flatMap { name in words.dropFirst().first { $0.text == name } } ?? words.first
    return found.map { ($0.column, $0.length) } ?? (column, 1)
  }

  /// Where a text of several words stands that ends the command; else where the command's own word does.
  func place(ofRest text: String) -> (column: Int, length: Int) {
    // `1 began` rather than a 1 among the points.
    let verb = words.indices.dropFirst().first { at in
      words[at].text == text && at + 1 < words.count
        && words[at + 1].text.unicodeScalars.first?.properties.isAlphabetic == true
    }
    if let verb { return (words[verb].column, words[verb].length) }
    let word = words.dropFirst().first { $0.text == text || source(from: $0.column) == text }
    return word.map { ($0.column, $0.text == text ? $0.length : text.count) } ?? place(of: nil)
  }

  /// Where the word after another stands; else where the command's own word does.
  func place(after word: String) -> (column: Int, length: Int) {
    let at = words.lastIndex { $0.kind == .plain && $0.text.spellingKey == word }
    guard let at, at + 1 < words.count else { return place(of: nil) }
    return (words[at + 1].column, words[at + 1].length)
  }

  /// Where the first word after the command's own stands.
  var firstArgument: String? { words.count > 1 ? words[1].text : nil }
}

/// Cuts a line into its commands, which `;` separates.
///
/// They are understood one after the other, each in the scene that the one before has left.
public func split(_ line: String) throws(CommandError) -> [CommandText] {
  // A view as debuggers print it: the marks in it part nothing.
  if let printed = CommandText(printed: line) { return [printed] }
  var lexer = try Lexer(line)
  return try lexer.commands()
}
