import Lab

extension UsageTable {
  static var verbs: [Verb] {
    [
      Verb(
        name: "run", operands: .one("FILE"), value: .files
      ) { words, _ in .script(path: words[0]) },
      Verb(
        name: "check", operands: .several("PATH"), value: .files
      ) { words, _ in .check(paths: words) },
      Verb(
        name: "lesson", operands: .optional("ID"), value: .text
      ) { words, _ in .learning("lesson", words) },
      Verb(name: "lessons") { _, _ in .commands("lessons") },
      Verb(
        name: "quiz", operands: .optional("TOPIC"), value: .text
      ) { words, _ in .learning("quiz", words) },
      Verb(name: "review") { words, _ in .learning("review", words) },
      Verb(
        name: "interview", operands: .optional("LEVEL"), value: .words(all(InterviewLevel.self))
      ) { words, _ in .learning("interview", words) },
      Verb(name: "progress") { _, invocation in .progress(invocation.progress) },
      Verb(
        name: "drill", operands: .optional("TOPIC"), value: .words(all(Subject.self))
      ) { words, _ in .drill(topic: words.first) },
      Verb(
        name: "grade", operands: .several("PATH"), value: .files
      ) { words, _ in .grade(paths: words) },
      Verb(name: "template") { _, _ in .template },
      Verb(
        name: "lint", operands: .several("PATH"), value: .files
      ) { words, _ in .lint(paths: words) },
      Verb(
        name: "export", operands: .one("FILE"), value: .files
      ) { words, _ in .export(path: words[0]) },
      Verb(
        name: "import", operands: .optional("FILE"), value: .files
      ) { words, _ throws(UsageError) in
        // What is piped in needs no name.
        guard let path = words.first ?? (Console.inputIsTerminal ? nil : "-") else {
          throw .wrongOperands(verb: "import", usage: "import FILE")
        }
        return .importing(path: path)
      },
      Verb(name: "page") { _, _ in .page },
      Verb(name: "probe") { _, _ in .probe },
      Verb(name: "mcp") { _, _ in .mcp },
      Verb(
        name: "explain", operands: .one("RULE"), value: .rule
      ) { words, _ in .explain(words[0]) },
      Verb(
        name: "reference", operands: .optional("TOPIC"), value: .words(all(ReferenceTopic.self))
      ) { words, _ throws(UsageError) in
        guard let word = words.first else { return .reference(.commands) }
        return .reference(try choice(of: "reference", word))
      },
      Verb(
        name: "completions", operands: .one("SHELL"), value: .words(all(Shell.self))
      ) { words, _ throws(UsageError) in
        .completions(try choice(of: "completions", words[0]))
      },
      Verb(name: "manual") {
        _, _ in .manual
      },
    ]
  }
}
