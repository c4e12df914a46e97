import Browser
import Foundation
import Testing

@Suite(
  "The page in Firefox", .enabled(if: Firefox.isThere, Comment(rawValue: Firefox.missing)),
  .serialized)
struct FirefoxTests {
  @Test("It opens, answers the first tap, and gives a lesson")
  func opens() throws {
    let firefox = try Firefox()
    try firefox.open(fragment: "#situation=switched-off")
    try firefox.tap(180, 220)
    for _ in 0..<400 where try firefox.text("return String(hitchain.isSettled())") != "true" {
      Thread.sleep(forTimeInterval: 0.05)
    }
    #expect(try firefox.text("return hitchain.document()").contains("> tap "))
    #expect(
      try firefox.text("return document.getElementById('story').textContent").contains("GT01"))
    _ = try firefox.text("location.hash = '#lesson=user-interaction'; return ''")
    for _ in 0..<400
    where try firefox.text("return document.getElementById('lesson-place').textContent") == "" {
      Thread.sleep(forTimeInterval: 0.05)
    }
    _ = try firefox.text("document.querySelector('#lesson-actions .primary').click(); return ''")
    #expect(try firefox.text("return String(document.querySelectorAll('.choice').length)") == "4")
  }
}
