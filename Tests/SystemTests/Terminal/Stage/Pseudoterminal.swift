#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program at a terminal of its own, whose keys we press and whose screen we see.
final class Pseudoterminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let file: Int32
  private(set) var process: pid_t = 0
  private(set) var screen: VirtualScreen
  private var received: [UInt8] = []
  private(set) var isClosed = false
  private var status: Int32?

  #if canImport(Darwin)
    private static let newSession = Int16(0x0400)
  #else
    private static let newSession = Int16(0x80)
  #endif

  init(
    _ arguments: [String], environment: [String: String], columns: Int = 80, rows: Int = 24
  ) throws {
    screen = VirtualScreen(columns: columns, height: rows)
    var (ours, theirs) = (Int32(-1), Int32(-1))
    var name = [CChar](repeating: 0, count: 256)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &theirs, &name, nil, &size) == 0 else {
      throw Failure(description: "no pseudoterminal: \(errno)")
    }
    file = ours
    defer { close(theirs) }
    for each in [ours, theirs] { _ = fcntl(each, F_SETFD, FD_CLOEXEC) }

    var actions = posix_spawn_file_actions_t(nilLiteral: ())
    posix_spawn_file_actions_init(&actions)
    // The first terminal that a new session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t(nilLiteral: ())
    posix_spawnattr_init(&attributes)
    // Whatever the test runner does with signals is not for the child.
    var (all, none) = (sigset_t(), sigset_t())
    sigemptyset(&all)
    sigemptyset(&none)
    for signal in [SIGINT, SIGQUIT, SIGTSTP, SIGTERM, SIGHUP, SIGPIPE, SIGWINCH, SIGCHLD] {
      sigaddset(&all, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes,
      Pseudoterminal.newSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for each in words + variables { free(each) } }
    let result = posix_spawn(&process, arguments[0], &actions, &attributes, words, variables)
    guard result == 0 else {
      throw Failure(description: "\(arguments[0]) does not start: \(result)")
    }
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if status == nil, process > 0 {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      var ignored: Int32 = 0
      waitpid(process, &ignored, 0)
    }
    if !isClosed { close(file) }
  }

  // MARK: Keys

  /// All that came, as it came.
  var text: String { String(decoding: received, as: UTF8.self) }

  func type(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        pump(milliseconds: 10)
      } else {
        return
      }
    }
  }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, height: rows)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(file, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal is gone, as when its window is shut.
  func hangUp() {
    close(file)
    isClosed = true
  }

  // MARK: The screen

  private func pump(milliseconds: Int32) {
    guard !isClosed else { return }
    var descriptor = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &bytes, bytes.count)
    if count > 0 {
      screen.feed(bytes[..<count])
      received += bytes[..<count]
    } else {
      // The program has left, or is about to: no need to spin.
      usleep(1000)
    }
  }

  /// Until the screen is as it should be. Nobody waits for the deadline but a test that fails.
  func wait(
    _ what: String, seconds: Int = 30, until isSo: (VirtualScreen) -> Bool
  ) throws {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    while !isSo(screen) {
      guard ContinuousClock.now < deadline else {
        throw Failure(
          description: "waited in vain for: \(what)\n\(screen.text)\n"
            + "cursor at \(screen.cursor.row), \(screen.cursor.column)")
      }
      pump(milliseconds: 20)
    }
  }

  /// What the program left with; the number of a signal is negative.
  func exitStatus(seconds: Int = 30) throws -> Int32 {
    let deadline = ContinuousClock.now.advanced(by: .seconds(seconds))
    while status == nil {
      pump(milliseconds: 5)
      if isClosed { usleep(1000) }
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG) == process {
        status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : -(raw & 0x7F)
      }
      guard status != nil || ContinuousClock.now < deadline else {
        throw Failure(description: "the program does not leave\n\(screen.text)")
      }
    }
    // What it wrote last.
    for _ in 0..<3 { pump(milliseconds: 0) }
    return status ?? 0
  }
}
#if canImport(Darwin)
  extension posix_spawn_file_actions_t? {
    fileprivate init(nilLiteral: ()) { self = nil }
  }
#else
  extension posix_spawn_file_actions_t {
    fileprivate init(nilLiteral: ()) { self.init() }
  }
  extension posix_spawnattr_t {
    fileprivate init(nilLiteral: ()) { self.init() }
  }
#endif
