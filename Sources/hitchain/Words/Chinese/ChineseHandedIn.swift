extension HandedIn.Problem {
  var chinese: String {
    switch self {
    case .file(let problem): problem.chinese
    case .noText: "它不是 UTF-8 文本，不可能是答题记录。"
    case .progress(let error): error.chinese
    case .document(let error): "第 \(error.line) 行：\(error.chinese)"
    case .emptyFolder: "这个文件夹里没有文件。"
    case .noCommands: "里面没有一条命令，不是答题记录。"
    case .noAnswers:
      "里面没有答过一道题。保存下来的会话只有场景，没有答案；请交 `hitchain progress --export json` 的输出，或者屏幕上的全部内容。"
    }
  }
}
