import CommandLanguage
import Documents

/// What a document can be turned into.
public enum ExportFormat: String, CaseIterable, Sendable {
  case html, md, ipynb
  /// The scene that the session ends with: drawn, as a tree, and who would get a tap where.
  case svg, tree, map
  /// The session as a terminal shows it.
  case terminal

  /// The one that a file's name asks for.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    switch path[path.index(after: dot)...].lowercased() {
    case "html", "htm": self = .html
    case "md", "markdown": self = .md
    case "ipynb": self = .ipynb
    case "svg": self = .svg
    default: return nil
    }
  }

  /// The one that `of` asks for.
  init(_ picture: ExportedPicture) {
    self =
      switch picture {
      case .draw: .svg
      case .tree: .tree
      case .map: .map
      case .terminal: .terminal
      }
  }
}

extension Document {
  /// Runs the document, and writes what came of it.
  ///
  /// `path` is where it will stand, which names the pictures of Markdown; without one they are in
  /// the text.
  public func exported(
    to format: ExportFormat, path: String? = nil, settings: Settings = Settings()
  ) throws(DocumentError) -> Exported {
    if format == .html { try Crowding(document: self).check() }
    let played = try Played(self, settings: settings)
    switch format {
    case .html: return Exported(text: HTMLPage(played).text)
    case .md: return MarkdownExport(played, path: path).exported
    case .ipynb: return Exported(text: JupyterExport(played).text)
    case .svg: return Exported(text: played.end.svg(of: .draw))
    case .tree: return Exported(text: played.end.svg(of: .tree))
    case .map: return Exported(text: played.end.svg(of: .map))
    case .terminal: return Exported(text: TerminalPicture(played).text)
    }
  }
}
