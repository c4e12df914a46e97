import CommandLanguage
import Engine
import Lab
import Notebook
import Text

/// How the program is called: `--help`, the manual page and the shells' completion all read this.
enum UsageTable {
  /// What follows a word.
  enum Value {
    case none
    case files
    case rule
    case text
    case words([String])
  }

  struct Verb {
    var name: String
    /// As usage shows it.
    var arguments: String
    var value: Value
    var summary: String

    var usage: String { arguments.isEmpty ? name : name + " " + arguments }
  }

  struct Option {
    /// The long one first.
    var names: [String]
    var argument: String
    var value: Value
    var summary: String

    var usage: String { (names + (argument.isEmpty ? [] : [argument])).joined(separator: " ") }
  }

  static let purpose = "shows how iOS delivers events, and says why"

  static var verbs: [Verb] {
    [
      Verb(
        name: "run", arguments: "FILE", value: .files,
        summary: "run the commands in a file; - is standard input"),
      Verb(
        name: "check", arguments: "PATH…", value: .files,
        summary: "run documents again and compare; --update writes their answers"),
      Verb(
        name: "lesson", arguments: "[ID]", value: .text,
        summary: "straight into a lesson; without an id, the one to go on with"),
      Verb(
        name: "progress", arguments: "", value: .none,
        summary: "what you know, what you mistook, and what is due"),
      Verb(
        name: "drill", arguments: "[TOPIC]", value: .words(Subject.allCases.map { $0.rawValue }),
        summary: "questions made on the spot, with their key; with json, one a line"),
      Verb(
        name: "lint", arguments: "PATH…", value: .files,
        summary: "prove that lessons are sound: their keys, hints, challenges and ids"),
      Verb(
        name: "export", arguments: "FILE", value: .files,
        summary: "make a page, a picture or another kind of notebook of a document"),
      Verb(
        name: "explain", arguments: "RULE", value: .rule,
        summary: "the page of a rule, such as HT03"),
      Verb(
        name: "reference", arguments: "", value: .none,
        summary: "every command, as a Markdown page"),
      Verb(
        name: "completions", arguments: "SHELL", value: .words(Shell.allCases.map { $0.rawValue }),
        summary: "what a shell needs to complete hitchain's arguments"),
      Verb(name: "manual", arguments: "", value: .none, summary: "the manual page, for man"),
    ]
  }

  static var options: [Option] {
    [
      Option(
        names: ["--command", "-c"], argument: "COMMANDS", value: .text,
        summary: "run commands and leave; ; stands between two"),
      Option(
        names: ["--format"], argument: choices(Invocation.Format.self),
        value: words(Invocation.Format.self), summary: "how replies are printed"),
      Option(
        names: ["--rules"], argument: "uikit|documents", value: .words(["uikit", "documents"]),
        summary: "whose rules apply"),
      Option(
        names: ["--stop-on-error"], argument: "", value: .none,
        summary: "end a script at the first command that fails"),
      Option(
        names: ["--update"], argument: "", value: .none,
        summary: "with check: write the answers that changed"),
      Option(
        names: ["--to"], argument: choices(ExportFormat.self), value: words(ExportFormat.self),
        summary: "with export: what to make; otherwise the name of the output says"),
      Option(
        names: ["--output", "-o"], argument: "OUT", value: .files,
        summary: "with export: the file to write; otherwise standard output"),
      Option(
        names: ["--force"], argument: "", value: .none,
        summary: "with export: replace a file that is there"),
      Option(
        names: ["--lang"], argument: choices(Language.self), value: words(Language.self),
        summary: "the language of the replies"),
      Option(
        names: ["--color"], argument: choices(Invocation.Color.self),
        value: words(Invocation.Color.self), summary: "colours; auto asks the terminal and NO_COLOR"
      ),
      Option(
        names: ["--width"], argument: "N", value: .text, summary: "columns to wrap at"),
      Option(
        names: ["--seed"], argument: "N", value: .text,
        summary: "draw the same questions again; what a script with it learns is not kept"),
      Option(
        names: ["--export"], argument: "json", value: .words(["json"]),
        summary: "with progress: print all that is kept, for another machine"),
      Option(
        names: ["--import"], argument: "FILE", value: .files,
        summary: "with progress: take what another machine kept"),
      Option(
        names: ["--count"], argument: "N", value: .text,
        summary: "with drill: how many questions"),
      Option(
        names: ["--no-progress"], argument: "", value: .none,
        summary: "leave no trace of what you learn"),
      Option(names: ["--version"], argument: "", value: .none, summary: "which version this is"),
      Option(names: ["--help", "-h"], argument: "", value: .none, summary: "this text"),
    ]
  }

  private static func all<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> [String]
  where T.RawValue == String {
    type.allCases.map { $0.rawValue }
  }

  private static func choices<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> String
  where T.RawValue == String {
    all(type).joined(separator: "|")
  }

  private static func words<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> Value
  where T.RawValue == String {
    .words(all(type))
  }

  // MARK: --help

  static func help(width: Int) -> String {
    var text = "Hitchain \(purpose).\n\n"
    var rows = [("hitchain", "the prompt; a script when standard input is no terminal")]
    rows += verbs.map { ("hitchain " + $0.usage, $0.summary) }
    text += columns(rows, width: width) + "\n"
    text += columns(options.map { ("  " + $0.usage, $0.summary) }, width: width)
    return text + "\nAt the prompt, help lists the commands.\n"
  }

  /// Words beside what they mean; below them where the screen is narrow.
  private static func columns(_ rows: [(String, String)], width: Int) -> String {
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
