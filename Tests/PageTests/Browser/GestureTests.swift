import Browser
import Desk
import Foundation
import Lab
import Testing

/// What somebody does to the phone, step by step, with the browser's own input.
private struct Gesture: CustomTestStringConvertible, Sendable {
  enum Step: Sendable {
    case touch(String, [(Double, Double)])
    case mouse(String, (Double, Double))
    case pen(String, (Double, Double))
    /// With the key held that puts down a second finger.
    case mirrored(String, (Double, Double))
    case key(String, down: Bool, up: Bool)
    case wait(Double)
    /// Somebody looks at another tab, or turns the device.
    case hide, turn
  }

  var name: String
  var steps: [Step]
  /// What the cell begins with, where that is certain.
  var cell: String?

  var testDescription: String { name }

  static func tap(_ x: Double, _ y: Double) -> [Step] {
    [.touch("touchStart", [(x, y)]), .wait(0.05), .touch("touchEnd", [])]
  }

  /// Two fingers, from their places to others.
  static func two(_ from: [(Double, Double)], _ to: [(Double, Double)]) -> [Step] {
    let moves = (1...6).flatMap { step -> [Step] in
      let part = Double(step) / 6
      return [
        .touch(
          "touchMove",
          zip(from, to).map { ($0.0 + ($1.0 - $0.0) * part, $0.1 + ($1.1 - $0.1) * part) }),
        .wait(0.03),
      ]
    }
    return [.touch("touchStart", from), .wait(0.05)] + moves + [.touch("touchEnd", [])]
  }

  static let all: [Gesture] = [
    Gesture(name: "a tap", steps: tap(60, 60), cell: "tap 60 60"),
    Gesture(
      name: "two taps", steps: tap(60, 60) + [.wait(0.1)] + tap(60, 60), cell: "tap 60 60 count 2"),
    Gesture(
      name: "a long press",
      steps: [.touch("touchStart", [(60, 60)]), .wait(0.8), .touch("touchEnd", [])],
      cell: "press-and-hold 60 60"),
    Gesture(
      name: "a pan",
      steps: [.touch("touchStart", [(60, 60)]), .wait(0.05)]
        + [66, 80, 100, 120].flatMap { [.touch("touchMove", [($0, $0)]), .wait(0.04)] }
        + [.touch("touchEnd", [])], cell: "drag 60 60 to 120 120"),
    Gesture(
      name: "fingers that part", steps: two([(140, 160), (180, 160)], [(80, 160), (240, 160)])),
    Gesture(
      name: "fingers that turn", steps: two([(100, 160), (220, 160)], [(160, 100), (160, 220)])),
    Gesture(
      name: "two fingers at once", steps: two([(100, 160), (200, 160)], [(100, 160), (200, 160)])),
    Gesture(
      name: "a finger that leaves the window",
      steps: [.touch("touchStart", [(60, 60)]), .wait(0.05)]
        + [20, -10, -15].flatMap { [.touch("touchMove", [($0, 60)]), .wait(0.04)] }
        + [.touch("touchEnd", [])]),
    Gesture(
      name: "a lost pointer",
      steps: [.touch("touchStart", [(60, 60)]), .wait(0.1), .touch("touchCancel", [])],
      cell: "touch 1 began 60 60"),
    Gesture(
      name: "a tab that is hidden with a finger down",
      steps: [
        .touch("touchStart", [(60, 60)]), .wait(0.1), .hide, .wait(0.05), .touch("touchEnd", []),
      ],
      cell: "touch 1 began 60 60"),
    Gesture(
      name: "a device that is turned with a finger down",
      steps: [
        .touch("touchStart", [(60, 60)]), .wait(0.1), .turn, .wait(0.2), .touch("touchEnd", []),
      ],
      cell: "touch 1 began 60 60"),
    Gesture(
      name: "a mouse",
      steps: [.mouse("mousePressed", (60, 60)), .wait(0.05), .mouse("mouseReleased", (60, 60))],
      cell: "tap 60 60"),
    Gesture(
      name: "a mouse with a mirrored finger",
      steps: [.mirrored("mousePressed", (120, 200)), .wait(0.05)]
        + [110, 90, 70].flatMap { [.mirrored("mouseMoved", ($0, 200)), .wait(0.04)] }
        + [.mirrored("mouseReleased", (70, 200))]),
    Gesture(
      name: "a pen",
      steps: [.pen("mousePressed", (60, 60)), .wait(0.05), .pen("mouseReleased", (60, 60))],
      cell: "tap 60 60"),
    Gesture(
      name: "a key",
      steps: [
        .key("ArrowRight", down: true, up: true), .key("Enter", down: true, up: false), .wait(0.05),
        .key("Enter", down: false, up: true),
      ], cell: "tap 170 240"),
    Gesture(
      name: "a key that is held and moved",
      steps: [.key("Enter", down: true, up: false), .wait(0.05)]
        + (0..<4).flatMap { _ in [.key("ArrowLeft", down: true, up: true), .wait(0.04)] }
        + [.key("Enter", down: false, up: true)]),
  ]
}

