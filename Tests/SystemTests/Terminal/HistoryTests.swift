import Testing

@testable import System

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct HistoryKeys {
  private func prepared() throws -> Hitchain {
    let home = try Home()
    try home.write("tap 1 1\nchain view\ntap 2 2\ntree\n", to: "data/history")
    let hitchain = try Hitchain(home: home, environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    return hitchain
  }

  @Test func arrowsGoThroughAll() throws {
    let hitchain = try prepared()
    hitchain.type("\u{1B}[A")
    try hitchain.prompt(1, typed: "tree")
    hitchain.type("\u{1B}[A\u{10}")
    try hitchain.prompt(1, typed: "chain view")
    hitchain.type("\u{1B}[B\u{0E}\u{1B}[B")
    try hitchain.prompt(1)
  }

  @Test func arrowsKeepToWhatWasTyped() throws {
    let hitchain = try prepared()
    hitchain.type("ta\u{1B}[A")
    try hitchain.prompt(1, typed: "tap 2 2")
    hitchain.type("\u{1B}[A")
    try hitchain.prompt(1, typed: "tap 1 1")
    hitchain.type("\u{1B}[B\u{1B}[B")
    try hitchain.prompt(1, typed: "ta")
  }

  @Test func aLongUnfinishedLineComesBackWhole() throws {
    let hitchain = try prepared()
    let long = String(repeating: "x", count: 3000)
    hitchain.type("\"" + long)
    hitchain.type("\u{01}\u{0B}\u{1B}[A")
    try hitchain.prompt(1, typed: "tree")
    hitchain.type("\u{1B}[B\u{19}\u{01}")
    try hitchain.wait("the start") { $0.beforeCursor == "hitchain 1> " }
    hitchain.type("\u{05}\r")
    try hitchain.wait("what the line is") { $0.all.contains(String(long.prefix(70))) }
  }

  /// Of a block the lines about what was found are shown, and not the first that fill the screen.
  @Test func controlRFindsALineOfABlock() throws {
    let hitchain = try Hitchain(environment: ["NO_COLOR": "1"])
    try hitchain.prompt(1)
    let block = (1...9).map { "tap \($0) \($0)" }.joined(separator: "\n")
    hitchain.type("\u{1B}[200~" + block + "\u{1B}[201~")
    try hitchain.prompt(10)
    hitchain.type("\u{12}p 6")
    try hitchain.wait("the lines about it") {
      $0.lines.suffix(8)
        == ["search: p 6", "…", "tap 4 4", "tap 5 5", "tap 6 6", "tap 7 7", "tap 8 8", "…"]
    }
  }

  @Test func controlRFinds() throws {
    let hitchain = try prepared()
    hitchain.type("\u{12}ap")
    try hitchain.wait("the newest") { $0.lines.suffix(2) == ["search: ap", "tap 2 2"] }
    hitchain.type("\u{12}")
    try hitchain.wait("the one before") { $0.lines.suffix(2) == ["search: ap", "tap 1 1"] }
    hitchain.type("\u{13}")
    try hitchain.wait("the newest again") { $0.lines.suffix(2) == ["search: ap", "tap 2 2"] }
    hitchain.type("\u{1B}[D")
    try hitchain.wait("the line to edit") { $0.beforeCursor == "hitchain 1> tap 2 " }
    #expect(hitchain.screen.lines.last == "hitchain 1> tap 2 2")
  }

  @Test func controlRRunsWithEnter() throws {
    let hitchain = try prepared()
    hitchain.type("\u{12}chain\r")
    try hitchain.prompt(2)
    #expect(hitchain.screen.text.contains("hitchain 1> chain view\n"))
  }

  @Test(arguments: ["\u{07}", "\u{03}", "\u{1B}"])
  func leavingTheSearchBringsTheLineBack(_ key: String) throws {
    let hitchain = try prepared()
    hitchain.type("abc\u{12}tr")
    try hitchain.wait("tree") { $0.lines.last == "tree" }
    hitchain.type(key)
    try hitchain.prompt(1, typed: "abc")
  }

  @Test func whatIsNotThereIsSaid() throws {
    let hitchain = try prepared()
    hitchain.type("\u{12}tree!")
    try hitchain.wait("that it is not there") { $0.text.contains("not in the history: tree!") }
    hitchain.type("\u{7F}")
    try hitchain.wait("tree again") { $0.text.contains("search: tree\ntree") }
  }

  @Test func chineseIsFoundToo() throws {
    let home = try Home()
    try home.write("add view 文一二\n", to: "data/history")
    let hitchain = try Hitchain(home: home)
    try hitchain.prompt(1)
    hitchain.type("\u{12}一二")
    try hitchain.wait("the line") { $0.text.contains("search: 一二\nadd view 文一二") }
  }

  @Test func altPeriodRecallsLastWords() throws {
    let hitchain = try prepared()
    hitchain.type("x \u{1B}.")
    try hitchain.prompt(1, typed: "x tree")
    hitchain.type("\u{1B}.\u{1B}.")
    try hitchain.prompt(1, typed: "x view")
  }

  @Test func historyLists() throws {
    let hitchain = try prepared()
    hitchain.type("history 2\r")
    try hitchain.wait("the last two") {
      $0.text.contains("  4  tree\n") || $0.text.contains("4  tree")
    }
    #expect(!hitchain.screen.text.contains("chain view"))
  }

  @Test func aBlockIsOneEntry() throws {
    let hitchain = try prepared()
    hitchain.type("\u{1B}[200~add view A\radd view B\r\u{1B}[201~")
    try hitchain.prompt(3)
    hitchain.type("\u{1B}[A")
    try hitchain.wait("both lines") {
      $0.lines.suffix(2) == ["hitchain 3> add view A", "          … add view B"]
    }
    hitchain.type("\u{1B}[A")
    try hitchain.wait("the first row") { $0.cursorLine == "hitchain 3> add view A" }
    hitchain.type("\u{1B}[A")
    try hitchain.prompt(3, typed: "tree")
    #expect(hitchain.home.read("data/history").hasSuffix("tree\nadd view A\\nadd view B\n"))
  }
}

@Suite struct HistoryFiles {
  @Test func isOnesOwnAndOutlivesTheSession() throws {
    let home = try Home()
    let first = try Hitchain(home: home)
    try first.prompt(1)
    try first.run("tap 1 1", then: 2)
    #expect(try first.quit() == 0)
    var status = stat()
    #expect(stat(home.history, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    let second = try Hitchain(home: home)
    try second.prompt(1)
    second.type("\u{1B}[A")
    try second.prompt(1, typed: "tap 1 1")
  }

  @Test func twoSessionsLoseNothing() throws {
    let home = try Home()
    let (first, second) = (try Hitchain(home: home), try Hitchain(home: home))
    try first.prompt(1)
    try second.prompt(1)
    try first.run("tap 1 1", then: 2)
    try second.run("tap 2 2", then: 2)
    try first.run("tap 3 3", then: 3)
    #expect(try second.quit() == 0)
    #expect(try first.quit() == 0)
    #expect(home.read("data/history") == "tap 1 1\ntap 2 2\ntap 3 3\n")
  }

  /// Many threads that append to a short file, so that it is written anew again and again.
  @Test func manyWritersLoseNothing() async throws {
    let home = try Home()
    try home.write("", to: "data/history")
    let path = home.history
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let file = HistoryFile(path: path, limit: 1000)
          for entry in 0..<100 { try? file.append("writer \(writer) entry \(entry)") }
        }
      }
    }
    let entries = HistoryFile(path: path, limit: 1000).read()
    #expect(Set(entries).count == 400)
  }

  @Test func isKeptShort() throws {
    let home = try Home()
    try home.write("", to: "data/history")
    let file = HistoryFile(path: home.history, limit: 50)
    for entry in 0..<500 { try file.append("entry \(entry)") }
    #expect(file.read() == (450..<500).map { "entry \($0)" })
    #expect(home.read("data/history").split(separator: "\n").count <= 60)
  }

  @Test(arguments: ["one", "two\nlines", #"back\slash"#, #"\n is no new line"#, "文字", "\\"])
  func entriesComeBackAsTheyWere(_ entry: String) throws {
    let home = try Home()
    let file = HistoryFile(path: home.history)
    try file.append(entry)
    try file.append("after")
    #expect(file.read() == [entry, "after"])
  }

  @Test func damageIsPassedOver() throws {
    let home = try Home()
    let damage: [UInt8] = [0xFF, 0xFE, 0x0A, 0x00, 0x01, 0x0A] + Array("tree".utf8)
    try home.write(Array("tap 1 1\n".utf8) + damage, to: "data/history")
    let hitchain = try Hitchain(home: home)
    try hitchain.prompt(1)
    try hitchain.run("cells", then: 1)
    hitchain.type("\u{1B}[A\u{1B}[A")
    try hitchain.prompt(1, typed: "tree")
    hitchain.type("\u{1B}[A")
    try hitchain.prompt(1, typed: "tap 1 1")
  }

  /// A folder in the file's place cannot be written, not even by root.
  @Test func aFileThatCannotBeWrittenIsToldOnce() throws {
    let home = try Home()
    mkdir(home.path + "/data", 0o700)
    mkdir(home.history, 0o700)
    let hitchain = try Hitchain(home: home)
    try hitchain.prompt(1)
    try hitchain.run("tap 1 1", then: 2)
    try hitchain.run("tap 2 2", then: 3)
    let told = hitchain.screen.text.split(separator: "\n").filter {
      $0.hasPrefix("The history is not kept")
    }
    #expect(told.count == 1)
    hitchain.type("\u{1B}[A")
    try hitchain.prompt(3, typed: "tap 2 2")
  }
}
