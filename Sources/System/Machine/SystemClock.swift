public enum SystemClock {
  /// Seconds since 1970 of the world's clock, and by how many the clock on the wall is ahead of it.
  public static var now: (seconds: Double, secondsEast: Int) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var local = tm()
    localtime_r(&seconds, &local)
    return (Double(now.tv_sec) + Double(now.tv_nsec) / 1e9, local.tm_gmtoff)
  }

  /// Since the machine started. A clock of Swift's own would bring its concurrency along, which a
  /// program on one thread starts with for nothing.
  public static var sinceStart: Duration {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return .seconds(now.tv_sec) + .nanoseconds(now.tv_nsec)
  }
}
