import Engine
import Lab
import Narration
import Text
import Tutor

/// A document as one page: nothing is fetched, and everything can be read without scripts.
struct HTMLPage {
  private let played: Played
  private let words: PageWords

  init(_ played: Played) {
    self.played = played
    words = PageWords(language: played.language)
  }

  var text: String {
    var writer = HTMLText()
    var pictures = 0
    var body = ""
    for part in played.parts {
      switch part {
      case .prose(let markdown): body += writer.linked(html: Prose.html(markdown))
      case .question(let posed): body += html(of: posed, &writer)
      case .building(let commands, let state):
        body += building(commands)
        if let state {
          pictures += 1
          body += figure(state, pictures)
        }
      case .step(let step): body += html(of: step, &writer, &pictures)
      }
    }
    // Who moves by headings, or only listens, finds the page's beginning by it.
    let title = body.contains("<h1") ? "" : "<h1>\(HTMLText.escaped(played.title))</h1>\n"
    return head + "<main>\n" + title + body + appendix(of: writer.rules) + "</main>\n"
      + "<script>\(PageStyle.script)</script>\n</body>\n</html>\n"
  }

  private var head: String {
    let title = HTMLText.escaped(played.title)
    // The page says itself that it may fetch nothing, whatever stands in it.
    return """
      <!DOCTYPE html>
      <html lang="\(played.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>\(Pictures.styleSheet)
      \(PageStyle.sheet)</style>
      </head>
      <body>

      """
  }

  // MARK: Questions

  private func html(of posed: Posed, _ writer: inout HTMLText) -> String {
    var html = "<section class=\"question\">\n<p>\(writer.linked(posed.ask))</p>\n"
    if let heading = posed.heading { html += "<p>\(HTMLText.escaped(heading))</p>\n" }
    if !posed.lines.isEmpty {
      html += "<ul>\n"
      for line in posed.lines {
        let label = line.label.map { "<b>\(HTMLText.escaped($0))</b> " } ?? ""
        html += "<li>\(label)\(writer.linked(line.text))</li>\n"
      }
      html += "</ul>\n"
    }
    if let keeps = posed.keeps { html += "<p>\(HTMLText.escaped(keeps))</p>\n" }
    return html + "</section>\n"
  }

  // MARK: Steps

  private func html(
    of step: Played.Step, _ writer: inout HTMLText, _ pictures: inout Int
  ) -> String {
    let answer = step.paragraphs.map { writer.linked($0) }.joined(separator: "\n")
    let kind = step.paragraphs.contains(where: \.isPicture) ? "answer picture" : "answer"
    var html = "<section class=\"step\(step.failed ? " failed" : "")\">\n"
    html += "<pre class=\"command\"><code>&gt; \(HTMLText.escaped(step.command))</code></pre>\n"
    if !answer.isEmpty { html += "<pre class=\"\(kind)\">\(answer)</pre>\n" }
    if let state = step.picture {
      pictures += 1
      html += figure(state, pictures)
    }
    return html + path(step.path, &writer) + "</section>\n"
  }

  private func building(_ commands: [String]) -> String {
    let lines = commands.map { "&gt; " + HTMLText.escaped($0) }.joined(separator: "\n")
    return "<details class=\"building\">\n<summary>\(words.building(commands.count))</summary>\n"
      + "<pre><code>\(lines)</code></pre>\n</details>\n"
  }

  private func figure(_ state: State, _ number: Int) -> String {
    "<figure>\n\(state.drawing(part: number))</figure>\n"
  }

  private func path(_ steps: [Played.PathStep], _ writer: inout HTMLText) -> String {
    guard !steps.isEmpty else { return "" }
    var html =
      "<details class=\"steps\">\n<summary>\(words.decisions(steps.count))</summary>\n<ol>\n"
    for step in steps {
      let subject = step.subject.map { " data-of=\"\(HTMLText.escaped($0))\"" } ?? ""
      html += "<li\(subject)>\(writer.linked(step.text))</li>\n"
    }
    return html + "</ol>\n</details>\n"
  }

  // MARK: The pages of the rules

  private func appendix(of named: [Rule]) -> String {
    let wanted = Set(named)
    let rules = Rule.allCases.filter { wanted.contains($0) }
    guard !rules.isEmpty else { return "" }
    let narrator = Narrator(played.language, scene: played.end.scene, rules: played.end.rules)
    var html = "<section class=\"rules-appendix\">\n<h2>\(words.rules)</h2>\n"
    for rule in rules {
      let page = narrator.page(of: rule)
      html += "<article id=\"\(rule.rawValue)\">\n<h3>\(HTMLText.escaped(page.first ?? ""))</h3>\n"
      for line in page.dropFirst() {
        let kind = line.hasPrefix("  ") ? " class=\"in\"" : ""
        html += "<p\(kind)>\(HTMLText.escaped(line.trimmed))</p>\n"
      }
      html += "</article>\n"
    }
    return html + "</section>\n"
  }
}

extension String {
  /// Is it a line of a drawing, which must not be broken?
  fileprivate var isPicture: Bool {
    unicodeScalars.contains { (0x2500...0x257F).contains($0.value) }
  }
}

/// The few words of a page's own.
struct PageWords {
  let language: Language

  var rules: String {
    switch language {
    case .english: "The rules named here"
    case .simplifiedChinese: "这里提到的规则"
    }
  }

  func scene(after command: String?) -> String {
    switch language {
    case .english: "The scene" + (command.map { " after " + $0 } ?? "")
    case .simplifiedChinese: command.map { "运行 \($0) 之后的场景" } ?? "场景"
    }
  }

  func building(_ count: Int) -> String {
    switch language {
    case .english:
      count == 1 ? "1 command builds the scene" : "\(count) commands build the scene"
    case .simplifiedChinese: "用 \(count) 条命令搭建场景"
    }
  }

  func decisions(_ count: Int) -> String {
    switch language {
    case .english: count == 1 ? "1 decision" : "\(count) decisions, step by step"
    case .simplifiedChinese: "逐步看 \(count) 个判断"
    }
  }
}
