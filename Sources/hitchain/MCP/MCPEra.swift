import Lab

/// How a client speaks: since 2026-07-28 each request says for itself which version it is of; before that a
/// handshake said it once.
enum MCPEra {
  case modern, legacy

  static let modernVersions = ["2026-07-28"]
  /// The newest first.
  static let legacyVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  /// The names that the protocol has for itself in a `_meta`.
  static func key(_ name: String) -> String { "io.modelcontextprotocol/" + name }

  /// Of a request, by its parameters.
  init(_ params: JSON) throws(MCPError) {
    guard let meta = params["_meta"], let said = meta[Self.key("protocolVersion")] else {
      self = .legacy
      return
    }
    guard let version = said.text else {
      throw MCPError(.invalidParams, "\(Self.key("protocolVersion")) is a text.")
    }
    if Self.legacyVersions.contains(version) {
      self = .legacy
      return
    }
    guard Self.modernVersions.contains(version) else {
      throw MCPError(
        .unsupportedVersion, "Unsupported protocol version",
        data: .object(
          ("supported", .array((Self.modernVersions + Self.legacyVersions).map { .string($0) })),
          ("requested", .string(version))))
    }
    guard case .object? = meta[Self.key("clientCapabilities")] else {
      throw MCPError(
        .invalidParams, "params._meta wants \(Self.key("clientCapabilities")), an object.")
    }
    self = .modern
  }

  /// A result as this era has it: one that others may keep for a while says how long.
  func result(_ members: JSON, keptFor keeping: MCPKeeping? = nil) -> JSON {
    guard self == .modern else { return members }
    var result = members
    result.add("resultType", .string("complete"))
    if let keeping {
      result.add("ttlMs", .number(Double(keeping.milliseconds)))
      result.add("cacheScope", .string(keeping.isForAll ? "public" : "private"))
    }
    result.add("_meta", .object((Self.key("serverInfo"), MCPServer.info)))
    return result
  }
}

/// How long a client may keep a result, and whether it says anything about who asked.
struct MCPKeeping {
  var milliseconds: Int
  var isForAll: Bool

  /// What the program was built with.
  static let builtIn = MCPKeeping(milliseconds: 3_600_000, isForAll: true)
  /// What a folder of somebody's may change.
  static let own = MCPKeeping(milliseconds: 60_000, isForAll: false)
}
