import Desk

extension DocumentFileError.Problem {
  public var english: String {
    switch self {
    case .file(let problem): problem.english
    case .document(let problem): problem.english
    case .isThereUnlessForced: "It is there already. `--force` replaces it."
    case .noneNamed: "Name a file, as in `save taps.md`."
    case .nothingToSave: "There are no cells to save yet."
    case .cellsForgotten(let count):
      "The session's first \(count) cells are no longer kept, so it cannot be written as a document."
    case .unknownEnding: "The name must end in .html, .md, .ipynb or .svg: that says what to write."
    case .noPicture(let what): "`of \(what)` is for a picture, whose name ends in .svg."
    case .cannotHold:
      "What has changed cannot be written into this document and all else be kept: a command in it "
        + "works on other cells, as `undo` and `quit` do, or a block is left open. Nothing was written."
    case .noDocument:
      "This is no document: its name does not end in .md, and it has no block of commands. "
        + "`hitchain run` runs a script, or what was copied from a terminal."
    case .stopped: "Stopped. The cells are as they were."
    }
  }
}
