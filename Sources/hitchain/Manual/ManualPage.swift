import CommandLanguage
import Text

/// The manual page: how the program is called, its commands, its keys.
enum ManualPage {
  static var text: String {
    var page = ".TH HITCHAIN 1 \"\" \"hitchain \(Program.version)\"\n"
    page += ".SH NAME\nhitchain \\- \(escaped(UsageTable.purpose.english))\n"
    page += ".SH SYNOPSIS\n"
    for usage in [""] + UsageTable.verbs.map({ $0.usage }) {
      page += ".B hitchain\n[options] \(escaped(usage))\n.br\n"
    }
    page += ".SH DESCRIPTION\n" + escaped(description) + "\n"
    page += ".SH ARGUMENTS\n"
    for verb in UsageTable.verbs { page += item(verb.usage, sentence(verb.summary.english)) }
    page += ".SH OPTIONS\n"
    for option in UsageTable.options {
      let names = option.names.joined(separator: ", ")
      page += item(
        option.argument.isEmpty ? names : names + " " + option.argument,
        sentence(option.summary(in: .english)))
    }
    let language = Language.english
    page += ".SH COMMANDS\n"
    for group in CommandGroup.allCases {
      page += ".SS \(escaped(group.text(in: language)))\n"
      for spec in commandTable where spec.group == group {
        page += item(spec.usage(in: language).joined(separator: "\n"), sentence(spec.summary))
      }
    }
    page += ".SH KEYS\n"
    for (keys, meaning) in keys { page += item(keys, meaning) }
    page += ".SH EXIT STATUS\n"
    for (status, meaning) in statuses { page += item(status, meaning) }
    page += ".SH ENVIRONMENT\n"
    for (name, meaning) in environment { page += item(name, meaning) }
    return page
  }

  private static let description = """
    At a terminal hitchain asks for commands, one a line, and answers each. When standard input is \
    no terminal it reads commands from there and runs them as a script.
    """

  private static let keys = [
    ("Tab", "Completes the word, or lists what could stand there."),
    ("Right, Ctrl-E", "At the end of the line: takes what is suggested in grey."),
    ("Up, Down", "Earlier lines that begin as the text does."),
    ("Ctrl-R", "Searches the earlier lines."),
    ("Ctrl-C", "Cancels the line, or stops the command that runs."),
    ("Ctrl-Z", "Stops the program; fg brings it back."),
    ("Ctrl-D", "On an empty line: leaves."),
    ("\\ and Enter", "The line goes on below."),
    ("bind -v in ~/.editrc", "Keys as in vi; see editrc(5) for more."),
  ]

  private static let statuses = [
    ("0", "All went well."), ("1", "A command failed, or a document has changed."),
    ("2", "The program was called wrongly."),
  ]

  private static let environment = [
    ("HITCHAIN_HOME", "The folder for history and progress, instead of the platform's own."),
    ("XDG_DATA_HOME", "Where that folder is otherwise; ~/.local/share when this is not set."),
    (
      "HITCHAIN_LESSONS",
      "The folder of your own lessons, where --lessons names none; ./lessons when this is not set."
    ),
    ("NO_COLOR", "No colours, and no suggestions in grey, when it is not empty."),
    ("EDITRC", "The file with key bindings, instead of ~/.editrc."),
    ("LC_ALL, LC_MESSAGES, LANG", "The language of the replies; the first that is set."),
  ]

  private static func item(_ name: String, _ meaning: String) -> String {
    let names = name.split(separator: "\n").map { ".B \(escaped(String($0)))\n" }
    return ".TP\n" + names.joined(separator: ".TQ\n") + escaped(meaning) + "\n"
  }

  private static func sentence(_ text: String) -> String {
    let start = text.prefix(1).uppercased() + text.dropFirst()
    return start.hasSuffix(".") ? start : start + "."
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
