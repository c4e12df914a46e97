/// What keys are called in Swift.
public enum CodeKeys {
  static let modifiers = [
    "command": "cmd", "shift": "shift", "alternate": "alt", "control": "ctrl",
  ]

  /// By the command's word: what Swift writes for one that types no character of its own.
  private static let named: [(word: String, code: String)] = [
    ("up", "UIKeyCommand.inputUpArrow"), ("down", "UIKeyCommand.inputDownArrow"),
    ("left", "UIKeyCommand.inputLeftArrow"), ("right", "UIKeyCommand.inputRightArrow"),
    ("escape", "UIKeyCommand.inputEscape"), ("delete", "UIKeyCommand.inputDelete"),
    ("backspace", "UIKeyCommand.inputDelete"), ("home", "UIKeyCommand.inputHome"),
    ("end", "UIKeyCommand.inputEnd"), ("pageup", "UIKeyCommand.inputPageUp"),
    ("pagedown", "UIKeyCommand.inputPageDown"), ("space", "\" \""), ("return", "\"\\r\""),
    ("enter", "\"\\n\""), ("tab", "\"\\t\""),
  ]

  /// What is held with a key: its word, and UIKit's raw value.
  static let flags: [(word: String, raw: Int)] = [
    ("shift", 1 << 17), ("ctrl", 1 << 18), ("alt", 1 << 19), ("cmd", 1 << 20),
  ]

  /// The constants of `UIKeyCommand` that stand for keys, and their words.
  static let inputs: [(name: String, word: String)] =
    named.compactMap { row in
      guard row.code.hasPrefix("UIKeyCommand."), row.word != "backspace" else { return nil }
      return (String(row.code.dropFirst("UIKeyCommand.".count)), row.word)
    } + (1...12).map { ("f\($0)", "f\($0)") }

  /// What a key types by itself; of one that types nothing, what UIKit has for it.
  static func text(of word: String) -> String {
    switch word {
    case "space": " "
    case "return", "enter": "\r"
    case "tab": "\t"
    default: word
    }
  }

  static func key(typing text: String) -> String {
    switch text {
    case " ": "space"
    case "\r": "return"
    case "\n": "enter"
    case "\t": "tab"
    default: text.lowercased()
    }
  }

  static func key(_ constant: String) -> String {
    let own = constant.hasPrefix("input") ? constant : "input" + constant.startingLarge
    return named.first { $0.code == "UIKeyCommand." + own }?.word ?? constant
  }

  /// `cmd+s` as what a `UIKeyCommand` is made with.
  public static func arguments(
    of stroke: String, in language: CodeLanguage
  ) -> (input: String, flags: String) {
    var parts = stroke.split(separator: "+").map { String($0) }
    let key = stroke.hasSuffix("+") ? "+" : parts.popLast() ?? ""
    let held = parts.compactMap { word in modifiers.first { $0.value == word }?.key }
    let isFunction = key.utf8.count > 1 && key.hasPrefix("f")
    let input =
      named.first { $0.word == key }?.code ?? (isFunction ? "UIKeyCommand." + key : key.codeQuoted)
    switch language {
    case .swift: return (input, "[" + held.map { "." + $0 }.joined(separator: ", ") + "]")
    case .objectiveC:
      let flags = held.map { "UIKeyModifier" + $0.startingLarge }.joined(separator: " | ")
      return (inObjectiveC(input), flags.isEmpty ? "0" : flags)
    }
  }

  /// `UIKeyCommand.inputUpArrow` is `UIKeyInputUpArrow` there, `UIKeyCommand.f5` `UIKeyInputF5`.
  private static func inObjectiveC(_ input: String) -> String {
    guard input.hasPrefix("UIKeyCommand.") else { return "@" + input }
    let name = String(input.dropFirst("UIKeyCommand.".count))
    return "UIKeyInput" + (name.hasPrefix("input") ? String(name.dropFirst(5)) : name.startingLarge)
  }
}
