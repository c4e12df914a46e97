import Engine

/// The whole language as Markdown, made from the tables that the parser reads.
public func referencePage(in language: Language = .english) -> String {
  ReferencePage(language: language).text
}

private struct ReferencePage {
  let language: Language

  var text: String {
    var page = "# " + said(.title) + "\n\n" + said(.howToRead) + "\n"
    for group in CommandGroup.allCases {
      page += "\n## " + group.text(in: language) + "\n"
      for spec in commandTable where spec.group == group { page += entry(spec) }
    }
    return page + kinds() + properties() + points() + localWords()
  }

  private func said(_ phrase: ReferencePhrase) -> String { phrase.text(in: language) }

  private func entry(_ spec: CommandSpec) -> String {
    var text = "\n### " + spec.word + "\n\n```text\n"
    text += spec.usage(in: language).map { $0 + "\n" }.joined() + "```\n\n"
    text += escaped(CommandPhrase.command(spec).text(in: language).capitalized) + "\n"
    let arguments = spec.arguments(in: language)
    if !arguments.isEmpty {
      text += "\n" + arguments.map { "- `\($0.label)`: \(escaped($0.meaning))\n" }.joined()
    }
    if !spec.spellings.isEmpty {
      let spellings = spec.spellings.map { "`\($0)`" }.joined(separator: ", ")
      text += "\n" + said(.spellings(spellings)) + "\n"
    }
    return text + "\n```\n" + spec.example + "\n```\n"
  }

  private func table(
    _ title: ReferencePhrase, columns: [ReferencePhrase], rows: [[String]]
  ) -> String {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    return "\n## " + said(title) + "\n\n" + row(columns.map { said($0) })
      + "|" + String(repeating: "---|", count: columns.count) + "\n" + rows.map(row).joined()
  }

  private func kinds() -> String {
    let rows = AddedKind.table.map { row in
      ["`\(row.words[0])`", row.words.dropFirst().map { "`\($0)`" }.joined(separator: ", ")]
    }
    return table(.kinds, columns: [.kind, .also], rows: rows)
  }

  private func properties() -> String {
    var rows: [[String]] = []
    var seen: [Property] = []
    for row in PropertyRow.table where !seen.contains(row.property) {
      seen.append(row.property)
      let swift = row.swiftName.map { ", `\($0)`" } ?? ""
      rows.append([
        "`\(row.property.rawValue)`\(swift)", said(.owners(row.property.owners)),
        escaped(CommandPhrase.property(row).text(in: language)),
      ])
    }
    return table(.properties, columns: [.property, .of, .meaning], rows: rows)
  }

  private func points() -> String {
    let rows = RulebookPoint.table.map { point in
      let values: String =
        switch point.values {
        case .bool: "`YES`, `NO`"
        case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
        case .several(let words):
          words.map { "`\($0)`" }.joined(separator: ", ") + said(.several)
        case .number(let high): said(.upTo(Digits.grouped(high)))
        }
      return [
        "`\(point.name)`", values, escaped(CommandPhrase.point(point).text(in: language)),
      ]
    }
    return table(.points, columns: [.point, .values, .meaning], rows: rows)
  }

  private func localWords() -> String {
    let words = LocalWords.table.flatMap { $0.commands + $0.kinds + $0.properties + $0.others }
    let rows = words.map { [$0.text, "`\($0.meaning)`"] }
    return table(.localWords, columns: [.typed, .standsFor], rows: rows)
  }
}

/// What Markdown would take for markup.
private func escaped(_ text: String) -> String {
  var result = ""
  for character in text {
    if character == "|" || character == "<" || character == "*" || character == "_" {
      result.append("\\")
    }
    result.append(character)
  }
  return result
}
