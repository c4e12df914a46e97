extension HandedIn.Problem {
  var chinese: String {
    switch self {
    case .file(let problem): problem.chinese
    case .noText: "它不是 UTF-8 文本，不可能是答题记录。"
    case .progress(let error): error.chinese
    case .document(let error): "第 \(error.line) 行：\(error.chinese)"
    case .emptyFolder: "这个文件夹里没有文件。"
    case .noCommands: "里面没有一条命令，不是答题记录。"
    case .tooLong(let seconds): "里面的内容要占用处理器超过 \(seconds) 秒。"
    case .died: "里面的内容占用的内存超过了单个文件的上限，或者会让程序异常退出。"
    case .noAnswers:
      "里面没有答过一道题。保存下来的会话只有场景，没有答案；请交 `hitchain progress --export json` 的输出，或者屏幕上的全部内容。"
    }
  }
}
