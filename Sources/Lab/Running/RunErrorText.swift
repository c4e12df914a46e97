import CommandLanguage
import Engine
import Text

extension CommandError {
  /// What went wrong while a command ran, as an error of its line.
  init(_ error: RunError, in text: CommandText, scene: Scene, language: Language) {
    switch error {
    case .scene(let refusal): self.init(refusal, in: text, scene: scene)
    case .inCell(let inner): self = inner
    case .unknownTopic(let topic, let inner):
      self.init(inner.problem, in: text, naming: topic)
      suggestions = inner.suggestions
    default:
      let words = RunErrorText(scene: scene, language: language)
      let problem = Problem.running(code: error.code, message: words.message(error))
      if error == .nothingToTakeAway {
        self.init(problem, aboutFirstArgumentOf: text)
      } else {
        self.init(
          problem, in: text, about: error.word(in: scene), suggestions: error.suggestions)
      }
    }
  }
}

extension RunError {
  var code: String {
    switch self {
    case .scene, .inCell, .unknownTopic: "refused"
    case .fingerDown: "finger-down"
    case .fingerNotDown: "finger-not-down"
    case .fingerTwice: "finger-twice"
    case .notInWindow: "not-in-window"
    case .cannotConvert: "cannot-convert"
    case .differentWindows: "different-windows"
    case .noPlace: "no-place"
    case .notAContainer: "not-a-container"
    case .nothingToTakeAway: "nothing-to-take-away"
    case .queueIsEmpty: "queue-empty"
    case .momentsTooDeep: "moments-too-deep"
    case .momentsTooMany: "moments-too-many"
    case .noEventYet: "no-event-yet"
    case .stepPastEnd: "no-further-step"
    case .noSuchStep: "no-such-step"
    case .noSuchCell: "no-such-cell"
    case .cellForgotten: "cell-not-kept"
    case .cellNeedsCommand: "cell-needs-command"
    case .notebookOnly: "notebook-command"
    case .emptyNote: "empty-note"
    case .noFilesHere: "no-files-here"
    case .noHistoryHere: "no-history-here"
    case .noLessonsHere: "no-lessons-here"
    case .refused(let refusal): refusal.code
    case .onlyInLine: "session-command"
    case .tooManyCells: "too-many-cells"
    case .nothingToUndo: "nothing-to-undo"
    case .nothingToRedo: "nothing-to-redo"
    case .stopped: "stopped"
    case .unknownTerm: "unknown-term"
    case .unknownLanguage: "unknown-language"
    case .unknownValue: "bad-value"
    }
  }

  /// The word of the command that it is about, so that the caret can stand under it.
  func word(in scene: Scene) -> String? {
    switch self {
    case .notInWindow(let object), .notAContainer(let object): scene.name(of: object)
    case .fingerDown(let number), .fingerNotDown(let number), .fingerTwice(let number),
      .noSuchStep(let number, _), .noSuchCell(let number, _), .cellForgotten(let number, _):
      String(number)
    case .unknownTerm(let word, _), .unknownLanguage(let word): word
    case .refused(let refusal): refusal.word
    default: nil
    }
  }

  /// What would be right in its place.
  var suggestions: [String] {
    switch self {
    case .unknownTerm(_, let near): near
    case .refused(let refusal): refusal.suggestions
    default: []
    }
  }
}

/// Sentences for what goes wrong while a command runs.
struct RunErrorText {
  let scene: Scene
  let language: Language

  func message(_ error: RunError) -> String {
    switch language {
    case .english: english(error)
    case .simplifiedChinese: chinese(error)
    }
  }

  private func name(_ object: Object) -> String { scene.name(of: object) }

