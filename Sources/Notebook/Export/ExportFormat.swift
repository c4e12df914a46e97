import Documents

/// What a document can be turned into.
public enum ExportFormat: String, CaseIterable, Sendable {
  case html, md, ipynb, svg
  /// The session as a terminal shows it, where `svg` is the scene that it ends with.
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
}

extension Document {
  /// Runs the document, and writes what came of it.
  public func exported(
    to format: ExportFormat, settings: Settings = Settings()
  ) throws(DocumentError) -> String {
    let played = try Played(self, settings: settings)
    switch format {
    case .html: return HTMLPage(played).text
    case .md: return MarkdownExport(played).text
    case .ipynb: return JupyterExport(played).text
    case .svg: return played.end.drawing()
    case .terminal: return TerminalPicture(played).text
    }
  }
}
