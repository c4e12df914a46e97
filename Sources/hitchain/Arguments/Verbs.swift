import CommandLanguage
import Text

extension UsageTable {
  static var verbs: [Verb] {
    [
      Verb(
        name: "run", operands: .one("FILE"), value: .files,
        summary: Spoken(
          english: "run the commands in a file; - is standard input",
          chinese: "运行文件里的命令；- 是标准输入")
      ) { words, _ in .script(path: words[0]) },
      Verb(
        name: "check", operands: .several("PATH"), value: .files,
        summary: Spoken(
          english: "run documents again and compare; --update writes their answers",
          chinese: "重新运行文档并比较；--update 写入现在的回答")
      ) { words, _ in .check(paths: words) },
      Verb(
        name: "lesson", operands: .optional("ID"), value: .text,
        summary: Spoken(
          english: "straight into a lesson; without an id, the one to go on with",
          chinese: "直接进入课程；不写编号时接着上次的学")
      ) { words, _ in .lesson(words.first) },
      Verb(
        name: "progress",
        summary: Spoken(
          english: "what you know, what you mistook, and what is due",
          chinese: "已经掌握的、弄错过的和该复习的")
      ) { _, invocation in .progress(invocation.progress) },
      Verb(
        name: "drill", operands: .optional("TOPIC"),
        value: .words(all(Subject.self)),
        summary: Spoken(
          english: "questions made on the spot, with their key; with json, one a line",
          chinese: "当场出题并附答案；用 json 时一行一题")
      ) { words, _ in .drill(topic: words.first) },
      Verb(
        name: "grade", operands: .several("PATH"), value: .files,
        summary: Spoken(
          english:
            "one table of a class: who solved what of a lesson, from transcripts or exported progress",
          chinese: "汇总全班：根据答题记录或导出的进度，列出谁答对了一课里的哪些题")
      ) { words, _ in .grade(paths: words) },
      Verb(
        name: "lint", operands: .several("PATH"), value: .files,
        summary: Spoken(
          english: "prove that lessons, or the handbook, are sound",
          chinese: "证明课程或手册无误")
      ) { words, _ in .lint(paths: words) },
      Verb(
        name: "export", operands: .one("FILE"), value: .files,
        summary: Spoken(
          english:
            "make a page, a picture or another notebook of a document, or of a lesson by its id",
          chinese: "把文档写成网页、图片或另一种笔记本；写课程的编号，就是那一课")
      ) { words, _ in .export(path: words[0]) },
      Verb(
        name: "import", operands: .one("FILE"), value: .files,
        summary: Spoken(
          english: "read the view hierarchy of your own app, and say which taps arrive",
          chinese: "读取你自己的 App 的视图层级，说明哪些点击能到达")
      ) { words, _ in .importing(path: words[0]) },
      Verb(
        name: "page",
        summary: Spoken(
          english: "the laboratory as a web page, to touch; it needs no network",
          chinese: "把实验室写成网页，可以用手触摸；不需要网络")
      ) { _, _ in .page },
      Verb(
        name: "probe",
        summary: Spoken(
          english:
            "print a Swift file for your app, or with --lldb a command of the debugger, that prints"
            + " what import reads best",
          chinese: "打印一个放进你的 App 的 Swift 文件（或用 --lldb 打印调试器命令），它打印出 import 最能读懂的内容")
      ) { _, _ in .probe },
      Verb(
        name: "mcp",
        summary: Spoken(
          english: "serve assistants by the Model Context Protocol, on standard input and output",
          chinese: "在标准输入和输出上用 Model Context Protocol 为助手服务")
      ) { _, _ in .mcp },
      Verb(
        name: "explain", operands: .one("RULE"), value: .rule,
        summary: Spoken(english: "the page of a rule, such as HT03", chinese: "一条规则的说明，例如 HT03")
      ) { words, _ in .explain(words[0]) },
      Verb(
        name: "reference",
        summary: Spoken(english: "every command, as a Markdown page", chinese: "全部命令，写成一页 Markdown")
      ) { _, _ in .reference },
      Verb(
        name: "completions", operands: .one("SHELL"),
        value: .words(all(Shell.self)),
        summary: Spoken(
          english: "what a shell needs to complete hitchain's arguments",
          chinese: "让 shell 补全 hitchain 的参数")
      ) { words, _ throws(UsageError) in
        .completions(try choice(of: "completions", words[0]))
      },
      Verb(
        name: "manual",
        summary: Spoken(english: "the manual page, for man", chinese: "手册页，供 man 使用")
      ) {
        _, _ in .manual
      },
    ]
  }
}
