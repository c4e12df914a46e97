import Engine

/// Texts about the commands, made from the table.
public struct Help {
  private let language: Language
  private let layout: HelpLayout

  public init(in language: Language, width: Int = 80) {
    self.language = language
    layout = HelpLayout(width: width)
  }

  /// What to begin with, and what kinds of commands there are: no more than a screen.
  public func overview() -> String {
    let rows = HelpLayout(width: layout.width - 2)
    var text = shown(.beginning) + "\n"
    for group in CommandGroup.allCases {
      let lines = list(group, on: rows).split(separator: "\n")
      text += (lines.first ?? "") + (lines.count > 1 ? " …" : "") + "\n"
    }
    return text + "\n" + shown(.end)
  }

  /// Every command, a few lines a group, in the reader's words where there are such.
  private func all() -> String {
    CommandGroup.allCases.map { list($0, on: layout) }.joined()
  }

  private func list(_ group: CommandGroup, on layout: HelpLayout) -> String {
    let words = commandTable.filter { $0.group == group }.map { spec in
      (hasWords ? spec.localWords.first?.text : nil) ?? spec.word
    }
    return layout.hanging(
      group.text(in: language), words, separator: Punctuation.listComma.text(in: language))
  }

  /// A block of it is not wrapped.
  private func shown(_ section: HelpSection) -> String {
    section.text(in: language).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.first == " " ? $0 + "\n" : layout.wrapped(String($0)) }.joined()
  }

  /// May commands be typed in it?
  private var hasWords: Bool { LocalWords.table.contains { $0.language == language.words } }

  /// A command, a group or `properties`; an error that names the nearest otherwise, placed
  /// as if the topic stood alone.
  public func page(for topic: String) throws(CommandError) -> String {
    let key = topic.spellingKey
    // `help me` wants help, and not a command that begins so.
    if ["me", "我"].contains(key) { return overview() }
    if ["all", "commands", "全部"].contains(key) { return all() }
    let group = CommandGroup.allCases.first { $0.rawValue == key || $0.text(in: language) == topic }
    if let group {
      return commandTable.filter { $0.group == group }.map(brief).joined()
    }
    if ["properties", "属性"].contains(key) { return properties() }
    if let words = LocalWords.table.first(where: { $0.topics.contains(key) }) { return list(words) }
    if ["swift", "objc", "objectivec"].contains(key) { return shown(.swift) }
    switch CommandTable.find(topic) {
    case .spec(let spec, _): return page(for: spec)
    case .ambiguous(let words):
      throw CommandError(
        .ambiguousCommand(topic), column: 1, length: topic.count, suggestions: words)
    case .nothing(let nearest):
      // What is said elsewhere leads to the command that does it.
      let leads = ElsewhereWords.leads(for: topic).compactMap { lead in
        lead.split { $0 == " " }.first.flatMap { commandWord(named: String($0)) }
      }
      throw CommandError(
        .unknownCommand(topic), column: 1, length: topic.count,
        suggestions: leads.isEmpty ? nearest : leads)
    }
  }

  private func page(for spec: CommandSpec) -> String {
    var text = spec.usage(in: language).map { layout.wrapped($0, indent: 4) }.joined() + "\n"
    text += layout.wrapped(CommandPhrase.command(spec).text(in: language).capitalized)
    let arguments = spec.arguments(in: language)
    if !arguments.isEmpty { text += "\n" + layout.columns(arguments) }
    let local = spec.localWords.map { $0.text }
    let spellings = (hasWords ? local : []) + spec.spellings
    if !spellings.isEmpty {
      let also = HelpText.also.text(in: language) + spellings.joined(by: .listComma, in: language)
      text += "\n" + layout.wrapped(also, indent: 6)
    }
    let lines = spec.example.split(separator: "\n").map { "  " + $0 + "\n" }
    return text + "\n" + HelpText.example.text(in: language) + "\n" + lines.joined()
  }

  /// What `set`, `unset` and `show` know.
  private func properties() -> String {
    var rows: [(label: String, meaning: String)] = []
    for row in PropertyRow.table where !rows.contains(where: { $0.label == row.property.rawValue })
    {
      let owners = row.property.owners
      let who = owners == [.views] ? "" : CommandPhrase.aside(owners).text(in: language)
      rows.append((row.property.rawValue, CommandPhrase.property(row).text(in: language) + who))
    }
    return layout.columns(rows)
  }

  /// What may be typed in a language of its own, beside what it stands for.
  private func list(_ words: LocalWords) -> String {
    let parts = [words.commands, words.kinds, words.properties, words.others]
    let lists = parts.map { part in
      var rows: [(label: String, meaning: String)] = []
      for word in part {
        if let row = rows.firstIndex(where: { $0.label == word.meaning }) {
          rows[row].meaning += Punctuation.listComma.text(in: language) + word.text
        } else {
          rows.append((word.meaning, word.text))
        }
      }
      return layout.columns(rows)
    }
    return shown(.words) + "\n" + lists.joined(separator: "\n")
  }

  private func brief(_ spec: CommandSpec) -> String {
    spec.usage(in: language).map { layout.wrapped($0, indent: 8) }.joined()
      + layout.wrapped(
        "    " + CommandPhrase.command(spec).text(in: language).capitalized, indent: 4)
  }
}
