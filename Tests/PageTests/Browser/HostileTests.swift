import Browser
import Foundation
import Testing

/// Somebody who means harm: names, notes, links, documents, and what a browser kept.
extension BrowserTests {
  private static let script = "<img src=x onerror=window.broken=1><script>window.broken=1</script>"

  private func isWhole(_ chromium: Chromium, _ what: String) throws {
    #expect(try chromium.evaluate("window.broken === undefined") as? Bool == true, "\(what)")
    #expect(
      try chromium.evaluate("document.querySelectorAll('main img, main script').length") as? Int
        == 0, "\(what)")
    #expect(try chromium.text("hitchain.run('hit-test 5 5')").contains("\"status\":\"ok\""))
    #expect(chromium.requests == [] && chromium.problems == [], "\(what)")
  }

  @Test(
    "A hostile link runs nothing, and says at most one thing",
    arguments: Chromium.few([
      "#do=note%20%3Cimg%20src%3Dx%20onerror%3D%22window.broken%3D1%22%3E",
      "#lesson=%3Cscript%3Ewindow.broken=1%3C/script%3E", "#doc=AAAA", "#doc=%%%", "#doc=c3BhbQ",
      "#do=add%20view%20A%200%200%2050%2050%20text%3D%22%3Cb%3E%22",
      "#situation=javascript:window.broken=1", "#doc=" + String(repeating: "A", count: 1 << 20),
      "#__proto__=1", "#constructor", "#lesson=constructor", "#situation=__proto__", "#do=%E0%A4%A",
    ]))
  func hostile(fragment: String) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: fragment)
    try isWhole(chromium, String(fragment.prefix(60)))
  }

  @Test(
    "Names, notes and texts are shown as they are written",
    arguments: Chromium.few([
      "note \(script)", "add label L 0 0 90 20 text=\"\(script)\"",
      "add view A 0 0 9 9 class=\"\(script)\"", "tap \(script)", "explain \(script)",
      "rules mistakes=\(script)",
    ]))
  func names(line: String) throws {
    let chromium = try Chromium()
    try chromium.open()
    try chromium.evaluate("hitchain.run(\(literal(line))); hitchain.run('tap 5 5'); 0")
    try chromium.evaluate(
      "document.querySelectorAll('details').forEach((each) => each.open = true)")
    try isWhole(chromium, line)
  }

  @Test(
    "A document that cannot be read leaves the notebook as it was, with one message",
    arguments: Chromium.few([
      "```hitchain\n> no such command\n", "---\nlang: [\n---\n```hitchain\n> add\n```\n",
      "\0\0\u{FEFF}```hitchain\nx\n```",
      "```hitchain\nno command\n```\n",
      "```hitchain\n> note \(script)\n> open /etc/passwd\n```\n" + script,
    ]))
  func documents(text: String) throws {
    let chromium = try Chromium()
    try chromium.open()
    try chromium.evaluate("hitchain.run('reset'); hitchain.run('add view mine 0 0 50 50'); 0")
    let before = try chromium.text("hitchain.document()")
    let problem = try chromium.evaluate("hitchain.lab.open(\(literal(text)))") as? String
    if problem != nil { #expect(try chromium.text("hitchain.document()") == before) }
    try isWhole(chromium, text)
  }

  @Test(
    "What the browser kept is put aside where it cannot be read, and never lost",
    arguments: Chromium.few([
      ("notebook", "```hitchain\n> add view A 0 0 50 50\nlet A"),
      ("notebook", "```hitchain\nnonsense"),
      ("notebook", script), ("record", "{\"version\":99,\"events\":[{"), ("record", "[]"),
      ("language", script),
      ("light", script),
    ]))
  func kept(name: String, text: String) throws {
    let chromium = try Chromium()
    try chromium.open()
    try chromium.evaluate("localStorage.setItem('hitchain.1.\(name)', \(literal(text))); 0")
    // A page of another version keeps its own.
    try chromium.evaluate("localStorage.setItem('hitchain.2.notebook', 'theirs'); 0")
    try chromium.open()
    try isWhole(chromium, name)
    #expect(try chromium.text("localStorage.getItem('hitchain.2.notebook')") == "theirs")
    let isKept = try chromium.evaluate(
      "['', '.unread'].some((end) => (localStorage.getItem('hitchain.1.\(name)' + end) ?? '') === \(literal(text)))"
    )
    let isOpen = try chromium.evaluate("hitchain.document().length > 40") as? Bool
    #expect(isKept as? Bool == true || isOpen == true, "\(name): \(text)")
    #expect(try chromium.evaluate("document.querySelectorAll('[role=alert]').length") as? Int == 1)
  }

  /// What means something in HTML, beside what joins with the character before it or after it.
  private static let joined: String = "<>&'=/;#!-".flatMap { mark in
    "\u{301}\u{200D}\u{FE0F}\u{20E3}\u{903}\u{600}\u{1F3FB}".unicodeScalars.map {
      "\($0)\(mark)\($0)"
    }
  }.joined()

  @Test("A mark beside a character that joins with it is the same text in the page")
  func joins() throws {
    let chromium = try Chromium()
    try chromium.open()
    let line = "add label L 0 0 90 20 text=\"\(Self.joined)\""
    try chromium.evaluate("hitchain.run('reset'); hitchain.run(\(literal(line))); 0")
    let shown = try chromium.text("document.querySelector('.view[data-name=L] .text').textContent")
    #expect(Array(shown.unicodeScalars) == Array(Self.joined.unicodeScalars))
    try isWhole(chromium, line)
    // And in a notebook that was written and is opened again.
    let document = try chromium.text("hitchain.document()")
    try chromium.evaluate("hitchain.run('reset'); hitchain.lab.open(\(literal(document))); 0")
    let again = try chromium.text("document.querySelector('.view[data-name=L] .text').textContent")
    #expect(again.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test("No script runs but the page's own, also where one gets into it")
  func inserted() throws {
    let chromium = try Chromium()
    try chromium.open()
    let isBroken = try chromium.evaluate(
      """
      (async () => {
        const script = document.createElement("script");
        script.textContent = "window.broken = 1";
        document.body.append(script);
        const holder = document.createElement("div");
        holder.innerHTML = "<button onclick='window.broken = 2'></button>";
        document.body.append(holder);
        holder.firstChild.click();
        await new Promise((done) => setTimeout(done, 50));
        holder.remove();
        return window.broken ?? 0 })()
      """)
    #expect(isBroken as? Int == 0)
    #expect(chromium.requests == [])
  }

  @Test("A notebook that is too long for a link is not put into one")
  func long() throws {
    let chromium = try Chromium()
    try chromium.open()
    let link = try chromium.evaluate(
      """
      (async () => { for (let note = 0; note < 150; note += 1) { hitchain.run("note " +
          Array.from({ length: 150 }, () => Math.random().toString(36)).join(" ")); }
        document.getElementById("link").click();
        await new Promise((done) => setTimeout(done, 2000));
        return document.getElementById("toast").hidden })()
      """)
    #expect(link as? Bool == false)
    #expect(try chromium.text("location.hash") == "")
  }
}
