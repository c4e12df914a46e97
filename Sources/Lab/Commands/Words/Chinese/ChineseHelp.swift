import Engine

extension Chinese {
  static func choice(_ words: [String]) -> String { list(words) }

  static func hint(_ phrases: [String]) -> String { "此处应为" + spaced(list(phrases)) + "。" }

  static func title(_ group: CommandGroup) -> String {
    switch group {
    case .building: "搭建"
    case .behaviour: "行为"
    case .doing: "操作"
    case .asking: "查询"
    case .learning: "学习"
    case .notebook: "笔记本"
    }
  }

  static func aside(_ owners: [PropertyOwner]) -> String {
    "（" + owners.map(words).joined(separator: "、") + "）"
  }

  static func text(_ text: HelpText) -> String {
    switch text {
    case .also: "也可以写："
    case .example: "示例："
    case .localTopic: "可以用中文输入的词"
    case .codeTopic: "可以输入的 Swift 和 Objective-C"
    case .allCommands: "全部命令"
    case .group: "一组命令"
    case .properties: "set 能设置的属性"
    case .noObject: "没有对象"
    case .noTransform: "没有变换"
    case .degrees: "度数"
    case .subclass: "子类的名字"
    }
  }
}
