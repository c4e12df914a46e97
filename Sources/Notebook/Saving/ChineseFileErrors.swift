import CommandLanguage
import Documents
import Text

extension FileError {
  public func message(in language: Language) -> String {
    switch language {
    case .english: message
    case .simplifiedChinese: "\(shownPath)：\(ChineseFiles.reason(problem))"
    }
  }
}

/// What goes wrong with files and documents, in Chinese.
private enum ChineseFiles {
  static func reason(_ problem: FileError.Problem) -> String {
    switch problem {
    case .unreadable(let system): "无法读取：\(said(system))。"
    case .unwritable(let system): "无法写入：\(said(system))。"
    case .noFile: "这是文件夹或设备，不是文件。"
    case .tooLarge(let megabytes): "超过 \(megabytes) MB。"
    case .isThere: "已经存在。"
    case .isThereUnlessForced: "已经存在。加上 --force 就会替换它。"
    case .noneNamed: "请写出文件名，例如 save taps.md。"
    case .nothingToSave: "还没有单元可以保存。"
    case .cellsForgotten(let count): "会话的前 \(count) 个单元已不再保留，无法写成文档。"
    case .unknownEnding: "文件名要以 .html、.md、.ipynb 或 .svg 结尾，这决定写成什么。"
    case .noPicture(let what): "of \(what) 只用于图片，文件名要以 .svg 结尾。"
    case .cannotHold:
      "无法只写入改动而保留文档的其余内容：文档里有命令作用于别的单元（例如 undo、quit），或者有代码块没有结束。什么也没有写入。"
    case .stopped: "已停止，单元没有改变。"
    case .document(let problem): reason(problem)
    case .other(let reason): reason
    }
  }

  /// The system says it in English, whatever the locale; these few are the usual ones.
  private static func said(_ system: String) -> String {
    switch system {
    case "No such file or directory": "没有这个文件或文件夹"
    case "Permission denied": "没有权限"
    case "Is a directory": "这是文件夹"
    case "Not a directory": "路径中有一部分不是文件夹"
    case "Read-only file system": "文件系统是只读的"
    case "No space left on device": "磁盘已满"
    default: system
    }
  }

  private static func reason(_ problem: DocumentError.Problem) -> String {
    switch problem {
    case .tooLarge(let megabytes): "文档超过 \(megabytes) MB。"
    case .jupyterNotebook: "这是 Jupyter 笔记本，只能写出，不能读回。请用它的 Markdown 原文件。"
    case .webPage: "这是网页，只能写出，不能读回。请用它的 Markdown 原文件。"
    case .notUTF8: "这一行不是 UTF-8 文本。"
    case .controlCharacter(let value):
      "这一行有控制字符 \(Digits.codePoint(value))，文档里用不着它。"
    case .nestedTooDeep(let limit): "这里的列表和引用嵌套超过 \(limit) 层。"
    case .tooManyBrackets: "从这里开始的段落里 [ 太多，生成网页要花好几分钟。"
    case .frontMatterNotClosed: "从这里开始的前言没有用 --- 结束。"
    case .fieldWithoutColon: "这里每行写成“名称: 值”，这一行没有冒号。"
    case .fieldTwice(let name): "\(name) 在这里出现了第二次。"
    case .blockNotClosed: "从这里开始的代码块没有结束。"
    case .blockInside: "会话块要顶格写，不能放在列表或引用里。"
    case .unknownMark(let mark): "会话块只能标 quiet 或 fails，或者不标；\(mark) 没有意义。"
    case .badSetting(let name, let wanted): "\(name) 可以取 \(wanted)。"
    case .answerWithoutCommand: "回答要写在命令下面，而这一行前面没有以 > 开头的命令。"
    case .answerInQuietBlock: "quiet 块里只有命令：每一行都以 > 开头。"
    case .outOfMemory: "内存不足，无法读取文档。"
    }
  }
}
