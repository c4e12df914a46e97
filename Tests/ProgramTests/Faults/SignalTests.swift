import Foundation
import Testing

/// Whatever ends the program, it ends, in the middle of its work.
@Suite("Signals end a script", .serialized)
struct ScriptSignalTests {
  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func ends(_ signal: Int32) throws {
    let scratch = try Scratch()
    let script = try scratch.script(String(repeating: "tree; tap 5 5; drill 1\n", count: 2_000))
    let output = try scratch.file("output").path
    let process = try #require(Self.start(["run", script], output: output))
    // It is at work once it has answered.
    while Self.size(of: output) == 0 { usleep(1_000) }
    usleep(UInt32.random(in: 0...20_000))
    kill(process, signal)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // By the signal, or with its own last words.
    #expect(status & 0x7F == signal || status >> 8 == 128 + signal)
  }

  private static func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }

  /// A test's own thread may hold signals back; the program starts with none held back.
  private static func start(_ arguments: [String], output: String) -> pid_t? {
    let path: String = Program.url.path
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let result = posix_spawn(&process, path, &actions, &attributes, &words, &environment)
    return result == 0 ? process : nil
  }
}
