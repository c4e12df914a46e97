import Lab
import Testing

@testable import Tutor

@Suite struct TicksTests {
  @Test(arguments: [
    ("yes", [true, false, false]), ("没错", [true, false, false]), ("none", [false, false, false]),
    ("1 3", [true, false, true]), ("第二点", [false, true, false]), ("3", [false, false, true]),
    ("yes, and 3", [true, false, true]), ("also 2", [true, true, false]),
    ("是，还有3", [true, false, true]), ("还有2和3", [true, true, true]),
  ])
  func whatWasProposedAndMore(_ text: String, _ ticks: [Bool]) throws {
    #expect(try Ticks(text, proposed: [true, false, false], .english).ticks == ticks)
    #expect(Ticks.fits(text))
  }

  @Test(arguments: ["yes, and 4", "still", "", "0"])
  func otherWordsAreRefused(_ text: String) {
    #expect(throws: (any Error).self) {
      try Ticks(text, proposed: [true, false, false], .english)
    }
  }
}
