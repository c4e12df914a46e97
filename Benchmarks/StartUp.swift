#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// From the start of the program to its prompt, beside a bare Python interpreter's start and end.
struct StartUp {
  private let runs = 41

  func report() {
    let program =
      CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/") + "/hitchain"
    print("start to prompt, median of \(runs) runs")
    guard access(program, X_OK) == 0 else {
      print("  there is no \(program): make program\n")
      return
    }
    var ours: [Double] = []
    var python: [Double] = []
    // In turns, so that what else the machine does befalls both.
    for _ in 0..<runs {
      if let taken = milliseconds([program], until: "1> ") { ours.append(taken) }
      if let taken = milliseconds(["/usr/bin/env", "python3", "-c", "pass"], until: nil) {
        python.append(taken)
      }
    }
    guard let our = median(ours) else {
      print("  the program does not start\n")
      return
    }
    print("  hitchain" + our.padded(10, digits: 2) + " ms")
    if let their = median(python) {
      print(
        "  python3 " + their.padded(10, digits: 2) + " ms" + (their / our).padded(8, digits: 1)
          + " times as long")
    }
    print("")
  }

  private func median(_ times: [Double]) -> Double? {
    times.isEmpty ? nil : times.sorted()[times.count / 2]
  }

  /// Until a program at a terminal has written a text, or has ended.
  private func milliseconds(_ arguments: [String], until text: String?) -> Double? {
    var (ours, theirs) = (Int32(-1), Int32(-1))
    guard openpty(&ours, &theirs, nil, nil, nil) == 0 else { return nil }
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
    guard posix_spawn(&process, arguments[0], &actions, nil, &words, &variables) == 0 else {
      close(theirs)
      return nil
    }
    close(theirs)
    var output: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    var taken: Double?
    while true {
      let count = read(ours, &bytes, bytes.count)
      guard count > 0 else { break }
      output += bytes[..<count]
      if let text, output.indices.contains(where: { output[$0...].starts(with: text.utf8) }) {
        taken = (clock.now - start) / .milliseconds(1)
        kill(process, SIGKILL)
        break
      }
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    if text == nil, status == 0 { taken = (clock.now - start) / .milliseconds(1) }
    return taken
  }
}
