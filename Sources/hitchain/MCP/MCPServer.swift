import Lab
import Text

/// `hitchain mcp`: the Model Context Protocol on standard input and output, one JSON object a line, for
/// assistants that drive a simulator.
struct MCPServer {
  private var tools: MCPTools
  private let inbox = MCPInbox()

  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  init(_ invocation: Invocation) { tools = MCPTools(invocation) }

  /// Until the input ends.
  mutating func run() throws(UsageError) -> ExitStatus {
    while let message = try inbox.next() { answer(message) }
    return .fine
  }

  // MARK: Answers

  private mutating func answer(_ message: MCPInbox.Message) {
    switch message {
    case .failure(let error): write(error.response(to: .null))
    case .success(.array(let messages)):
      // A batch, as older versions have them; one of nothing asks for nothing.
      guard !messages.isEmpty else {
        return write(MCPError(.invalidRequest, "The batch is empty.").response(to: .null))
      }
      for message in messages { answer(.success(message)) }
    case .success(let message): answer(message)
    }
  }

  private mutating func answer(_ message: JSON) {
    let id = message["id"]
    guard message["jsonrpc"]?.text == "2.0", let method = message["method"]?.text else {
      // What answers a request of ours would have a result; we make none.
      guard message["result"] == nil, message["error"] == nil else { return }
      return write(
        MCPError(.invalidRequest, "No request of JSON-RPC 2.0.").response(to: MCPServer.id(id)))
    }
    // A notification is never answered.
    guard let id else { return }
    guard MCPServer.id(id) != .null else {
      return write(MCPError(.invalidRequest, "An id is a text or a number.").response(to: .null))
    }
    // Taken back before its turn came, or while it was worked on.
    guard !inbox.isCancelled(id) else { return }
    tools.watch = inbox.watch(for: id)
    do throws(MCPError) {
      let result = try result(of: method, message["params"] ?? .null)
      inbox.look()
      let isAnswered = !inbox.isCancelled(id)
      tools.settle(isAnswered: isAnswered)
      guard isAnswered else { return }
      write(.object(("jsonrpc", .string("2.0")), ("id", id), ("result", result)))
    } catch { write(error.response(to: id)) }
  }

  private static func id(_ json: JSON?) -> JSON {
    switch json {
    case .string(let text): .string(text)
    case .number(let number): .number(number)
    case .null, .bool, .array, .object, nil: .null
    }
  }

  private mutating func result(of method: String, _ params: JSON) throws(MCPError) -> JSON {
    switch method {
    case "initialize":
      let asked = params["protocolVersion"]?.text ?? ""
      let version = MCPServer.versions.contains(asked) ? asked : MCPServer.versions[0]
      return .object(
        ("protocolVersion", .string(version)), ("capabilities", .object(("tools", .object()))),
        (
          "serverInfo",
          .object(("name", .string("hitchain")), ("version", .string(Program.version)))
        ),
        ("instructions", .string(MCPTools.instructions)))
    case "ping": return .object()
    case "tools/list": return .object(("tools", .array(MCPTools.list)))
    case "tools/call":
      guard let name = params["name"]?.text else {
        throw MCPError(.invalidParams, "tools/call wants a name.")
      }
      return try tools.call(name, params["arguments"] ?? .object())
    default: throw MCPError(.methodNotFound, "There is no method \(method.printable).")
    }
  }

  private func write(_ json: JSON) { Console.write(json.encoded + "\n") }
}

/// What JSON-RPC says to a request that cannot be carried out.
struct MCPError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }

  func response(to id: JSON) -> JSON {
    .object(
      ("jsonrpc", .string("2.0")), ("id", id),
      (
        "error",
        .object(("code", .number(Double(code.rawValue))), ("message", .string(message)))
      ))
  }
}
