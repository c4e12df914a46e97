import Engine
import Foundation
import Testing

/// Every fact about UIKit and every contested point has a test with its name, or a reason why not.
@Suite("Facts with tests")
struct CoverageTests {
  static let outOfReach: [Rule: String] = [
    .uHT18: "a navigation bar's zone: there are no bars",
    .c16: "a navigation bar's zone: there are no bars",
    .uHT22: "SwiftUI content",
    .uTD15: "coalesced touches: a scene has no display rate",
    .uCT15: "no command sends a control's own events by program",
    .uMO07: "split views",
    .uMO08: "undo managers",
    .uEM02: "target(forAction:) cannot be overridden",
    .uEM04: "not settled by any source",
    .uGR02: "shouldReceive cannot be overridden",
    .uGR07: "folklore about a unit",
  ]

  @Test("Every U and C rule is named by a test, or out of reach for a reason")
  func named() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var words: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      guard file.lastPathComponent != "CoverageTests.swift" else { continue }
      for title in titles(in: try String(contentsOf: file, encoding: .utf8)) {
        words.formUnion(title.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
      }
    }
    for rule in Rule.allCases where !rule.isFromDocuments {
      let isNamed = words.contains(rule.rawValue)
      #expect(isNamed != (Self.outOfReach[rule] != nil), "\(rule.rawValue)")
    }
  }

  /// What stands between `@Test(` and the end of its display name.
  private func titles(in text: String) -> [Substring] {
    text.components(separatedBy: "@Test(").dropFirst().compactMap { rest in
      guard let open = rest.firstIndex(of: "\"") else { return nil }
      if rest[open...].hasPrefix("\"\"\"") {
        let body = rest[open...].dropFirst(3)
        return body.range(of: "\"\"\"").map { body[..<$0.lowerBound] }
      }
      let body = rest[rest.index(after: open)...]
      return body.firstIndex(of: "\"").map { body[..<$0] }
    }
  }
}
