import Text

/// `--help`: how the program is called.
struct HelpPage {
  let language: Language
  let width: Int

  var text: String {
    let purpose = UsageTable.purpose.text(in: language)
    var rows = [("hitchain", withoutVerb)]
    rows += UsageTable.verbs.map { ("hitchain " + $0.usage, $0.summary.text(in: language)) }
    let options = UsageTable.options.map { ("  " + $0.usage, $0.summary(in: language)) }
    let (start, end) =
      switch language {
      case .english: ("Hitchain \(purpose).", "At the prompt, help lists the commands.")
      case .simplifiedChinese: ("Hitchain \(purpose)。", "在提示符下，help 列出所有命令。")
      }
    return start + "\n\n" + columns(rows) + "\n" + columns(options) + "\n" + end + "\n"
  }

  private var withoutVerb: String {
    switch language {
    case .english: "the prompt; a script when standard input is no terminal"
    case .simplifiedChinese: "提示符；标准输入不是终端时，从那里读脚本"
    }
  }

  /// Words beside what they mean; below them where the screen is narrow.
  private func columns(_ rows: [(String, String)]) -> String {
    let widest = rows.reduce(0) { max($0, Layout.width(of: $1.0)) }
    let column = min(widest, 32) + 2
    let isNarrow = width < column + 24
    var text = ""
    for (words, meaning) in rows {
      let gap = String(repeating: " ", count: max(0, column - Layout.width(of: words)))
      if isNarrow || gap.isEmpty {
        text += words + "\n"
        for line in Layout.wrap(meaning, to: width - 6) { text += "      " + line + "\n" }
      } else {
        let margin = String(repeating: " ", count: column)
        let lines = Layout.wrap(meaning, to: width - column)
        text += words + gap + lines.joined(separator: "\n" + margin) + "\n"
      }
    }
    return text
  }
}
