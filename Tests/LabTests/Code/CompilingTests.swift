import Depth
import Engine
import Foundation
import Sessions
import Testing

@testable import Lab

/// The Swift that replies and `code` print compiles, against a stub of UIKit.
@Suite(.enabled(if: Compiler.swift != nil, "swiftc is not on the PATH"))
struct CompilingTests {
  @Test(.enabled(if: Depth.isNightly)) func whatRepliesPrint() throws {
    var source = CompiledSteps()
    for seed in 0..<80 {
      var random = RandomScenes(seed: 700 + seed)
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      var maker = CommandMaker(Bytes(bytes))
      var session = Session()
      for _ in 0..<40 where !maker.bytes.isEmpty {
        let before = session.state.scene
        for reply in session.run(maker.line()) where reply.error == nil {
          source.add(
            Array(reply.text.prefix(reply.echoedLines)), in: reply.scene, before: before)
        }
      }
      let scene = session.state.scene
      source.add(SceneCode.lines(of: scene, Scripts(), in: .swift), in: scene)
    }
    #expect(source.count > 200)
    let complaints = try Compiler.complaints(about: source.text)
    #expect(complaints.isEmpty, "\(complaints)")
  }

  @Test func aWholeApp() throws {
    var session = Session()
    for line in [
      "add view card 20 20 200 200 class=Card", "override card point-inside ellipse",
      "override card hit-test first card", "add button buy in card 10 10 80 44 text=Buy",
      "override card hit-test redirect buy", "add-target buy controller save:",
      "handle controller action save:", "on controller view-did-load do set alpha card 0.5",
      "add pinch-recognizer p to card", "add rotation-recognizer q to card", "simultaneous p q",
      "add view my-card 0 0 9 9", "add view class 0 0 9 9", "handle card key cmd+s",
      "add navigation-controller N", "push A on N", "add tab-bar-controller T",
      "add controller one in T", "add controller two in T", "select two in T",
      "add page-controller P", "add controller page in P", "add view order-1182 0 0 9 9",
      "handle order-1182 touches",
      "present M from controller style=overFullScreen",
    ] { _ = session.run(line) }
    let lines = SceneCode.lines(of: session.state.scene, session.state.scripts, in: .swift)
    let complaints = try Compiler.complaints(about: lines.joined(separator: "\n"))
    #expect(complaints.isEmpty, "\(complaints)")
  }

  /// Every answer that a class or a delegate can give.
  @Test func everyAnswer() throws {
    var session = Session()
    var source = CompiledSteps()
    for line in WholeScenes.answers {
      let before = session.state.scene
      for reply in session.run(line) {
        try #require(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        #expect(!reply.text.prefix(reply.echoedLines).contains { $0.hasPrefix("//") }, "\(line)")
        source.add(Array(reply.text.prefix(reply.echoedLines)), in: reply.scene, before: before)
      }
    }
    let complaints = try Compiler.complaints(about: source.text)
    #expect(complaints.isEmpty, "\(complaints)")
    let lines = SceneCode.lines(of: session.state.scene, Scripts(), in: .swift)
    #expect(lines.filter { $0.hasSuffix("Delegate") }.count == 8, "\(lines)")
    let others = try Compiler.complaints(about: lines.joined(separator: "\n"))
    #expect(others.isEmpty, "\(others)")
  }

  @Test(.enabled(if: Depth.isNightly)) func everyPropertyOfEveryObject() throws {
    for state in WholeScenes.ofEveryProperty {
      let lines = SceneCode.lines(of: state.scene, state.scripts, in: .swift)
      let complaints = try Compiler.complaints(about: lines.joined(separator: "\n"))
      #expect(complaints.isEmpty, "\(complaints)")
    }
  }

  /// The test can fail.
  @Test func aMistakeIsSeen() throws {
    #expect(try Compiler.complaints(about: "let a = UIView(frame: (0 0; 1 1))") != "")
  }
}

/// What replies print, each in a type of its own, in which the objects of its scene have names.
private struct CompiledSteps {
  private(set) var text = "func make<T>() -> T { while true {} }\n"
  private(set) var count = 0

  mutating func add(_ lines: [String], in scene: Scene, before: Scene? = nil) {
    guard !lines.isEmpty else { return }
    count += 1
    let style = CodeStyle(language: .swift, scene: scene)
    var declared: Set<String> = []
    var (types, statements): ([String], [String]) = ([], [])
    var isInClass = false
    for line in lines where line != "import UIKit" {
      if line.hasPrefix("class ") {
        isInClass = true
        declared.insert(String(line.dropFirst(6).prefix { $0 != ":" }))
      }
      if isInClass { types.append(line) } else { statements.append(line) }
      if isInClass, line == "}" || line.hasPrefix("class ") && line.hasSuffix("}") {
        isInClass = false
      }
    }
    var names: [String] = []
    var named: Set<String> = []
    for scene in [scene, before ?? scene] {
      for (name, object) in scene.names.sorted(by: { $0.key < $1.key })
      where named.insert(name).inserted {
        let (type, base) = (scene.className(of: object), scene.baseClass(of: object))
        if type != base, declared.insert(type).inserted {
          types.append(
            "class \(type): \(base)\(base == "UIResponder" ? ", UIApplicationDelegate" : "") {}")
        }
        names.append("nonisolated(unsafe) static let \(style.name(name)): \(type) = make()")
      }
    }
    for (name, type) in [
      ("app", "UIApplication"), ("scene", "UIWindowScene"),
      ("delegate", scene.className(of: .delegate)),
    ] where scene.names[name] == nil {
      names.append("nonisolated(unsafe) static let \(name): \(type) = make()")
    }
    text += "enum Step\(count) {\n" + (names + types).joined(separator: "\n")
    text += "\nstatic func run() {\n" + statements.joined(separator: "\n") + "\n}\n}\n"
  }
}

private enum Compiler {
  static let swift = RunningCompiler("swiftc")

  /// The errors of a type check; warnings are nobody's.
  static func complaints(about source: String) throws -> String {
    let stub = RunningCompiler.stub
    let interop = [
      "-Xfrontend", "-enable-objc-interop", "-Xfrontend",
      "-disable-objc-attr-requires-foundation-module",
    ]
    return try #require(swift).complaints { folder in
      let main = folder.appendingPathComponent("main.swift")
      let text = "import ObjectiveC\n" + source.replacingOccurrences(of: "import UIKit\n", with: "")
      try text.write(to: main, atomically: true, encoding: .utf8)
      let module = folder.appendingPathComponent("ObjectiveC.swiftmodule").path
      let files = try FileManager.default.contentsOfDirectory(atPath: stub.path)
        .filter { $0.hasSuffix(".swift") && $0 != "ObjectiveC.swift" }
        .map { stub.appendingPathComponent($0).path }
      return [
        [
          "-parse-as-library", "-emit-module", "-emit-module-path", module, "-module-name",
          "ObjectiveC", stub.appendingPathComponent("ObjectiveC.swift").path,
        ] + interop,
        ["-typecheck", "-swift-version", "5", "-module-name", "UIKit", "-I", folder.path]
          + interop + files + [main.path],
      ]
    }
  }
}
