import Foundation
import Testing

@testable import System

/// The program is killed while it keeps events, again and again.
@Suite struct Crashes {
  @Test func whatWasKeptStaysKept() throws {
    let (folder, scratch) = (try RecordFolder(), try RecordFolder())
    let output = scratch.path + "/out"
    var told: [String] = []
    var pieces = 0
    for round in 0..<60 {
      let process = Writer.start(folder.path, count: 100_000, output: output)
      try #require(process > 0)
      // Some are killed while they open the file, and most while they keep events.
      if round % 4 != 0 { waitForLine(in: output) }
      usleep(UInt32(round * 300))
      kill(process, SIGKILL)
      Writer.wait(for: process)
      let lines = try Writer.lines(in: output)
      told += lines.map { "\(process)/" + $0.dropFirst("kept ".count) }
      // The one that was under way may be there as well.
      pieces += lines.isEmpty ? 0 : 1
      let known = folder.record.skipped
      #expect(known.count >= told.count && known.count <= told.count + round + 1)
      #expect(Set(told).isSubset(of: known))
    }
    #expect(pieces >= 45)
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  private func waitForLine(in file: String) {
    for _ in 0..<20_000 {
      var found = stat()
      if stat(file, &found) == 0, found.st_size > 0 { return }
      usleep(500)
    }
  }
}
