import Depth
import Foundation
import Lab
import Testing

/// `hitchain reference uikit > docs/uikit.md` writes it again.
@Test("docs/uikit.md is the page that the table of UIKit gives")
func uikitPageIsUpToDate() throws {
  let page = Checkout.top.appending(path: "docs/uikit.md")
  #expect(try String(contentsOf: page, encoding: .utf8) == uikitPage())
}

/// `hitchain reference > docs/commands.md` writes it again.
@Test("docs/commands.md is the reference page that the table gives")
func commandsPageIsUpToDate() throws {
  let page = Checkout.top.appending(path: "docs/commands.md")
  #expect(try String(contentsOf: page, encoding: .utf8) == referencePage())
}
