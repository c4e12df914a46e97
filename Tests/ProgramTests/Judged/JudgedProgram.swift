import Foundation
import Program
import Testing

/// A program with what a real compiler made of it.
struct JudgedProgram: CustomTestStringConvertible, Sendable {
  /// `Swift/defer-order.swift`
  let path: String
  let text: String
  let lines: [String]
  /// How it ends, where it does not come to its end.
  let stop: StopKind?

  var testDescription: String { path }

  var language: SourceLanguage { path.hasSuffix(".swift") ? .swift : .objectiveC }

  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Programs")

  static let all: [JudgedProgram] = ["Swift", "ObjectiveC", "random"].flatMap(all(in:))

  private static func all(in folder: String) -> [JudgedProgram] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent(folder).path)
    return (names ?? [])
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".m") }
      .sorted()
      .compactMap { JudgedProgram(path: "\(folder)/\($0)") }
  }

  private init?(path: String) {
    func read(_ ending: String?) -> String? {
      var file = Self.folder.appendingPathComponent(path)
      if let ending { file = file.deletingPathExtension().appendingPathExtension(ending) }
      return try? String(contentsOf: file, encoding: .utf8)
    }
    guard let text = read(nil), let output = read("out") else { return nil }
    self.path = path
    self.text = text
    lines = output.lines
    stop = read("stop").flatMap { StopKind(rawValue: $0.lines.first ?? "") }
  }

  /// Programs that the evaluator runs otherwise, each with the reason: `Swift/a.swift: why`.
  static let knownOtherwise: Set<String> = {
    let list = try? String(
      contentsOf: folder.appendingPathComponent("not-yet.txt"), encoding: .utf8)
    return Set((list ?? "").lines.compactMap { $0.split(separator: ":").first.map(String.init) })
  }()
}

extension String {
  /// Without an empty last line after the last newline.
  var lines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
