/// Reads or writes a file.
public enum FileCommand: Equatable, Sendable {
  /// Without a path: to the file that was opened or saved last.
  case save(path: String?, force: Bool)
  case open(path: String)
  /// A session that was kept by itself: the newest is 1. Without a number, which there are.
  case openKept(Int?)
  /// An app's own hierarchy; without a path, what is pasted next. `kinds`: `MyView=button`.
  case importing(path: String?, kinds: [String])
  /// What can be imported, and how one tells what no dump says.
  case importHelp
  /// `of`: which picture it is to be.
  case export(path: String, of: ExportedPicture?, force: Bool)
  /// The lines typed last, which are kept in a file too; without a number, a screen of them.
  case history(count: Int?)
}

/// What a file of a picture shows.
public enum ExportedPicture: String, CaseIterable, Sendable {
  case draw, tree, map
  /// The session, as a terminal shows it.
  case terminal
}
