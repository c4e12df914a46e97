extension ChinesePhrasebook {
  static func label(_ label: PageLabel) -> String {
    switch label {
    case .said: "出处："
    case .errors: "文档的分歧和错误："
    case .uikit: "UIKit 的做法："
    case .sure: "有多可靠？"
    case .interview: "面试怎么说："
    case .example: "试一试："
    case .related: "参见："
    case .opening: "开头"
    case .paragraph(let number): "第 \(number) 部分"
    case .sureness(let sureness): words(sureness)
    case .contested: "有争议：苹果之外没有人说得准"
    case .thought: "常见的误解："
    case .right: "UIKit 的结果："
    case .wrong: "照这个误解："
    case .nobody: "没有"
    }
  }

  private static func words(_ sureness: Sureness) -> String {
    switch sureness {
    case .documented: "苹果文档有写"
    case .observed: "开发者实测见过"
    case .reimplemented: "UIKit 的重新实现是这样做的"
    case .headers: "从类的头文件可以看出"
    case .folklore: "流传很广，没有人测过"
    case .unsourced: "一般经验，没有找到出处"
    }
  }
}
