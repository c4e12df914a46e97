import Depth
import Desk
import Lab
import System
import Testing

@testable import Tutor

/// The handbook as it stands in the repository, and what its lint finds once something is wrong.
@Suite struct HandbookTests {
  private static let root = Checkout.top.path

  private static func files(in folder: String) throws -> [String: [UInt8]] {
    let folder = root + "/" + folder + "/"
    return try DocumentFiles.find([folder]).reduce(into: [:]) { files, path in
      files[String(path.dropFirst(folder.count))] = try TextFile.read(path, limit: 1 << 20)
    }
  }

  @Test func itIsSound() throws {
    let files = try Self.files(in: "handbook")
    var lint = HandbookLint(files)
    lint.compare(with: Handbook.compiledPaths)
    #expect(lint.findings.map { $0.text(in: .english) } == [])
    #expect(files.count > 90)
  }

  @Test(
    "The files that are compiled in are those that are there", arguments: ["handbook", "lessons"])
  func compiled(_ folder: String) throws {
    let files = try Self.files(in: folder)
    #expect(
      Books.paths.filter { $0.hasPrefix(folder + "/") }
        == files.keys.map { folder + "/" + $0 }.sorted())
    for (path, bytes) in files { #expect(Books.file(folder + "/" + path) == bytes, "\(path)") }
  }

  struct Slip: CustomTestStringConvertible, Sendable {
    var page: String
    var text: String
    var becomes: String
    var finding: String

    var testDescription: String { finding }
  }

  static let slips = [
    Slip(
      page: "rules/HT.md", text: "## HT03\n", becomes: "## HT33\n",
      finding: "rules/HT.md: It lacks “HT03”."),
    Slip(
      page: "rules/HT.md", text: "## HT03\n", becomes: "## HT33\n",
      finding: "rules/HT.md: “HT33” does not belong there."),
    Slip(
      page: "en/rules/HT.md", text: "## HT03 · ", becomes: "### HT03 · ",
      finding: "en/rules/HT.md: It lacks “HT03”."),
    Slip(
      page: "rules/HT.md", text: "- Related: HT02, ", becomes: "- Related: HT92, ",
      finding: "rules/HT.md: HT01: “Related: HT92, HT03, HT04” names what is not there."),
    Slip(
      page: "rules/HT.md", text: "- Sources: D0 2, ", becomes: "- Sources: D0 9, ",
      finding:
        "rules/HT.md: HT01: “Sources: D0 9, D0 2.1, D4 0, D4 1, D2 4a, D3 2” names what is not there."
    ),
    Slip(
      page: "rules/HT.md", text: "> hit-test 60 300\n", becomes: "> hit-tst 60 300\n",
      finding: "rules/HT.md: HT01: `hit-tst 60 300` fails: There is no command “hit-tst”."),
    Slip(
      page: "zh-Hans/rules/CH.md", text: "## CH01 · ", becomes: "## CH01 · 響應者",
      finding: "zh-Hans/rules/CH.md: CH01: the glossary does not write “響應者”."),
    Slip(
      page: "en/mistakes.md", text: "[HT03]", becomes: "[HT93]",
      finding: "en/mistakes.md: disabled-goes-to-parent: it cites HT93, and there is no such rule."),
    Slip(
      page: "mistakes.md", text: "- Rule: GT06\n", becomes: "",
      finding: "mistakes.md: disabled-goes-to-parent: it needs a Rule, a session and what Differs."),
    Slip(
      page: "zh-Hans/glossary.md", text: "- **hit-testing**", becomes: "- **hit testing**",
      finding: "zh-Hans/glossary.md: It lacks “hit-testing”."),
    Slip(
      page: "zh-Hans/glossary.md", text: "- **event**: ",
      becomes: "- **event object**: 事件。\n- **event**: ",
      finding: "zh-Hans/glossary.md: “event object” stands where “event” does in the program."),
    Slip(
      page: "en/commands.md", text: "- tap: ", becomes: "- tab: ",
      finding: "en/commands.md: It lacks “tap”."),
    Slip(
      page: "zh-Hans/commands.md", text: "- view or nil: ", becomes: "- view or none: ",
      finding: "zh-Hans/commands.md: “view or none” does not belong there."),
    Slip(
      page: "zh-Hans/program.md", text: "- --format: ", becomes: "- --formats: ",
      finding: "zh-Hans/program.md: It lacks “--format”."),
    Slip(
      page: "en/rules/HT.md", text: "# Hit testing", becomes: "# Hit tests",
      finding: "README.md: It lacks “| HT | [Hit tests](en/rules/HT.md) | "
        + "[命中测试](zh-Hans/rules/HT.md) | [19 rules](rules/HT.md) |”."),
  ]

  @Test(arguments: slips)
  func aSlipIsFound(_ slip: Slip) throws {
    // Its own page, and what that is read with: no session of the other pages needs to run.
    let name = slip.page.split(separator: "/").last ?? ""
    var files = try Self.files(in: "handbook").filter {
      $0.key.hasSuffix(name) || $0.key.hasSuffix("glossary.md") || $0.key == "README.md"
    }
    var text = String(decoding: try #require(files[slip.page]), as: UTF8.self)
    text.replaceSubrange(try #require(text.firstRange(of: slip.text)), with: slip.becomes)
    files[slip.page] = Array(text.utf8)
    let findings = HandbookLint(files).findings.map { $0.text(in: .english) }
    #expect(findings.contains { $0.hasPrefix("handbook/" + slip.finding) }, "\(findings)")
  }

  @Test func aPageTooManyOrTooFewIsFound() throws {
    var files = try Self.files(in: "handbook").filter { $0.key.hasSuffix("HT.md") }
    files["en/rules/ZZ.md"] = []
    files["rules/HT.md"] = nil
    var lint = HandbookLint(files)
    lint.compare(with: Handbook.compiledPaths)
    let findings = lint.findings.map { $0.text(in: .english) }
    #expect(findings.contains("handbook/en/rules/ZZ.md: It is no page of the handbook."))
    #expect(findings.contains("handbook/rules/HT.md: It is compiled in, and the file is gone."))
  }
}
