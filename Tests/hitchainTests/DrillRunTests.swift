import Foundation
import Testing

@Suite struct DrillRunTests {
  private struct Line: Decodable {
    struct Choice: Decodable {
      var answer: String
      var misconception: String?
    }

    var scene: [String]
    var ask: String
    var query: String
    var field: String
    var answer: String
    var choices: [Choice]
  }

  /// What is promised to programs: the scene runs, and its query answers as the key has it.
  @Test func jsonThatCanBeChecked() async throws {
    let run = try await Program.run(
      "drill", "gates", "--count", "20", "--seed", "3", "--format", "json")
    #expect(run.status == 0)
    #expect(run.complaints.isEmpty)
    let lines = run.lines.filter { !$0.isEmpty }
    #expect(lines.count == 20)
    for line in lines {
      let drill = try JSONDecoder().decode(Line.self, from: Data(line.utf8))
      #expect(!drill.ask.isEmpty)
      #expect(drill.choices.filter { $0.answer == drill.answer }.count == 1)
      #expect(drill.choices.contains { $0.misconception != nil })
      #expect(drill.choices.allSatisfy { $0.answer != drill.answer || $0.misconception == nil })
      let commands = (drill.scene + [drill.query]).joined(separator: "; ")
      let answer = try await Program.run("-c", commands, "--format", "json")
      #expect(answer.status == 0)
      let last = try #require(answer.lines.last { !$0.isEmpty })
      let reply = try #require(
        JSONSerialization.jsonObject(with: Data(last.utf8)) as? [String: Any])
      let result = try #require(reply["result"] as? [String: Any])
      #expect((result[drill.field] as? String ?? "nobody") == drill.answer)
    }
  }

  @Test func theSameSeedAndAnother() async throws {
    let first = try await Program.run("drill", "--count", "5", "--seed", "1")
    let again = try await Program.run("drill", "--count", "5", "--seed", "1")
    let other = try await Program.run("drill", "--count", "5", "--seed", "2")
    #expect(first.output == again.output)
    #expect(first.output != other.output)
  }

  /// The questions come first, and their key stands at the end.
  @Test(arguments: ["en", "zh-Hans"])
  func questionsAndTheirKey(_ language: String) async throws {
    let run = try await Program.run(
      "drill", "order", "--count", "3", "--seed", "1", "--lang", language)
    #expect(run.status == 0)
    for number in 1...3 {
      let mentions = run.lines.filter { $0.hasPrefix("\(number). ") }
      #expect(mentions.count == 2)
      let key = try #require(mentions.last?.dropFirst(3))
      #expect(run.lines.contains { $0.hasSuffix(") \(key)") })
    }
    #expect(run.lines.suffix(4).filter { !$0.isEmpty }.count == 3)
  }

  @Test(arguments: [
    (["drill", "nothing"], "nothing"), (["drill", "gates", "order"], "drill"),
    (["drill", "--count", "0"], "--count"), (["drill", "--count", "many"], "many"),
    (["drill", "g"], "gates"),
  ])
  func calledWrongly(_ arguments: [String], _ word: String) async throws {
    let quoted = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try await Program.shell("\"$0\" \(quoted) </dev/null")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.complaints.contains(word))
  }
}
