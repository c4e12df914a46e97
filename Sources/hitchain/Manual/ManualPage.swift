import CommandLanguage
import Text

/// The manual page: how the program is called, its commands, its keys.
struct ManualPage {
  let language: Language

  var text: String {
    var page = ".TH HITCHAIN 1 \"\" \"hitchain \(Program.version)\"\n"
    page += heading("NAME", "名称")
    page += "hitchain \\- \(Self.escaped(UsageTable.purpose.text(in: language)))\n"
    page += heading("SYNOPSIS", "概要")
    let options = Spoken(english: "options", chinese: "选项").text(in: language)
    for usage in [""] + UsageTable.verbs.map({ $0.usage }) {
      page += ".B hitchain\n[\(options)] \(Self.escaped(usage))\n.br\n"
    }
    page += heading("DESCRIPTION", "说明") + Self.escaped(Self.description.text(in: language)) + "\n"
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
    page += heading("KEYS", "按键") + items(Self.keys)
    page += heading("EXIT STATUS", "退出状态") + items(Self.statuses)
    return page + heading("ENVIRONMENT", "环境变量") + items(Self.environment)
  }

  private func heading(_ english: String, _ chinese: String) -> String {
    ".SH " + Spoken(english: english, chinese: chinese).text(in: language) + "\n"
  }

  private static let description = Spoken(
    english: """
      At a terminal hitchain asks for commands, one a line, and answers each. When standard input is \
      no terminal it reads commands from there and runs them as a script.
      """,
    chinese: "在终端里，hitchain 一行读一条命令，逐条回答。标准输入不是终端时，就从那里读命令，当作脚本运行。")

  private static let keys = [
    row("Tab", "Completes the word, or lists what could stand there.", "补全这个词，或者列出这里可以写的。"),
    row(
      "Right, Ctrl-E", "At the end of the line: takes what is suggested in grey.",
      "在行尾：采用灰色的建议。"),
    row("Up, Down", "Earlier lines that begin as the text does.", "以前输入过的、开头相同的行。"),
    row("Ctrl-R", "Searches the earlier lines.", "在以前输入过的行里查找。"),
    row("Ctrl-C", "Cancels the line, or stops the command that runs.", "放弃这一行，或者停止正在运行的命令。"),
    row("Ctrl-Z", "Stops the program; fg brings it back.", "暂停程序；fg 恢复。"),
    row("Ctrl-D", "On an empty line: leaves.", "在空行上：退出。"),
    row("\\ and Enter", "The line goes on below.", "这一行在下面接着写。"),
    row("bind -v in ~/.editrc", "Keys as in vi; see editrc(5) for more.", "用 vi 的按键；详见 editrc(5)。"),
  ]

  private static let statuses = [
    row("0", "All went well.", "一切正常。"),
    row("1", "A command failed, or a document has changed.", "有命令失败，或者文档有变化。"),
    row("2", "The program was called wrongly.", "程序的用法不对。"),
  ]

  private static let environment = [
    row(
      "HITCHAIN_HOME", "The folder for history and progress, instead of the platform's own.",
      "存放历史和进度的文件夹，代替系统默认的位置。"),
    row(
      "XDG_DATA_HOME", "Where that folder is otherwise; ~/.local/share when this is not set.",
      "否则那个文件夹所在的位置；没有设置时是 ~/.local/share。"),
    row(
      "HITCHAIN_LESSONS",
      "The folder of your own lessons, where --lessons names none; ./lessons when this is not set.",
      "自己的课程所在的文件夹，--lessons 没有指明时用它；没有设置时是 ./lessons。"),
    row(
      "HITCHAIN_GRAPHICS",
      "kitty, iterm or sixel: how this terminal shows draw and map, where --graphics says nothing."
        + " tmux and screen keep such pictures back.",
      "kitty、iterm 或 sixel：没有写 --graphics 时，这个终端怎样显示 draw 和 map。tmux 和 screen 会拦下这样的图。"),
    row(
      "NO_COLOR", "No colours, and no suggestions in grey, when it is not empty.",
      "不为空时，没有颜色，也没有灰色的建议。"),
    row(
      "EDITRC", "The file with key bindings, instead of ~/.editrc.", "按键绑定的文件，代替 ~/.editrc。"),
    row(
      "HITCHAIN_LANG, LC_ALL, LC_MESSAGES, LANG",
      "The language of the replies; the first that is set.", "回答所用的语言；取第一个有设置的。"),
  ]

  private static func row(
    _ name: String, _ english: String, _ chinese: String
  ) -> (name: String, meaning: Spoken) {
    (name, Spoken(english: english, chinese: chinese))
  }

  private func items(_ rows: [(name: String, meaning: Spoken)]) -> String {
    rows.map { item($0.name, $0.meaning.text(in: language)) }.joined()
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
