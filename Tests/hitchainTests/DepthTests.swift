import Depth
import Foundation
import Testing

/// docs/reliability.md names each suite that goes deeper by night, and no other.
@Suite struct DepthTests {
  private static let root = Checkout.top

  /// Types of the files that ask how far to go, a set for each file.
  private static func deeper() throws -> [String: Set<String>] {
    let tests = root.appending(path: "Tests")
    let paths = FileManager.default.enumerator(atPath: tests.path)?.compactMap { $0 as? String }
    var found: [String: Set<String>] = [:]
    for path in paths ?? [] where path.hasSuffix(".swift") && !path.hasSuffix("/DepthTests.swift") {
      let text = try String(contentsOf: tests.appending(path: path), encoding: .utf8)
      let asks = ["Depth.count(", "Depth.isNightly", "Chromium.is", "Browser.path"]
      guard path.contains("Tests/"), asks.contains(where: { text.contains($0) }) else { continue }
      found[path] = Set(text.matches(of: /(?:struct|extension) (\w+)/).map { String($0.1) })
    }
    return found
  }

  @Test func theTableNamesThemAll() throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "docs/reliability.md"), encoding: .utf8)
    let section = try #require(
      page.components(separatedBy: "\n## ").first { $0.hasPrefix("By night") })
    let named = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`(\w+)`/).map { String($0.1) }
    }
    let deeper = try Self.deeper()
    #expect(deeper.filter { $0.value.isDisjoint(with: named) }.keys.sorted() == [])
    let known = deeper.values.reduce(into: Set()) { $0.formUnion($1) }
    #expect(named.filter { !known.contains($0) } == [])
    #expect(Set(named).count == named.count && named.count > 25)
  }
}
