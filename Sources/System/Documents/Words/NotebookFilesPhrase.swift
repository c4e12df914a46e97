import Lab

/// What is told of files that were read or written.
enum NotebookFilesPhrase: Phrase {
  case saved(cells: Int, String)
  /// `asWritten`: every answer is that in the file.
  case opened(cells: Int, String, asWritten: Bool)
  case exported(String, pictures: Int)
}
