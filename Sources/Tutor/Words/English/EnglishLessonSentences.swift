import Lab

extension LessonPhrase {
  var english: String {
    switch self {
    case .lessonTitle(let lesson, let number, let count):
      "Lesson \(number) of \(count): \(lesson.title)"
    case .textIsEnglish: ""
    case .helpInLesson:
      "In a lesson, Enter or `next` goes on, `back` goes back, `leave` ends it; any command may be tried."
    case .helpAtQuestion:
      "At a question, a letter, a number, a name or your own words answer it; `hint` helps, `skip` leaves it open."
    case .howLessonsWork:
      "Enter goes on. Any command may be tried at any time: the lesson finds its way back. "
        + "`leave` ends it."
    case .resumed(let id, let step, let count):
      "You were at step \(step) of \(count). `back` goes back, `lesson \(id) 1` starts over."
    case .needs(let lessons): "Take these first: \(lessons.map { $0.id }.joined(separator: ", "))."
    case .sceneIsBack: "The scene is the lesson's again; `undo` brings yours back."
    case .goesOn: "(next)"
    case .asideWord: "`aside`"
    case .noAside: "This step has no aside. A line with ▸ marks one."
    case .done(let lesson, let score): done(lesson, score)
    case .nextLesson(let lesson): "Next: \(lesson.title). `next` begins it."
    case .allDone: "That was the last lesson. `drill` and `interview` go on for ever."
    case .isDue(let count):
      count == 1 ? "1 question is due: `review`." : "\(count) questions are due: `review`."
    case .youWere(let lesson, let step):
      "You were in “\(lesson.title)”, at step \(step) of \(lesson.steps.count): `lesson` goes on."
    case .comesNext(let lesson): "Next comes “\(lesson.title)”: `lesson`."
    case .left: "Your own session is back."
    case .noLessons: "There are no lessons here: the program did not find its folder of lessons."
    case .noSuchLesson(let id, let isListed):
      "There is no lesson \(id)."
        + (isListed ? " `lessons` lists them." : "")
    case .lessonHas(let steps): "The lesson has \(steps) steps."
    case .lessonsEnd: "`lesson ID` takes one up; `lesson` alone goes on."
    case .level(let level): "Level \(level)"
    case .challenge: "Challenge: "
    case .goals: "Goals, checked after each command:"
    case .keep(let what): "Do not change: \(what.joined(separator: ", "))."
    case .challengeHelp: "Also: hint, solution, again, skip."
    case .broken(let what):
      "All goals hold, but this was to stay as it was: \(what.joined(separator: ", ")). `undo` takes the last command back."
    case .solved: "Solved. `next` goes on."
    case .solvedBefore: "Solved before. `next` goes on."
    case .oneWay(let solution): "One way: `\(solution)`. Type it to try it; `again` starts over."
    case .oneWayWas(let solution): "One way: `\(solution)`."
    case .afresh: "From the start:"
    }
  }

  private func done(_ lesson: Lesson, _ score: LessonScore) -> String {
    var parts: [String] = []
    if score.questions > 0 {
      parts.append("\(score.right) of \(score.questions) questions right at the first try")
    }
    if score.challenges > 0 {
      parts.append("\(score.solved) of \(score.challenges) challenges solved")
    }
    let told = parts.isEmpty ? "" : " \(parts.joined(separator: ", "))."
    return "That was “\(lesson.title)”." + told
  }
}
