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
    named.first { $0.code == "UIKeyCommand." + constant }?.word ?? constant
  }

  /// `cmd+s` as what a `UIKeyCommand` is made with.
  public static func arguments(of stroke: String) -> (input: String, flags: String) {
    var parts = stroke.split(separator: "+").map { String($0) }
    let key = stroke.hasSuffix("+") ? "+" : parts.popLast() ?? ""
    let flags = parts.compactMap { word in
      modifiers.first { $0.value == word }.map { "." + $0.key }
    }
    let isFunction = key.utf8.count > 1 && key.hasPrefix("f")
    let input =
      named.first { $0.word == key }?.code ?? (isFunction ? "UIKeyCommand." + key : key.codeQuoted)
    return (input, "[" + flags.joined(separator: ", ") + "]")
  }
}
