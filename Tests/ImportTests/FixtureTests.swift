import Engine
import Lab
import System
import Testing

@testable import Import

/// Screens of apps that there are not, as tools print them and people paste them, with what is true of
/// each (`Fixtures/truths.json`).
@Suite struct FixtureTests {
  struct Truth: CustomTestStringConvertible {
    var file: String
    var want: String
    var word: String
    var by: String?
    var rule: String?
    var testDescription: String { "\(file): \(want)" }
  }

  static var folder: String {
    let parts = #filePath.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/") + "/Fixtures/"
  }

  static let truths: [Truth] = {
    guard let bytes = try? TextFile.read(folder + "truths.json", limit: 1 << 20),
      let json = try? JSONReader.read(bytes)
    else { return [] }
    return json.elements.map { row in
      Truth(
        file: row["file"]?.text ?? "", want: row["want"]?.text ?? "",
        word: row["word"]?.text ?? "", by: row["by"]?.text, rule: row["rule"]?.text)
    }
  }()

  @Test func thereAreSixty() throws {
    #expect(Set(FixtureTests.truths.map { $0.file }).count >= 60)
  }

  @Test(arguments: truths) func isTrue(_ truth: Truth) throws {
    var request = ImportRequest()
    request.want = truth.want
    let report = try ImportReport.make(
      try DumpFile.read(FixtureTests.folder + truth.file), request)
    let verdict = try #require(report.wanted?.verdict)
    #expect(verdict.word.rawValue == truth.word)
    if let by = truth.by { #expect(verdict.by == by) }
    if let rule = truth.rule { #expect(verdict.rule.rawValue == rule) }
    #expect(report.imported.isRemade)
    // What is told to have been tried makes it get the tap.
    for repair in report.wanted?.repairs ?? [] {
      var session = Session(state: State(scene: report.imported.scene))
      for command in repair.commands { _ = session.run(command) }
      let scene = session.state.scene
      let view = try #require(scene.object(named: report.wanted?.object.name ?? "")?.view)
      // It may have gone elsewhere: then its middle has.
      let points = [verdict.point, scene.convert(scene.bounds(of: view).mid, from: view, to: nil)]
      #expect(
        points.compactMap { $0 }.contains { point in
          scene.hitTest(screen: point).map { scene.isDescendant($0, of: view) } ?? false
        }, "\(repair.commands)")
    }
  }
}
