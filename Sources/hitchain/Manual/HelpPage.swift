import Import
import Lab

/// `--help`: how the program is called.
struct HelpPage {
  let language: Language
  let width: Int

  var text: String {
    let purpose = ProgramRow.purpose.text(in: language)
    var rows = [("hitchain", text(.withoutVerb))]
    rows += UsageTable.verbs.map { ("hitchain " + $0.usage, $0.summary.text(in: language)) }
    let options = UsageTable.options.map { ("  " + $0.usage, $0.summary(in: language)) }
    return text(.start(purpose: purpose)) + "\n\n" + columns(rows) + "\n" + columns(options) + "\n"
      + text(.end) + "\n"
  }

  /// `import --help`: a verb, and the options that go with it.
  func text(of name: String) -> String {
    let verbs = UsageTable.verbs.filter { $0.name == name }
      .map { ("hitchain " + $0.usage, $0.summary.text(in: language)) }
    let options = UsageTable.options.filter { $0.verbs?.contains(name) ?? true }
      .map { ("  " + $0.usage, $0.summary.text(in: language)) }
    var text = columns(verbs) + "\n" + columns(options)
    if name == "import" {
      let lines = ImportHelp.lines(in: language).flatMap { Layout.wrap($0, to: width) }
      text += "\n" + lines.joined(separator: "\n") + "\n"
    }
    return text + "\n" + self.text(.allHelp) + "\n"
  }

  private func text(_ phrase: ManualPhrase) -> String { phrase.text(in: language) }

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
