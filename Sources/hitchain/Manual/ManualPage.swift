import Lab

/// The manual page: how the program is called, its commands, its keys.
struct ManualPage {
  let language: Language

  var text: String {
    var page = ".TH HITCHAIN 1 \"\" \"hitchain \(Program.version)\"\n"
    page += heading("NAME", "名称")
    page += "hitchain \\- \(Self.escaped(ProgramRow.purpose.text(in: language)))\n"
    page += heading("SYNOPSIS", "概要")
    let options = Spoken(english: "options", chinese: "选项").text(in: language)
    for usage in [""] + UsageTable.verbs.map({ $0.usage }) {
      page += ".B hitchain\n[\(options)] \(Self.escaped(usage))\n.br\n"
    }
    page +=
      heading("DESCRIPTION", "说明") + Self.escaped(ProgramRow.description.text(in: language)) + "\n"
    page += heading("ARGUMENTS", "参数")
    for verb in UsageTable.verbs { page += item(verb.usage, verb.summary.text(in: language)) }
    page += heading("OPTIONS", "选项")
    for option in UsageTable.options {
      let names = option.names.joined(separator: ", ")
      page += item(
        option.argument.isEmpty ? names : names + " " + option.argument,
        option.summary(in: language))
    }
    page += heading("COMMANDS", "命令")
    for group in CommandGroup.allCases {
      page += ".SS \(Self.escaped(group.text(in: language)))\n"
      for spec in commandTable where spec.group == group {
        page += item(
          spec.usage(in: language).joined(separator: "\n"),
          CommandPhrase.command(spec).text(in: language))
      }
    }
    page += heading("KEYS", "按键") + items(.keys)
    page += heading("EXIT STATUS", "退出状态") + items(.statuses)
    return page + heading("ENVIRONMENT", "环境变量") + items(.environment)
  }

  private func heading(_ english: String, _ chinese: String) -> String {
    ".SH " + Spoken(english: english, chinese: chinese).text(in: language) + "\n"
  }

  private func items(_ table: ProgramRow.Table) -> String {
    ProgramRow.all(of: table).map { item($0.name, $0.text(in: language)) }.joined()
  }

  private func item(_ name: String, _ meaning: String) -> String {
    let names = name.split(separator: "\n").map { ".B \(Self.escaped(String($0)))\n" }
    return ".TP\n" + names.joined(separator: ".TQ\n") + Self.escaped(sentence(meaning)) + "\n"
  }

  private func sentence(_ text: String) -> String {
    let start = text.prefix(1).uppercased() + text.dropFirst()
    let stop = Spoken(english: ".", chinese: "。").text(in: language)
    return start.hasSuffix(stop) ? start : start + stop
  }

  /// A full stop or a quote at the start of a line, and a backslash anywhere, are roff's.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
