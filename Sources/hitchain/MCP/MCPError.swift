import Lab

/// What JSON-RPC says to a request that cannot be carried out.
struct MCPError: Error {
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    /// What the protocol has of its own: a resource, before that was wrong parameters; and a version.
    case resourceNotFound = -32002
    case unsupportedVersion = -32022
  }

  var code: Code
  var message: String
  var data: JSON?

  init(_ code: Code, _ message: String, data: JSON? = nil) {
    (self.code, self.message, self.data) = (code, message.visible, data)
  }

  var json: JSON {
    var error = JSON.object(
      ("code", .number(Double(code.rawValue))), ("message", .string(message)))
    if let data { error.add("data", data) }
    return error
  }
}
