import Depth
import Foundation

/// A compiler that is on the PATH, or is not, run over a folder of its own.
struct RunningCompiler: Sendable {
  let path: String

  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { $0 + "/" + name }
    guard let path = found.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return nil
    }
    self.path = path
  }

  /// What stands for UIKit.
  static var stub: URL { Checkout.top.appendingPathComponent("Tests/UIKitStub") }

  /// The arguments are made for a folder, which is gone afterwards; what is said about errors comes back.
  func complaints(
    about arguments: (URL) throws -> [[String]]
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let said = try arguments(folder).map { try run($0) }.joined()
    return said.split(separator: "\n").filter { $0.contains("error:") }.prefix(20)
      .joined(separator: "\n")
  }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
