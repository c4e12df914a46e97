import Depth
import Dispatch
import Foundation
import Testing

/// The program itself is killed while it saves, again and again.
@Suite struct Killing {
  private static var program: URL {
    #if os(Linux)
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("hitchain")
    #else
      (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main).bundleURL
        .deletingLastPathComponent().appendingPathComponent("hitchain")
    #endif
  }

  /// `Process` waits in steps that would make this test a slow one.
  private static func start(_ script: String) -> pid_t {
    let path: String = program.path
    var arguments: [UnsafeMutablePointer<CChar>?] = [
      strdup(path), strdup("run"), strdup(script), nil,
    ]
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, nil, &arguments, &environment)
    return result == 0 ? process : -1
  }

  private static func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  @Test func savingNeverLosesTheOldFile() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/hitchain-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }

    let prose = "note " + String(repeating: "word ", count: 400) + "\n"
    let build = prose
    @Sendable func script(_ name: String, _ text: String) throws -> String {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
      return folder + "/" + name
    }
    // What a whole file can be.
    let whole = try script(
      "whole", build + "save \(folder)/a.md\nnote more\nsave \(folder)/b.md\n")
    Self.wait(for: Self.start(whole))
    let (a, b) = (
      try Data(contentsOf: URL(fileURLWithPath: folder + "/a.md")),
      try Data(contentsOf: URL(fileURLWithPath: folder + "/b.md"))
    )
    #expect(a.count > 1000 && a != b)

    let (workers, rounds) = (4, Depth.count(5, nightly: 250))
    let (torn, strays, left) = (Counter(), Counter(), Counter())
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      // A folder of its own: what lies there after a kill, nobody else clears away.
      let place = "\(folder)/\(worker)"
      let (path, ready) = ("\(place)/notebook.md", "\(folder)/ready\(worker)")
      mkdir(place, 0o700)
      let saves = String(
        repeating: "note more\nsave \(path) --force\nundo\nsave \(path) --force\n", count: 20)
      guard let loop = try? script("loop\(worker)", build + "save \(ready)\n" + saves),
        let once = try? script("once\(worker)", build + "save \(path) --force\n"),
        (try? a.write(to: URL(fileURLWithPath: path))) != nil
      else { return torn.add() }
      var random = SystemRandomNumberGenerator()
      for _ in 0..<rounds {
        let process = Self.start(loop)
        guard process > 0 else { return torn.add() }
        for _ in 0..<10_000 where access(ready, F_OK) != 0 { usleep(500) }
        usleep(UInt32.random(in: 0..<5000, using: &random))
        kill(process, SIGKILL)
        Self.wait(for: process)
        let found = try? Data(contentsOf: URL(fileURLWithPath: path))
        if found != a && found != b { torn.add() }
        if names(in: place).count > 1 { strays.add() }
        unlink(ready)
      }
      Self.wait(for: Self.start(once))
      if names(in: place) != ["notebook.md"] { left.add() }
    }
    #expect(torn.count == 0)
    // That some were killed in the middle shows in what they left behind, and the next one clears
    // away.
    #expect(strays.count > 0 || !Depth.isNightly)
    #expect(left.count == 0)
  }
}

private func names(in folder: String) -> [String] {
  (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
}

private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  func add() { lock.withLock { value += 1 } }
  var count: Int { lock.withLock { value } }
}
