extension PagePhrase {
  var chinese: String {
    switch self {
    case .rules: "这里提到的规则"
    case .scene(let command): command.map { "运行 \($0) 之后的场景" } ?? "场景"
    case .picturesEnd: "从这里起不再附图：上面的图已经达到篇幅上限。"
    case .thinkFirst: "先想好再展开：答案和后面的内容"
    case .building(let count): "用 \(count) 条命令搭建场景"
    case .leftOut(let count): "……这条命令在此处还有 \(count) 个判断……"
    case .decisions(let count): "逐步看 \(count) 个判断"
    }
  }
}
