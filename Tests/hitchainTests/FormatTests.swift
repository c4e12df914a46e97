import Foundation
import Testing

@Suite struct FormatTests {
  private let script = "add view A 0 0 100 100\n\nhit-test 5 5; set alpha Q 0.5\n"

  @Test(arguments: [["--format", "json"], ["--format=json"]])
  func jsonIsOneObjectACommand(_ option: [String]) async throws {
    let run =
      option.count == 1
      ? try await Program.run("run", "-", option[0], input: script)
      : try await Program.run(option[0], option[1], input: script)
    #expect(run.status == 1)
    #expect(run.complaints.isEmpty)
    let objects = try run.lines.dropLast().map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["line"] as? Int } == [1, 3, 3])
    #expect(
      objects.map { $0["command"] as? String } == [
        "add view A 0 0 100 100", "hit-test 5 5", "set alpha Q 0.5",
      ])
    #expect(objects.map { $0["status"] as? String } == ["ok", "ok", "error"])
    #expect((objects[1]["result"] as? [String: Any])?["hitView"] as? String == "A")
    let error = try #require(objects[2]["error"] as? [String: Any])
    #expect(error["code"] as? String == "unknown-name")
    #expect(error["column"] as? Int == 25)
  }

  /// A long text is cut into lines, which may look like the end of the block.
  @Test func noAnswerEndsItsBlockOfMarkdown() async throws {
    let text = String(repeating: "`", count: 200)
    let run = try await Program.run(
      "--format", "markdown", input: "add label L 0 0 9 9 text=\"\(text)\"\nshow text L\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.allSatisfy { $0 == "`" } }.count == 2)
  }

  @Test func markdownHasABlockACommand() async throws {
    let run = try await Program.run("--format", "markdown", input: "show view tag\nfrob\n")
    #expect(run.status == 1)
    #expect(
      run.output == """
        ```hitchain
        > show view tag
        0
        ```

        ```hitchain fails
        > frob
        There is no command “frob”.
        ```


        """)
  }

  @Test func textIsTheUsual() async throws {
    let plain = try await Program.run(input: script)
    let text = try await Program.run("--format", "text", input: script)
    #expect(plain.output == text.output)
    #expect(plain.complaints == text.complaints)
  }

  // MARK: Language, rules, width

  @Test(arguments: [
    (["--lang", "zh-Hans"], [:]), ([], ["LANG": "zh_CN.UTF-8"]), ([], ["LC_ALL": "zh_CN"]),
    (["--lang", "zh-Hans"], ["LANG": "en_US.UTF-8"]),
  ])
  func chinese(_ option: [String], _ environment: [String: String]) async throws {
    let words = option + ["-c", "lang"]
    let run =
      words.count == 2
      ? try await Program.run(words[0], words[1], environment: environment)
      : try await Program.run(words[0], words[1], words[2], words[3], environment: environment)
    #expect(run.output == "现在用简体中文回答。\n")
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"]), ["LANG": "C"], ["LANG": "de_DE.UTF-8"], [:],
    ["LC_ALL": "C", "LANG": "zh_CN.UTF-8"],
  ])
  func englishOtherwise(_ environment: [String: String]) async throws {
    let run = try await Program.run("-c", "lang", environment: environment)
    #expect(run.output == "Replies are in English.\n")
  }

  @Test func theRulesOfTheDocuments() async throws {
    let run = try await Program.run(
      "--rules", "documents", "--format", "json", "-c", "chain view")
    #expect(run.output.contains(#"{"chain":["view","controller","window","app","delegate"]}"#))
  }

  @Test(arguments: [20, 40, 60])
  func noLineIsWiderThanTheWidth(_ width: Int) async throws {
    let run = try await Program.run("--width", "\(width)", "-c", "shake; explain HT03")
    #expect(run.status == 0)
    #expect(run.lines.count > 10)
    // A word that is too long for a line stands alone on one.
    #expect(run.lines.allSatisfy { $0.count <= width || !$0.drop { $0 == " " }.contains(" ") })
  }
}
