import Testing

@testable import Program

@Test func aValueIsSmall() {
  #expect(MemoryLayout<Value>.stride <= 24)
}
