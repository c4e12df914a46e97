import Foundation
import Testing

/// docs/architecture.md has the targets as Package.swift has them.
@Suite struct ArchitectureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// The names in the first column of the table, with those in the last.
  private static func rows(of page: String) -> [String: Set<String>] {
    var rows: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in columns[0].matches(of: /`(\w+)`/) {
        rows[String(name.1)] = Set(
          ["nothing", "–"].contains(columns[2])
            ? [] : columns[2].split(separator: ", ").map(String.init))
      }
    }
    return rows
  }

  /// Those in Sources/: the others have a path of their own.
  private static func targets(of package: String) -> [String: Set<String>] {
    var targets: [String: Set<String>] = [:]
    for call in package.split(separator: "\n    .") {
      guard call.prefixMatch(of: /target|executableTarget|systemLibrary/) != nil,
        !call.contains("path:"), let name = call.firstMatch(of: /name: "(\w+)"/)
      else { continue }
      let list = call.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      targets[String(name.1)] = Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
    }
    return targets
  }

  @Test func theTableOfTargetsIsThePackages() throws {
    let targets = Self.targets(of: try Self.text("Package.swift"))
    #expect(targets.count > 10)
    #expect(Self.rows(of: try Self.text("docs/architecture.md")) == targets)
  }
}
