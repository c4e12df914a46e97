import Depth
import Foundation
import Testing

/// The walls between the rooms: docs/architecture.md, Package.swift and the imports of the files say the same.
@Suite struct ArchitectureTests {
  struct Target {
    var name: String
    var folder: String
    var isTest: Bool
    var dependencies: Set<String>
  }

  /// As Package.swift has them.
  private static let targets: [Target] = {
    let package =
      (try? String(contentsOf: Checkout.top.appending(path: "Package.swift"), encoding: .utf8))
      ?? ""
    return package.split(separator: "\n    .").compactMap { call in
      guard let kind = call.prefixMatch(of: /target|executableTarget|systemLibrary|testTarget/)?.0,
        let name = call.firstMatch(of: /name: "(\w+)"/)?.1
      else { return nil }
      let list = call.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      let folder = kind == "testTarget" ? "Tests" : "Sources"
      return Target(
        name: String(name),
        folder: call.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) } ?? "\(folder)/\(name)",
        isTest: kind == "testTarget",
        dependencies: Set(list.matches(of: /"(\w+)"/).map { String($0.1) }))
    }
  }()

  /// What a file imports of ours, with who does.
  private static func imports(in folder: String) throws -> [String: String] {
    var imports: [String: String] = [:]
    let names = Set(targets.map { $0.name })
    for path in FileManager.default.subpaths(atPath: Checkout.path(folder)) ?? []
    where path.hasSuffix(".swift") {
      let text = try String(
        contentsOf: Checkout.top.appending(path: folder + "/" + path), encoding: .utf8)
      for match in text.matches(of: /(?m)^ *(?:@\w+ |public )*import (?:\w+ )?(\w+)/)
      where names.contains(String(match.1)) {
        imports[String(match.1)] = folder + "/" + path
      }
    }
    return imports
  }

  @Test func thePackageHasTargets() {
    #expect(Self.targets.count > 20)
    #expect(Self.targets.contains { $0.isTest && $0.dependencies.contains("Engine") })
  }

  /// An import that works only because another target brings the module is a wall with a hole.
  @Test func whatAFileImportsItsTargetNames() throws {
    for target in Self.targets {
      for (module, file) in try Self.imports(in: target.folder)
      where !target.dependencies.contains(module) {
        Issue.record(
          "\(file) imports \(module), which Package.swift does not name for \(target.name)")
      }
    }
  }

  /// Programs that tests start are named so that they are built.
  private static let started: Set<String> = ["hitchain", "ProgressWriter"]

  @Test func whatATargetNamesSomebodyImports() throws {
    for target in Self.targets {
      let imports = try Self.imports(in: target.folder)
      for module in target.dependencies
      where imports[module] == nil && !(target.isTest && Self.started.contains(module)) {
        Issue.record("Nothing in \(target.folder) imports \(module)")
      }
    }
  }

  @Test func theTableOfTheRoomsIsThePackages() throws {
    let page = try String(
      contentsOf: Checkout.top.appending(path: "docs/architecture.md"), encoding: .utf8)
    var rows: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") where line.hasPrefix("| `") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for name in columns[0].matches(of: /`(\w+)`/) {
        rows[String(name.1)] = Set(
          columns[2] == "nothing" ? [] : columns[2].split(separator: ", ").map(String.init))
      }
    }
    let rooms = Self.targets.filter { $0.folder.hasPrefix("Sources/") }
    #expect(rows == Dictionary(uniqueKeysWithValues: rooms.map { ($0.name, $0.dependencies) }))
  }
}
