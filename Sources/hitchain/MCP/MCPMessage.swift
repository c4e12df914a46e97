import Lab

/// The id of a request, as it came: a number keeps its text, which may say more than a Double can.
enum MCPID: Hashable {
  case text(String)
  case number(String)

  /// Nil of what is none.
  init?(_ read: JSONReader.Source) {
    switch read.value {
    case .string(let text): self = .text(text)
    case .number: self = .number(String(decoding: read.text, as: UTF8.self))
    case .null, .bool, .array, .object: return nil
    }
  }

  /// As JSON has it.
  var encoded: String {
    switch self {
    case .text(let text): JSON.string(text).encoded
    case .number(let text): text
    }
  }
}

/// A message of JSON-RPC.
struct MCPMessage {
  enum Identity: Equatable {
    /// A notification has none.
    case none
    case wrong
    case id(MCPID)
  }

  var json: JSON
  var identity = Identity.none
  /// The request that it takes back.
  var takesBack: MCPID?

  /// All of a line: one, or those of a batch, as older versions have them.
  static func all(in line: [UInt8]) throws(JSONError) -> [MCPMessage] {
    var reader = JSONReader(line, depthLimit: 64)
    var messages: [MCPMessage] = []
    if line[reader.offset()] == UInt8(ascii: "[") {
      try reader.openArray()
      while try reader.nextElement() { messages.append(try next(in: line, &reader)) }
    } else {
      messages.append(try next(in: line, &reader))
    }
    try reader.end()
    return messages
  }

  private static func next(
    in line: [UInt8], _ reader: inout JSONReader
  ) throws(JSONError) -> MCPMessage {
    let start = reader.offset()
    guard start < line.count, line[start] == UInt8(ascii: "{") else {
      return MCPMessage(json: try reader.value())
    }
    let members = try reader.members()
    var message = MCPMessage(json: JSON.members(members.map { ($0.name, $0.source.value) }))
    if let id = members.first(where: { $0.name == "id" })?.source {
      message.identity = MCPID(id).map { .id($0) } ?? .wrong
    }
    if message.json["method"]?.text == "notifications/cancelled",
      let params = members.first(where: { $0.name == "params" })?.source,
      case .object = params.value
    {
      var inner = JSONReader(Array(params.text), depthLimit: 64)
      message.takesBack = try inner.members().first { $0.name == "requestId" }
        .flatMap { MCPID($0.source) }
    }
    return message
  }
}
