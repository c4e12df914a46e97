import Foundation
import Testing

/// Each piece of work that brings its process down is told, and the sound ones are done.
@Suite struct ConfinementTests {
  @Test func whatBringsItsProcessDownCostsItselfAlone() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Writer.program)
    process.arguments = ["confined"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      text.split(separator: "\n").map { String($0) } == [
        "0 3", "1 tooLong", "2 died", "3 0", "4 died", "5 died", "6 died", "7 1048576",
      ])
  }
}
