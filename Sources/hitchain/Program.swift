import Engine
import Lab
import System

/// Exit statuses: what the contract promises to scripts.
enum ExitStatus: Int32 {
  case fine = 0
  case commandFailed = 1
  case calledWrongly = 2
}

@main
struct Program {
  static func main() {
    Signals.letThrough()
    var invocation = Invocation()
    let status: ExitStatus
    do throws(UsageError) {
      try invocation.read(Array(CommandLine.arguments.dropFirst()))
      status = try run(invocation)
    } catch {
      let language = invocation.spoken
      Console.complain(
        "hitchain: \(error.text(in: language).visible)\n"
          + PromptPhrase.seeHelp("hitchain --help").text(in: language))
      status = .calledWrongly
    }
    exit(status.rawValue)
  }

  private static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    switch invocation.task {
    case .help(let verb):
      let page = HelpPage(
        language: invocation.spoken,
        width: invocation.width ?? Console.columns ?? 80)
      Console.write(verb.map { page.text(of: $0) } ?? page.text)
      return .fine
    case .manual:
      Console.write(ManualPage(language: invocation.spoken).text)
      return .fine
    case .completions(let shell):
      Console.write(shell.completions(in: invocation.spoken))
      return .fine
    case .reference(.commands):
      Console.write(referencePage(in: invocation.spoken))
      return .fine
    case .reference(.uikit):
      Console.write(uikitPage(in: invocation.spoken))
      return .fine
    case .version:
      Console.write("hitchain \(version)\n")
      return .fine
    case .explain(let rule):
      return ScriptRun(invocation).run("explain \(rule.quoted)")
    case .commands(let text):
      return ScriptRun(invocation).run(text)
    case .script("-"):
      return try run(InputLines.sniffed(), invocation)
    case .script(let path):
      let text = try Console.read(path)
      guard !DocumentScript.isDocument(path: path, text: text) else {
        return try DocumentScript(invocation).run(text, path: path)
      }
      if Paste.isDump(text) { return try ImportRun(invocation).run(path) }
      return ScriptRun(invocation).run(text)
    case .export(let path):
      return try invocation.isLive
        ? PageRun(invocation).run(showing: path) : ExportRun(invocation).run(path)
    case .page:
      return try PageRun(invocation).run()
    case .importing(let path):
      return try ImportRun(invocation).run(path)
    case .grade(let paths):
      return try GradeRun(invocation).run(paths)
    case .probe:
      Console.write(Probe.text(forDebugger: invocation.probesByDebugger))
      return .fine
    case .mcp:
      var server = MCPServer(invocation)
      return try server.run()
    case .check(let paths):
      return CheckRun(invocation, updates: invocation.updates).run(paths)
    case .lint(let paths):
      return LintRun(invocation).run(paths)
    case .progress(let request):
      return ScriptRun(invocation).run("progress" + request.words)
    case .learning(let word, let rest):
      return try learn(
        ([word] + rest.map { Double($0) == nil ? $0.quoted : $0 }).joined(separator: " "),
        invocation)
    case .template:
      let path = "handbook/" + Handbook.path(Handbook.lesson, in: invocation.spoken.words)
      Console.write(String(decoding: Books.file(path) ?? [], as: UTF8.self))
      return .fine
    case .drill(let topic):
      return try DrillRun(invocation, topic: topic).run()
    case .prompt:
      guard Console.inputIsTerminal else {
        return try run(InputLines.ofPipe(), invocation)
      }
      var prompt = Prompt(invocation)
      prompt.run()
      return .fine
    }
  }

  private static func run(
    _ input: InputLines.Kind, _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    switch input {
    case .script(let lines): try ScriptRun(invocation).run(lines)
    case .document(let text): try DocumentScript(invocation).run(text, path: "-")
    case .dump(let bytes): try ImportRun(invocation, bytes: bytes).run("-")
    }
  }

  /// Answers may be piped in, as commands may.
  private static func learn(
    _ line: String, _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    guard Console.inputIsTerminal else {
      return try ScriptRun(invocation).run(InputLines(), after: line)
    }
    var prompt = Prompt(invocation)
    prompt.run(first: line)
    return .fine
  }

  static let version = "0.1.0"
}

extension ProgressRequest {
  /// What follows `progress`.
  fileprivate var words: String {
    switch self {
    case .show: ""
    case .export: " export json"
    case .exportPage: " export html"
    case .importing(let path): " import \(path.quoted)"
    }
  }
}
