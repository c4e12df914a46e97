import Browser
import Foundation
import Testing

/// axe-core, where PyPI's axe-playwright-python has brought it along, or HITCHAIN_AXE names it.
enum Axe {
  static let script: String? = {
    if let path = ProcessInfo.processInfo.environment["HITCHAIN_AXE"] {
      return try? String(contentsOfFile: path, encoding: .utf8)
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-c",
      "import axe_playwright_python as a; print(list(a.__path__)[0] + '/axe.min.js')",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let path = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return try? String(
      contentsOfFile: path.trimmingCharacters(in: .whitespacesAndNewlines), encoding: .utf8)
  }()
}

/// For everyone: axe finds nothing, and no pointer is needed.
extension BrowserTests {
  /// What is on the screen, and how one gets there.
  private static let screens: [(fragment: String, script: String)] = [
    ("", "0"), ("#situations", "0"), ("#course", "0"),
    ("#situation=late-tap", "hitchain.run('tap 100 150')"),
    (
      "#situation=late-tap",
      "hitchain.run('tap 100 150'); document.getElementById('step-next').click()"
    ),
    (
      "#situation=switched-off",
      "hitchain.run('tap 180 220'); for (const each of document.querySelectorAll('details')) each.open = true"
    ),
    (
      "#situation=five-views",
      "document.getElementById('show-map').click(); document.getElementById('build').click()"
    ),
    (
      "#situation=five-views",
      "document.getElementById('build').click(); document.querySelector('#built-choices button').click()"
    ),
    ("#lesson=user-interaction", "0"), ("#lesson=user-interaction", "hitchain.run('next')"),
    ("#lesson=user-interaction", "hitchain.run('next'); hitchain.run('answer 1')"),
    ("", "hitchain.run('lesson user-interaction 17')"),
    ("", "hitchain.run('nonsense')"),
    (
      "", "hitchain.run('tap 5 5'); document.querySelector('button.rule').click()"
    ),
  ]

  @Test(
    "axe finds nothing on any screen, light and dark, wide and narrow, in both languages",
    .enabled(if: Axe.script != nil, "There is no axe: `pip install axe-playwright-python`."),
    arguments: [(1440, false, "en"), (320, true, "zh-Hans")])
  func axe(width: Int, isDark: Bool, language: String) throws {
    let chromium = try Chromium(width: width, height: 900, isDark: isDark)
    for (fragment, script) in Chromium.few(Self.screens, 4) {
      try chromium.open(fragment: fragment)
      try chromium.evaluate("hitchain.speak('\(language)'); \(script); 0")
      try chromium.evaluate((Axe.script ?? "") + "; 0")
      let found =
        try chromium.evaluate(
          """
          axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>
            `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`))
          """) as? [String]
      #expect(found == [], "\(fragment) \(script)")
    }
    #expect(chromium.problems == [])
  }

  /// Goes on with the tabulator until what is focused fits; says what it came by otherwise.
  private func tab(_ chromium: Chromium, to selector: String) throws {
    for _ in 0..<120 {
      try chromium.key("Tab")
      if try chromium.evaluate("document.activeElement.matches(\(literal(selector)))") as? Bool
        == true
      {
        return
      }
    }
    Issue.record("No keys lead to \(selector).")
  }

  @Test("All of it is done without a pointer")
  func keyboard() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try tab(chromium, to: "#phone")
    try chromium.key("ArrowRight")
    try chromium.key("ArrowUp")
    try chromium.key("Enter")
    try chromium.settle()
    #expect(try chromium.text("hitchain.document()").contains("> tap 170 230"))
    try tab(chromium, to: "#layers")
    try chromium.key("End")
    #expect(
      try chromium.evaluate("document.querySelector('#phone.apart') !== null") as? Bool == true)
    try tab(chromium, to: "#scrubber")
    try chromium.key("ArrowRight")
    #expect(try chromium.text("document.getElementById('sentence').textContent").hasPrefix("1/"))
    try tab(chromium, to: "#line")
    for letter in "undo" { try chromium.key(String(letter)) }
    try chromium.key("Enter")
    #expect(try !chromium.text("hitchain.document()").contains("> tap"))
    #expect(chromium.problems == [])
  }

  @Test("A lesson is taken, and a challenge solved, without a pointer or a word typed")
  func keyboardLesson() throws {
    let chromium = try Chromium()
    try chromium.open()
    try tab(chromium, to: "[data-show=course]")
    try chromium.key("Enter")
    try tab(chromium, to: "[data-lesson=user-interaction]")
    try chromium.key("Enter")
    try tab(chromium, to: "#lesson-actions .primary")
    try chromium.key("Enter")
    try tab(chromium, to: ".choice[data-key=\"2\"], .choice[data-key=b]")
    try chromium.key("Enter")
    #expect(try chromium.text("document.getElementById('lesson-text').className") == "right")
    try chromium.evaluate("hitchain.run('lesson user-interaction 17'); 0")
    try chromium.evaluate("document.getElementById('lesson-text').focus(); 0")
    for word in ["override", "A", "hit-test", "redirect", "B"] {
      let place = "#built-choices button[data-word=\"\(word)\"]"
      if try chromium.evaluate("document.activeElement.matches(\(literal(place)))") as? Bool
        != true
      {
        try tab(chromium, to: place)
      }
      try chromium.key("Enter")
    }
    try tab(chromium, to: "#built-actions .primary")
    try chromium.key("Enter")
    #expect(
      try chromium.text("hitchain.lab.lastJSON.join()").contains("override A hit-test redirect B"))
    #expect(chromium.problems == [])
  }

  @Test(
    "Twice the size of text makes nothing wider than the screen",
    arguments: Chromium.few([320, 1440], 1))
  func largeText(width: Int) throws {
    let chromium = try Chromium(width: width, height: 900)
    for fragment in [
      "", "#course", "#situations", "#situation=late-tap", "#situation=scroll", "#lesson=queue",
    ] {
      try chromium.open(fragment: fragment)
      // Who recognizes a drag in a scroll view has a long name.
      try chromium.evaluate(
        """
        document.documentElement.style.fontSize = '32px';
        hitchain.run('tap 100 150'); hitchain.run('drag 140 140 to 140 40 over 0.3s'); 0
        """)
      let wide = try chromium.evaluate("document.documentElement.scrollWidth") as? Int ?? .max
      #expect(wide <= width, "\(fragment)")
    }
  }
}
