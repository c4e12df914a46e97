extension NotebookFilesPhrase {
  var english: String {
    switch self {
    case .saved(let cells, let path): "Saved \(count(cells)) to \(path)."
    case .opened(let cells, let path, let asWritten):
      "Opened \(path): \(count(cells))."
        + (asWritten
          ? "" : " Not all answers are those in the file: `hitchain check` tells which.")
    case .exported(let path, 0): "Wrote \(path)."
    case .exported(let path, 1): "Wrote \(path), and 1 picture beside it."
    case .exported(let path, let pictures): "Wrote \(path), and \(pictures) pictures beside it."
    }
  }

  private func count(_ cells: Int) -> String { cells == 1 ? "1 cell" : "\(cells) cells" }
}
