import Depth
import Foundation

/// Firefox without a window, spoken to in its own protocol, Marionette.
public final class Firefox {
  public static let path: String? = ["firefox-esr", "firefox"].lazy
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  public static let isThere = path != nil && Chromium.laboratory != nil && Depth.isNightly
  public static let missing =
    "It is nightly, and wants a page and Firefox: `make page`, `apt-get install firefox-esr`."

  private let process = Process()
  private let folder: URL
  private var socket: Int32 = -1
  private var rest: [UInt8] = []
  private var number = 0

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hitchain-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A port that is free; the browser writes down which.
    try Data("user_pref(\"marionette.port\", 0);\n".utf8)
      .write(to: folder.appendingPathComponent("user.js"))
    process.executableURL = URL(fileURLWithPath: Firefox.path ?? "")
    process.arguments = ["--headless", "--marionette", "--no-remote", "--profile", folder.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    try connect(to: port())
    _ = try receive()
    _ = try send("WebDriver:NewSession")
  }

  deinit {
    if socket >= 0 { close(socket) }
    // It has nothing to save, and may not hear of a request to end.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  private func port() throws -> UInt16 {
    let file = folder.appendingPathComponent("MarionetteActivePort")
    for _ in 0..<600 {
      if let text = try? String(contentsOf: file, encoding: .utf8),
        let port = UInt16(text.trimmingCharacters(in: .whitespacesAndNewlines))
      {
        return port
      }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Chromium.Failure(text: "Firefox does not start.")
  }

  private func connect(to port: UInt16) throws {
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        #if canImport(Glibc)
          Glibc.connect(socket, place, size)
        #else
          Darwin.connect(socket, place, size)
        #endif
      }
    }
    guard result == 0 else { throw Chromium.Failure(text: "Firefox does not listen.") }
  }

  // MARK: The page

  public func open(fragment: String = "") throws {
    _ = try send(
      "WebDriver:Navigate", ["url": "file://" + (Chromium.laboratory ?? "") + fragment])
    for _ in 0..<1200 {
      if try text("return document.documentElement?.dataset.ready ?? ''") == "yes" { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Chromium.Failure(text: "The page does not get ready in Firefox.")
  }

  public func text(_ script: String) throws -> String {
    let answer = try send("WebDriver:ExecuteScript", ["script": script, "args": [Any]()])
    return answer["value"] as? String ?? ""
  }

  /// A finger of the browser's own, on a point of the scene.
  public func tap(_ x: Double, _ y: Double) throws {
    let box =
      try text(
        """
        const box = document.getElementById("phone").getBoundingClientRect();
        return [box.left, box.top, box.width / 320, box.height / 480].join(" ")
        """
      ).split(separator: " ").compactMap { Double($0) }
    guard box.count == 4 else { throw Chromium.Failure(text: "There is no phone.") }
    let move: [String: Any] = [
      "type": "pointerMove", "duration": 0, "x": Int(box[0] + x * box[2]),
      "y": Int(box[1] + y * box[3]),
    ]
    let finger: [String: Any] = [
      "type": "pointer", "id": "finger", "parameters": ["pointerType": "touch"],
      "actions": [
        move, ["type": "pointerDown", "button": 0], ["type": "pause", "duration": 50],
        ["type": "pointerUp", "button": 0],
      ],
    ]
    _ = try send("WebDriver:PerformActions", ["actions": [finger]])
  }

  // MARK: The protocol

  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    let message = try JSONSerialization.data(withJSONObject: [0, number, method, parameters])
    let bytes = Array("\(message.count):".utf8) + [UInt8](message)
    guard write(socket, bytes, bytes.count) == bytes.count else {
      throw Chromium.Failure(text: "Firefox has gone.")
    }
    let answer = try receive() as? [Any] ?? []
    guard answer.count == 4, answer[2] is NSNull else {
      throw Chromium.Failure(text: "\(method): \(answer)")
    }
    return answer[3] as? [String: Any] ?? [:]
  }

  /// A length, a colon, and so many bytes of JSON.
  private func receive() throws -> Any {
    while true {
      if let colon = rest.firstIndex(of: UInt8(ascii: ":")),
        let count = Int(String(decoding: rest[..<colon], as: UTF8.self)),
        rest.count > colon + count
      {
        let message = Data(rest[(colon + 1)...(colon + count)])
        rest.removeFirst(colon + 1 + count)
        return try JSONSerialization.jsonObject(with: message)
      }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(socket, &buffer, buffer.count)
      guard count > 0 else { throw Chromium.Failure(text: "Firefox has gone.") }
      rest += buffer[..<count]
    }
  }
}
