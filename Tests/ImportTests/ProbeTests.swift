import Depth
import Foundation
import Testing

@testable import Import

/// The probe has run on no device here: it is typechecked, and the debugger's runs against a made one.
@Suite struct ProbeTests {
  private static var top: String { Checkout.top.path + "/" }

  private func run(_ words: [String], input: String? = nil) throws -> (
    status: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Objective-C's part of the file is put in other words, since nothing but Apple's compilers has it.
  @Test func theSwiftFileFitsUIKit() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let stub = ProbeTests.top + "Tests/ImportTests/Stub/UIKit.swift"
    let module = folder.appendingPathComponent("UIKit.swiftmodule").path
    let made = try run([
      "swiftc", "-emit-module", "-module-name", "UIKit", "-parse-as-library", "-suppress-warnings",
      stub, "-emit-module-path", module,
    ])
    #expect(made.status == 0, "\(made.output)")
    var text = try String(
      contentsOfFile: ProbeTests.top + "probe/HitchainProbe.swift", encoding: .utf8)
    #expect(text.hasPrefix("// HitchainProbe.swift"))
    #expect(text.contains("sends nothing anywhere"))
    for (a, b) in [
      ("@objc ", ""), ("import ObjectiveC\n", ""),
      ("#selector(UIView.hitTest(_:with:))", "Selector(\"hitTest\")"),
      ("#selector(UIView.point(inside:with:))", "Selector(\"pointInside\")"),
      ("delegate?.gestureRecognizer?(", "delegate?.gestureRecognizer("),
    ] {
      #expect(text.contains(a))
      text = text.replacingOccurrences(of: a, with: b)
    }
    let file = folder.appendingPathComponent("Probe.swift").path
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let checked = try run([
      "swiftc", "-typecheck", "-DDEBUG", "-parse-as-library", "-I", folder.path, file,
    ])
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test func theDebuggersCommandGivesAScene() throws {
    let script = ProbeTests.top + "Tests/ImportTests/Stub/debugger.py"
    let ran = try run(["python3", "-B", script, ProbeTests.top + "probe"])
    #expect(ran.status == 0, "\(ran.output)")
    var request = ImportRequest()
    request.want = "stars"
    let report = try ImportReport.make(Array(ran.output.utf8), request)
    #expect(report.imported.formats == [.probe])
    #expect(report.imported.warnings.isEmpty)
    #expect(report.wanted?.verdict.word == .takenBy)
    #expect(report.wanted?.verdict.by == "tap")
  }

  @Test func whatTheAppAnsweredIsCompared() throws {
    let text = try String(
      contentsOfFile: FixtureTests.folder + "63-probe.txt", encoding: .utf8)
    let report = try ImportReport.make(Array(text.utf8), ImportRequest())
    #expect(report.imported.warnings.isEmpty)
    let other = text.replacingOccurrences(of: "hit 100 232 window", with: "hit 100 232 details")
    let differing = try ImportReport.make(Array(other.utf8), ImportRequest())
    #expect(
      differing.imported.warnings.map { $0.problem }
        == [.touchDiffers(got: "details", computed: "window")])
  }

  /// The fuzzer's: what begins on no empty scene is put on one.
  @Test func aProbeThatLacksItsFirstLine() throws {
    let text = """
      # hitchain-probe 1
      add window window 0 0 390 844 # 0x1
      add button buy in window 20 60 100 40 # 0x2
      # hitchain-end
      """
    let imported = try Assembly.make(try DumpReader.read(Array(text.utf8)))
    #expect(imported.commands.first == "reset empty")
    #expect(imported.isRemade)
  }
}
