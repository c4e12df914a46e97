import Foundation

/// Chromium without a window, spoken to through two pipes in its own protocol, so that fingers are the
/// browser's and not the page's.
final class Chromium {
  static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The page as `make page` made it.
  static let laboratory: String? = {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = top.appendingPathComponent(".build/page/lab.html").path
    return FileManager.default.fileExists(atPath: page) ? page : nil
  }()

  static let isThere = path != nil && laboratory != nil
  static let missing =
    "There is no page, or no Chromium to show it: `make page`, `apt-get install chromium`."

  struct Failure: Error { var text: String }

  private let process = Process()
  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var rest = Data()
  private var number = 0
  private var session: String?
  /// Addresses that were asked for since the page was opened, but for the page's own.
  private(set) var requests: [String] = []
  private(set) var problems: [String] = []

  init(width: Int = 1200, height: Int = 900, isDark: Bool = false) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hitchain-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (down, up) = (folder.path + "/down", folder.path + "/up")
    mkfifo(down, 0o600)
    mkfifo(up, 0o600)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<\"$DOWN\" 4>\"$UP\"", Chromium.path ?? "", "--headless",
      "--no-sandbox", "--disable-gpu", "--no-first-run", "--remote-debugging-pipe",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--hide-scrollbars", "--lang=en-US",
      "--force-prefers-reduced-motion", "--touch-events=enabled",
      "--user-data-dir=" + folder.path + "/profile", "--window-size=\(width),\(height)",
    ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["DOWN": down, "UP": up]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Each opens when its other end does.
    guard let commands = FileHandle(forWritingAtPath: down),
      let answers = FileHandle(forReadingAtPath: up)
    else { throw Failure(text: "The browser does not answer.") }
    self.commands = commands
    self.answers = answers
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Network"] { try send(domain + ".enable") }
    try resize(width: width, height: height)
    try send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  func resize(width: Int, height: Int, scale: Double = 1) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    try send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
  }

  // MARK: The page

  func open(_ path: String = Chromium.laboratory ?? "", fragment: String = "") throws {
    try send("Page.navigate", ["url": "about:blank"])
    try send("Page.navigate", ["url": "file://" + path + fragment])
    for _ in 0..<400 {
      if try evaluate("document.documentElement.dataset.ready ?? ''") as? String == "yes" { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(text: "The page does not get ready. " + problems.joined(separator: "; "))
  }

  @discardableResult
  func evaluate(_ script: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Failure(text: exception?["description"] as? String ?? "\(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ script: String) throws -> String { try evaluate(script) as? String ?? "" }

  func screenshot(to path: String) throws {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(text: "There is no picture.")
    }
    try data.write(to: URL(fileURLWithPath: path))
  }

  // MARK: Fingers

  /// Points of the scene, as the browser's own touch input; no points lift all fingers.
  func touch(_ kind: String, _ points: [(Double, Double)] = []) throws {
    let box =
      try evaluate(
        """
        (() => { const box = document.getElementById("phone").getBoundingClientRect();
          return [box.left, box.top, box.width / 320, box.height / 480] })()
        """) as? [Double] ?? []
    guard box.count == 4 else { throw Failure(text: "There is no phone.") }
    try send(
      "Input.dispatchTouchEvent",
      [
        "type": kind,
        "touchPoints": points.enumerated().map { index, point in
          ["x": box[0] + point.0 * box[2], "y": box[1] + point.1 * box[3], "id": index]
        },
      ])
  }

  func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Waits until fingers are done and what they did is a cell.
  func settle() throws {
    for _ in 0..<100 {
      if try evaluate("hitchain.isSettled()") as? Bool == true { return }
      pause(0.05)
    }
    throw Failure(text: "The touch does not end.")
  }

  // MARK: The protocol

  @discardableResult
  private func send(
    _ method: String, _ parameters: [String: Any] = [:]
  ) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try commands.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try receive()
      if let method = answer["method"] as? String {
        hear(method, answer["params"] as? [String: Any] ?? [:])
      }
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure(text: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  private func hear(_ method: String, _ parameters: [String: Any]) {
    switch method {
    case "Network.requestWillBeSent":
      let address = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
      if !address.hasPrefix("file:"), address != "about:blank" { requests.append(address) }
    case "Runtime.exceptionThrown": problems.append("\(parameters)")
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = rest.firstIndex(of: 0) {
        let message = rest[..<end]
        rest = Data(rest[(end + 1)...])
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      let more = answers.availableData
      guard !more.isEmpty else { throw Failure(text: "The browser has gone.") }
      rest += more
    }
  }
}
