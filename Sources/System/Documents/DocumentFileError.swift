import Desk
import Lab

/// Why something was not saved, opened or exported.
public struct DocumentFileError: Error, Phrase, Equatable, Sendable {
  public enum Problem: Error, Phrase, Equatable, Sendable {
    case file(FileError.Problem)
    case document(DocumentError.Problem)
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
    /// To open, and no document: a script, a copy of a terminal.
    case noDocument
    case stopped
  }

  /// With the number of a line, where one is to blame.
  public var path: String
  public var problem: Problem

  public init(_ path: String, _ problem: Problem) {
    self.path = path
    self.problem = problem
  }

  public init(_ error: FileError) { self.init(error.path, .file(error.problem)) }

  public init(_ path: String, _ error: DocumentError) {
    self.init("\(path):\(error.line)", .document(error.problem))
  }

  public var english: String { "\(path.visible(keepingTabs: true)): \(problem.english)" }
  public var chinese: String { "\(path.visible(keepingTabs: true))：\(problem.chinese)" }
}

extension Document {
  /// The document in a file.
  public init(path: String) throws(DocumentFileError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try TextFile.read(path, limit: Document.megabyteLimit << 20)
    } catch { throw DocumentFileError(error) }
    do throws(DocumentError) { try self.init(bytes: bytes) } catch {
      throw DocumentFileError(path, error)
    }
  }
}

extension NotebookFiles {
  /// Writes files that somebody has named. Those that are there are replaced only with consent, which
  /// is asked for before anything is written.
  static func write(
    _ files: [(path: String, bytes: [UInt8])], force: Bool, consent: Consent
  ) throws(DocumentFileError) {
    var new: [NewFile] = []
    do throws(FileError) {
      for (path, bytes) in files {
        new.append(NewFile(path, bytes, overwrites: try TextFile.isThere(path)))
      }
    } catch { throw DocumentFileError(error) }
    let there = new.filter { $0.overwrites }
    if !force, let last = there.last {
      let shown = there.count > 1 ? "\(last.path) with \(there.count - 1) more" : last.path
      guard consent(shown) else { throw DocumentFileError(last.path, .isThereUnlessForced) }
    }
    do throws(FileError) { try NewFile.write(new) } catch { throw DocumentFileError(error) }
  }
}
