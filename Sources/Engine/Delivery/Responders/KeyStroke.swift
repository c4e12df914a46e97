/// A key with its modifiers, as a text input sees it.
struct KeyStroke {
  private let key: String
  private let modifiers: [String]

  /// `cmd+s`, `shift++`, `tab`.
  init(_ text: String) {
    var rest = text[...]
    var modifiers: [String] = []
    while let plus = rest.firstIndex(of: "+"), plus != rest.startIndex,
      rest.index(after: plus) != rest.endIndex
    {
      modifiers.append(String(rest[..<plus]))
      rest = rest[rest.index(after: plus)...]
    }
    key = String(rest)
    self.modifiers = modifiers
  }

  /// What it types into a text input, if anything; Shift makes a letter large.
  func typedText(in kind: ViewKind) -> String? {
    guard modifiers.isEmpty || modifiers == ["shift"] else { return nil }
    switch key.lowercased() {
    case "space": return " "
    case "return", "enter": return kind == .textView && modifiers.isEmpty ? "\n" : nil
    default: break
    }
    guard key.count == 1, let letter = key.first else { return nil }
    if modifiers.isEmpty { return key }
    return letter.isLetter ? letter.uppercased() : nil
  }

  /// What it does to the text where no key command wants it.
  var editCommand: EditCommand? {
    switch (modifiers, key.lowercased()) {
    case ([], "delete"), ([], "backspace"): .delete
    case (["cmd"], "a"): .selectAll
    case (["cmd"], "c"): .copy
    case (["cmd"], "v"): .paste
    case (["cmd"], "x"): .cut
    default: nil
    }
  }

  /// Is it a shortcut of text inputs: edit commands, undo, styles, and the Control keys that move the
  /// cursor? Any other with Command or Control is nothing to them, and goes on as a press (U-MO-06).
  var isTextShortcut: Bool {
    let letters: String
    switch modifiers.sorted() {
    case ["cmd"]: letters = "acvxzbiu"
    case ["cmd", "shift"]: letters = "z"
    case ["ctrl"]: letters = "abdefhknopty"
    default: return false
    }
    return key.utf8.count == 1 && key.lowercased().utf8.allSatisfy { letters.utf8.contains($0) }
  }

  /// The key that a text field asks its delegate about (U-FR-15).
  var isReturn: Bool {
    modifiers.isEmpty && (key.lowercased() == "return" || key.lowercased() == "enter")
  }

  /// Does a text input take it before any key command, as of iOS 15? Characters, Return, Tab, and
  /// what moves the cursor or deletes; a character with Command or Control is a shortcut (U-MO-06).
  var isForEditing: Bool {
    switch key.lowercased() {
    case "up", "down", "left", "right", "delete", "backspace": return true
    case "return", "enter", "tab", "space": break
    default: guard key.count == 1 else { return false }
    }
    return !modifiers.contains("cmd") && !modifiers.contains("ctrl")
  }
}
