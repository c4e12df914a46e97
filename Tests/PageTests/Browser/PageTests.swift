import Browser
import Depth
import Desk
import Foundation
import Lab
import Testing
import Tutor

/// The page in a browser, touched with the browser's own fingers.
@Suite(
  "The page in Chromium", .enabled(if: Chromium.isThere, Comment(rawValue: Chromium.missing)),
  .serialized)
struct BrowserTests {
  static let top = Checkout.top

  func literal(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test("A lesson is taken with the thumb, in both languages", arguments: ["en", "zh-Hans"])
  func lesson(language: String) throws {
    let chromium = try Chromium(width: 390, height: 844)
    try chromium.open(fragment: "#course")
    try chromium.evaluate("hitchain.speak('\(language)')")
    try chromium.evaluate("document.querySelector('[data-lesson=user-interaction]').click()")
    try chromium.evaluate("document.querySelector('#lesson-actions .primary').click()")
    #expect(try chromium.evaluate("document.querySelectorAll('.choice').length") as? Int == 4)
    try chromium.evaluate("document.querySelector('.choice[data-key=\"2\"]').click()")
    #expect(try chromium.text("document.getElementById('lesson-text').className") == "right")
    #expect(chromium.problems == [])
  }

  @Test("No part is wider than the screen", arguments: Chromium.few([320, 390, 768, 1440]))
  func widths(width: Int) throws {
    let chromium = try Chromium(width: width, height: 800)
    for fragment in [
      "", "#course", "#situations", "#situation=late-tap", "#lesson=user-interaction",
    ] {
      try chromium.open(fragment: fragment)
      try chromium.evaluate("document.getElementById('build').click()")
      let wide = try chromium.evaluate("document.documentElement.scrollWidth") as? Int ?? .max
      #expect(wide <= width, "\(fragment)")
    }
  }

  @Test(
    "The page is no larger than its budget",
    .enabled(if: Chromium.finished != nil, "The page was not finished: `make page`."))
  func size() throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: Chromium.finished ?? "")
    #expect(attributes[.size] as? Int ?? .max <= 2_600_000)
  }

  @Test("Where it cannot run, the page says so")
  func nowhere() throws {
    let chromium = try Chromium()
    try chromium.send(
      "Page.addScriptToEvaluateOnNewDocument", ["source": "delete window.WebAssembly"])
    try chromium.send("Page.navigate", ["url": "file://" + (Chromium.laboratory ?? "")])
    var said = ""
    for _ in 0..<100 where said.isEmpty {
      said = try chromium.text("document.querySelector('body > .noscript')?.textContent ?? ''")
      chromium.pause(0.05)
    }
    #expect(said.contains("WebAssembly"))
    #expect(chromium.requests == [])
  }

  @Test("What lessons need is read when there is time for it")
  func preparing() throws {
    let chromium = try Chromium()
    try chromium.open()
    var isLeft = true
    for _ in 0..<400 where isLeft {
      isLeft = try chromium.evaluate("hitchain.lab.ask('prepare').more") as? Bool ?? false
    }
    #expect(!isLeft)
    #expect(try chromium.evaluate("hitchain.lab.ask('lessons').length > 20") as? Bool == true)
  }

  @Test("The tree for screen readers has every view of the scene")
  func tree() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=five-views")
    #expect(
      try chromium.evaluate(
        "[...document.querySelectorAll('#tree [data-name]')].map((each) => each.dataset.name)")
        as? [String] == ["window", "view", "A", "B", "C", "D", "E"])
  }
}

extension BrowserTests {
  @Test("Every situation's scene runs, in both languages", arguments: ["en", "zh-Hans"])
  func situations(language: String) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situations")
    try chromium.evaluate("hitchain.speak('\(language)'); 0")
    let found =
      try chromium.evaluate(
        """
        [...document.querySelectorAll("#gallery [data-situation]")].map((card) => {
          card.click();
          const tries = [...document.querySelectorAll("#question .try")];
          tries.forEach((each) => each.click());
          const isWhole = !hitchain.lab.replies.some((reply) => reply.error);
          const count = document.querySelectorAll("#notebook .cell:not(.note)").length;
          return `${card.dataset.situation} ${isWhole && count > 0}`;
        })
        """) as? [String] ?? []
    #expect(found.count >= 16)
    #expect(found.filter { !$0.hasSuffix("true") } == [])
    #expect(chromium.problems == [])
  }

  @Test("Every lesson is gone through with what the page offers: nothing has to be typed")
  func lessons() throws {
    let chromium = try Chromium(width: 320, height: 640)
    try chromium.open(fragment: "#course")
    let stuck =
      try chromium.evaluate(
        """
        [...document.querySelectorAll("[data-lesson]")].map((card) => card.dataset.lesson).flatMap((id) => {
          hitchain.run("lesson " + id);
          for (let step = 0; step < 99 && hitchain.lab.mode; step += 1) {
            const actions = [...document.querySelectorAll("#lesson-actions button")];
            const next = document.querySelector("#lesson-actions .primary") ?? actions.at(-1);
            const offers = document.querySelectorAll("#lesson-choices button, #builder:not([hidden]) button");
            if (!next || actions.length > 2 && offers.length === 0 || document.documentElement.scrollWidth > 320) {
              return [`${id} at ${hitchain.lab.mode.step}`];
            }
            if (hitchain.lab.mode.step === hitchain.lab.mode.of && hitchain.lab.mode.goesOn) break;
            next.click();
          }
          return [];
        })
        """) as? [String]
    #expect(stuck == [])
    #expect(chromium.problems == [])
  }
}
