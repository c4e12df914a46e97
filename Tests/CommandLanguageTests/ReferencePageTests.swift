import CommandLanguage
import Foundation
import Testing

/// `hitchain reference > docs/commands.md` writes it again.
@Test("docs/commands.md is the reference page that the table gives")
func commandsPageIsUpToDate() throws {
  let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../docs/commands.md")
  #expect(try String(contentsOf: page, encoding: .utf8) == referencePage())
}
