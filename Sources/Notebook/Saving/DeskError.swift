import Documents
import System
import Text

/// Why something was not saved, opened or exported.
public struct DeskError: Error, Equatable, Sendable {
  public enum Problem: Error, Equatable, Sendable {
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

  public func message(in language: Language) -> String {
    let path = path.visible(keepingTabs: true)
    return switch language {
    case .english: "\(path): \(problem.english)"
    case .simplifiedChinese: "\(path)：\(problem.chinese)"
    }
  }
}

extension DeskError.Problem {
  fileprivate var english: String {
    switch self {
    case .file(let problem): problem.message(in: .english)
    case .document(let problem): problem.message(in: .english)
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
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .file(let problem): problem.message(in: .simplifiedChinese)
    case .document(let problem): problem.message(in: .simplifiedChinese)
    case .isThereUnlessForced: "已经存在。加上 --force 就会替换它。"
    case .noneNamed: "请写出文件名，例如 save taps.md。"
    case .nothingToSave: "还没有单元可以保存。"
    case .cellsForgotten(let count): "会话的前 \(count) 个单元已不再保留，无法写成文档。"
    case .unknownEnding: "文件名要以 .html、.md、.ipynb 或 .svg 结尾，这决定写成什么。"
    case .noPicture(let what): "of \(what) 只用于图片，文件名要以 .svg 结尾。"
    case .cannotHold:
      "无法只写入改动而保留文档的其余内容：文档里有命令作用于别的单元（例如 undo、quit），或者有代码块没有结束。什么也没有写入。"
    case .stopped: "已停止，单元没有改变。"
    }
  }
}

extension Document {
  /// The document in a file.
  public init(path: String) throws(DeskError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try TextFile.read(path, limit: Document.megabyteLimit << 20)
    } catch { throw DeskError(error) }
    do throws(DocumentError) { try self.init(bytes: bytes) } catch {
      throw DeskError(path, error)
    }
  }
}

extension Desk {
  /// Writes files that somebody has named. Those that are there are replaced only with consent, which
  /// is asked for before anything is written.
  static func write(
    _ files: [(path: String, bytes: [UInt8])], force: Bool, consent: Consent
  ) throws(DeskError) {
    var new: [NewFile] = []
    do throws(FileError) {
      for (path, bytes) in files {
        new.append(NewFile(path, bytes, overwrites: try TextFile.isThere(path)))
      }
    } catch { throw DeskError(error) }
    let there = new.filter { $0.overwrites }
    if !force, let last = there.last {
      let shown = there.count > 1 ? "\(last.path) with \(there.count - 1) more" : last.path
      guard consent(shown) else { throw DeskError(last.path, .isThereUnlessForced) }
    }
    do throws(FileError) { try NewFile.write(new) } catch { throw DeskError(error) }
  }
}
