/// A document as Markdown with its pictures inside.
struct MarkdownExport {
  private let played: Played

  init(_ played: Played) { self.played = played }

  var text: String {
    var text = ""
    for part in played.parts {
      switch part {
      case .prose(let prose): text += prose
      case .question(let ask): text += "\n" + ask + "\n\n"
      case .picture(let state): text += "\n" + Self.picture(state.drawing()) + "\n"
      case .step(let step): text += Self.block(of: step)
      }
      if !text.hasSuffix("\n") { text += "\n" }
    }
    return text
  }

  private static func block(of step: Played.Step) -> String {
    let mark = step.failed ? " fails" : ""
    let lines = ["```hitchain" + mark, "> " + step.command] + step.lines + ["```", ""]
    let block = lines.joined(separator: "\n") + "\n"
    return block + (step.picture.map { picture($0.drawing()) + "\n" } ?? "")
  }

  static func picture(_ svg: String) -> String {
    "![The scene](data:image/svg+xml;base64,\(Base64.encoded(svg)))\n"
  }
}
