import Lab

/// Why a file of progress was not taken.
public struct ProgressFileError: Error, Phrase, Equatable, Sendable {
  /// Nil where the whole file is meant.
  public var position: JSONError.Position?
  public var reason: Reason

  public enum Reason: Equatable, Sendable {
    case noJSON(JSONError)
    case repeated(String)
    /// It may be sound, but holds no progress.
    case otherFormat
    case newer
    /// A member of it is missing or is not what it should be.
    case badEvent(member: String)
    /// Another event of the file has this id already.
    case idTaken(String)
    /// Another event of the learner's record has this id.
    case idKnown(String)
    case tooLarge(megabytes: Int)
  }

  init(_ position: JSONError.Position?, _ reason: Reason) {
    self.position = position
    self.reason = reason
  }

  /// `line 3, column 1: …`, to follow the name of the file.
  public var english: String {
    (position.map { "line \($0.line), column \($0.column): " } ?? "") + reason.english
  }

  public var chinese: String {
    (position.map { "第 \($0.line) 行第 \($0.column) 列：" } ?? "") + reason.chinese
  }
}

extension ProgressFileError.Reason {
  fileprivate var english: String {
    switch self {
    case .noJSON(let error): error.english
    case .repeated(let name): "`\(name.visible)` stands here a second time."
    case .otherFormat: "This is no file that `progress --export json` wrote."
    case .newer: "A newer Hitchain wrote this file."
    case .badEvent(let member): "`\(member)` of this event is missing or makes no sense."
    case .idTaken(let id): "This event is another than the one before with the id \(id)."
    case .idKnown(let id): "Its event \(id) is another than the one with that id in your record."
    case .tooLarge(let megabytes): "The file is larger than \(megabytes) MB."
    }
  }

  fileprivate var chinese: String {
    switch self {
    case .noJSON(let error): error.chinese
    case .repeated(let name): "`\(name.visible)` 重复出现。"
    case .otherFormat: "这不是 progress --export json 写出的文件。"
    case .newer: "这个文件由更新版本的 Hitchain 写成。"
    case .badEvent(let member): "这条记录的 `\(member)` 缺失或不合理。"
    case .idTaken(let id): "前面已有另一条 id 为 \(id) 的记录，内容不同。"
    case .idKnown(let id): "其中 id 为 \(id) 的记录与已有的同 id 记录内容不同。"
    case .tooLarge(let megabytes): "文件大于 \(megabytes) MB。"
    }
  }
}
