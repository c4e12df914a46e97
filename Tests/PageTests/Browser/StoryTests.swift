import Browser
import Testing

/// What is told of a touch, and where one goes on from there.
extension BrowserTests {
  private func told(_ chromium: Chromium) throws -> [String] {
    try chromium.evaluate(
      "[document.getElementById('told').textContent, String(hitchain.lab.decided.length)]")
      as? [String] ?? []
  }

  @Test(
    "What was told of a touch stays while somebody asks, or mistypes; not when the scene changes",
    arguments: Chromium.few(
      [
        ("help tap", true), ("explain GT01", true), ("show B", true), ("why-not C", true),
        ("add veiw A", true), ("undo", false), ("add view D 0 0 5 5", false), ("reset", false),
        ("wait 1", false), ("lesson queue", false),
      ], 6))
  func aside(line: String, isAside: Bool) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.evaluate("hitchain.run('tap 180 220'); 0")
    let before = try told(chromium)
    try chromium.evaluate("hitchain.run(\(literal(line))); 0")
    #expect(try (told(chromium) == before) == isAside)
    #expect(chromium.problems == [])
  }

  @Test("A responder in the chain shows what it heard, one touch after the other")
  func responders() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.evaluate("hitchain.run('tap 180 220'); 0")
    let before = try told(chromium)
    let touch = """
      (() => { document.querySelectorAll("#chain button")[1].click();
        const { decided, step } = hitchain.lab;
        return [decided[step].decision.subject, decided[step].decision.message,
          document.getElementById("sentence").textContent.includes("A")].join(" ") })()
      """
    #expect(try chromium.text(touch) == "A touchesBegan true")
    #expect(try chromium.text(touch) == "A touchesEnded true")
    #expect(try told(chromium) == before)
    #expect(try !chromium.text("hitchain.document()").contains("show"))
  }

  @Test("Two readings part where their words differ")
  func readings() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.evaluate(
      "hitchain.run('tap 180 220'); document.getElementById('readings').open = true; 0")
    chromium.pause(0.1)
    let same =
      try chromium.evaluate(
        """
        [...document.querySelectorAll("#reading option")].filter(({ value }) => {
          const select = document.getElementById("reading");
          select.value = value;
          select.dispatchEvent(new Event("change"));
          const [own, other] = [...document.querySelectorAll(".sides section")]
            .map((side) => side.querySelector("li")?.textContent.replace(/[A-Z]+(-[A-Z]+-)?[0-9]+/g, "").trim());
          return own === other;
        }).map(({ value }) => value)
        """) as? [String]
    #expect(same == [])
    #expect(
      try chromium.evaluate("document.querySelectorAll('#reading option').length > 3") as? Bool
        == true)
  }

  @Test("The course says where to begin, where one stopped, and what was gone through")
  func course() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#course")
    let place = "document.querySelector('#lessons .next').textContent"
    let first = try chromium.text(place)
    #expect(first.hasPrefix("Begin: "))
    try chromium.evaluate(
      "hitchain.run('lesson queue'); hitchain.run('next'); hitchain.run('leave'); 0")
    try chromium.evaluate("document.querySelector('[data-show=course]').click(); 0")
    #expect(try chromium.text(place).hasPrefix("Go on: "))
    #expect(
      try chromium.text(place).contains(
        chromium.text("document.querySelector('[data-lesson=queue] b').textContent")))
    try chromium.evaluate("hitchain.speak('zh-Hans'); 0")
    #expect(try chromium.text(place).hasPrefix("继续："))
    #expect(chromium.problems == [])
  }

  @Test(
    "A situation's question is asked in the language that is spoken, until something else is opened"
  )
  func question() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.evaluate("hitchain.speak('zh-Hans'); 0")
    #expect(try chromium.text("document.getElementById('question').textContent").contains("盖住"))
    #expect(
      try chromium.evaluate("document.querySelector('.begin').offsetHeight") as? Int == 0)
    try chromium.evaluate("hitchain.lab.open('# Mine'); 0")
    #expect(try chromium.evaluate("document.getElementById('question').hidden") as? Bool == true)
  }

  @Test(
    "A line that is run while a finger is down, or a recognizer waits, comes after the touch",
    arguments: [true, false])
  func ending(isDown: Bool) throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=late-tap")
    try chromium.touch("touchStart", [(160, 200)])
    if !isDown { try chromium.touch("touchEnd") }
    try chromium.evaluate("hitchain.run('shake'); 0")
    if isDown { try chromium.touch("touchEnd") }
    try chromium.settle()
    let cells = try chromium.text("hitchain.document()").split(separator: "\n")
      .filter { $0.hasPrefix("> ") }
    let touched = cells.drop {
      $0.hasPrefix("> add") || $0.hasPrefix("> require") || $0.hasPrefix("> handle")
    }
    #expect(touched.count == 2 && touched.last == "> shake", "\(cells)")
    #expect(touched.first?.contains("160 200") == true, "\(cells)")
    #expect(chromium.problems == [])
  }

  @Test(
    "What is told at the foot of a small screen covers nothing of the phone",
    arguments: [(320, 640), (390, 844)])
  func foot(width: Int, height: Int) throws {
    let chromium = try Chromium(width: width, height: height)
    for situation in Chromium.few(["switched-off", "late-tap", "scroll", "five-views"]) {
      try chromium.open(fragment: "#situation=" + situation)
      try chromium.evaluate("hitchain.run('tap 100 150'); 0")
      let room =
        try chromium.evaluate(
          """
          (() => { const [phone, foot] = ["phone", "verdict"].map((id) => document.getElementById(id).getBoundingClientRect());
            return foot.height === 0 ? -1 : Math.round(foot.top - phone.bottom) })()
          """) as? Int
      #expect(room ?? -1 >= 0, "\(situation)")
    }
  }

  @Test("A page of a rule leads to the others that it names")
  func rules() throws {
    let chromium = try Chromium()
    try chromium.open(fragment: "#situation=switched-off")
    try chromium.evaluate(
      "hitchain.run('tap 180 220'); document.querySelector('#rest .rule').click(); 0")
    let place = "document.querySelector('#rule-text h2').textContent"
    let first = try chromium.text(place)
    try chromium.evaluate("document.querySelector('#rule-text .listed .rule').click(); 0")
    #expect(try chromium.text(place) != first && !first.isEmpty)
  }

  @Test("A document that is dropped on the page is opened, and the learner's own is kept")
  func dropped() throws {
    let chromium = try Chromium()
    try chromium.open()
    let shown =
      try chromium.evaluate(
        """
        (async () => { hitchain.run("reset"); hitchain.run("add view mine 0 0 50 50");
          const files = new DataTransfer();
          files.items.add(new File(["```hitchain\\n> add view theirs 5 5 50 50\\n```\\n"], "their.md"));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
          await new Promise((done) => setTimeout(done, 300));
          const name = () => hitchain.lab.picture.views.at(-1).name;
          const opened = name();
          document.getElementById("bring-back").click();
          return [opened, name()] })()
        """) as? [String]
    #expect(shown == ["theirs", "mine"])
    #expect(chromium.problems == [])
  }
}
