import Foundation
import Testing

/// What `hitchain mcp` does with what is taken back, with paths that lead elsewhere, and with ids of all kinds.
@Suite struct MCPSafetyTests {
  private func lines(_ input: String...) async throws -> [String] {
    let run = try await Program.run(["mcp"], input: input.joined(separator: "\n") + "\n")
    #expect(run.status == 0 && run.complaints.isEmpty)
    return run.lines.filter { !$0.isEmpty }
  }

  private static func call(_ id: String, _ name: String, _ arguments: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"\(name)\",\"arguments\":{\(arguments)}}}"
  }

  private static func cancel(_ id: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":\(id)}}"
  }

  private static func ping(_ id: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"ping\"}"
  }

  @Test(arguments: [
    "1", "-7", "9007199254740993", "123456789012345678901234567890", "1.0", "1e2", "0.10",
    "\"a\"", "\"\"", "\"9007199254740993\"", "\"\u{4E2D}\\n\"",
  ])
  func anIDComesBackAsItCame(_ id: String) async throws {
    let answers = try await lines(Self.ping(id))
    #expect(answers == ["{\"jsonrpc\":\"2.0\",\"id\":\(id),\"result\":{}}"])
  }

  /// Alone, in a batch, before and after, and with an id that a Double would take for another.
  @Test(arguments: [
    ([call("2", "map", ""), cancel("2")], [true]),
    (["[\(call("2", "map", "")),\(cancel("2"))]"], [true]),
    ([call("2", "map", ""), "[\(cancel("2"))]"], [true]),
    ([call("\"2\"", "map", ""), cancel("2")], [false]),
    ([call("9007199254740993", "map", ""), cancel("9007199254740992")], [false]),
    ([call("9007199254740993", "map", ""), cancel("9007199254740993")], [true]),
    ([cancel("2"), ping("1"), call("2", "map", "")], [false]),
  ])
  func whatIsTakenBackIsNotAnswered(_ input: [String], _ isTakenBack: [Bool]) async throws {
    let answers = try await lines(input.joined(separator: "\n"), Self.ping("99"))
    #expect(answers.contains { $0.contains("content") } == !isTakenBack[0])
    #expect(answers.last?.contains("\"id\":99,") == true)
  }

  /// What is taken back after it began, however far it has come.
  @Test func aDumpThatIsTakenBackChangesNothing() async throws {
    let dump =
      "<UIWindow: 0x1; frame = (0 0; 390 844)>"
      + (2..<400).map { "\\n   | <UIButton: 0x\($0); frame = (20 60; 100 40)>" }.joined()
    let client = try Conversation()
    defer { client.end() }
    client.send(Self.call("1", "import", "\"text\":\"\(dump)\""))
    // In two pieces: the second comes while the first is worked on, or after.
    client.send(Self.cancel("1"))
    client.send(Self.call("2", "tap", "\"x\":70,\"y\":80"))
    let answers = client.answers(upTo: "\"id\":2,")
    if !answers.contains(where: { $0.contains("\"id\":1,") }) {
      #expect(answers.last?.contains("button") == false, "the scene is the dump's all the same")
    }
  }

  /// At once and with one message, whatever it is; and of a name with NUL no part is read.
  @Test func whatIsNoOrdinaryFileIsRefused() async throws {
    let folder = try Scratch()
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    _ = try folder.file("a", Data("<UIWindow: 0x1; frame = (0 0; 390 844)>".utf8))
    let answerPipe = folder.path + "/x.viewhierarchy/RequestResponses"
    try FileManager.default.createDirectory(atPath: answerPipe, withIntermediateDirectories: true)
    #expect(mkfifo(answerPipe + "/Response_0", 0o600) == 0)
    let paths = [
      pipe, "/dev/stdin", "/dev/null", "/dev/tty", "/dev/zero", "/proc/self/fd/0", "/proc/kmsg",
      "/proc/self/environ", folder.path + "/x.viewhierarchy",
    ].filter { !$0.hasPrefix("/proc") || FileManager.default.fileExists(atPath: $0) }
    let cut = ["\(folder.path)/a\\u0000.png", "\(folder.path)\\u0000", "/\\u0000", "-", ""]
    let calls = (paths + cut).enumerated().map { number, path in
      Self.call("\(number)", "import", "\"path\":\"\(path)\"")
    }
    let answers = try await lines(calls.joined(separator: "\n"), Self.ping("99"))
    #expect(answers.count == calls.count + 1)
    for (path, answer) in zip(paths, answers) where !path.hasSuffix("/fd/0") && path != "/dev/stdin"
    {
      #expect(answer.contains("It is a folder or a device, not a file."), "\(path): \(answer)")
    }
    for answer in answers.dropLast() {
      #expect(answer.contains("\"isError\":true") && !answer.contains("UIWindow"), "\(answer)")
    }
  }

  /// Neither a path nor a name comes back so that it does something where it is shown.
  @Test func whatHidesIsMadeVisible() async throws {
    let poison = "\\u001b[31m\\u202ex"
    let dump = "\"text\":\"<UIWindow: 0x1; frame = (0 0; 390 844)>\""
    let answers = try await lines(
      Self.call("1", "import", "\"path\":\"/tmp/\(poison)\""),
      Self.call("2", "import", dump + ",\"want\":\"\(poison)\""),
      Self.call("3", "why_not", "\"name\":\"\(poison)\""),
      Self.call("4", "explain_rule", "\"rule\":\"\(poison)\""),
      "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"\(poison)\"}",
      Self.call("6", poison, ""))
    #expect(answers.count == 6)
    for answer in answers {
      let json =
        try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any] ?? [:]
      let content = (json["result"] as? [String: Any])?["content"] as? [[String: Any]]
      let text =
        content?.first?["text"] as? String
        ?? (json["error"] as? [String: Any])?["message"] as? String ?? ""
      #expect(!text.isEmpty && !text.contains("\u{1B}") && !text.contains("\u{202E}"), "\(answer)")
    }
  }
}

/// A server that is spoken to line by line.
private final class Conversation {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init() throws {
    process.executableURL = Program.url
    process.arguments = ["mcp"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  func send(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  /// All that come up to the one that holds this.
  func answers(upTo end: String) -> [String] {
    var bytes = Data()
    while true {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      bytes += more
      if bytes.last == 0x0A, String(decoding: bytes, as: UTF8.self).contains(end) { break }
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
