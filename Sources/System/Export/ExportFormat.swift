import Desk
import Lab

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

  /// How it shows what each command comes to.
  fileprivate var pictures: Gallery.Kind? {
    switch self {
    case .html: .parts
    case .md, .ipynb: .documents
    case .svg, .tree, .map, .terminal: nil
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
    to format: ExportFormat, path: String? = nil, settings: Settings = Settings(),
    watch: Watch = .nobody
  ) throws(ExportError) -> Exported {
    if format == .html {
      try ExportError.reading { () throws(DocumentError) in try Crowding(document: self).check() }
    }
    let played = try Played(
      self, settings: settings, pictures: format.pictures, watch: watch)
    switch format {
    case .html: return Exported(text: HTMLPage(played).text)
    case .md: return MarkdownExport(played, path: path).exported
    case .ipynb: return Exported(text: JupyterExport(played).text)
    case .svg: return try picture(.draw, of: played.end, watch)
    case .tree: return try picture(.tree, of: played.end, watch)
    case .map: return try picture(.map, of: played.end, watch)
    case .terminal: return Exported(text: TerminalPicture(played).text)
    }
  }

  private func picture(
    _ picture: ScenePicture, of state: State, _ watch: Watch
  ) throws(ExportError) -> Exported {
    try ExportError.watching { () throws(Stopped) in
      Exported(text: try state.svg(of: picture, watch))
    }
  }
}
