import Foundation

/// The built program, run as its users run it.
enum Program {
  /// What came of a run.
  struct Run {
    var status: Int32
    var output: String
    var complaints: String

    var lines: [String] {
      output.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  /// It stands beside the bundle of the tests.
  static var url: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    return folder.appendingPathComponent("hitchain")
  }

  static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Run {
    try await run(arguments, input: input, environment: environment)
  }

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws -> Run {
    try await run(url, arguments, Data(input.utf8), environment)
  }

  /// In a shell, where `$0` is the program and `$1` the first argument.
  static func shell(_ script: String, _ arguments: String...) async throws -> Run {
    try await run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, url.path] + arguments, Data(), [:])
  }

  /// Files and not pipes: no reply is too long for a file.
  private static func run(
    _ program: URL, _ arguments: [String], _ input: Data, _ environment: [String: String]
  ) async throws -> Run {
    let folder = try Scratch()
    let (output, complaints) = (try folder.file("out"), try folder.file("err"))
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: folder.file("in", input))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: complaints)
    let status: Int32 = try await withCheckedThrowingContinuation { waiting in
      process.terminationHandler = { process in
        // A shell tells of a signal in the same way.
        let isSignal = process.terminationReason == .uncaughtSignal
        waiting.resume(returning: process.terminationStatus + (isSignal ? 128 : 0))
      }
      do { try process.run() } catch { waiting.resume(throwing: error) }
    }
    return Run(
      status: status, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self))
  }
}

/// A folder that is there as long as the test that made it.
final class Scratch: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitchain-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var path: String { url.path }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ data: Data = Data()) throws -> URL {
    let file = url.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  func script(_ text: String) throws -> String { try file("script.hitchain", Data(text.utf8)).path }
}
