public enum Signals {
  /// Those by which a program is ended from outside.
  private static var ending: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&set, signal) }
    return set
  }

  /// Some parents start programs with signals blocked; one that nobody can end is worse.
  public static func letThrough() {
    var ending = ending
    sigprocmask(SIG_UNBLOCK, &ending, nil)
  }

  /// Those that come meanwhile are heard afterwards.
  static func held<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    var (ending, before) = (ending, sigset_t())
    sigprocmask(SIG_BLOCK, &ending, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
