import Lab

extension LessonPhrase {
  var chinese: String {
    switch self {
    case .lessonTitle(let lesson, let number, let count):
      "第 \(number) 课，共 \(count) 课：\(lesson.title)"
    case .textIsEnglish: "下面有些正文目前只有英文；drill、explain、how-to 都有中文。"
    case .helpInLesson:
      "在课程里：回车继续，「上一步」返回，「离开」退出；随时可以试任何命令。"
    case .helpAtQuestion:
      "有题的时候：直接输入字母、序号、名字或自己的话作答，也可以写「提示」「跳过」。"
    case .howLessonsWork: "回车继续。随时可以试任何命令，课程会自己回到原处。写「离开」退出。"
    case .resumed(let id, let step, let count):
      "上次停在第 \(step) 步，共 \(count) 步。「上一步」返回，「上课 \(id) 1」从头开始。"
    case .needs(let lessons):
      "先修：\(lessons.map { "「\($0.title)」（\($0.id)）" }.joined(separator: "、"))。"
    case .sceneIsBack: "场景恢复成课程的样子；「撤销」找回你的。"
    case .goesOn: "（回车继续）"
    case .asideWord: "写「旁注」展开"
    case .noAside: "这里没有旁注。有旁注的步骤，会有一行以 ▸ 开头。"
    case .done(let lesson, let score): done(lesson, score)
    case .nextLesson(let lesson): "下一课：\(lesson.title)。「继续」开始。"
    case .allDone: "全部课程都学完了。「练习」和「面试」可以一直练下去。"
    case .isDue(let count): "有 \(count) 题该复习了：复习（review）。"
    case .youWere(let lesson, let step):
      "上次学到「\(lesson.title)」第 \(step) 步，共 \(lesson.steps.count) 步：上课（lesson）接着学。"
    case .comesNext(let lesson): "接下来是「\(lesson.title)」：上课（lesson）。"
    case .left: "回到了你自己的实验。"
    case .noLessons: "这里没有课程：程序没找到课程文件夹。"
    case .noSuchLesson(let id, let isListed):
      "没有课程 \(id)。"
        + (isListed ? "「课程」列出全部课程。" : "")
    case .lessonHas(let steps): "这一课有 \(steps) 步。"
    case .lessonsEnd: "「上课 ID」开始一课；单写「上课」接着上次学。"
    case .level(let level): "第 \(level) 级"
    case .challenge: "挑战："
    case .goals: "目标，每条命令之后检查："
    case .keep(let what): "保持不变：\(Self.kept(what))。"
    case .challengeHelp: "也可以写：提示、解法、重来、跳过。"
    case .broken(let what): "目标都达到了，但这些应当保持不变：\(Self.kept(what))。「撤销」收回上一条命令。"
    case .solved: "完成。回车继续。"
    case .solvedBefore: "这道之前已经完成。回车继续。"
    case .oneWay(let solution): "一种做法：\(solution)。可以照着输入试试；「重来」从头开始。"
    case .oneWayWas(let solution): "一种做法：\(solution)。"
    case .afresh: "从头开始："
    }
  }

  private static func kept(_ names: [String]) -> String {
    names.map { name in
      switch Keep(name) {
      case .hierarchy: "视图层级"
      case .overrides: "重写的方法"
      case .handlers: "处理方法"
      case .targets: "target 和动作"
      case .recognizers: "手势识别器"
      case .property, nil: name
      }
    }.joined(separator: "、")
  }

  private func done(_ lesson: Lesson, _ score: LessonScore) -> String {
    var parts: [String] = []
    if score.questions > 0 { parts.append("\(score.questions) 道题，一次答对 \(score.right) 道") }
    if score.challenges > 0 { parts.append("\(score.challenges) 个挑战，完成 \(score.solved) 个") }
    let told = parts.isEmpty ? "" : "\(parts.joined(separator: "；"))。"
    return "「\(lesson.title)」学完了。" + told
  }
}
