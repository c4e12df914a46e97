import Depth
import Foundation

/// Chromium without a window, spoken to through two pipes in its own protocol, so that fingers are the
/// browser's and not the page's.
public final class Chromium {
  public static let path: String? = ["chromium", "chromium-browser", "google-chrome"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The page as `make page` makes it: what is measured.
  public static let finished: String? = page(in: "page")

  /// The page as `make page` or, for tests alone and soon done, `make test-page` made it last.
  public static let laboratory: String? = {
    func made(_ path: String) -> Date {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.modificationDate] as? Date ?? .distantPast
    }
    return [finished, page(in: "test-page")].compactMap { $0 }.max { made($0) < made($1) }
  }()

  private static func page(in folder: String) -> String? {
    let page = Checkout.path(".build/\(folder)/lab.html")
    return FileManager.default.fileExists(atPath: page) ? page : nil
  }

  /// Of what opens the page anew each time: a page that is not optimised takes seconds for that, so there the first.
  public static func few<Each>(_ all: [Each], _ count: Int = 2) -> [Each] {
    laboratory == finished ? all : Array(all.prefix(count))
  }

  /// Whole suites want minutes of it: they are the nightly run's.
  public static let isThere = isProved && Depth.isNightly
  public static let isProved =
    path != nil && finished != nil && (Depth.isNightly || Depth.provesPage)
  public static let missing =
    "It is nightly, and wants a page and Chromium: `make page`, `apt-get install chromium`."

  public struct Failure: Error {
    public var text: String

    public init(text: String) { self.text = text }
  }

  private let process = Process()
  private let folder: URL
  private let commands: FileHandle
  private let answers: FileHandle
  private var rest = Data()
  private var number = 0
  private var session: String?
  /// Addresses that were asked for since the page was opened, but for the page's own.
  public private(set) var requests: [String] = []
  public private(set) var problems: [String] = []

  public init(width: Int = 1200, height: Int = 900, isDark: Bool = false) throws {
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

  public func resize(width: Int, height: Int, scale: Double = 1) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
    try send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 5])
  }

  // MARK: The page

  public func open(_ path: String = Chromium.laboratory ?? "", fragment: String = "") throws {
    try send("Page.navigate", ["url": "about:blank"])
    try send("Page.navigate", ["url": "file://" + path + fragment])
    for _ in 0..<1200 {
      if try evaluate("document.documentElement?.dataset.ready ?? ''") as? String == "yes" {
        return
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(text: "The page does not get ready. " + problems.joined(separator: "; "))
  }

  @discardableResult
  public func evaluate(_ script: String) throws -> Any? {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] as? [String: Any] {
      let exception = details["exception"] as? [String: Any]
      throw Failure(text: exception?["description"] as? String ?? "\(details)")
    }
    return (answer["result"] as? [String: Any])?["value"]
  }

  public func text(_ script: String) throws -> String { try evaluate(script) as? String ?? "" }

  public func screenshot(to path: String) throws {
    let answer = try send("Page.captureScreenshot", ["format": "png"])
    guard let data = (answer["data"] as? String).flatMap({ Data(base64Encoded: $0) }) else {
      throw Failure(text: "There is no picture.")
    }
    try data.write(to: URL(fileURLWithPath: path))
  }

  // MARK: Fingers

  /// Points of the scene, as the browser's own touch input; no points lift all fingers.
  public func touch(_ kind: String, _ points: [(Double, Double)] = []) throws {
    let places = try points.map { try place($0) }
    try send(
      "Input.dispatchTouchEvent",
      [
        "type": kind,
        "touchPoints": places.enumerated().map { ["x": $1.x, "y": $1.y, "id": $0] },
      ])
  }

  /// `mousePressed`, `mouseMoved`, `mouseReleased`, of a mouse or a pen.
  public func mouse(
    _ kind: String, _ point: (Double, Double), pointer: String = "mouse", alt: Bool = false
  ) throws {
    let place = try place(point)
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": kind, "x": place.x, "y": place.y, "button": "left", "clickCount": 1,
        "buttons": kind == "mouseReleased" ? 0 : 1, "pointerType": pointer,
        "modifiers": alt ? 1 : 0,
      ])
  }

  /// `Tab`, `Enter`, ` `, `ArrowLeft`, …, or a letter.
  public func key(_ key: String, isDown: Bool = true, isUp: Bool = true, shift: Bool = false) throws
  {
    let codes = [
      "Tab": 9, "Enter": 13, " ": 32, "Escape": 27, "End": 35, "ArrowLeft": 37, "ArrowUp": 38,
      "ArrowRight": 39, "ArrowDown": 40,
    ]
    var parameters: [String: Any] = [
      "key": key, "code": key == " " ? "Space" : key, "modifiers": shift ? 8 : 0,
      "windowsVirtualKeyCode": codes[key] ?? 0,
    ]
    if isDown {
      let text = key == "Enter" ? "\r" : key.count == 1 ? key : ""
      parameters["type"] = text.isEmpty ? "rawKeyDown" : "keyDown"
      if !text.isEmpty { parameters["text"] = text }
      try send("Input.dispatchKeyEvent", parameters)
    }
    if isUp {
      parameters["type"] = "keyUp"
      parameters["text"] = nil
      try send("Input.dispatchKeyEvent", parameters)
    }
  }

  /// Where a point of the scene is in the browser's window.
  private func place(_ point: (Double, Double)) throws -> (x: Double, y: Double) {
    let box =
      try evaluate(
        """
        (() => { const box = document.getElementById("phone").getBoundingClientRect();
          return [box.left, box.top, box.width / 320, box.height / 480] })()
        """) as? [Double] ?? []
    guard box.count == 4 else { throw Failure(text: "There is no phone.") }
    return (box[0] + point.0 * box[2], box[1] + point.1 * box[3])
  }

  public func pause(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  /// Waits until fingers are done and what they did is a cell.
  public func settle() throws {
    for _ in 0..<400 {
      if try evaluate("hitchain.isSettled()") as? Bool == true { return }
      pause(0.05)
    }
    throw Failure(text: "The touch does not end.")
  }

  // MARK: The protocol

  @discardableResult
  public func send(
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
