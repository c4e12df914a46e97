import Foundation

/// A folder of a test's own, gone with the test.
public final class TestFolder {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("hitchain-" + UUID().uuidString)

  public init() throws {
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: place) }

  public func path(_ name: String) -> String { place.appendingPathComponent(name).path }

  public func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: place.appendingPathComponent(name))
  }

  public func read(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  public var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
  }
}
