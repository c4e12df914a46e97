import Foundation
import Testing

/// `make screenshots`: the pictures of the README, from a script of touches.
@Suite(
  "Pictures",
  .enabled(if: ProcessInfo.processInfo.environment["HITCHAIN_PICTURES"] != nil && Chromium.isThere),
  .serialized)
struct PictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/pictures").path

  @Test(arguments: [false, true])
  func laboratory(isDark: Bool) throws {
    let chromium = try Chromium(width: 1440, height: 900, isDark: isDark)
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.touch("touchStart", [(180, 220)])
    chromium.pause(0.06)
    try chromium.touch("touchEnd")
    try chromium.settle()
    try chromium.screenshot(to: Self.folder + "/laboratory\(isDark ? "-dark" : "").png")
  }
}