extension BrowserTests {
  private static let scene =
    "add view A 20 20 280 280 multipleTouchEnabled=YES; add pan-recognizer pan to A; "
    + "add long-press-recognizer hold to A; add pinch-recognizer zoom to A; "
    + "add rotation-recognizer turn to A; add tap-recognizer twice to A numberOfTapsRequired=2; "
    + "handle A touches"

  @Test(
    "What fingers do is written down so that the program delivers the same",
    arguments: Chromium.few(Gesture.all, 8))
  fileprivate func fingers(gesture: Gesture) throws {
    let chromium = try Chromium()
    try chromium.open()
    try chromium.evaluate(
      """
      hitchain.run(\(literal("reset; " + Self.scene)));
      window.heard = [];
      hitchain.lab.addEventListener("live", () => { window.heard = hitchain.lab.decided
        .map(({ decision }) => decision).filter(({ kind }) => kind === "delivery")
        .map(({ subject, message, verdict }) => [subject, message, verdict].join(" ")) });
      document.getElementById("phone").focus(); 0
      """)
    for step in gesture.steps { try take(step, chromium) }
    try chromium.settle()
    let heard = try chromium.evaluate("window.heard") as? [String] ?? []
    let document = try chromium.text("hitchain.document()")
    let lines = try Document(document).entries.compactMap { entry in
      if case .line(let line, _) = entry { line } else { nil }
    }
    let done = lines.filter { line in
      !["reset", "add", "handle"].contains { line.hasPrefix($0) }
    }
    #expect(!done.isEmpty, "\(lines)")
    if let cell = gesture.cell { #expect(done.first?.hasPrefix(cell) == true, "\(done)") }
    #expect(Self.steps(heard) == Self.steps(deliveries(of: lines)), "\(done)")
    // The document has the answers: run by the program they are the same.
    #expect(try Check(Document(document)).failures == 0)
    #expect(chromium.problems == [] && chromium.requests == [])
  }

  private func take(_ step: Gesture.Step, _ chromium: Chromium) throws {
    switch step {
    case .touch(let kind, let points): try chromium.touch(kind, points)
    case .mouse(let kind, let point): try chromium.mouse(kind, point)
    case .pen(let kind, let point): try chromium.mouse(kind, point, pointer: "pen")
    case .mirrored(let kind, let point): try chromium.mouse(kind, point, alt: true)
    case .key(let key, let isDown, let isUp): try chromium.key(key, isDown: isDown, isUp: isUp)
    case .wait(let seconds): chromium.pause(seconds)
    case .hide:
      // A browser without a window hides no tab: the page is told so.
      try chromium.evaluate(
        """
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange")); 0
        """)
    case .turn: try chromium.resize(width: 900, height: 1200)
    }
  }

  private func deliveries(of lines: [String]) -> [String] {
    var session = Session()
    return lines.flatMap { session.run($0) }
      .flatMap { $0.json()["decisions"]?.elements ?? [] }
      .filter { $0["kind"]?.text == "delivery" }
      .map { decision in
        ["subject", "message", "verdict"].map { decision[$0]?.text ?? "" }
          .joined(separator: " ")
      }
  }

  /// A movement is one thing, in however many steps it was seen.
  private static func steps(_ heard: [String]) -> [String] {
    heard.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
