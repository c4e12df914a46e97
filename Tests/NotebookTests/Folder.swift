import Foundation

/// A folder of a test's own, gone with the test.
final class Folder {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("hitchain-" + UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  func path(_ name: String) -> String { place.appendingPathComponent(name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: place.appendingPathComponent(name))
  }

  func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
  }
}
