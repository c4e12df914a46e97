import Engine

extension Syntax where Value: Sendable {
  /// One word of several, in any of their spellings. The first is shown; `hidden` ones are not.
  static func oneOf(
    _ name: String, _ table: [(words: [String], value: Value)],
    hidden: [(words: [String], value: Value)] = []
  ) -> Syntax<Value> {
    let sort = Sort.choice(WordChoice(name: name, words: table.map { $0.words[0] }))
    return Syntax(.value(sort, label: name)) { (reader: inout Reader) throws(CommandError) in
      guard let next = reader.next, next.kind != .mark else { throw reader.expected(sort) }
      let keys = next.keys
      let isMeant = { (row: (words: [String], value: Value)) in
        row.words.contains { keys.contains($0.spellingKey) }
      }
      guard let row = table.first(where: isMeant) ?? hidden.first(where: isMeant)
      else { throw reader.expected(sort) }
      reader.at += 1
      return row.value
    }
  }
}

extension Syntax where Value == String {
  /// A method's name: `save:`, `save(_:)`.
  static var selector: Syntax<String> {
    run(.selector, label: "selector") { text in
      let isMethod = text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "_:().$".unicodeScalars.contains($0)
      }
      let starts = text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" }
      return isMethod && starts == true ? text : nil
    }
  }

  static var className: Syntax<String> {
    run(.className, label: "class") { text in
      let isName = text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "_.".unicodeScalars.contains($0)
      }
      let starts = text.unicodeScalars.first.map { $0.properties.isAlphabetic || $0 == "_" }
      return isName && starts == true ? text : nil
    }
  }

  /// `cmd+s`: modifiers in any order and spelling, then one key.
  static var keyStroke: Syntax<String> {
    run(.keyStroke, label: "key") { text in KeySpelling.canonical(text) }
  }

  /// A menu's command, by its method: `copy`, `copy:`, `selectAll`, `select-all`.
  static var menuCommand: Syntax<String> {
    run(.selector, label: "command") { text in
      let keys = [text.spellingKey] + LocalWords.meanings(of: text, .elsewhere)
      let known = EditCommand.allCases.first { keys.contains($0.rawValue.spellingKey) }
      if let known { return known.rawValue }
      let name = text.hasSuffix(":") ? String(text.dropLast()) : text
      return Scene.isValid(name: name) ? name : nil
    }
  }

  /// One word, or several in quotes.
  static var text: Syntax<String> {
    Syntax(.value(.text, label: "\"text\"")) { (reader: inout Reader) throws(CommandError) in
      let start = reader.at
      guard let next = reader.next, let run = reader.takeRun(asWritten: true) else {
        throw reader.expected(.text)
      }
      if next.kind == .quoted || reader.next == nil { return run }
      if reader.isAssignmentNext { return run }
      reader.at = start
      let rest = reader.text.source(from: next.column)
      throw reader.failure(.unquotedText(rest), ["\"" + rest + "\""])
    }
  }

  /// Everything up to the end of the command.
  static func rest(_ label: String) -> Syntax<String> {
    Syntax(.value(.text, label: label)) { (reader: inout Reader) throws(CommandError) in
      guard let rest = reader.takeRest() else { throw reader.expected(.text) }
      return rest.text
    }
  }

  private static func run(
    _ sort: Sort, label: String, _ read: @escaping @Sendable (String) -> String?
  ) -> Syntax<String> {
    Syntax(.value(sort, label: label)) { (reader: inout Reader) throws(CommandError) in
      let start = reader.at
      guard let text = reader.takeRun(), let value = read(text) else {
        reader.at = start
        throw reader.expected(sort)
      }
      return value
    }
  }
}

extension Reader {
  /// Does `property=` come next, so that a text ends here?
  var isAssignmentNext: Bool {
    at + 1 < words.count && words[at].kind == .plain && words[at + 1].isMark("=")
  }
}

/// A key with its modifiers, spelled one way: `ctrl+alt+shift+cmd+s`.
enum KeySpelling {
  /// Keys that type no character.
  private static let named = [
    "space", "return", "enter", "tab", "escape", "delete", "backspace", "up", "down", "left",
    "right", "home", "end", "pageup", "pagedown", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
    "f9", "f10", "f11", "f12",
  ]
  private static let modifiers: [(name: String, spellings: [String])] = [
    ("ctrl", ["ctrl", "control"]), ("alt", ["alt", "option", "opt"]), ("shift", ["shift"]),
    ("cmd", ["cmd", "command"]),
  ]

  static func canonical(_ text: String) -> String? {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map { String($0) }
    if text.hasSuffix("++") || text == "+" { parts = parts.dropLast(2) + ["+"] }
    guard let key = parts.popLast(), key.count == 1 || named.contains(key.lowercased()) else {
      return nil
    }
    var held: [String] = []
    for part in parts {
      let row = modifiers.first { $0.spellings.contains(part.lowercased()) }
      guard let row, !held.contains(row.name) else { return nil }
      held.append(row.name)
    }
    guard !held.isEmpty else { return key.count == 1 ? key : key.lowercased() }
    let order = modifiers.map { $0.name }.filter { held.contains($0) }
    return (order + [key.lowercased()]).joined(separator: "+")
  }

  /// What is meant by `cmd-s`.
  static func nearest(to text: String) -> String? {
    canonical(String(text.map { $0 == "-" ? "+" : $0 }))
  }
}
