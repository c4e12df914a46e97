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

  // The tables know their rows by text alone: a row without Chinese keeps its English.
  static func summary(_ spec: CommandSpec) -> String {
    summary(ofCommand: spec.word) ?? spec.summary
  }

  static func summary(_ row: PropertyRow) -> String { summary(row.property) }

  static func summary(_ point: RulebookPoint) -> String {
    summary(ofPoint: point.name) ?? point.summary
  }

  static func label(_ label: String) -> String { words(ofLabel: label) ?? label }

  static func aside(_ owners: [PropertyOwner]) -> String {
    "（" + owners.map(words).joined(separator: "、") + "）"
  }

  static func text(_ text: HelpText) -> String {
    switch text {
    case .also: "也可以写："
    case .example: "示例："
    case .overviewEnd:
      "help <命令> 讲解一条命令；help properties 列出 set 能设置的属性。\n"
        + "命令可以缩写，只要不产生歧义：hit 60 60。"
    case .group: "一组命令"
    case .properties: "set 能设置的属性"
    case .noObject: "没有对象"
    case .noTransform: "没有变换"
    case .degrees: "度数"
    case .subclass: "子类的名字"
    }
  }
}
