import Engine
import Import
import Notebook
import Text

extension UsageTable {
  static var options: [Option] {
    [
      Option(
        names: ["--command", "-c"], argument: "COMMANDS", value: .text,
        summary: Spoken(
          english: "run commands and leave; ; stands between two",
          chinese: "运行命令后离开；两条之间用 ; 隔开")
      ) { $1.task = .commands($0) },
      choosing(
        "--format", Spoken(english: "how replies are printed", chinese: "回答的打印格式")
      ) { $1.format = $0 },
      choosing("--rules", Spoken(english: "whose rules apply", chinese: "按谁的规则")) {
        (choice: Invocation.Rules, invocation) in invocation.rules = choice.rulebook
      },
      flag(
        "--stop-on-error", with: ["run", noVerb],
        Spoken(
          english: "end a script at the first command that fails",
          chinese: "脚本在第一条失败的命令处结束")
      ) { $0.stopsOnError = true },
      flag(
        "--update", with: ["check"],
        Spoken(english: "write the answers that changed", chinese: "写入改变了的回答")
      ) { $0.updates = true },
      choosing(
        "--to", with: ["export", "import"],
        Spoken(
          english: "what to make; otherwise the name of the output says",
          chinese: "写成什么；不写时由输出的文件名决定")
      ) { $1.exportFormat = $0 },
      Option(
        names: ["--output", "-o"], argument: "OUT", value: .files,
        verbs: ["export", "import", "page", "grade"],
        summary: Spoken(
          english: "the file to write; otherwise standard output",
          chinese: "要写的文件；不写时写到标准输出")
      ) { $1.output = $0 },
      flag(
        "--live", with: ["export", "import"],
        Spoken(
          english: "make a page in which the document can be touched and changed",
          chinese: "写成可以触摸和改动的网页")
      ) { $0.isLive = true },
      flag(
        "--open", with: ["page"],
        Spoken(
          english: "show it in the browser; without -o it is lab.html",
          chinese: "在浏览器里打开；不写 -o 时存成 lab.html")
      ) { $0.opens = true },
      flag(
        "--force", with: ["export", "import", "page", "grade"],
        Spoken(english: "replace a file that is there", chinese: "替换已有的文件")
      ) { $0.forces = true },
      Option(
        names: ["--against"], argument: "LESSON", value: .text, verbs: ["grade"],
        summary: Spoken(
          english: "the lesson whose questions were answered: its id, number or file",
          chinese: "按哪一课评分：课程的编号、序号或文件")
      ) { $1.against = $0 },
      Option(
        names: ["--at"], argument: "X Y", value: .text, verbs: ["import"], takesPoint: true,
        summary: Spoken(
          english: "who gets a tap there, and why nobody else",
          chinese: "点在那里的点击由谁得到，为什么不是别人")
      ) { text, invocation throws(UsageError) in
        let numbers = text.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e9 }) else {
          throw .noPoint(given: text)
        }
        invocation.importing.at = Point(numbers[0], numbers[1])
      },
      Option(
        names: ["--want"], argument: "NAME", value: .text, verbs: ["import"],
        summary: Spoken(
          english: "why this view does not get a tap, and what would change it",
          chinese: "这个视图为什么得不到点击，怎样改才能得到")
      ) { $1.importing.want = $0 },
      Option(
        names: ["--as"], argument: "CLASS=KIND", value: .text, verbs: ["import"],
        summary: Spoken(
          english: "what kind of view a class of yours is",
          chinese: "你自己的类是哪一种视图")
      ) { text, invocation throws(UsageError) in
        do throws(ImportError) {
          let (name, kind) = try ImportRequest.kind(text)
          invocation.importing.kinds[name] = kind
        } catch { throw .importRefused(error) }
      },
      flag(
        "--lldb", with: ["probe"],
        Spoken(english: "the debugger's command, in Python", chinese: "调试器的命令，用 Python 写成")
      ) { $0.probesByDebugger = true },
      flag(
        "--redact", with: ["import"],
        Spoken(
          english: "replace texts and labels, so that a dump can be shown to others",
          chinese: "替换文字和标签，这样可以把它给别人看")
      ) { $0.importing.redacts = true },
      Option(
        names: ["--lang"], argument: languages.joined(separator: "|"),
        value: .words(languages),
        summary: Spoken(english: "the language of the replies", chinese: "回答所用的语言")
      ) { text, invocation throws(UsageError) in
        guard let language = Language(tag: text) else {
          throw .wrongChoice(of: "--lang", given: text, choices: languages)
        }
        invocation.language = language
      },
      choosing(
        "--color", spelled: ["--colour"],
        Spoken(
          english: "colours; auto asks the terminal and NO_COLOR",
          chinese: "颜色；auto 看终端和 NO_COLOR")
      ) { $1.color = $0 },
      choosing(
        "--graphics",
        Spoken(
          english: "how a terminal shows draw and map; HITCHAIN_GRAPHICS says it too",
          chinese: "终端怎样显示 draw 和 map；也可以写在 HITCHAIN_GRAPHICS 里")
      ) { $1.graphics = $0 },
      counting(
        "--width", in: 20...1000, Spoken(english: "columns to wrap at", chinese: "在第几列折行")
      ) { $1.width = $0 },
      Option(
        names: ["--seed"], argument: "N", value: .text,
        summary: Spoken(
          english: "draw the same questions again; what a script with it learns is not kept",
          chinese: "再出同样的题；带它的脚本不记入学习进度")
      ) { text, invocation throws(UsageError) in
        guard let seed = UInt64(text) else { throw .noSeed(given: text) }
        invocation.seed = seed
      },
      choosing(
        "--export", with: ["progress"],
        Spoken(
          english: "print all that is kept, for another machine",
          chinese: "打印保存的全部记录，供另一台机器使用")
      ) { (format: Invocation.ProgressFormat, invocation) in
        switch format {
        case .json: invocation.progress = .export
        case .html: invocation.progress = .exportPage
        }
      },
      Option(
        names: ["--import"], argument: "FILE", value: .files, verbs: ["progress"],
        summary: Spoken(english: "take what another machine kept", chinese: "导入另一台机器保存的记录")
      ) { $1.progress = .importing(path: $0) },
      counting(
        "--count", with: ["drill"], in: DrillRun.counts,
        Spoken(english: "how many questions", chinese: "出多少题")
      ) { $1.count = $0 },
      Option(
        names: ["--lessons"], argument: "DIR", value: .files,
        summary: Spoken(
          english: "lessons of your own, beside those that are built in",
          chinese: "自己的课程所在的文件夹，与内置课程并列")
      ) { $1.lessons = $0 },
      flag(
        "--no-progress",
        Spoken(english: "leave no trace of what you learn", chinese: "不留下学习记录")
      ) { $0.keepsProgress = false },
      flag("--version", Spoken(english: "which version this is", chinese: "版本号")) {
        $0.task = .version
      },
      Option(
        names: ["--help", "-h"], summary: Spoken(english: "this text", chinese: "显示这段文字")
      ) { $1.task = .help(verb: nil) },
    ]
  }

  private static let languages = Language.offered.map { $0.rawValue }

  // MARK: Sorts of options

  private static func flag(
    _ name: String, with verbs: [String]? = nil, _ summary: Spoken,
    set: @escaping (inout Invocation) -> Void
  ) -> Option {
    Option(names: [name], verbs: verbs, summary: summary) { set(&$1) }
  }

  /// One of some words.
  private static func choosing<Choice: RawRepresentable & CaseIterable>(
    _ name: String, spelled spellings: [String] = [], with verbs: [String]? = nil,
    _ summary: Spoken, set: @escaping (Choice, inout Invocation) -> Void
  ) -> Option where Choice.RawValue == String {
    Option(
      names: [name], spellings: spellings, argument: choices(Choice.self),
      value: words(Choice.self), verbs: verbs, summary: summary
    ) { text, invocation throws(UsageError) in
      set(try choice(of: name, text), &invocation)
    }
  }

  private static func counting(
    _ name: String, with verbs: [String]? = nil, in range: ClosedRange<Int>, _ summary: Spoken,
    set: @escaping (Int, inout Invocation) -> Void
  ) -> Option {
    Option(names: [name], argument: "N", value: .text, verbs: verbs, summary: summary) {
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
