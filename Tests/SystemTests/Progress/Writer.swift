import Foundation

/// A program that keeps events, and can be killed.
enum Writer {
  static var program: String {
    #if os(Linux)
      let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let folder = (Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main)
        .bundleURL
    #endif
    return folder.deletingLastPathComponent().appendingPathComponent("ProgressWriter").path
  }

  /// `output` is the name of a file.
  static func start(_ folder: String, count: Int, output: String, _ more: String...) -> pid_t {
    var arguments: [UnsafeMutablePointer<CChar>?] =
      ([program, folder, "\(count)"] + more).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var process = pid_t()
    guard posix_spawn(&process, program, &actions, nil, &arguments, &environment) == 0 else {
      return -1
    }
    return process
  }

  static func wait(for process: pid_t) {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// The lines it prints.
  static func run(_ folder: String, count: Int, _ more: String) throws -> [String] {
    let scratch = try RecordFolder()
    let output = scratch.path + "/out"
    let process = start(folder, count: count, output: output, more)
    guard process > 0 else { return [] }
    wait(for: process)
    return try lines(in: output)
  }

  static func lines(in file: String) throws -> [String] {
    try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
