import Depth
import Dispatch
import Foundation
import Testing

/// A signal may come at any moment: between two commands, while a file is written, while the record
/// of a learner is.
@Suite("Signals", .serialized) struct SignalTests {
  /// What ends the program from outside; the last by a reader that goes away.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

  private struct Round {
    var signal: Int32
    /// In microseconds after the start.
    var moment: UInt32
  }

  /// All from one seed, so that a round that went wrong comes again.
  private static func rounds(_ count: Int, seed: UInt64) -> [Round] {
    var state = seed
    func draw(below limit: UInt32) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) % limit
    }
    return (0..<count).map { Round(signal: signals[$0 % 4], moment: draw(below: 200_000)) }
  }

  @Test func endTheProgramAndHarmNothing() throws {
    let seed: UInt64 = 20_261_121
    let scratch = try Scratch()
    let folder = scratch.path
    let prose = "note " + String(repeating: "word ", count: 400) + "\n"
    let whole = try scratch.file(
      "whole", Data((prose + "save \(folder)/a.md\nnote more\nsave \(folder)/b.md\n").utf8))
    #expect(Started(["run", whole.path])?.end() == .status(0))
    let (a, b) = (try scratch.data("a.md"), try scratch.data("b.md"))
    #expect(a.count > 1000 && a != b)

    let (workers, rounds) = (2, Self.rounds(Depth.count(16, nightly: 60), seed: seed))
    let faults = Faults()
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      let (notebook, home) = ("\(folder)/notebook\(worker).md", "\(folder)/home\(worker)")
      // Nothing here becomes a cell, so that there are two files that it can be.
      let again = """
        note more
        save \(notebook) --force
        undo
        save \(notebook) --force
        drill gates 1
        skip

        """
      let script = prose + String(repeating: again, count: 2_000)
      guard let path = try? scratch.file("script\(worker)", Data(script.utf8)).path else {
        return faults.add("no script")
      }
      let first = Started(["-c", "drill gates 1; skip"], environment: ["HITCHAIN_HOME": home])
      if first?.end() != .status(0) { faults.add("no record") }
      for index in stride(from: worker, to: rounds.count, by: workers) {
        let round = rounds[index]
        let end = Self.run(["run", path], round, home: home)
        switch end {
        // By the signal, or with its own status: it was too early, or nobody read any more.
        case .signal(round.signal), .status(0), .status(1): break
        default: faults.add("round \(index) of seed \(seed), \(round): \(end)")
        }
        if let found = try? scratch.data("notebook\(worker).md"), found != a, found != b {
          faults.add("round \(index) of seed \(seed), \(round): half a file")
        }
      }
      // The record opens, and was never so bad that it had to be put aside.
      let record = Started(["progress"], environment: ["HITCHAIN_HOME": home])?.end()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
      if record != .status(0) || !names.contains("progress.sqlite")
        || names.contains(where: { $0.contains("damaged") })
      {
        faults.add("the record: \(names), \(record.map { "\($0)" } ?? "not read")")
      }
    }
    #expect(faults.found == [])
  }

  private static func run(_ arguments: [String], _ round: Round, home: String) -> Started.End {
    let environment = ["HITCHAIN_HOME": home]
    guard round.signal == SIGPIPE else {
      guard let started = Started(arguments, environment: environment) else { return .late }
      usleep(round.moment)
      kill(started.process, round.signal)
      return started.end()
    }
    var pipe: [Int32] = [-1, -1]
    guard Foundation.pipe(&pipe) == 0 else { return .late }
    // Another process that this one starts would keep the pipe open.
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let started = Started(arguments, environment: environment, output: pipe[1])
    close(pipe[1])
    usleep(round.moment)
    close(pipe[0])
    return started?.end() ?? .late
  }
}

private final class Faults: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func add(_ text: String) { lock.withLock { texts.append(text) } }
  var found: [String] { lock.withLock { texts } }
}
