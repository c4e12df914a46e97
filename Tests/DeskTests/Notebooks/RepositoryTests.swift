import Depth
import Foundation
import System
import Testing
import Tutor

@testable import Desk

/// What the repository itself says is run like any other document.
@Suite struct Repository {
  @Test(arguments: Checkout.documents)
  func answersAreTheProgramsOwn(path: String) throws {
    let settings = Settings(shelf: Shelf(folder: Checkout.path("lessons")))
    let check = try Check(Document(path: path), settings: settings)
    #expect(check.report(path: path) == [])
  }

  @Test func thereAreDocuments() { #expect(Checkout.documents.count > 20) }
}
