import Lab

extension FileError.Problem {
  public var chinese: String {
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
  /// The system says it in English, whatever the locale; these few are the usual ones.
  public var chinese: String {
    switch number {
    case EINVAL: "名称无效"
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
