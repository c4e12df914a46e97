import Desk

extension UsageError {
  var chinese: String {
    switch self {
    case .unknownVerb(let word): "没有“\(word)”。要运行文件：hitchain run \(word)"
    case .commandOfPrompt(let line):
      "“\(line)”要在 hitchain 里输入：先运行 hitchain，再输入这一行。也可以写：hitchain -c \(line.quoted)"
    case .unknownOption(let name, let nearest):
      "没有选项 \(name)。" + (nearest.isEmpty ? "" : "是 \(nearest.joined(separator: " 或 ")) 吗？")
    case .wantsValue(let option): "\(option) 后面要有一个值。"
    case .takesNoValue(let option): "\(option) 不带值。"
    case .wrongChoice(let what, let given, let choices):
      "\(what) 可以取 \(choices.joined(separator: "、"))，不能是“\(given)”。"
    case .noNumber(let option, let given, let range):
      "\(option) 要 \(range.lowerBound) 到 \(range.upperBound) 的整数，不能是“\(given)”。"
    case .noSeed(let given): "--seed 要一个整数，不能是“\(given)”。"
    case .noPoint(let given): "--at 后面要写两个数，例如 --at 120 640，而不是「\(given)」。"
    case .importRefused(let error): error.chinese
    case .optionOfOthers(let option, let verb, let others):
      "\(option) 用于 \(others.joined(separator: "、"))" + (verb.map { "，不用于 \($0)。" } ?? "。")
    case .wrongOperands(let verb, let usage): "\(verb) 的用法：hitchain \(usage)"
    case .oneWordTooMany(let word): "多了一个词：“\(word)”。"
    case .unreadable(let path, let error):
      "\(path) 无法读取：\(error.chinese)。"
    case .noText(let path): "\(path) 不是 UTF-8 文本文件。"
    case .tooLarge(let path): "\(path) 超过 \(Self.megabytes) MB。"
    case .tooLongForDocument: "输入的开头不是命令，而文档不能超过 \(Self.megabytes) MB。"
    case .noDocument(let path, let error):
      "\(path):\(error.line)：\(error.chinese)"
    case .stopped(let path): "\(path)：已停止。"
    case .exportOfWhat(let choices): "export 要用 --to 说明写成什么：\(choices.joined(separator: "、"))。"
    case .gradeAgainstWhat: "grade 要用 --against 指定课程，例如 three-gates。"
    case .noLesson(let name): "没有课程“\(name)”。hitchain -c lessons 列出全部课程。"
    case .exportOntoItself: "-o 写的是文档自己，这样会丢失它。"
    }
  }
}
