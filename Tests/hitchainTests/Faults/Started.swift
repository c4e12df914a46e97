import Foundation

/// The built program as a process of its own that one may signal. It waits for no longer than one
/// says, and leaves nothing behind.
struct Started {
  let process: pid_t

  /// Nil where it cannot be started. Of signals it knows what a shell would have it know.
  init?(_ arguments: [String], environment: [String: String] = [:], output: Int32? = nil) {
    let path = Program.url.path
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var (usual, blocked) = (sigset_t(), sigset_t())
    sigfillset(&usual)
    sigdelset(&usual, SIGKILL)
    sigdelset(&usual, SIGSTOP)
    sigemptyset(&blocked)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var started = pid_t()
    guard posix_spawn(&started, path, &actions, &attributes, &words, &variables) == 0 else {
      return nil
    }
    process = started
  }

  enum End: Equatable {
    case status(Int32)
    case signal(Int32)
    /// It went on, and had to be killed.
    case late
  }

  /// How it ended.
  func end(within seconds: Double = 20) -> End {
    var status: Int32 = 0
    let deadline = DispatchTime.now() + seconds
    while true {
      let found = waitpid(process, &status, WNOHANG)
      if found == process { break }
      if found < 0, errno != EINTR { return .late }
      if DispatchTime.now() > deadline {
        kill(process, SIGKILL)
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return .late
      }
      usleep(500)
    }
    let signal = status & 0x7F
    return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }
}
