import Lab

extension ProgressPhrase {
  var chinese: String {
    switch self {
    case .nothingYet: "还没有记录：答完第一题，就有进度了。"
    case .firstLesson: "输入 lesson 开始第一课。"
    case .lessons: "课程"
    case .topics: "各主题的掌握程度"
    case .misconceptions: "出现过的误解"
    case .reviews: "待复习"
    case .lesson(let history): standing(history)
    case .ahead(let titles, let more):
      "还没开始：" + titles.map { "「\($0)」" }.joined(separator: "、")
        + (more > 0 ? "等 \(titles.count + more) 课。" : "。")
    case .topic(let topic):
      "\(topic.rules) 条规则中掌握 \(topic.mastered) 条"
    case .untouched(let topics):
      "尚未问到：" + topics.joined(separator: "、") + "。"
    case .map: "各条规则，一格一条"
    case .legend(let shades):
      "\(shades[0]) 没问过，\(shades[1]) 生疏，\(shades[2]) 一般，\(shades[3]) 较熟，\(shades[4]) 掌握。"
    case .weeks: "每周的练习，周一到周日"
    case .week(let answers, let right):
      answers == 0 ? "没有答题" : "答题 \(answers) 道，独立答对 \(right * 100 / answers)%"
    case .misconception(let history): times(history)
    case .day(let day, let today):
      switch day - today {
      case ...0: "今天"
      case 1: "明天，\(day.date)"
      case let days: "\(days) 天后，\(day.date)"
      }
    case .targets(let names, let more):
      names.joined(separator: "、") + (more > 0 ? " 等 \(names.count + more) 项" : "")
    case .totals(let totals):
      "总计：答题 \(totals.answers) 道，一次答对 \(totals.right) 道，其中独立答对 \(totals.unassisted) 道；"
        + "提示 \(totals.hints) 次；完成挑战 \(totals.challenges) 个。"
    }
  }

  private func standing(_ lesson: LessonHistory?) -> String {
    guard let lesson else { return "未开始" }
    return lesson.isDone ? "已完成" : "第 \(lesson.step) 步，共 \(lesson.steps) 步"
  }

  private func times(_ misconception: MisconceptionHistory) -> String {
    let times =
      misconception.times == 1
      ? "出现于 \(misconception.last.day.date)"
      : "出现 \(misconception.times) 次，最近 \(misconception.last.day.date)"
    return times + (misconception.cured.map { "，已于 \($0.day.date) 纠正" } ?? "，尚未纠正")
  }
}
