import Lab

extension DocumentError.Problem {
  public var chinese: String {
    switch self {
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
