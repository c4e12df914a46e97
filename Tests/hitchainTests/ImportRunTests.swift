import Foundation
import Testing

/// `hitchain import`, at the command line and in a session.
@Suite struct ImportRunTests {
  private static let dump = """
    <UIWindow: 0x7f1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x9>>
       | <UIView: 0x7f2; frame = (0 0; 390 844); layer = <CALayer: 0x9>>
       |    | <UIButton: 0x7f3; frame = (20 60; 100 40); layer = <CALayer: 0x9>>
       |    |    | <UIButtonLabel: 0x7f4; frame = (0 0; 100 40); text = 'Buy now'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x9>>
       |    | _toast <Shop.Toast: 0x7f5; frame = (0 0; 390 120); layer = <CALayer: 0x9>>

    """

  @Test func aTableOfControls() async throws {
    let run = try await Program.run("import", "-", input: Self.dump)
    #expect(run.status == 0 && run.complaints.isEmpty)
    #expect(run.output.contains("5 views, 1 window. Read as recursiveDescription."))
    #expect(run.output.contains("covered-by toast [HT07]"))
  }

  @Test func asJSON() async throws {
    let run = try await Program.run(
      "import", "-", "--want", "Buy", "--at", "70", "80", "--format", "json", input: Self.dump)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["status"] as? String == "ok")
    let result = try #require(json["result"] as? [String: Any])
    #expect(result["format"] as? String == "recursive-description")
    #expect(result["views"] as? Int == 5)
    #expect(result["windows"] as? [String] == ["window1"])
    #expect(result["unknown"] as? [String] == ["recognizers", "enabled", "overrides"])
    #expect(result["hitView"] as? String == "toast")
    #expect(result["path"] as? [String] == ["window1", "view1", "toast"])
    let verdict = try #require(result["verdict"] as? [String: Any])
    #expect(verdict["word"] as? String == "covered-by")
    #expect(verdict["by"] as? String == "toast")
    #expect(verdict["rule"] as? String == "HT07")
    #expect(verdict["depends"] as? [String] == ["overrides"])
    let repairs = try #require(result["repairs"] as? [[String: Any]])
    let commands = repairs.compactMap { $0["commands"] as? [String] }
    #expect(commands.first == ["set userInteractionEnabled toast NO"])
    #expect(commands.contains(["bring-to-front buy-now"]))
    let objects = try #require(result["objects"] as? [[String: Any]])
    #expect(objects.map { $0["line"] as? Int } == [1, 2, 3, 4, 5])
    #expect(objects.map { $0["address"] as? String }[2] == "0x7f3")
  }

  @Test func anErrorAsJSON() async throws {
    let run = try await Program.run("import", "-", "--format", "json", input: "Dear all,")
    #expect(run.status == 1 && run.complaints.isEmpty)
    #expect(run.output.hasPrefix("{\"status\":\"error\",\"error\":{\"code\":\"unknown-format\""))
  }

  @Test func itsCommandsAndItsDocumentRun() async throws {
    let commands = try await Program.run("import", "-", "--format", "commands", input: Self.dump)
    let again = try await Program.run(input: commands.output + "hit-test 70 80\n")
    #expect(again.status == 0 && again.output.contains("A touch here goes to toast."))
    let page = try await Program.run(
      "import", "-", "--format", "markdown", "--want", "buy-now", input: Self.dump)
    let run = try await Program.run("run", "-", input: page.output)
    #expect(run.status == 0 && run.output.contains("lies behind toast"))
  }

  @Test(arguments: [
    ["import", "-", "--at", "5"], ["import", "-", "--at", "a", "b"],
    ["import", "-", "--as", "Toast=nonsense"], ["run", "-", "--format", "commands"],
    ["check", "--redact", "-"],
  ])
  func calledWrongly(_ words: [String]) async throws {
    let run = try await Program.run(words, input: Self.dump)
    #expect(run.status == 2 && run.output.isEmpty && !run.complaints.isEmpty)
  }

  /// Whoever pipes a dump, or names its file, wants it read.
  @Test func aDumpIsKnownWhereverItComes() async throws {
    let said = try await Program.run("import", "-", input: Self.dump).output
    let folder = try Scratch()
    let path = try folder.file("screen.txt", Data(Self.dump.utf8)).path
    for words in [[], ["import"], ["run", "-"], [path], ["run", path]] {
      let run = try await Program.run(words, input: Self.dump)
      #expect(run.status == 0 && run.output == said, "\(words): \(run.output) \(run.complaints)")
    }
    // Commands are not kept waiting, and a name that is no dump's is no file to be read.
    #expect(try await Program.run(input: "add view A 0 0 9 9\n").status == 0)
    let other = try folder.file("other.txt", Data("add view A 0 0 9 9".utf8)).path
    #expect(try await Program.run([other]).status == 2)
  }

  @Test func pastedIntoASession() async throws {
    let run = try await Program.run(
      input: "add view A 0 0 10 10\nimport\n" + Self.dump
        + ".\ntap 70 80\nwhy-not 0x7f3\nundo 2\nundo; undo\nshow A frame\n")
    #expect(run.output.contains("covered-by toast [HT07]"))
    #expect(run.output.contains("buy-now contains the point too, but lies behind toast"))
    // What was there before came back.
    #expect(run.output.contains("(0 0; 10 10)"))
  }

  @Test func inChinese() async throws {
    let run = try await Program.run(
      "import", "-", "--lang", "zh-Hans", "--want", "Buy", input: Self.dump)
    #expect(run.output.contains("toast 挡在 buy-now 前面"))
    #expect(run.output.contains("除非 Toast 重写了 hitTest"))
  }

  @Test func theProbesAreFilesOfTheirOwn() async throws {
    let swift = try await Program.run("probe")
    #expect(swift.output.hasPrefix("// HitchainProbe.swift"))
    let python = try await Program.run("probe", "--lldb")
    #expect(python.output.hasPrefix("\"\"\"hitchain_probe.py"))
    // Who adds a file to an app wants to know at once what it does.
    for probe in [swift, python] {
      let first = probe.lines.prefix(4).joined(separator: " ").replacing("// ", with: "")
      #expect(first.contains("changes nothing, and sends nothing anywhere"))
    }
  }

  /// A folder as Xcode exports one: several answers, the second packed, and what is none beside them.
  @Test func aFolderOfXcode() async throws {
    let folder = try Scratch()
    let run = try await Program.shell(
      """
      cd "$1" && mkdir -p harbor.viewhierarchy/RequestResponses && cd harbor.viewhierarchy
      echo 'no answer' >metadata
      cat >RequestResponses/Response_0 <<'END'
      {"topLevelGroups": {"w": {"groupingID": "com.apple.UIKit.UIWindow", "debugHierarchyObjects": [
        {"objectID": "0x1", "className": "UIWindow", "childGroup": {
          "groupingID": "com.apple.UIKit.UIView", "debugHierarchyObjects": [
            {"objectID": "0x2", "className": "UIButton"}, {"objectID": "0x3", "className": "UIView"}]}}]}},
       "classInformation": {"UIButton": {"superclass": "UIControl"}}}
      END
      gzip >RequestResponses/Response_1 <<'END'
      {"topLevelPropertyDescriptions": {
        "0x1.frame": {"propertyValue": [0, 0, 390, 844]}, "0x2.frame": {"propertyValue": [20, 60, 100, 40]},
        "0x2.accessibilityIdentifier": {"propertyValue": "moor"},
        "0x3.frame": {"propertyValue": [0, 0, 390, 120]}, "0x3.accessibilityIdentifier": {"propertyValue": "fog"}}}
      END
      exec "$0" import "$1/harbor.viewhierarchy" --want moor
      """, folder.path)
    #expect(run.complaints.isEmpty)
    #expect(run.output.contains("fog lies in front of moor"))
    let empty = try await Program.shell(
      "mkdir -p \"$1/none.viewhierarchy\" && exec \"$0\" import \"$1/none.viewhierarchy\"",
      folder.path)
    #expect(empty.status != 0 && empty.output.isEmpty)
    #expect(empty.complaints.hasPrefix("No view is in this text"))
  }

  /// At the prompt, and of the program: the same page.
  @Test func itsHelp() async throws {
    let asked = try await Program.run("-c", "import help", "--width", "300")
    let ofProgram = try await Program.run("import", "--help", "--width", "300")
    for line in asked.lines where !line.isEmpty { #expect(ofProgram.lines.contains(line)) }
    for word in ["--at X Y", "--want NAME", "--as CLASS=KIND", "--redact", "--live"] {
      #expect(ofProgram.output.contains(word))
    }
    #expect(!ofProgram.output.contains("hitchain drill"))
    #expect(try await Program.run("import", "help", "--width", "300").output == ofProgram.output)
    let chinese = try await Program.run("import", "--help", "--lang", "zh-Hans")
    #expect(chinese.output.contains("探针") && !chinese.output.contains("What can be read"))
  }

  @Test func itIsWrittenToAFile() async throws {
    let folder = try Scratch()
    func run(_ words: String...) async throws -> Program.Run {
      try await Program.run(["import", "-"] + words, input: Self.dump)
    }
    let text = try await run("-o", folder.path + "/verdicts.txt")
    #expect(text.status == 0 && text.output.isEmpty)
    #expect(String(decoding: try folder.data("verdicts.txt"), as: UTF8.self).contains("covered-by"))
    _ = try await run("--format", "json", "-o", folder.path + "/verdicts.json")
    #expect(
      String(decoding: try folder.data("verdicts.json"), as: UTF8.self).hasPrefix("{\"status"))
    _ = try await run("-o", folder.path + "/screen.html")
    #expect(
      String(decoding: try folder.data("screen.html"), as: UTF8.self).hasPrefix("<!DOCTYPE html>"))
    _ = try await run("--to", "map", "-o", folder.path + "/map.svg")
    #expect(String(decoding: try folder.data("map.svg"), as: UTF8.self).contains("toast"))
    // What is there stays, but by force.
    let again = try await run("-o", folder.path + "/verdicts.txt")
    #expect(again.status == 1 && !again.complaints.isEmpty)
  }

  /// A program that was built without the page says so, and makes nothing.
  @Test func aLivePage() async throws {
    let folder = try Scratch()
    let page = try await Program.run("page")
    let live = try await Program.run(
      ["import", "-", "--live", "-o", folder.path + "/screen.html"], input: Self.dump)
    #expect(live.status == page.status)
    guard page.status == 0 else {
      #expect(live.complaints == page.complaints)
      #expect(throws: (any Error).self) { try folder.data("screen.html") }
      return
    }
    // The screen is in it as a document, in base64; the page is in UTF-16.
    let text = String(data: Data(try folder.data("screen.html")), encoding: .utf16) ?? ""
    let document = try await Program.run("import", "-", "--format", "markdown", input: Self.dump)
    #expect(text.contains(Data(document.output.utf8).base64EncodedString()))
    let wrong = try await Program.run(
      ["import", "-", "--live", "--to", "svg"], input: Self.dump)
    #expect(wrong.status == 2)
  }
}
