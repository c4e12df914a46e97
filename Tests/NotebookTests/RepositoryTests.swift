import Documents
import Foundation
import Lessons
import Testing
import Tutor

@testable import Notebook

/// What the repository itself says is run like any other document.
@Suite struct Repository {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  static let documents: [String] =
    (try? DocumentFiles.find(
      ["README.md", "docs", "transcripts", "lessons"].map { root + "/" + $0 })) ?? []

  @Test(arguments: documents)
  func answersAreTheProgramsOwn(path: String) throws {
    let settings = Settings(shelf: Shelf(folder: Self.root + "/lessons"))
    let check = try Check(Document(path: path), settings: settings)
    #expect(check.report(path: path) == [])
  }

  @Test func thereAreDocuments() { #expect(Self.documents.count > 20) }
}
