import Depth
import Foundation
import Lab
import Testing

/// `hitchain reference > docs/commands.md` writes it again.
@Test("docs/commands.md is the reference page that the table gives")
func commandsPageIsUpToDate() throws {
  let page = Checkout.top.appending(path: "docs/commands.md")
  #expect(try String(contentsOf: page, encoding: .utf8) == referencePage())
}
