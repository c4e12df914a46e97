import Desk
import Engine
import Import
import Lab
import System

extension UsageTable {
  static var options: [Option] {
    [
      Option(
        names: ["--command", "-c"], argument: "COMMANDS", value: .text
      ) { $1.task = .commands($0) },
      choosing("--format") { $1.format = $0 },
      choosing("--rules") {
        (choice: Invocation.Rules, invocation) in invocation.rules = choice.rulebook
      },
      flag("--stop-on-error", with: ["run", noVerb]) { $0.stopsOnError = true },
      flag("--update", with: ["check"]) { $0.updates = true },
      choosing("--to", with: ["export", "import"]) { $1.exportFormat = $0 },
      Option(
        names: ["--output", "-o"], argument: "OUT", value: .files,
        verbs: ["export", "import", "page", "grade"]
      ) { $1.output = $0 },
      flag("--live", with: ["export", "import"]) { $0.isLive = true },
      flag("--open", with: ["page"]) { $0.opens = true },
      flag("--force", with: ["export", "import", "page", "grade"]) { $0.forces = true },
      Option(
        names: ["--against"], argument: "LESSON", value: .text, verbs: ["grade"]
      ) { $1.against = $0 },
      Option(
        names: ["--at"], argument: "X Y", value: .text, verbs: ["import"], takesPoint: true
      ) { text, invocation throws(UsageError) in
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else {
          throw .noPoint(given: text)
        }
        invocation.importing.at = Point(numbers[0], numbers[1])
      },
      Option(
        names: ["--want"], argument: "NAME", value: .text, verbs: ["import"]
      ) { $1.importing.want = $0 },
      Option(
        names: ["--as"], argument: "CLASS=KIND", value: .text, verbs: ["import"]
      ) { text, invocation throws(UsageError) in
        do throws(ImportError) {
          let (name, kind) = try ImportRequest.kind(text)
          invocation.importing.kinds[name] = kind
        } catch { throw .importRefused(error) }
      },
      flag("--lldb", with: ["probe"]) { $0.probesByDebugger = true },
      flag("--redact", with: ["import"]) { $0.importing.redacts = true },
      Option(
        names: ["--lang"], spellings: ["--language", "--locale"],
        argument: languages.joined(separator: "|"), value: .words(languages)
      ) { text, invocation throws(UsageError) in
        guard let language = Language(tag: text) else {
          throw .wrongChoice(of: "--lang", given: text, choices: languages)
        }
        invocation.language = language
      },
      choosing("--color", spelled: ["--colour"]) { $1.color = $0 },
      choosing("--graphics") { $1.graphics = $0 },
      counting("--width", in: 20...1000) { $1.width = $0 },
      Option(
        names: ["--seed"], argument: "N", value: .text
      ) { text, invocation throws(UsageError) in
        guard let seed = UInt64(text) else { throw .noSeed(given: text) }
        invocation.seed = seed
      },
      choosing("--export", with: ["progress"]) { (format: Invocation.ProgressFormat, invocation) in
        switch format {
        case .json: invocation.progress = .export
        case .html: invocation.progress = .exportPage
        }
      },
      Option(
        names: ["--import"], argument: "FILE", value: .files, verbs: ["progress"]
      ) { $1.progress = .importing(path: $0) },
      counting("--count", with: ["drill"], in: DrillRun.counts) { $1.count = $0 },
      Option(names: ["--lessons"], argument: "DIR", value: .files) { $1.lessons = $0 },
      flag("--no-progress") { $0.keepsProgress = false },
      flag("--version") {
        $0.task = .version
      },
      Option(names: ["--help", "-h"]) { $1.task = .help(verb: nil) },
    ]
  }

  private static let languages = Language.offered.map { $0.rawValue }

  // MARK: Sorts of options

  private static func flag(
    _ name: String, with verbs: [String]? = nil,
    set: @escaping (inout Invocation) -> Void
  ) -> Option {
    Option(names: [name], verbs: verbs) { set(&$1) }
  }

  /// One of some words.
  private static func choosing<Choice: RawRepresentable & CaseIterable>(
    _ name: String, spelled spellings: [String] = [], with verbs: [String]? = nil,
    set: @escaping (Choice, inout Invocation) -> Void
  ) -> Option where Choice.RawValue == String {
    Option(
      names: [name], spellings: spellings, argument: choices(Choice.self),
      value: words(Choice.self), verbs: verbs
    ) { text, invocation throws(UsageError) in
      set(try choice(of: name, text), &invocation)
    }
  }

  private static func counting(
    _ name: String, with verbs: [String]? = nil, in range: ClosedRange<Int>,
    set: @escaping (Int, inout Invocation) -> Void
  ) -> Option {
    Option(names: [name], argument: "N", value: .text, verbs: verbs) {
      text, invocation throws(UsageError) in
      guard let number = Int(text), range.contains(number) else {
        throw .noNumber(option: name, given: text, range: range)
      }
      set(number, &invocation)
    }
  }

  // MARK: Choices

  static func choice<Choice: RawRepresentable & CaseIterable>(
    of what: String, _ text: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw .wrongChoice(of: what, given: text, choices: all(Choice.self))
    }
    return choice
  }

  static func all<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> [String]
  where Choice.RawValue == String {
    type.allCases.map { $0.rawValue }
  }

  private static func choices<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type
  ) -> String where Choice.RawValue == String {
    all(type).joined(separator: "|")
  }

  private static func words<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) -> Value
  where Choice.RawValue == String {
    .words(all(type))
  }
}
