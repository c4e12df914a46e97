import Desk
import Engine
import Lab
import Tutor

/// A document as one page: nothing is fetched, and everything can be read without scripts.
struct HTMLPage {
  private let played: Played
  private let language: Language

  init(_ played: Played) {
    self.played = played
    language = played.language
  }

  var text: String {
    var writer = HTMLText()
    var body = ""
    var hiding = Hiding.nothing
    for part in played.parts {
      body += hiding.before(part, in: language)
      switch part {
      case .prose(let markdown): body += writer.linked(html: Prose.html(markdown))
      case .question(let posed):
        body += html(of: posed, &writer)
        body += hiding.open(posed.answer.map { "<p>\(writer.linked($0))</p>\n" }, in: language)
      case .building(let commands, let figure): body += building(commands) + html(of: figure)
      case .step(let step): body += html(of: step, &writer)
      }
    }
    body += hiding.end()
    // Who moves by headings, or only listens, finds the page's beginning by it.
    let title = body.contains("<h1") ? "" : "<h1>\(HTMLText.escaped(played.title))</h1>\n"
    return head + "<main>\n" + title + body + appendix(of: writer.rules) + "</main>\n"
      + "<script>\(PageStyle.script)</script>\n</body>\n</html>\n"
  }

  private var head: String {
    let title = HTMLText.escaped(played.title)
    let sheet = "\(Pictures.styleSheet)\n\(PageStyle.sheet)"
    // The page says itself that it fetches nothing, and that it runs and wears nothing but its own,
    // whatever stands in it.
    return """
      <!DOCTYPE html>
      <html lang="\(played.language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      base-uri 'none'; form-action 'none'; style-src \(Self.source(sheet)); \
      script-src \(Self.source(PageStyle.script))">
      <title>\(title)</title>
      <style>\(sheet)</style>
      </head>
      <body>

      """
  }

  /// What a policy calls a text that stands in the page.
  private static func source(_ text: String) -> String {
    "'sha256-\(Base64.encoded(SHA256.digest(of: Array(text.utf8))))'"
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

  private func html(of step: Played.Step, _ writer: inout HTMLText) -> String {
    let answer = step.paragraphs.map { writer.linked($0) }.joined(separator: "\n")
    let kind = step.paragraphs.contains(where: \.isPicture) ? "answer picture" : "answer"
    var html = "<section class=\"step\(step.failed ? " failed" : "")\">\n"
    html += "<pre class=\"command\"><code>\(Self.typed(step.command))</code></pre>\n"
    if !answer.isEmpty { html += "<pre class=\"\(kind)\">\(answer)</pre>\n" }
    return html + self.html(of: step.figure) + path(step.path, &writer) + "</section>\n"
  }

  /// As it stands behind the prompt's mark; code has it before each row.
  private static func typed(_ command: String) -> String {
    HTMLText.escaped(command.rowsOfDocument.joined(separator: "\n"))
  }

  private func building(_ commands: [String]) -> String {
    let lines = commands.map { Self.typed($0) }.joined(separator: "\n")
    return
      "<details class=\"building\">\n<summary>\(PagePhrase.building(commands.count).text(in: language))</summary>\n"
      + "<pre><code>\(lines)</code></pre>\n</details>\n"
  }

  private func html(of figure: Gallery.Figure?) -> String {
    switch figure {
    case nil: ""
    case .svg(let svg): "<figure>\n\(svg)</figure>\n"
    case .end:
      "<p class=\"aside\">\(HTMLText.escaped(PagePhrase.picturesEnd.text(in: language)))</p>\n"
    }
  }

  private static func count(of steps: [Played.PathStep]) -> Int {
    steps.reduce(0) { count, step in
      switch step {
      case .decision: count + 1
      case .leftOut(let more): count + more
      }
    }
  }

  private func path(_ steps: [Played.PathStep], _ writer: inout HTMLText) -> String {
    guard !steps.isEmpty else { return "" }
    var html =
      "<details class=\"steps\">\n<summary>\(PagePhrase.decisions(Self.count(of: steps)).text(in: language))</summary>\n<ol>\n"
    for step in steps {
      switch step {
      case .decision(let text, let subject):
        let subject = subject.map { " data-of=\"\(HTMLText.escaped($0))\"" } ?? ""
        html += "<li\(subject)>\(writer.linked(text))</li>\n"
      case .leftOut(let count):
        html +=
          "<li class=\"left-out\">\(HTMLText.escaped(PagePhrase.leftOut(count).text(in: language)))</li>\n"
      }
    }
    return html + "</ol>\n</details>\n"
  }

  // MARK: The pages of the rules

  private func appendix(of named: Set<Rule>) -> String {
    let rules = Rule.allCases.filter { named.contains($0) }
    guard !rules.isEmpty else { return "" }
    let narrator = Narrator(played.language, scene: played.end.scene, rules: played.end.rules)
    var html =
      "<section class=\"rules-appendix\">\n<h2>\(PagePhrase.rules.text(in: language))</h2>\n"
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

/// What comes after a question answers it: it is folded until the reader has thought, up to the next
/// question or heading.
private enum Hiding {
  case nothing
  /// A question has been put, nothing answers it, and nothing has followed.
  case asked
  case folded

  /// What goes before a part.
  mutating func before(_ part: Played.Part, in language: Language) -> String {
    switch part {
    case .question:
      defer { self = .asked }
      return end()
    case .prose(let markdown) where markdown.drop(while: { $0.isWhitespace }).hasPrefix("#"):
      return end()
    case .prose, .building, .step:
      return self == .asked ? fold(in: language) : ""
    }
  }

  /// What answers the question that has just been put, if anything does.
  mutating func open(_ answer: [String], in language: Language) -> String {
    answer.isEmpty ? "" : fold(in: language) + answer.joined()
  }

  private mutating func fold(in language: Language) -> String {
    self = .folded
    let summary = HTMLText.escaped(PagePhrase.thinkFirst.text(in: language))
    return "<details class=\"after\">\n<summary>\(summary)</summary>\n"
  }

  mutating func end() -> String {
    defer { self = .nothing }
    return self == .folded ? "</details>\n" : ""
  }
}

extension String {
  /// Is it a line of a drawing, which must not be broken?
  fileprivate var isPicture: Bool {
    unicodeScalars.contains { (0x2500...0x257F).contains($0.value) }
  }
}
