/// 输入的 Swift 和 Objective-C。
extension Chinese {
  static func sentence(_ problem: CodeProblem) -> String {
    switch problem {
    case .tooLong: "代码超过四兆字节，不读。"
    case .tooDeep: "嵌套太深，读不下去。"
    case .controlCharacter(let value): "代码里有控制字符 \(Digits.codePoint(value))，请去掉。"
    case .unclosed(let mark): "这里的 \(mark) 没有闭合。"
    case .unreadable(let text): "「\(text.printable)」不该出现在这里。"
    case .wanted(let what, let found):
      found.isEmpty
        ? "代码没有写完，还缺\(wanted(what))。" : "「\(found.printable)」不该出现在这里，应为\(wanted(what))。"
    case .unknownName(let name): "没有叫「\(name.printable)」的对象。"
    case .unknownMember(let member, let className):
      "\(className) 没有这里认识的「\(member.printable)」。"
    case .misfit(let member): "「\(member.printable)」不能设成这个值，类型不对。"
    }
  }

  private static func wanted(_ what: String) -> String {
    switch what {
    case "name": "名字"
    case "value": "值"
    case "type": "类型"
    case "pattern": "模式"
    case "declaration": "声明"
    case "statement": "语句"
    case "label": "参数标签"
    case "end of statement": "语句的结尾"
    default: " " + what
    }
  }
}
