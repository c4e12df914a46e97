import Lab

/// What stands in `--help` besides the rows of the table.
enum ManualPhrase: Phrase {
  case start(purpose: String)
  case withoutVerb
  case end
  /// After the help on one verb.
  case allHelp
  /// An option that goes with some verbs only.
  case option(of: [String], String)

  var english: String {
    switch self {
    case .start(let purpose): "Hitchain \(purpose)."
    case .withoutVerb: "the prompt; a script when standard input is no terminal"
    case .end: "At the prompt, help lists the commands."
    case .allHelp: "hitchain --help lists everything."
    case .option(let verbs, let summary): "with \(verbs.joined(separator: " or ")): \(summary)"
    }
  }

  var chinese: String {
    switch self {
    case .start(let purpose): "Hitchain \(purpose)。"
    case .withoutVerb: "提示符；标准输入不是终端时，从那里读脚本"
    case .end: "在提示符下，help 列出所有命令。"
    case .allHelp: "hitchain --help 列出全部用法。"
    case .option(let verbs, let summary): "用于 \(verbs.joined(separator: "、"))：\(summary)"
    }
  }
}
