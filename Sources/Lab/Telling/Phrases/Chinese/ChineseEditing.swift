import Engine

extension ChinesePhrasebook {
  static func editing(_ decision: EditingDecision, _ names: Names) -> String {
    switch decision {
    case .refused(let question, let view):
      "问 \(names[view]) 的代理 \(method(question, of: view, names: names))，返回 NO："
        + consequence(question, isTextView: names.scene[view].kind == .textView) + "。"
    case .returned(let view, let resigns):
      "问 \(names[view]) 的代理 textFieldShouldReturn。" + (resigns ? "" : "文本框自己不会放弃第一响应者。")
    case .endsOnExit(let view):
      "\(names[view]) 有 editingDidEndOnExit 的 target，所以按 Return 就结束编辑。"
    case .accessory(let accessory?):
      "键盘上方显示 \(names[accessory.view])：它是 \(names[accessory.owner]) 的 inputAccessoryView，"
        + "\(found(accessory.steps))。"
    case .accessory(nil): "键盘上方不再显示什么。"
    case .edited(let command, let view, let count): edited(command, names[view], count)
    case .keyboardTakes(let point, _):
      "\(Numbers.text(point)) 处是键盘。键盘在系统自己的窗口里，盖在 App 的所有窗口之上：App 里没有谁会收到。"
    case .undoesTyping(let view):
      "摇动后会询问要不要撤销输入：输入过的文字由 \(names[view]) 自己的 undoManager 记着。"
    case .undoAsked(let responder, _):
      "没有人处理这次摇动，它就成了摇动撤销：沿响应者链往上，第一个 undoManager 属于 \(names[responder])，由它撤销。有可撤销的操作，就弹出提示。"
    case .undoRefused(let responder):
      "摇动不会撤销：\(names[responder]) 的 editingInteractionConfiguration 是 none。"
    case .nothingUndoes: "摇动不会撤销：响应者链上没有 undoManager。"
    case .reloaded(let responder): "重新读取 \(names[responder]) 的输入视图，和原来一样。"
    }
  }

  static func method(_ question: TextQuestion, of view: ViewID, names: Names) -> String {
    question.method(of: names.scene[view].kind) ?? question.rawValue
  }

  private static func consequence(_ question: TextQuestion, isTextView: Bool) -> String {
    switch question {
    case .shouldBeginEditing: "编辑不开始"
    case .shouldEndEditing: "编辑不结束"
    case .shouldReturn: "按 Return 没有效果"
    case .shouldChange:
      isTextView ? "文字不变，也不发 textViewDidChange" : "文字不变，也不发 editingChanged"
    }
  }

  private static func edited(_ command: EditCommand, _ view: String, _ count: Int) -> String {
    switch command {
    case .select, .selectAll: "\(view) 里选中 \(count) 个字符。"
    case .copy: "\(view) 里的 \(count) 个字符拷贝到剪贴板。"
    case .cut: "\(view) 里的 \(count) 个字符剪切到剪贴板。"
    case .paste: "从剪贴板粘贴 \(count) 个字符到 \(view)。"
    case .delete: "\(view) 里删掉 \(count) 个字符。"
    case .toggleBoldface, .toggleItalics, .toggleUnderline: "\(view) 的文字样式改变。"
    }
  }

  private static func found(_ steps: Int) -> String {
    steps == 0 ? "是第一响应者自己的" : "沿响应者链往上第 \(steps) 步找到"
  }

  static func commanding(_ decision: CommandDecision, _ names: Names) -> String {
    switch decision {
    case .search(let action, let start): "从 \(names[start]) 起，沿响应者链往上找谁能执行 \(names[action])。"
    case .namesTarget(let action, let responder, let target?):
      "问 \(names[responder])：\(names[action]) 的 target 是谁？返回 \(names[target])。"
    case .namesTarget(let action, let responder, nil):
      "问 \(names[responder])：\(names[action]) 的 target 是谁？返回 nil，不再往上找。"
    case .validated(let action, let target?):
      "\(names[action]) 可以选：由 \(names[target]) 执行，显示之前先问它的 validate。"
    case .validated(let action, nil): "\(names[action]) 变灰或者不出现：没有谁能执行它。"
    case .keyCommandOf(let command, let responder):
      "\(names[responder]) 有快捷键 \(names[command.stroke])"
        + (command.hasPriority ? "，排在输入文字之前" : "") + "：发送 \(names[command.action])。"
    case .actionRun(let identifier, let control, let event):
      "\(names[control]) 为 \(event.name) 运行自己的 UIAction \(names[identifier])，不找 target。"
    case .targetIgnored(let item):
      "\(names[item]) 有 primaryAction，它的 target 和 action 就不算数。"
    }
  }
}
