import Foundation

/// The folder that all of this stands in.
public enum Checkout {
  public static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  public static func path(_ name: String) -> String { top.appendingPathComponent(name).path }

  /// What the repository itself says, in Markdown.
  public static let documents: [String] =
    ["README.md"].map(path)
    + ["docs", "transcripts", "lessons", "Tests/Sessions"].flatMap { folder in
      (FileManager.default.subpaths(atPath: path(folder)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { path(folder + "/" + $0) }
    }
}
