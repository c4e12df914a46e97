import Import
import Lab
import System
import Text

/// `hitchain mcp`: the Model Context Protocol on standard input and output, one JSON object a line, for
/// assistants that drive a simulator.
struct MCPServer {
  private var tools: MCPTools
  private var waiting: [Result<JSON, MCPError>] = []
  private var bytes: [UInt8] = []
  private var isPassingOver = false

  /// A message that is longer is refused, and not kept.
  private static let longest = 80 << 20
  private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  init(_ invocation: Invocation) { tools = MCPTools(invocation) }

  /// Until the input ends.
  mutating func run() throws(UsageError) -> ExitStatus {
    while true {
      let next = try Console.readInput()
      guard !next.isEmpty else { break }
      take(next)
      while !waiting.isEmpty { answer(waiting.removeFirst()) }
    }
    if !bytes.isEmpty, !isPassingOver {
      take([0x0A])
      while !waiting.isEmpty { answer(waiting.removeFirst()) }
    }
    return .fine
  }

  private mutating func take(_ new: ArraySlice<UInt8>) {
    for (index, part) in new.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { endLine() }
      if bytes.count + part.count > MCPServer.longest {
        (bytes, isPassingOver) = ([], true)
      } else if !isPassingOver {
        bytes += part
      }
    }
  }

  private mutating func endLine() {
    defer { (bytes, isPassingOver) = ([], false) }
    guard !isPassingOver else {
      waiting.append(.failure(MCPError(.invalidRequest, "The message is too long.")))
      return
    }
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) else { return }
    do throws(JSONError) {
      waiting.append(.success(try JSONReader.read(bytes, depthLimit: 64)))
    } catch {
      waiting.append(.failure(MCPError(.parseError, "The message is no JSON.")))
    }
  }

  // MARK: Answers

  private mutating func answer(_ message: Result<JSON, MCPError>) {
    switch message {
    case .failure(let error): write(error.response(to: .null))
    case .success(.array(let messages)):
      // A batch, as older versions have them.
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
    guard !isCancelled(id) else { return }
    do throws(MCPError) {
      let result = try result(of: method, message["params"] ?? .null)
      write(.object(("jsonrpc", .string("2.0")), ("id", id), ("result", result)))
    } catch { write(error.response(to: id)) }
  }

  /// Has somebody taken it back before its turn came?
  private mutating func isCancelled(_ id: JSON) -> Bool {
    waiting.contains { message in
      guard case .success(let message) = message else { return false }
      return message["method"]?.text == "notifications/cancelled"
        && message["params"]?["requestId"] == id
    }
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
