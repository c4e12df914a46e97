/// A document as Markdown with its pictures inside.
struct MarkdownExport {
  private let played: Played

  init(_ played: Played) { self.played = played }

  var text: String {
    var text = played.frontMatter
    for part in played.parts {
      switch part {
      case .prose(let prose): text += prose
      case .question(let ask): text += "\n" + ask + "\n\n"
      case .building(let commands, let state):
        text += Self.block("quiet", commands.map { "> " + $0 })
        if let state { text += Self.picture(state.drawing()) }
      case .step(let step): text += Self.block(of: step)
      }
      if !text.hasSuffix("\n") { text += "\n" }
    }
    return text
  }

  private static func block(of step: Played.Step) -> String {
    let block = block(step.failed ? "fails" : "", ["> " + step.command] + step.lines)
    return block + (step.picture.map { picture($0.drawing()) } ?? "")
  }

  private static func block(_ mark: String, _ lines: [String]) -> String {
    let opening = "```hitchain" + (mark.isEmpty ? "" : " " + mark)
    return ([opening] + lines + ["```"]).joined(separator: "\n") + "\n\n"
  }

  static func picture(_ svg: String) -> String {
    "![The scene](data:image/svg+xml;base64,\(Base64.encoded(svg)))\n\n"
  }
}
