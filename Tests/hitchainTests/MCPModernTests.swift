import Foundation
import Testing

/// `hitchain mcp` as the protocol is since 2026-07-28: no handshake, and each request says for itself of which
/// version it is.
@Suite struct MCPModernTests {
  private static func request(
    _ id: Int, _ method: String, _ params: String = "", version: String = "2026-07-28"
  ) -> String {
    let meta =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"\(version)\",\"io.modelcontextprotocol/clientCapabilities\":{}}"
    return
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":{\(params.isEmpty ? "" : params + ",")\(meta)}}"
  }

  private func answers(_ lines: [String]) async throws -> [[String: Any]] {
    let run = try await Program.run(["mcp"], input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0 && run.complaints.isEmpty)
    return try run.lines.filter { !$0.isEmpty }.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func result(_ answer: [String: Any]) -> [String: Any] {
    answer["result"] as? [String: Any] ?? [:]
  }

  private func error(_ answer: [String: Any]) -> [String: Any] {
    answer["error"] as? [String: Any] ?? [:]
  }

  @Test func theServerSaysWhatItIs() async throws {
    let answers = try await answers([Self.request(1, "server/discover")])
    let found = result(answers[0])
    #expect((found["supportedVersions"] as? [String])?.first == "2026-07-28")
    #expect(Set((found["capabilities"] as? [String: Any] ?? [:]).keys) == ["tools", "resources"])
    #expect(found["resultType"] as? String == "complete")
    #expect(found["ttlMs"] is Int && found["cacheScope"] as? String == "public")
    let meta = found["_meta"] as? [String: Any]
    let info = meta?["io.modelcontextprotocol/serverInfo"] as? [String: Any]
    #expect(info?["name"] as? String == "hitchain")
  }

  /// A version that nobody knows, none, and what the new protocol has no longer.
  @Test func whatIsNotOfTheVersionIsRefused() async throws {
    let bare =
      "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}"
    let answers = try await answers([
      Self.request(1, "tools/list", version: "1900-01-01"),
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"server/discover\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/list\",\"params\":{\(bare)}}",
      Self.request(4, "ping"), Self.request(5, "initialize"), Self.request(6, "prompts/list"),
      Self.request(7, "tools/list", version: "2025-11-25"),
    ])
    #expect(
      answers.map { error($0)["code"] as? Int } == [
        -32022, -32602, -32602, -32601, -32601, -32601, nil,
      ])
    let data = error(answers[0])["data"] as? [String: Any]
    #expect(data?["requested"] as? String == "1900-01-01")
    #expect((data?["supported"] as? [String])?.contains("2026-07-28") == true)
  }

  @Test func aToolIsDescribedWhole() async throws {
    let answers = try await answers([Self.request(1, "tools/list")])
    let tools = result(answers[0])["tools"] as? [[String: Any]] ?? []
    #expect(tools.count == 6)
    for tool in tools {
      #expect(tool["title"] is String && tool["description"] is String)
      #expect((tool["inputSchema"] as? [String: Any])?["type"] as? String == "object")
      let output = tool["outputSchema"] as? [String: Any]
      #expect(output?["required"] as? [String] == ["status"])
      let hints = tool["annotations"] as? [String: Any]
      let changes = ["import", "tap", "why_not"].contains(tool["name"] as? String)
      #expect(hints?["readOnlyHint"] as? Bool == !changes, "\(tool["name"] ?? "")")
      #expect(hints?["openWorldHint"] as? Bool == false)
    }
  }

  /// A model can mend its arguments, so it hears of them; a client that knows no tool by that name does.
  @Test func wrongArgumentsAreTheToolsOwnAnswer() async throws {
    let calls = [
      "\"name\":\"tap\",\"arguments\":{\"x\":\"5\",\"y\":5}", "\"name\":\"import\"",
      "\"name\":\"how_to\",\"arguments\":{\"name\":\"nobody\"}",
    ]
    let answers = try await answers(
      calls.enumerated().map { Self.request($0.offset, "tools/call", $0.element) }
        + [Self.request(9, "tools/call", "\"name\":\"fly\"")])
    for answer in answers.prefix(3) {
      let found = result(answer)
      #expect(found["isError"] as? Bool == true && found["resultType"] as? String == "complete")
      #expect((found["structuredContent"] as? [String: Any])?["status"] as? String == "error")
    }
    #expect(error(answers[3])["code"] as? Int == -32602)
  }

  @Test func rulesAndLessonsCanBeRead() async throws {
    let answers = try await answers([
      Self.request(1, "resources/list"), Self.request(2, "resources/templates/list"),
      Self.request(3, "resources/read", "\"uri\":\"hitchain://rules/HT07\""),
      Self.request(4, "resources/read", "\"uri\":\"hitchain://lessons/three-gates\""),
    ])
    let listed = (result(answers[0])["resources"] as? [[String: Any]] ?? []).compactMap {
      $0["uri"] as? String
    }
    #expect(listed.contains("hitchain://rules/U-GR-04"))
    #expect(listed.contains("hitchain://lessons/three-gates"))
    #expect((result(answers[1])["resourceTemplates"] as? [Any])?.count == 2)
    for (answer, start) in zip(answers[2...], ["HT07", "---\n"]) {
      let contents = result(answer)["contents"] as? [[String: Any]]
      #expect((contents?.first?["text"] as? String)?.hasPrefix(start) == true)
      #expect(result(answer)["ttlMs"] is Int)
    }
  }

  /// Nothing is read but what is listed.
  @Test func nothingElseCanBeRead() async throws {
    let addresses = [
      "hitchain://rules/XX99", "hitchain://lessons/../../etc/passwd",
      "hitchain://lessons/%2Fetc%2Fpasswd", "hitchain://lessons/-", "file:///etc/passwd", "",
      "hitchain://lessons/", "hitchain://rules/HT07%00", "HT07",
    ]
    let answers = try await answers(
      addresses.map { Self.request(1, "resources/read", "\"uri\":\"\($0)\"") }
        + addresses.map {
          "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"resources/read\",\"params\":{\"uri\":\"\($0)\"}}"
        } + [Self.request(3, "resources/read")])
    let codes = answers.map { error($0)["code"] as? Int }
    #expect(codes == addresses.map { _ in -32602 } + addresses.map { _ in -32002 } + [-32602])
  }
}
