import CommandLanguage
import Engine
import Text

/// The few sentences about the session itself.
struct Wording {
  private let language: Language

  init(_ language: Language) { self.language = language }

  func pick(_ english: String, _ chinese: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  var languageIs: String { pick("Replies are in English.", "回答改用简体中文。") }

  func log(_ isOn: Bool) -> String {
    isOn
      ? pick(
        "The log is on: a view with a class of its own prints what its hitTest and pointInside return,"
          + " an overridden method that it is called, and an action its name and sender.",
        "日志已打开：有自己类名的视图打印 hitTest 和 pointInside 的返回值，被重写的方法打印调用，动作打印方法名和 sender。")
      : pick("The log is off.", "日志已关闭。")
  }

  func lineNumber(_ number: Int) -> String { pick("line \(number): ", "第 \(number) 行：") }

  var noted: String { pick("Noted.", "已记下。") }
  var noCells: String { pick("No cells yet.", "还没有单元。") }
  var editTakenBack: String {
    pick("The edit is taken back: the cells are as they were.", "已撤销这次修改，单元恢复原样。")
  }
  var editDoneAgain: String { pick("The edit is made again.", "已重做这次修改。") }

  func takenBack(_ commands: [String]) -> String {
    pick("Taken back: ", "已撤销：") + commandList(commands)
  }

  func doneAgain(_ commands: [String]) -> String {
    pick("Done again: ", "已重做：") + commandList(commands)
  }

  private func commandList(_ commands: [String]) -> String {
    commands.map { $0.visible }.joined(separator: "; ") + pick(".", "。")
  }

  /// Which answers are other ones now, and from what to what.
  func changes(_ changed: [ChangedAnswer], cells: Int) -> [String] {
    let ran =
      cells == 1
      ? pick("1 cell ran again. ", "重新运行了 1 个单元。")
      : pick("\(cells) cells ran again. ", "重新运行了 \(cells) 个单元。")
    guard !changed.isEmpty else { return [ran + pick("No answer changed.", "没有答案改变。")] }
    let count =
      changed.count == 1
      ? pick("1 answer changed:", "1 个答案变了：")
      : pick("\(changed.count) answers changed:", "\(changed.count) 个答案变了：")
    return [ran + count]
      + changed.map { change in
        let what =
          change.from == change.to
          ? pick("the same answer on another path", "答案相同，过程不同")
          : "\(change.from) → \(change.to)"
        return "  \(change.number)  \(change.command): \(what)"
      }
  }

  func rulesAre(_ book: String, _ own: [String]) -> String {
    let head =
      book == "documents"
      ? pick("The documents' rules are in force.", "现在按文档的说法运行。")
      : pick("UIKit's rules are in force.", "现在按 UIKit 的行为运行。")
    guard !own.isEmpty else { return head }
    return head + pick(" Except: ", "例外：") + own.joined(separator: pick(", ", "，"))
      + pick(".", "。")
  }

  /// A line for each of the first few.
  func momentFailures(_ failures: [MomentFailure], limit: Int = 20) -> [String] {
    let lines = failures.prefix(limit).map { failure in
      let (moment, command) = (failure.moment.rawValue, failure.command.visible)
      let message = failure.error.message(in: language.commandWording)
      return pick(
        "\(moment) of \(failure.controller): “\(command)” failed: \(message)",
        "\(failure.controller) 的 \(moment)：“\(command)”失败：\(message)")
    }
    let rest = failures.count - lines.count
    guard rest > 0 else { return lines }
    return lines + [pick("\(rest) more of them failed.", "另有 \(rest) 条失败。")]
  }

  func notKept(_ count: Int, limit: Int) -> String {
    pick(
      "Only the first \(limit) decisions are kept; \(count) more were made.",
      "只保留前 \(limit) 条判断，另有 \(count) 条未保留。")
  }

  /// Who is asked for and is not there.
  var nobody: String { pick("nobody", "没有") }

  func queueLength(_ count: Int, events: Int) -> String {
    guard events == count else {
      if count == 1 { return pick("1 entry is on the queue; it is no event.", "队列中有 1 项，不是事件。") }
      let some =
        switch events {
        case 0: pick("none of them an event", "都不是事件")
        case 1: pick("1 of them an event", "其中 1 个是事件")
        default: pick("\(events) of them events", "其中 \(events) 个是事件")
        }
      return pick("\(count) entries are on the queue, \(some).", "队列中有 \(count) 项，\(some)。")
    }
    return count == 1
      ? pick("1 event is on the queue.", "队列中有 1 个事件。")
      : pick("\(count) events are on the queue.", "队列中有 \(count) 个事件。")
  }

  /// What goes before what came of an event on the queue.
  func turn(_ number: Int, _ kind: String) -> String {
    "\(number). \(kind)" + pick(": ", "：")
  }

  func ignoring(_ count: Int) -> String {
    switch count {
    case 0: pick("Events are handled.", "事件照常处理。")
    case 1: pick("Touches are ignored until `ignore-events off`.", "触摸将被忽略，直到 ignore-events off。")
    default:
      pick(
        "Touches are ignored: it takes \(count) times `ignore-events off`.",
        "触摸将被忽略：需要 \(count) 次 ignore-events off。")
    }
  }
}
