import Engine
import Program

extension State {
  /// The same for the program that runs, in its own language, and in place of which line. What it says is what the
  /// commands do that were tried.
  func code(of cure: Cure, in scene: Scene) -> [String] {
    guard let program = scripts.program else { return [] }
    var (scene, scripts) = (scene, scripts)
    var statements: [CureCodePhrase.Statement] = []
    for step in cure.steps {
      let before = scene
      var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
      guard (try? runner.run(step.command, resting: false)) != nil else { return [] }
      (scene, scripts) = (runner.scene, runner.scriptsAfter())
      let style = CodeStyle(language: CodeLanguage(program.language), scene: scene)
      var lines = BuildingCode(style: style).lines(for: step.command, before: before)
      if lines.isEmpty { return [] }
      lines = lines.map { String($0.upTo("   //")) }
      var line: Int?
      if case .build(.set(let property, let object, _)) = step.command {
        line = program.line(setting: property, of: object)
      }
      statements.append(CureCodePhrase.Statement(lines: lines, line: line))
    }
    return CureCodePhrase(statements: statements).text(in: language).split(separator: "\n")
      .map { "      " + $0 }
  }
}

extension String {
  /// What stands before a mark; all of it, where there is none.
  fileprivate func upTo(_ mark: String) -> Substring {
    range(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}

/// What to write in the program.
struct CureCodePhrase: Phrase {
  struct Statement {
    var lines: [String]
    /// It stands there already, and says something else.
    var line: Int?
  }

  let statements: [Statement]

  var english: String {
    text(head: "in code: ", between: "; ") { "\($0) in place of line \($1)" }
  }

  var chinese: String {
    text(head: "写成代码：", between: "；") { "\($0)（代替第 \($1) 行）" }
  }

  /// A class stands in rows of its own.
  private func text(
    head: String, between: String, placed: (String, Int) -> String
  ) -> String {
    let short = statements.filter { $0.lines.count == 1 }.map { one in
      let code = "`\(one.lines[0])`"
      return one.line.map { placed(code, $0) } ?? code
    }
    let long = statements.filter { $0.lines.count > 1 }.flatMap { $0.lines }
    return
      (short.isEmpty ? (long.isEmpty ? [] : [head]) : [head + short.joined(separator: between)])
      .joined() + long.map { "\n" + $0 }.joined()
  }
}
