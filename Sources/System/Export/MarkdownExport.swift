import Desk
import Lab
import Tutor

/// A document as Markdown with pictures.
///
/// They are files beside it, because few viewers show a picture that a text holds as data.
struct MarkdownExport {
  private let played: Played
  private let language: Language
  /// What the names of the pictures begin with; nil where they have no place but in the text.
  private let stem: String?
  private(set) var exported: Exported

  init(_ played: Played, path: String?) {
    self.played = played
    language = played.language
    stem = path.map { path in
      let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
      return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }
    exported = Exported(text: played.frontMatter)
    for part in played.parts { write(part) }
  }

  private mutating func write(_ part: Played.Part) {
    switch part {
    case .prose(let prose): exported.text += prose
    case .question(let posed): exported.text += "\n" + posed.markdown(in: played.language) + "\n\n"
    case .building(let commands, let figure):
      exported.text += Self.block("quiet", commands.flatMap { $0.rowsOfDocument }, fence: .usual)
      show(figure, after: commands.last)
    case .step(let step):
      exported.text += Self.block(
        step.failed ? "fails" : "", step.command.rowsOfDocument + step.lines, fence: step.fence)
      show(step.figure, after: step.command)
    }
    if !exported.text.hasSuffix("\n") { exported.text += "\n" }
  }

  private static func block(_ mark: String, _ lines: [String], fence: Fence) -> String {
    let opening = fence.text + "hitchain" + (mark.isEmpty ? "" : " " + mark)
    return ([opening] + lines + [fence.text]).joined(separator: "\n") + "\n\n"
  }

  private mutating func show(_ figure: Gallery.Figure?, after command: String?) {
    switch figure {
    case nil: break
    case .svg(let svg): show(svg, after: command)
    case .end: exported.text += PagePhrase.picturesEnd.text(in: language) + "\n\n"
    }
  }

  private mutating func show(_ svg: String, after command: String?) {
    let source: String
    if let stem {
      let name = "\(stem)-\(exported.pictures.count + 1).svg"
      exported.pictures.append(Exported.Picture(name: name, svg: svg))
      source = name.inURL
    } else {
      source = "data:image/svg+xml;base64," + Base64.encoded(Array(svg.utf8))
    }
    let after = PagePhrase.scene(after: command.map { $0.firstRow }).text(in: language)
    let alternative = after.visible.inMarkdown
    exported.text += "![\(alternative)](\(source))\n\n"
  }
}

extension Fence {
  fileprivate var text: String {
    String(decoding: Array(repeating: character, count: length), as: UTF8.self)
  }
}

extension Posed {
  /// As a paragraph with a list; what answers it is folded.
  func markdown(in language: Language) -> String {
    var parts = [ask]
    if let heading { parts.append(heading) }
    if !lines.isEmpty {
      parts.append(
        lines.map { line in "- " + (line.label.map { "**\($0)** " } ?? "") + line.text }
          .joined(separator: "\n"))
    }
    if let keeps { parts.append(keeps) }
    if !answer.isEmpty {
      let summary = PagePhrase.thinkFirst.text(in: language)
      parts += ["<details>\n<summary>\(summary)</summary>"] + answer + ["</details>"]
    }
    return parts.joined(separator: "\n\n")
  }
}
