import Depth
import Foundation

/// Chromium without a window, where it is installed.
enum Browser {
  static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static let missing = "There is no Chromium here: `apt-get install chromium` adds it."

  /// What a page holds when it has been loaded, and the addresses that were asked for meanwhile. None
  /// is found: nothing leaves the machine. The browser asks for some of its own.
  static func open(
    _ page: String, in folder: TestFolder, width: Int = 1200, isDark: Bool = false
  ) throws -> (dom: String, requests: [String]) {
    try folder.write(page, to: "page.html")
    let log = folder.path("net.json")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--disable-default-apps", "--host-resolver-rules=MAP * ~NOTFOUND",
      "--user-data-dir=" + folder.path("profile"),
      "--window-size=\(width),20000", "--hide-scrollbars", "--timeout=20000",
      "--blink-settings=preferredColorScheme=\(isDark ? 0 : 1)", "--log-net-log=" + log,
      "--dump-dom", "file://" + folder.path("page.html"),
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let events = try folder.read("net.json")
    let requests = events.matches(of: /"url":"([^"]+)"/).map { String($0.1) }
    return (String(decoding: dom, as: UTF8.self), requests)
  }
}
