#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program.
struct Process {
  var arguments: [String]
  /// At a terminal, where its work is done when it has written this. Nil where it ends by itself, and
  /// nobody reads what it says.
  var until: String?

  init(_ arguments: String..., until: String? = nil) {
    self.arguments = arguments
    self.until = until
  }

  /// In turns, the time of day from the start to the end of the work; nil where one fails.
  static func race(_ ours: Process, _ peer: Process, rounds: Int = 151) -> Race? {
    var times: [(ours: Double, peer: Double)] = []
    for _ in 0..<rounds {
      guard let our = ours.nanoseconds(), let their = peer.nanoseconds() else { return nil }
      times.append((our, their))
    }
    return Race(times)
  }

  private func nanoseconds() -> Double? {
    var (ours, theirs) = (Int32(-1), Int32(-1))
    if until == nil {
      (ours, theirs) = (open("/dev/null", O_RDONLY), open("/dev/null", O_RDWR))
    } else {
      guard openpty(&ours, &theirs, nil, nil, nil) == 0 else { return nil }
    }
    defer { close(ours) }
    _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for file in Int32(0)...2 { posix_spawn_file_actions_adddup2(&actions, theirs, file) }
    var words = arguments.map { strdup($0) } + [nil]
    let environment = ["TERM=xterm", "LC_ALL=C.UTF-8", "PATH=/usr/local/bin:/usr/bin:/bin"]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for each in words + variables { free(each) } }
    var process: pid_t = 0
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawnp(&process, arguments[0], &actions, nil, &words, &variables) == 0 else {
      close(theirs)
      return nil
    }
    close(theirs)
    let isDone = read(from: ours)
    var taken = clock.now - start
    if isDone { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    if until == nil {
      // It may have had something to complain of, but it has ended by itself.
      guard status & 0x7F == 0 else { return nil }
      taken = clock.now - start
    } else if !isDone {
      return nil
    }
    return taken / .nanoseconds(1)
  }

  /// Until it has written what is waited for, or ends; says which.
  private func read(from terminal: Int32) -> Bool {
    var output: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Self.read(terminal, &bytes)
      guard count > 0 else { return false }
      output += bytes[..<count]
      if let until, output.indices.contains(where: { output[$0...].starts(with: until.utf8) }) {
        return true
      }
    }
  }

  private static func read(_ file: Int32, _ bytes: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, &bytes, bytes.count)
    #else
      Darwin.read(file, &bytes, bytes.count)
    #endif
  }
}
