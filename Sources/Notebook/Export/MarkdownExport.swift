import Text
import Tutor

/// A document as Markdown with pictures.
///
/// They are files beside it, because few viewers show a picture that a text holds as data.
struct MarkdownExport {
  private let played: Played
  private let words: PageWords
  /// What the names of the pictures begin with; nil where they have no place but in the text.
  private let stem: String?
  private(set) var exported: Exported

  init(_ played: Played, path: String?) {
    self.played = played
    words = PageWords(language: played.language)
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
    case .question(let posed): exported.text += "\n" + posed.markdown + "\n\n"
    case .building(let commands, let state):
      exported.text += Self.block("quiet", commands.map { "> " + $0 })
      if let state { show(state.drawing(), after: commands.last) }
    case .step(let step):
      exported.text += Self.block(
        step.failed ? "fails" : "", ["> " + step.command] + step.lines)
      if let state = step.picture { show(state.drawing(), after: step.command) }
    }
    if !exported.text.hasSuffix("\n") { exported.text += "\n" }
  }

  private static func block(_ mark: String, _ lines: [String]) -> String {
    let opening = "```hitchain" + (mark.isEmpty ? "" : " " + mark)
    return ([opening] + lines + ["```"]).joined(separator: "\n") + "\n\n"
  }

  private mutating func show(_ svg: String, after command: String?) {
    let source: String
    if let stem {
      let name = "\(stem)-\(exported.pictures.count + 1).svg"
      exported.pictures.append(Exported.Picture(name: name, svg: svg))
      source = Self.escaped(path: name)
    } else {
      source = "data:image/svg+xml;base64," + Base64.encoded(svg)
    }
    let alternative = Self.escaped(text: words.scene(after: command))
    exported.text += "![\(alternative)](\(source))\n\n"
  }

  /// What stands in brackets must not end there, nor be read as marks.
  private static func escaped(text: String) -> String {
    var result = ""
    for character in text.visible {
      if "\\[]`*_<>&!".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func escaped(path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~": result.unicodeScalars.append(scalar)
      default:
        result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
    return result
  }
}

extension Posed {
  /// As a paragraph with a list.
  var markdown: String {
    var parts = [ask]
    if let heading { parts.append(heading) }
    if !lines.isEmpty {
      parts.append(
        lines.map { line in "- " + (line.label.map { "**\($0)** " } ?? "") + line.text }
          .joined(separator: "\n"))
    }
    if let keeps { parts.append(keeps) }
    return parts.joined(separator: "\n\n")
  }
}
