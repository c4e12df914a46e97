import Browser
import Depth
import Foundation
import Testing

/// `make screenshots`: the pictures of the README, from a script of touches.
@Suite(
  "Pictures",
  .enabled(
    if: ProcessInfo.processInfo.environment["HITCHAIN_PICTURES"] != nil && Chromium.path != nil
      && Chromium.finished != nil),
  .serialized)
struct PictureTests {
  private static let folder = Checkout.path("docs/pictures")

  @Test(arguments: [false, true])
  func laboratory(isDark: Bool) throws {
    let chromium = try Chromium(width: 1440, height: 900, isDark: isDark)
    try chromium.open(Chromium.finished ?? "", fragment: "#situation=switched-off")
    try chromium.touch("touchStart", [(180, 220)])
    chromium.pause(0.06)
    try chromium.touch("touchEnd")
    try chromium.settle()
    try chromium.screenshot(to: Self.folder + "/laboratory\(isDark ? "-dark" : "").png")
  }

  /// What is looked at, one after the other, and for how many milliseconds.
  @Test("A tap is explained, decision by decision, in a picture that moves")
  func aTap() throws {
    let chromium = try Chromium(width: 1000, height: 600)
    try chromium.open(Chromium.finished ?? "", fragment: "#situation=switched-off")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hitchain-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var frames: [String] = []
    func take(_ milliseconds: Int) throws {
      let path = folder.appendingPathComponent("\(frames.count / 3).png").path
      try chromium.screenshot(to: path)
      frames += ["-d", String(milliseconds), path]
    }
    try take(1200)
    try chromium.touch("touchStart", [(180, 220)])
    chromium.pause(0.06)
    try take(700)
    try chromium.touch("touchEnd")
    try chromium.settle()
    try take(1600)
    // Each view that is asked, the gate that is closed, who is hit, and the first that hears of it.
    let steps =
      try chromium.evaluate(
        """
        hitchain.lab.decided.map(({ decision: { kind, verdict } }, place) => [kind, verdict, place])
          .filter(([kind, verdict]) => ["point-inside", "gate", "hit-view", "delivery"].includes(kind)
            || kind === "touch" && verdict === "created").map(([, , place]) => place).slice(0, 9)
        """) as? [Int] ?? []
    for step in steps {
      try chromium.evaluate("hitchain.lab.look(\(step)); 0")
      try take(1100)
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["img2webp", "-loop", "0", "-lossy", "-q", "70", "-m", "6"] + frames
      + ["-o", Self.folder + "/a-tap.webp"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "img2webp comes with Debian's webp.")
  }
}
