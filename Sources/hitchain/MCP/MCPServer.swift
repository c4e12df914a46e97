import Lab

/// `hitchain mcp`: the Model Context Protocol on standard input and output, one JSON object a line, for
/// assistants that drive a simulator.
struct MCPServer {
  private var tools: MCPTools
  private let resources: MCPResources
  private let inbox = MCPInbox()

  init(_ invocation: Invocation) {
    tools = MCPTools(invocation)
    resources = MCPResources(invocation)
  }

  static let info = JSON.object(
    ("name", .string("hitchain")), ("title", .string("Hitchain")),
    ("version", .string(Program.version)))

  private static let instructions =
    "Hitchain simulates how iOS delivers touches. Call import with a dump of an app's view hierarchy"
    + " (recursiveDescription, WebDriverAgent XML, idb JSON and others), then ask who gets a tap."

  private static let capabilities = JSON.object(("tools", .object()), ("resources", .object()))

  /// Until the input ends.
  mutating func run() throws(UsageError) -> ExitStatus {
    while let message = try inbox.next() {
      switch message {
      case .success(let message): answer(message)
      case .failure(let error): write(.failure(error), to: nil)
      }
    }
    return .fine
  }

  // MARK: Answers

  private mutating func answer(_ message: MCPMessage) {
    let json = message.json
    guard json["jsonrpc"]?.text == "2.0", let method = json["method"]?.text else {
      // What answers a request of ours would have a result; we make none.
      guard json["result"] == nil, json["error"] == nil else { return }
      let id: MCPID? = if case .id(let id) = message.identity { id } else { nil }
      return write(.failure(MCPError(.invalidRequest, "No request of JSON-RPC 2.0.")), to: id)
    }
    switch message.identity {
    // A notification is never answered.
    case .none: break
    case .wrong:
      write(.failure(MCPError(.invalidRequest, "An id is a text or a number.")), to: nil)
    case .id(let id): answer(id, method, json["params"] ?? .object())
    }
  }

  private mutating func answer(_ id: MCPID, _ method: String, _ params: JSON) {
    // Taken back before its turn came.
    guard !inbox.isTakenBack(id) else { return }
    let before = tools
    tools.watch = inbox.watch(for: id)
    let answer: Result<JSON, MCPError>
    do throws(MCPError) { answer = .success(try result(of: method, params)) } catch {
      answer = .failure(error)
    }
    // Who takes it back while it is worked on finds everything as it was.
    guard !inbox.isTakenBackByNow(id) else {
      tools = before
      return
    }
    write(answer, to: id)
  }

  private mutating func result(of method: String, _ params: JSON) throws(MCPError) -> JSON {
    let era = try MCPEra(params)
    switch (method, era) {
    case ("server/discover", .modern):
      return era.result(
        .object(
          (
            "supportedVersions",
            .array((MCPEra.modernVersions + MCPEra.legacyVersions).map { .string($0) })
          ),
          ("capabilities", Self.capabilities), ("instructions", .string(Self.instructions))),
        keptFor: .builtIn)
    case ("server/discover", .legacy):
      throw MCPError(.invalidParams, "params._meta wants \(MCPEra.key("protocolVersion")).")
    case ("initialize", .legacy):
      let asked = params["protocolVersion"]?.text ?? ""
      let version = MCPEra.legacyVersions.contains(asked) ? asked : MCPEra.legacyVersions[0]
      return .object(
        ("protocolVersion", .string(version)), ("capabilities", Self.capabilities),
        ("serverInfo", Self.info), ("instructions", .string(Self.instructions)))
    case ("ping", .legacy): return .object()
    case ("tools/list", _): return era.result(MCPTools.list, keptFor: .builtIn)
    case ("tools/call", _): return era.result(try tools.call(params, in: era))
    case ("resources/list", _): return era.result(resources.list, keptFor: .own)
    case ("resources/templates/list", _):
      return era.result(resources.templates, keptFor: .builtIn)
    case ("resources/read", _):
      let (content, keeping) = try resources.read(params, in: era)
      return era.result(content, keptFor: keeping)
    default: throw MCPError(.methodNotFound, "There is no method \(method.printable).")
    }
  }

  private func write(_ answer: Result<JSON, MCPError>, to id: MCPID?) {
    Console.put(.response(answer, to: id))
  }
}
