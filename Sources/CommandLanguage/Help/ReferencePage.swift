import Engine
import Text

private let language = Language.english

/// The whole language as Markdown, made from the tables that the parser reads.
public func referencePage() -> String {
  var page = "# Commands\n\n"
  page += "One command a line. `#` starts a comment, `;` separates commands on one line, and\n"
  page +=
    "`\"…\"` quotes text. In a usage line, what is in `<…>` stands for something, and what is\n"
  page += "in `[…]` may be left out.\n"
  for group in CommandGroup.allCases {
    page += "\n## " + group.text(in: language) + "\n"
    for spec in commandTable where spec.group == group { page += entry(spec) }
  }
  return page + kinds() + propertyTable() + pointTable() + localTable()
}

private func entry(_ spec: CommandSpec) -> String {
  var text = "\n### " + spec.word + "\n\n```text\n"
  text += spec.usage(in: language).map { $0 + "\n" }.joined() + "```\n\n"
  text += escaped(CommandPhrase.command(spec).text(in: language).capitalized) + "\n"
  let arguments = spec.arguments(in: language)
  if !arguments.isEmpty {
    text += "\n" + arguments.map { "- `\($0.label)`: \(escaped($0.meaning))\n" }.joined()
  }
  if !spec.spellings.isEmpty {
    text += "\nAlso: " + spec.spellings.map { "`\($0)`" }.joined(separator: ", ") + ".\n"
  }
  return text + "\n```\n" + spec.example + "\n```\n"
}

private func kinds() -> String {
  var text = "\n## Kinds\n\n| kind | also |\n|---|---|\n"
  for row in AddedKind.table {
    let others = row.words.dropFirst().map { "`\($0)`" }
    text += "| `\(row.words[0])` | \(others.joined(separator: ", ")) |\n"
  }
  return text
}

private func propertyTable() -> String {
  var text = "\n## Properties\n\n| property | of | what it is |\n|---|---|---|\n"
  var seen: [Property] = []
  for row in PropertyRow.table where !seen.contains(row.property) {
    seen.append(row.property)
    let swift = row.swiftName.map { ", `\($0)`" } ?? ""
    let owners = row.property.owners.map(English.words).joined(separator: ", ")
    text += "| `\(row.property.rawValue)`\(swift) | \(owners) | \(escaped(row.summary)) |\n"
  }
  return text
}

private func pointTable() -> String {
  var text = "\n## Points of a rulebook\n\n| point | values | what it is |\n|---|---|---|\n"
  for point in RulebookPoint.table {
    let values: String =
      switch point.values {
      case .bool: "`YES`, `NO`"
      case .choice(let words): words.map { "`\($0)`" }.joined(separator: ", ")
      case .several(let words):
        words.map { "`\($0)`" }.joined(separator: ", ") + ", several between commas, or `none`"
      case .number(let high): "0 to " + Digits.grouped(high)
      }
    text += "| `\(point.name)` | \(values) | \(escaped(point.summary)) |\n"
  }
  return text
}

private func localTable() -> String {
  var text = ""
  for words in LocalWords.table {
    text += "\n## In Chinese\n\n" + HelpText.localWords.text(in: language) + "\n"
    for part in [words.commands, words.kinds, words.properties, words.others] {
      text += "\n| typed | stands for |\n|---|---|\n"
      text += part.map { "| \($0.text) | `\($0.meaning)` |\n" }.joined()
    }
  }
  return text
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
