import Depth
import Engine
import Foundation
import Sessions
import Testing

@testable import Lab

/// The Objective-C that `code objc` prints compiles, against a stub of UIKit's headers.
@Suite(.enabled(if: Clang.readsObjectiveC, "no clang on the PATH reads Objective-C"))
struct ObjectiveCCompilingTests {
  /// Random scenes on their way, not only as they end.
  @Test(.enabled(if: Depth.isNightly)) func randomScenes() throws {
    var files: [String] = []
    for seed in 0..<80 {
      var random = RandomScenes(seed: 700 + seed)
      let bytes = (0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }
      var maker = CommandMaker(Bytes(bytes))
      var session = Session()
      for number in 0..<40 where !maker.bytes.isEmpty {
        _ = session.run(maker.line())
        if number % 10 == 9 { files.append(CompiledFile.text(of: session.state)) }
      }
    }
    #expect(files.count > 200)
    try #expect(Clang.complaints(about: files) == "")
  }

  @Test(.enabled(if: Depth.isNightly)) func everyPropertyOfEveryObject() throws {
    try #expect(Clang.complaints(about: WholeScenes.ofEveryProperty.map(CompiledFile.text)) == "")
  }

  @Test func everyAnswer() throws {
    var session = Session()
    for line in WholeScenes.answers {
      for reply in session.run(line) {
        try #require(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
      }
    }
    try #expect(Clang.complaints(about: [CompiledFile.text(of: session.state)]) == "")
  }

  /// Words of C's, and what is no name there.
  @Test func everyName() throws {
    var session = Session()
    for name in ["int", "id", "2nd", "my-card", "卡片", "class", "self", "BOOL", "a²", "for"] {
      _ = session.run("add view \(name) 0 0 9 9")
      _ = session.run("override \(name) point-inside ellipse")
    }
    for line in [
      "add navigation-controller N", "push A on N", "add tab-bar-controller T",
      "add controller one in T", "add page-controller P", "add controller page in P",
      "present M from controller style=alert",
    ] { _ = session.run(line) }
    try #expect(Clang.complaints(about: [CompiledFile.text(of: session.state)]) == "")
  }

  /// The test can fail.
  @Test(arguments: ["UIView *a = [UIView make];", "a.isHidden = YES;", "UIView *b = @\"b\";"])
  func aMistakeIsSeen(_ line: String) throws {
    let text = "#import <UIKit/UIKit.h>\nvoid make(UIView *a) {\n\(line)\n}\n"
    try #expect(Clang.complaints(about: [text]) != "")
  }
}

/// What is printed, where it may stand: classes in the file, with its objects for variables of the file,
/// and statements in a function.
private enum CompiledFile {
  static func text(of state: State) -> String {
    let scene = state.scene
    let style = CodeStyle(language: .objectiveC, scene: scene)
    var (types, statements): ([String], [String]) = ([], [])
    var isInClass = false
    for line in SceneCode.lines(of: scene, state.scripts, in: .objectiveC) {
      if line.hasPrefix("@interface") || line.hasPrefix("@implementation") { isInClass = true }
      if line.hasPrefix("#import") { continue }
      if isInClass { types.append(line) } else { statements.append(line) }
      if line == "@end" { isInClass = false }
    }
    let objects = scene.names.sorted { $0.key < $1.key }.map { name, object in
      "static \(scene.baseClass(of: object)) *\(style.name(name));"
    }
    return
      (["#import <UIKit/UIKit.h>"] + objects + types + ["void make(void) {"] + statements
      + ["}", ""]).joined(separator: "\n")
  }
}

private enum Clang {
  private static let clang = RunningCompiler("clang")
  private static let arguments = [
    "-target", "arm64-apple-ios17.0", "-fsyntax-only", "-fobjc-arc", "-Wall", "-Werror",
    // Nobody calls what is only looked at, and a selector may be anybody's.
    "-Wno-unused", "-Wno-undeclared-selector", "-I",
    RunningCompiler.stub.appendingPathComponent("Headers").path, "-x", "objective-c",
  ]

  static let readsObjectiveC: Bool = {
    let said = try? complaints(about: ["#import <UIKit/UIKit.h>\n"])
    return said == ""
  }()

  static func complaints(about files: [String]) throws -> String {
    try #require(clang).complaints { folder in
      let paths = try files.enumerated().map { number, text in
        let file = folder.appendingPathComponent("\(number).m")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
      }
      return [arguments + paths]
    }
  }
}
