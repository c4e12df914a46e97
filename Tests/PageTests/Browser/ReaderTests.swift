import Browser
import Testing

/// Who listens to the page, or goes through it by keys, meets all of it.
extension BrowserTests {
  /// What a screen reader is told, in its order: the names of what has the role, and how deep each lies.
  private func read(_ role: String, _ chromium: Chromium) throws -> [String] {
    let nodes =
      try chromium.send("Accessibility.getFullAXTree")["nodes"] as? [[String: Any]] ?? []
    func value(_ node: [String: Any]?, _ name: String) -> Any? {
      (node?[name] as? [String: Any])?["value"]
    }
    var byID: [String: [String: Any]] = [:]
    for node in nodes { byID[node["nodeId"] as? String ?? ""] = node }
    var read: [String] = []
    var waiting = [nodes.first?["nodeId"] as? String ?? ""]
    while let node = waiting.popLast().flatMap({ byID[$0] }) {
      if node["ignored"] as? Bool == false, value(node, "role") as? String == role {
        let level = (node["properties"] as? [[String: Any]] ?? [])
          .first { $0["name"] as? String == "level" }
        let words = (value(node, "name") as? String ?? "")
          .split(separator: " ", omittingEmptySubsequences: true)
        read.append("\(value(level, "value") ?? "") \(words.first ?? "")")
      }
      waiting += (node["childIds"] as? [String] ?? []).reversed()
    }
    return read
  }

  @Test(
    "What a screen reader reads of the tree is the scene, after every change",
    arguments: Chromium.few([
      "reset", "add view D in B 5 5 20 20", "remove A", "set hidden A YES", "tap 180 220",
      "send-to-back C; bring-to-front B", "add window alert level=alert", "undo",
    ]))
  func reader(line: String) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.send("Accessibility.enable")
    try chromium.evaluate(
      "document.getElementById('tree-panel').open = true; hitchain.run(\(literal(line))); 0")
    chromium.pause(0.1)
    let scene =
      try chromium.evaluate(
        "hitchain.lab.picture.views.map(({ depth, name }) => `${depth + 3} ${name}`)") as? [String]
    #expect(
      try Set(read("treeitem", chromium))
        == Set(["1 app", "2 delegate", "2 scene"] + (scene ?? [])))
    #expect(try read("treeitem", chromium).count == 3 + (scene?.count ?? 0))
    #expect(chromium.problems == [])
  }

  @Test("A responder's button says what it did with the event")
  func responderNames() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.evaluate("hitchain.run('handle A touches'); hitchain.run('tap 180 220'); 0")
    #expect(
      try chromium.evaluate(
        "[...document.querySelectorAll('#chain button')].slice(0, 3).map((each) => each.textContent)"
      )
        as? [String] == ["B (passed it on)", "A (handled it)", "view"])
  }

  @Test(
    "The tabulator comes by every control that can be seen, and each shows that it is there",
    arguments: Chromium.few([
      "#situation=late-tap", "#situations", "#course", "#lesson=user-interaction",
    ]))
  func controls(fragment: String) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: fragment)
    try chromium.evaluate(
      """
      hitchain.lab.mode ? hitchain.run("next") : hitchain.run("tap 100 150");
      if ("\(fragment)" === "#situation=late-tap") document.getElementById("build").click();
      for (const each of document.querySelectorAll("details")) each.open = true;
      document.activeElement.blur(); scrollTo(0, 0);
      window.met = new Set(); window.unseen = [];
      document.addEventListener("focusin", ({ target }) => { met.add(target);
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        if (outlineStyle === "none" || outlineWidth === "0px") unseen.push(target.outerHTML.slice(0, 90)) }); 0
      """)
    let missing = """
      [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']")]
        .filter((each) => !each.disabled && each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }) && each.offsetWidth > 1)
        .filter((each) => !met.has(each)).map((each) => each.outerHTML.slice(0, 90))
      """
    for _ in 0..<40 {
      for _ in 0..<10 { try chromium.key("Tab") }
      if try chromium.evaluate(missing) as? [String] == [] { break }
    }
    #expect(try chromium.evaluate(missing) as? [String] == [])
    #expect(try chromium.evaluate("unseen") as? [String] == [])
  }

  @Test("Where the system chooses the colours, what a colour tells is still there")
  func forcedColours() throws {
    let chromium = try Chromium(isDark: true)
    try chromium.send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "forced-colors", "value": "active"],
          ["name": "prefers-reduced-motion", "value": "reduce"],
        ]
      ])
    try chromium.open(fragment: "#situation=late-tap")
    try chromium.evaluate("hitchain.run('tap 100 150'); 0")
    let gone =
      try chromium.evaluate(
        """
        [".part.down", ".part.heard", ".part.waits", ".view.hit", ".offered button", "#offers .state-waits",
          "nav [aria-current]"].filter((what) => {
          const style = getComputedStyle(document.querySelector(what));
          const plain = getComputedStyle(document.body).backgroundColor;
          return style.backgroundImage === "none" && style.boxShadow === "none"
            && [plain, "rgba(0, 0, 0, 0)"].includes(style.backgroundColor);
        })
        """) as? [String]
    #expect(gone == [])
  }

  @Test("Who wants things to stand still sees nothing move", arguments: [true, false])
  func still(isStill: Bool) throws {
    let chromium = try Chromium()
    try chromium.send(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-reduced-motion", "value": isStill ? "reduce" : "no-preference"]
        ]
      ])
    try chromium.open(fragment: "#situation=five-views")
    let moving =
      try chromium.evaluate("hitchain.run('tap 240 300'); document.getAnimations().length") as? Int
    #expect((moving == 0) == isStill)
  }
}
