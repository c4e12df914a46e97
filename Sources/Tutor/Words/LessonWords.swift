import Narration

/// What frames lessons.
extension TutorWords {
  func lessonTitle(_ lesson: Lesson, number: Int, of count: Int) -> String {
    pick("Lesson \(number) of \(count): ", "第 \(number) 课，共 \(count) 课：") + lesson.title
  }

  /// Of what is not translated yet; nothing where English is the learner's language.
  var textIsEnglish: [String] {
    switch language {
    case .english: []
    case .simplifiedChinese: ["下面有些正文目前只有英文；drill、explain、how-to 都有中文。"]
    }
  }

  /// Two lines that go before the help on all commands.
  var helpInLesson: [String] {
    [
      pick(
        "In a lesson, `next` goes on, `back` goes back, `leave` ends it; any command may be tried.",
        "在课程里：next 继续，back 往回，leave 离开；随时可以试任何命令。"),
      pick(
        "At a question, `answer …` answers it, `hint` helps, `skip` leaves it open.",
        "有题的时候：answer … 作答，hint 给提示，skip 跳过。"),
    ]
  }

  var howLessonsWork: String {
    pick(
      "`next` goes on. Any command may be tried at any time: the lesson finds its way back. "
        + "`leave` ends it.",
      "next 继续。随时可以试任何命令，课程会自己回到原处。leave 离开。")
  }

  func resumed(_ step: Int, of count: Int) -> String {
    pick(
      "You were at step \(step) of \(count). `back` goes back, `lesson … 1` starts over.",
      "上次停在第 \(step) 步，共 \(count) 步。back 往回，lesson … 1 从头开始。")
  }

  func needs(_ ids: [String]) -> String {
    pick("It builds on: \(list(ids)).", "先修：\(list(ids))。")
  }

  var sceneIsBack: String {
    pick(
      "The scene is the lesson's again; `undo` brings yours back.", "场景恢复成课程的样子；undo 找回你的。")
  }

  var goesOn: String { pick("(next)", "（next）") }

  func done(_ lesson: Lesson, right: Int, of count: Int) -> String {
    let score =
      count == 0
      ? ""
      : pick(
        " \(right) of \(count) questions answered rightly at the first try.",
        " \(count) 题中有 \(right) 题一次答对。")
    return pick("That was “\(lesson.title)”.", "“\(lesson.title)”学完了。") + score
  }

  func nextLesson(_ lesson: Lesson) -> String {
    pick(
      "Next: `lesson \(lesson.id)`, \(lesson.title).", "下一课：lesson \(lesson.id)，\(lesson.title)。")
  }

  var allDone: String {
    pick(
      "That was the last lesson. `drill` and `interview` go on for ever.",
      "全部课程都学完了。drill 和 interview 可以一直练下去。")
  }

  var left: String { pick("Your own session is back.", "回到了你自己的会话。") }

  var noLessons: String {
    pick(
      "There are no lessons here: the program did not find its folder of lessons.",
      "这里没有课程：程序没找到课程文件夹。")
  }

  /// Where nothing near can be suggested, it says where to look.
  func noSuchLesson(_ id: String, isListed: Bool) -> String {
    pick("There is no lesson \(id).", "没有课程 \(id)。")
      + (isListed ? pick(" `lessons` lists them.", "lessons 列出全部课程。") : "")
  }

  func lessonHas(_ steps: Int) -> String {
    pick("The lesson has \(steps) steps.", "这一课有 \(steps) 步。")
  }

  var lessonsEnd: String {
    pick("`lesson ID` takes one up; `lesson` alone goes on.", "lesson ID 开始一课；单写 lesson 接着上次学。")
  }

  func level(_ level: Int) -> String { pick("Level \(level)", "第 \(level) 级") }

  // MARK: Challenges

  var challenge: String { pick("Challenge: ", "挑战：") }
  var goals: String { pick("Goals, checked after each command:", "目标，每条命令之后检查：") }
  func keep(_ what: [String]) -> String {
    pick("To be left as it is: \(list(what)).", "保持不变：\(list(what))。")
  }
  var challengeHelp: String {
    pick("Also: hint, solution, again, skip.", "另有：hint、solution、again、skip。")
  }
  func broken(_ what: [String]) -> String {
    pick(
      "All goals hold, but this was to stay as it was: \(list(what)). `undo` takes the last command back.",
      "目标都达到了，但这些应当保持不变：\(list(what))。undo 撤销上一条命令。")
  }
  var solved: String { pick("Solved. `next` goes on.", "完成。next 继续。") }
  var solvedBefore: String { pick("Solved before. `next` goes on.", "这道之前已经完成。next 继续。") }
  func oneWay(_ solution: String) -> String {
    pick(
      "One way: `\(solution)`. Type it to try it; `again` starts over.",
      "一种做法：\(solution)。可以照着输入试试；again 从头再来。")
  }
  var afresh: String { pick("From the start:", "从头开始：") }
}
