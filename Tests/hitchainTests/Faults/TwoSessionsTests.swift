import Depth
import Foundation
import Testing

@Suite("Two sessions at once") struct TwoSessionsTests {
  /// They write to one record as fast as they can.
  @Test func loseNothingOfEachOthers() throws {
    let scratch = try Scratch()
    let home = ["HITCHAIN_HOME": scratch.path + "/home"]
    let count = Depth.count(4, nightly: 15)
    let drills = "drill gates \(count)" + String(repeating: "; skip", count: count)
    let sessions = (0..<3).map { _ in Started(["-c", drills], environment: home) }
    for session in sessions { #expect(session?.end(within: 60) == .status(0)) }

    let file = try scratch.file("record.json")
    let output = try FileHandle(forWritingTo: file)
    let export = Started(
      ["progress", "--export", "json"], environment: home, output: output.fileDescriptor)
    #expect(export?.end() == .status(0))
    let events = String(decoding: try scratch.data("record.json"), as: UTF8.self)
      .split(separator: "\n").filter { $0.contains(#""kind":"skipped""#) }
    #expect(Set(events).count == 3 * count)
    #expect(events.count == 3 * count)
  }
}
