enum ChineseProgress: ProgressWords {
  static let nothingYet = ["还没有记录：答完第一题，就有进度了。", "输入 lesson 开始第一课。"]
  static let lessons = "课程"
  static let topics = "各主题的掌握程度"
  static let misconceptions = "出现过的误解"
  static let reviews = "待复习"

  static func name(_ topic: Topic) -> String {
    switch topic {
    case .events: "事件与队列"
    case .hitTesting: "命中测试"
    case .gates: "三道关卡"
    case .order: "上下次序"
    case .edges: "边缘"
    case .transforms: "变换"
    case .overhang: "超出父视图"
    case .overrides: "重写"
    case .windows: "窗口"
    case .chains: "响应者链"
    case .controllers: "视图控制器"
    case .firstResponder: "第一响应者"
    case .touches: "触摸"
    case .multiTouch: "多点触摸"
    case .gestures: "手势"
    case .scrolling: "滚动"
    case .controls: "控件"
    case .nilTargets: "nil 目标"
    case .otherEvents: "运动、遥控与按压"
    case .text: "菜单与文本"
    case .recipes: "实用做法"
    }
  }

  static func standing(_ lesson: LessonHistory?) -> String {
    guard let lesson else { return "未开始" }
    return lesson.isDone ? "已完成" : "第 \(lesson.step) 步，共 \(lesson.steps) 步"
  }

  static func standing(_ topic: TopicMastery) -> String {
    "\(topic.rules) 条规则中掌握 \(topic.mastered) 条"
  }

  static func untouched(_ topics: [String]) -> String {
    "尚未问到：" + topics.joined(separator: "、") + "。"
  }

  static func history(_ misconception: MisconceptionHistory) -> String {
    let times =
      misconception.times == 1
      ? "出现于 \(misconception.last.day.date)"
      : "出现 \(misconception.times) 次，最近 \(misconception.last.day.date)"
    return times + (misconception.cured.map { "，已于 \($0.day.date) 纠正" } ?? "，尚未纠正")
  }

  static func day(_ day: Day, from today: Day) -> String {
    switch day - today {
    case ...0: "今天"
    case 1: "明天，\(day.date)"
    case let days: "\(days) 天后，\(day.date)"
    }
  }

  static func targets(_ names: [String], andMore more: Int) -> String {
    names.joined(separator: "、") + (more > 0 ? " 等 \(names.count + more) 项" : "")
  }

  static func totals(_ totals: Totals) -> String {
    "总计：答题 \(totals.answers) 道，答对 \(totals.right) 道，其中独立答对 \(totals.unassisted) 道；"
      + "提示 \(totals.hints) 次；完成挑战 \(totals.challenges) 个。"
  }
}
