import Depth
import Foundation
import Testing

/// `hitchain mcp`, message by message, and by the protocol's own client.
@Suite struct MCPTests {
  private func answers(_ lines: String...) async throws -> [[String: Any]] {
    let run = try await Program.run(["mcp"], input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0 && run.complaints.isEmpty)
    return try run.lines.filter { !$0.isEmpty }.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  private func code(_ answer: [String: Any]) -> Int? {
    (answer["error"] as? [String: Any])?["code"] as? Int
  }

  private func text(_ answer: [String: Any]) -> String {
    let result = answer["result"] as? [String: Any]
    let content = result?["content"] as? [[String: Any]]
    return content?.first?["text"] as? String ?? ""
  }

  @Test func theVersionThatIsAskedForOrOurs() async throws {
    for (asked, given) in [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("1999-01-01", "2025-11-25"),
    ] {
      let answers = try await answers(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"\(asked)\"}}",
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}")
      #expect(answers.count == 1)
      let result = answers[0]["result"] as? [String: Any]
      #expect(result?["protocolVersion"] as? String == given)
    }
  }

  @Test func eachToolHasItsSchema() async throws {
    let answers = try await answers("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/list\"}")
    let tools = (answers[0]["result"] as? [String: Any])?["tools"] as? [[String: Any]]
    #expect(
      tools?.compactMap { $0["name"] as? String } == [
        "import", "tap", "why_not", "how_to", "map", "explain_rule",
      ])
    #expect(tools?.allSatisfy { $0["inputSchema"] is [String: Any] } == true)
  }

  @Test func malformed() async throws {
    let answers = try await answers(
      "no json", "{\"jsonrpc\":\"2.0\",\"id\":1}",
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"fly\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"fly\"}}",
      "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\",\"params\":{\"name\":\"tap\"}}",
      "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"}", String(repeating: "[", count: 5000),
      "[]",
      "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/call\",\"params\":{\"name\":\"import\",\"arguments\":{\"dump\":\"x\"}}}"
    )
    #expect(
      answers.map { code($0) } == [
        -32700, -32600, -32601, -32602, -32602, -32600, -32700, -32600, -32602,
      ])
  }

  @Test(.enabled(if: Depth.isNightly)) func oversized() async throws {
    let answers = try await answers(
      String(repeating: "x", count: 81 << 20), "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}")
    #expect(answers.map { code($0) } == [-32600, nil])
  }

  @Test func whatIsTakenBackBeforeItsTurnIsNotAnswered() async throws {
    let answers = try await answers(
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}",
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"map\"}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}",
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"ping\"}")
    #expect(answers.map { $0["id"] as? Int } == [1, 3])
  }

  /// As older versions of the protocol send messages, several in one line.
  @Test func whatABatchTakesBackIsNotAnswered() async throws {
    let cancelled =
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}"
    let call =
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"map\"}}"
    let ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"
    for lines in [[ping, call, "[\(cancelled)]"], ["[\(ping),\(call),\(cancelled)]"]] {
      let run = try await Program.run(["mcp"], input: lines.joined(separator: "\n") + "\n")
      #expect(run.lines.filter { !$0.isEmpty }.count == 1)
    }
  }

  /// Whenever it is taken back: an import that has no answer has changed nothing.
  @Test(arguments: [0, 100_000, 400_000] as [UInt32])
  func anImportThatIsTakenBackChangesNothing(_ microseconds: UInt32) throws {
    func call(_ id: Int, _ name: String, _ arguments: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"\(name)\",\"arguments\":{\(arguments)}}}\n"
    }
    func dump(_ name: String, _ count: Int) -> String {
      "<UIWindow: 0x1; frame = (0 0; 320 480)>"
        + (0..<count).map { "\\n   | _\(name)\($0) <UIButton: 0x2\($0); frame = (0 0; 320 480)>" }
        .joined()
    }
    let process = Process()
    process.executableURL = Program.url
    process.arguments = ["mcp"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    func send(_ text: String) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }
    try send(call(1, "import", "\"text\":\"\(dump("old", 1))\""))
    try send(call(2, "import", "\"text\":\"\(dump("new", 150))\""))
    usleep(microseconds)
    try send(
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}\n"
        + call(3, "tap", "\"x\":5,\"y\":5"))
    try input.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n")
    let isAnswered = lines.contains { $0.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":2,") }
    let tap = try #require(lines.first { $0.hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":3,") })
    #expect(tap.contains(isAnswered ? "new149" : "old0"))
  }

  @Test func manyAtOnceAreAnsweredInTheirOrder() async throws {
    let count = Depth.count(40, nightly: 200)
    let lines = (1...count).map { number in
      "{\"jsonrpc\":\"2.0\",\"id\":\(number),\"method\":\"tools/call\",\"params\":{\"name\":\"tap\",\"arguments\":{\"x\":\(number),\"y\":5}}}"
    }
    let run = try await Program.run(["mcp"], input: lines.joined(separator: "\n"))
    #expect(run.lines.filter { !$0.isEmpty }.count == count)
    #expect(run.lines[count - 1].hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":\(count),"))
  }

  @Test func aDumpAndWhatIsAskedOfIt() async throws {
    let dump =
      "<UIWindow: 0x1; frame = (0 0; 390 844)>\\n   | <UIButton: 0x2; frame = (20 60; 100 40)>\\n   | _pane <UIView: 0x3; frame = (0 0; 390 120)>"
    func call(_ id: Int, _ name: String, _ arguments: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"\(name)\",\"arguments\":{\(arguments)}}}"
    }
    let answers = try await answers(
      call(1, "import", "\"text\":\"\(dump)\""),
      call(2, "why_not", "\"name\":\"0x2\",\"x\":70,\"y\":80"),
      call(3, "how_to", "\"name\":\"0x2\""),
      call(4, "explain_rule", "\"rule\":\"HT07\""),
      call(5, "explain_rule", "\"rule\":\"HT07; quit\""),
      call(6, "import", "\"path\":\"/nowhere\""))
    #expect(text(answers[0]).contains("covered-by pane"))
    #expect(text(answers[1]).contains("pane was asked before button1"))
    #expect(text(answers[2]).contains("bring-to-front button1"))
    #expect(text(answers[3]).hasPrefix("HT07"))
    for answer in answers[4...5] {
      #expect((answer["result"] as? [String: Any])?["isError"] as? Bool == true)
    }
  }

  /// Client/mcp_client.py: each tool, mistakes, a hundred calls at once, one that is taken back, and what
  /// no client sends.
  @Test(
    .enabled(if: Depth.isNightly && MCPClient.isThere, "python3 has no mcp here: pip install mcp"))
  func theProtocolsOwnClient() throws {
    let (status, output) = try MCPClient.run([MCPClient.script, Program.url.path])
    #expect(status == 0 && output.hasSuffix("it ends where its input ends\n"), "\(output)")
  }
}

/// The client of the Model Context Protocol that PyPI has.
enum MCPClient {
  static let isThere = (try? run(["-c", "import mcp"]).status) == 0

  static var script: String { Checkout.path("Tests/hitchainTests/Client/mcp_client.py") }

  /// The python3 of whoever runs the tests.
  static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
