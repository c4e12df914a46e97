import Desk

extension DocumentFileError.Problem {
  public var chinese: String {
    switch self {
    case .file(let problem): problem.chinese
    case .document(let problem): problem.chinese
    case .isThereUnlessForced: "已经存在。加上 --force 就会替换它。"
    case .noneNamed: "请写出文件名，例如 save taps.md。"
    case .nothingToSave: "还没有单元可以保存。"
    case .cellsForgotten(let count): "会话的前 \(count) 个单元已不再保留，无法写成文档。"
    case .unknownEnding: "文件名要以 .html、.md、.ipynb 或 .svg 结尾，这决定写成什么。"
    case .noPicture(let what): "of \(what) 只用于图片，文件名要以 .svg 结尾。"
    case .cannotHold:
      "无法只写入改动而保留文档的其余内容：文档里有命令作用于别的单元（例如 undo、quit），或者有代码块没有结束。什么也没有写入。"
    case .noDocument:
      "这不是文档：文件名不以 .md 结尾，里面也没有 hitchain 代码块。脚本，或者从终端复制的内容，用 `hitchain run` 运行。"
    case .stopped: "已停止，单元没有改变。"
    }
  }
}
