import Testing

@testable import System

@Suite struct TerminalSizes {
  @Test(arguments: [
    ((80, 24), (80, 24)), ((2, 1), (2, 1)), ((132, 0), (132, 24)), ((500, 1_000), (500, 1_000)),
    ((501, 1_001), (500, 1_000)), ((65_535, 65_535), (500, 1_000)),
  ])
  func areBelievedUpToALimit(claimed: (Int, Int), believed: (Int, Int)) {
    let size = TerminalSize(claimed: claimed)
    #expect(size?.columns == believed.0 && size?.rows == believed.1)
  }

  @Test(arguments: [0, 1]) func orNotAtAll(columns: Int) {
    #expect(TerminalSize(claimed: (columns, 24)) == nil)
  }
}
