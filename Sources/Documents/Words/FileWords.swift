import System
import Text

extension FileError {
  /// With the file's name.
  public func message(in language: Language) -> String {
    let path = path.visible(keepingTabs: true)
    return switch language {
    case .english: "\(path): \(problem.message(in: language))"
    case .simplifiedChinese: "\(path)：\(problem.message(in: language))"
    }
  }
}

extension FileError.Problem {
  public func message(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  private var english: String {
    switch self {
    case .unreadable(let error): "It cannot be read: \(error.message)."
    case .unwritable(let error): "It cannot be written: \(error.message)."
    case .noFile: "It is a folder or a device, not a file."
    case .tooLarge(let megabytes): "It is larger than \(megabytes) MB."
    case .isThere: "It is there already."
    case .readOnly: "It is read-only. Allow writing with `chmod u+w`, or take another name."
    }
  }

  private var chinese: String {
    switch self {
    case .unreadable(let error): "无法读取：\(error.chinese)。"
    case .unwritable(let error): "无法写入：\(error.chinese)。"
    case .noFile: "这是文件夹或设备，不是文件。"
    case .tooLarge(let megabytes): "超过 \(megabytes) MB。"
    case .isThere: "已经存在。"
    case .readOnly: "这个文件是只读的。先用 chmod u+w 允许写入，或者换一个文件名。"
    }
  }
}

extension SystemError {
  public func message(in language: Language) -> String {
    switch language {
    case .english: message
    case .simplifiedChinese: chinese
    }
  }

  /// The system says it in English, whatever the locale; these few are the usual ones.
  fileprivate var chinese: String {
    switch number {
    case ENOENT: "没有这个文件或文件夹"
    case EACCES: "没有权限"
    case EISDIR: "这是文件夹"
    case ENOTDIR: "路径中有一部分不是文件夹"
    case ELOOP: "符号链接绕成了圈"
    case EROFS: "文件系统是只读的"
    case ENOSPC: "磁盘已满"
    default: message
    }
  }
}
