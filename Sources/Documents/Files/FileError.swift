import CommandLanguage
import Text

/// A file that could not be read or written, and why.
public struct FileError: Error, Equatable, Sendable {
  public enum Problem: Error, Equatable, Sendable {
    /// With what the system says.
    case unreadable(String)
    case unwritable(String)
    /// A folder or a device.
    case noFile
    case tooLarge(megabytes: Int)
    case isThere
    /// There is a way to replace it nevertheless.
    case isThereUnlessForced
    case noneNamed
    case nothingToSave
    /// Of the first so many only what they did is left.
    case cellsForgotten(Int)
    case unknownEnding
    case noPicture(String)
    /// What has changed, in the document it was opened from.
    case cannotHold
    case stopped
    case document(DocumentError.Problem)
    /// Said by somebody else.
    case other(String)
  }

  /// With the number of a line, where one is to blame.
  public var path: String
  public var problem: Problem

  public init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  public init(_ path: String, _ reason: String) { self.init(path, .other(reason)) }

  public init(_ path: String, _ error: DocumentError) {
    self.init("\(path):\(error.line)", .document(error.problem))
  }

  public var shownPath: String { path.visible(keepingTabs: true) }

  public var message: String { "\(shownPath): \(reason)" }

  public var reason: String {
    switch problem {
    case .unreadable(let system): "It cannot be read: \(system)."
    case .unwritable(let system): "It cannot be written: \(system)."
    case .noFile: "It is a folder or a device, not a file."
    case .tooLarge(let megabytes): "It is larger than \(megabytes) MB."
    case .isThere: "It is there already."
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
    case .stopped: "Stopped. The cells are as they were."
    case .document(let problem): problem.message
    case .other(let reason): reason
    }
  }
}
