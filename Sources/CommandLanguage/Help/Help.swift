import Engine

/// Texts about the commands, made from the table.
public enum Help {
  /// Every command, a few lines a group.
  public static func overview(width: Int = 80) -> String {
    var text = ""
    for group in CommandGroup.allCases {
      let words = commandTable.filter { $0.group == group }.map { $0.word }
      text += hanging(group.title, words, width: width)
    }
    return text + "\nhelp <command> explains one; help properties lists what set knows.\n"
      + "A command may be cut short as long as it is the only one: hit 60 60.\n"
  }

  /// A command, a group or `properties`; an error that names the nearest otherwise.
  public static func page(
    for topic: String, width: Int = 80, column: Int = 1
  ) throws(CommandError) -> String {
    if let group = CommandGroup.allCases.first(where: {
      $0.title.spellingKey == topic.spellingKey
    }) {
      return commandTable.filter { $0.group == group }.map { brief($0, width) }.joined()
    }
    if topic.spellingKey == "properties" { return properties(width: width) }
    switch CommandTable.find(topic) {
    case .spec(let spec, _): return page(for: spec, width: width)
    case .ambiguous(let words):
      throw CommandError(
        .ambiguousCommand(topic), column: column, length: topic.count, suggestions: words)
    case .nothing(let nearest):
      throw CommandError(
        .unknownCommand(topic), column: column, length: topic.count, suggestions: nearest)
    }
  }

  public static func page(for spec: CommandSpec, width: Int = 80) -> String {
    var text = spec.usage.map { wrapped($0, width: width, indent: 4) }.joined() + "\n"
    text += wrapped(sentence(spec.summary), width: width)
    let arguments = spec.arguments
    if !arguments.isEmpty { text += "\n" + columns(arguments, width: width) }
    if !spec.spellings.isEmpty {
      text += "\n"
      text += wrapped("Also: " + spec.spellings.joined(separator: ", "), width: width, indent: 6)
    }
    let lines = spec.example.split(separator: "\n").map { "  " + $0 + "\n" }
    return text + "\nExample:\n" + lines.joined()
  }

  /// What `set`, `unset` and `show` know.
  public static func properties(width: Int = 80) -> String {
    var rows: [(label: String, meaning: String)] = []
    for row in PropertyRow.table where !rows.contains(where: { $0.label == row.property.rawValue })
    {
      let owners = row.property.owners
      let who = owners == ["views"] ? "" : " (" + owners.joined(separator: ", ") + ")"
      rows.append((row.property.rawValue, row.summary + who))
    }
    return columns(rows, width: width)
  }

  // MARK: Pieces

  private static func brief(_ spec: CommandSpec, _ width: Int) -> String {
    spec.usage.map { wrapped($0, width: width, indent: 8) }.joined()
      + wrapped("    " + sentence(spec.summary), width: width, indent: 4)
  }

  static func sentence(_ summary: String) -> String { EnglishErrors.capitalized(summary) }

  /// Words beside what they mean.
  private static func columns(
    _ rows: [(label: String, meaning: String)], width: Int
  ) -> String {
    let column = min(24, rows.map { $0.label.count }.max() ?? 0)
    return rows.map { row in
      let start = "  " + padded(row.label, to: column) + "  "
      if row.label.count > column {
        return "  " + row.label + "\n"
          + wrapped(padded("", to: column + 4) + row.meaning, width: width, indent: column + 4)
      }
      return wrapped(start + row.meaning, width: width, indent: column + 4)
    }.joined()
  }

  /// A title, and words beside it that go on below one another.
  private static func hanging(_ title: String, _ words: [String], width: Int) -> String {
    wrapped(padded(title, to: 11) + words.joined(separator: ", "), width: width, indent: 11)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// Breaks at spaces; what goes over stands further in.
  private static func wrapped(_ text: String, width: Int, indent: Int = 0) -> String {
    var lines = ""
    var rest = text[...]
    while rest.count > width {
      let start = rest.firstIndex { $0 != " " } ?? rest.startIndex
      let earliest = lines.isEmpty ? rest.index(rest.startIndex, offsetBy: indent) : start
      let reach = rest.index(rest.startIndex, offsetBy: width)
      guard let space = rest[max(earliest, start)...reach].lastIndex(of: " ") else { break }
      lines += rest[..<space] + "\n"
      rest = Substring(padded("", to: indent) + rest[rest.index(after: space)...])
    }
    return lines + rest + "\n"
  }
}
