import Testing

@testable import Program

@Test func aValueIsSmall() {
  #expect(MemoryLayout<ProgramValue>.stride <= 24)
}
