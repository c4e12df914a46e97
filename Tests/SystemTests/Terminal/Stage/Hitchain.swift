import Depth
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program at a terminal, with a data folder of its own.
final class Hitchain {
  let terminal: Pseudoterminal
  let home: Home

  init(
    _ arguments: [String] = [], home: Home? = nil, columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], editrc: String? = nil, shell: [String]? = nil
  ) throws {
    let home = try home ?? Home()
    self.home = home
    if let editrc { try home.write(editrc, to: "editrc") }
    var variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": home.path,
      "HITCHAIN_HOME": home.path + "/data", "EDITRC": home.path + "/editrc",
      // A crash is to end the program, not to wait for a debugger.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    variables.merge(environment) { $1 }
    // Under a sanitizer the program obeys it, as the tests do.
    variables.merge(
      ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    ) { $1 }
    terminal = try Pseudoterminal(
      (shell ?? [Hitchain.path]) + arguments, environment: variables, columns: columns, rows: rows)
  }

  /// Beside the tests' own bundle.
  static let path: String = {
    for argument in CommandLine.arguments {
      guard let end = argument.range(of: ".xctest") else { continue }
      let folder = argument[..<end].split(separator: "/", omittingEmptySubsequences: false)
      let path = folder.dropLast().joined(separator: "/") + "/hitchain"
      if access(path, X_OK) == 0 { return path }
    }
    return Checkout.path(".build/debug/hitchain")
  }()

  var screen: VirtualScreen { terminal.screen }

  func type(_ text: String) { terminal.type(text) }

  func wait(_ what: String, seconds: Int = 30, until isSo: (VirtualScreen) -> Bool) throws {
    try terminal.wait(what, seconds: seconds, until: isSo)
  }

  /// Until the prompt of a cell stands there, with this much typed and the cursor behind it.
  func prompt(_ cell: Int, typed: String = "") throws {
    try wait("the prompt of cell \(cell) with “\(typed)”") {
      $0.marksPastes && $0.beforeCursor.hasSuffix("\(cell)> \(typed)")
        && $0.cursorLine.hasSuffix(("\(cell)> " + typed).trimmedEnd)
    }
  }

  /// Types a command and waits for the prompt after it.
  func run(_ command: String, then cell: Int) throws {
    type(command + "\r")
    try prompt(cell)
  }

  func quit() throws -> Int32 {
    type("\u{04}")
    return try terminal.exitStatus()
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  fileprivate func range(of text: String) -> String.Index? {
    guard count >= text.count else { return nil }
    return indices.first { self[$0...].hasPrefix(text) }
  }
}

/// A folder for one test, gone with it.
final class Home {
  let path: String

  init() throws {
    var template = Array("/tmp/hitchain-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Pseudoterminal.Failure(description: "no folder: \(errno)")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { Home.remove(path) }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(folder)
      rmdir(path)
    } else {
      unlink(path)
    }
  }

  var history: String { path + "/data/history" }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let full = path + "/" + name
    if let slash = name.firstIndex(of: "/") { mkdir(path + "/" + name[..<slash], 0o700) }
    guard let file = fopen(full, "w") else {
      throw Pseudoterminal.Failure(description: "\(full) cannot be written")
    }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  func read(_ name: String) -> String {
    guard let file = fopen(path + "/" + name, "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