  private func english(_ error: RunError) -> String {
    switch error {
    case .scene, .inCell, .unknownTopic: "That cannot be done."
    case .fingerDown(let finger):
      "Finger \(finger) is on the screen already: it can move, end or be cancelled."
    case .fingerNotDown(let finger):
      "Finger \(finger) is not on the screen. It begins with `touch \(finger) began x y`."
    case .fingerTwice(let finger): "One event tells of finger \(finger) once, not twice."
    case .notInWindow(let object):
      "\(name(object)) is in no window, so its points are nowhere on the screen."
    case .cannotConvert:
      "A transform on the way is flat (its determinant is 0), and a flat transform has no way back."
    case .differentWindows:
      "The two views are not in the same window, and views are converted within one."
    case .noPlace: "There is no view and no window to add to. Start with `add window W`."
    case .notAContainer(let object): "Nothing can be added to \(name(object)) this way."
    case .nothingToTakeAway: "There is no such thing to take away. Nothing has changed."
    case .queueIsEmpty: "The event queue is empty. `post tap 60 60` puts an event on it."
    case .momentsTooDeep(let limit):
      "Commands of one moment call for another, and so on, \(limit) deep: here it stops."
    case .momentsTooMany(let limit):
      "Moments have run \(limit) commands for this one line: here it stops."
    case .noEventYet: "Nothing has happened yet that could be explained. Try `tap 60 60`."
    case .stepPastEnd(let back):
      back ? "This is the first decision." : "That was the last decision."
    case .noSuchStep(let number, let count):
      "There is no decision \(number): the last event has \(count)."
    case .noSuchCell(let number, let count):
      count == 0
        ? "There is no cell \(number): there are none yet."
        : "There is no cell \(number): the last is \(count)."
    case .cellForgotten(let number, let first):
      "Cell \(number) is no longer kept: the first that is is \(first)."
    case .cellNeedsCommand: "A cell holds one command."
    case .notebookOnly: "That word acts on cells and cannot stand in one."
    case .emptyNote: "A note has some text."
    case .noLessonsHere:
      "There is no tutor here. Lessons are for the prompt, scripts and documents."
    case .noFilesHere: "A document reads and writes no files. Files are for the prompt and scripts."
    case .noHistoryHere: "Only the prompt keeps a history. `cells` lists the commands that ran."
    case .refused(let refusal): refusal.message
    case .onlyInLine: "That command is about the session, and no moment of a controller runs it."
    case .tooManyCells(let limit): "A session holds \(limit) cells, and they are used up."
    case .nothingToUndo: "There is nothing to take back."
    case .nothingToRedo: "There is nothing to do again."
    case .stopped: "Stopped. Nothing has changed."
    case .unknownTerm(let term, _):
      "The glossary has no “\(term.printable)”. `glossary` lists its terms."
    case .unknownLanguage(let tag): "Replies come in en or zh-Hans, not in “\(tag.printable)”."
    case .unknownValue(let name, let values):
      "\(name) takes \(values.joined(separator: ", "))."
    }
  }

  private func chinese(_ error: RunError) -> String {
    switch error {
    case .scene, .inCell, .unknownTopic: "这一步做不到。"
    case .fingerDown(let finger): "手指 \(finger) 已经在屏幕上：它只能移动、抬起或被取消。"
    case .fingerNotDown(let finger):
      "手指 \(finger) 不在屏幕上。先用 touch \(finger) began x y 让它落下。"
    case .fingerTwice(let finger): "同一个事件里，手指 \(finger) 只能出现一次。"
    case .notInWindow(let object): "\(name(object)) 不在任何窗口里，它的点在屏幕上没有位置。"
    case .cannotConvert: "途中有一个变换不可逆（行列式为 0），无法换算回去。"
    case .differentWindows: "两个视图不在同一个窗口里，坐标只能在同一窗口内换算。"
    case .noPlace: "还没有可以添加到的视图或窗口。先用 add window W。"
    case .notAContainer(let object): "不能这样往 \(name(object)) 里添加。"
    case .nothingToTakeAway: "没有可以去掉的东西，什么也没改变。"
    case .queueIsEmpty: "事件队列是空的。post tap 60 60 可以放入一个事件。"
    case .momentsTooDeep(let limit): "一个时机的命令又引出另一个时机，已嵌套 \(limit) 层，到此为止。"
    case .momentsTooMany(let limit): "这一行引出的时机已经运行了 \(limit) 条命令，到此为止。"
    case .noEventYet: "还没有发生可以解释的事。试试 tap 60 60。"
    case .stepPastEnd(let back): back ? "这已经是第一条判断。" : "这已经是最后一条判断。"
    case .noSuchStep(let number, let count): "没有第 \(number) 条判断：上一个事件一共 \(count) 条。"
    case .noSuchCell(let number, let count):
      count == 0 ? "没有单元 \(number)：目前一个也没有。" : "没有单元 \(number)：最后一个是 \(count)。"
    case .cellForgotten(let number, let first):
      "单元 \(number) 已不再保留：现存的第一个是 \(first)。"
    case .cellNeedsCommand: "一个单元只放一条命令。"
    case .notebookOnly: "这个词是用来操作单元的，不能放进单元里。"
    case .emptyNote: "笔记要有文字。"
    case .noLessonsHere: "这里不能上课。课程只能在提示符、脚本或文档里进行。"
    case .noFilesHere: "文档不能读写文件。读写文件只能在提示符或脚本里进行。"
    case .noHistoryHere: "只有提示符记录历史。用 cells 列出运行过的命令。"
    case .refused(let refusal): refusal.message
    case .onlyInLine: "这条命令针对会话本身：要单独成行，不能放进某个时机里。"
    case .tooManyCells(let limit): "一次会话最多 \(limit) 个单元，已经用完。"
    case .nothingToUndo: "没有可以撤销的。"
    case .nothingToRedo: "没有可以重做的。"
    case .stopped: "已停止，什么也没有改变。"
    case .unknownTerm(let term, _): "术语表里没有“\(term.printable)”。glossary 会列出全部术语。"
    case .unknownLanguage(let tag): "回答的语言是 en 或 zh-Hans，没有“\(tag.printable)”。"
    case .unknownValue(let name, let values): "\(name) 可以取 \(values.joined(separator: "、"))。"
    }
  }
}
