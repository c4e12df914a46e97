import Text

/// The few words of an export's own.
struct PageWords {
  let language: Language

  var rules: String {
    switch language {
    case .english: "The rules named here"
    case .simplifiedChinese: "这里提到的规则"
    }
  }

  func scene(after command: String?) -> String {
    switch language {
    case .english: "The scene" + (command.map { " after " + $0 } ?? "")
    case .simplifiedChinese: command.map { "运行 \($0) 之后的场景" } ?? "场景"
    }
  }

  var picturesEnd: String {
    switch language {
    case .english: "From here on there are no pictures: those above are as many as fit."
    case .simplifiedChinese: "从这里起不再附图：上面的图已经达到篇幅上限。"
    }
  }

  func building(_ count: Int) -> String {
    switch language {
    case .english:
      count == 1 ? "1 command builds the scene" : "\(count) commands build the scene"
    case .simplifiedChinese: "用 \(count) 条命令搭建场景"
    }
  }

  func leftOut(_ count: Int) -> String {
    switch language {
    case .english: "… and \(count) more decisions here, of the same command …"
    case .simplifiedChinese: "……这条命令在此处还有 \(count) 个判断……"
    }
  }

  func decisions(_ count: Int) -> String {
    switch language {
    case .english: count == 1 ? "1 decision" : "\(count) decisions, step by step"
    case .simplifiedChinese: "逐步看 \(count) 个判断"
    }
  }
}
