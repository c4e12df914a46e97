import Desk
import Lab

/// The tools of the server, on one scene: `import` takes another in its place.
struct MCPTools {
  private var session: Session

  /// Whoever looks at the work may end it.
  var watch: Watch {
    get { session.watch }
    set { session.watch = newValue }
  }

  init(_ invocation: Invocation) {
    session = Session(
      state: State(rules: invocation.rules, language: invocation.language ?? .english))
    session.forgetsOldest = true
  }

  static var list: JSON { .object(("tools", .array(MCPTool.all.map { $0.json }))) }

  /// What is wrong with the arguments a model can mend: so a client of today hears it as the tool's own answer.
  mutating func call(_ params: JSON, in era: MCPEra) throws(MCPError) -> JSON {
    guard let name = params["name"]?.text else {
      throw MCPError(.invalidParams, "tools/call wants a name.")
    }
    guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
      throw MCPError(.invalidParams, "There is no tool \(name.printable).")
    }
    do throws(MCPError) {
      return try run(tool, MCPArguments(params["arguments"] ?? .object()))
    } catch {
      guard era == .modern else { throw error }
      return Self.failure(error.message)
    }
  }

  private mutating func run(_ tool: MCPTool, _ given: MCPArguments) throws(MCPError) -> JSON {
    let desk = FrontDesk(files: try tool.files(given))
    var last: Reply?
    for line in try tool.lines(given, session.state.scene) where last?.hasFailed != true {
      last = desk.run(line, in: &session).last
    }
    guard let reply = last else { return Self.failure("") }
    return Self.answer(
      reply.errorMessage.map { [$0] } ?? reply.lines(width: 100), reply.json(),
      isError: reply.hasFailed)
  }

  private static func failure(_ message: String) -> JSON {
    answer(
      [message],
      .object(
        ("status", .string("error")),
        ("error", .object(("code", .string("arguments")), ("message", .string(message))))),
      isError: true)
  }

  private static func answer(_ text: [String], _ json: JSON, isError: Bool) -> JSON {
    .object(
      (
        "content",
        .array([
          .object(
            ("type", .string("text")),
            ("text", .string(text.joined(separator: "\n").visibleLines)))
        ])
      ), ("structuredContent", json), ("isError", .bool(isError)))
  }
}
