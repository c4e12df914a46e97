import Engine

extension SessionPhrase {
  var chinese: String {
    switch self {
    case .languageIs(.traditionalChinese):
      "繁體中文目前有一課：events（什麼是事件）。其餘的課和回答用簡體。"
    case .languageIs(_): "现在用简体中文回答。"
    case .graphics(.text):
      "draw 和 map 用文字画图。终端能显示图形的话，可以输入 graphics kitty、iterm 或 sixel。"
    case .graphics(let graphics):
      "draw 和 map 用 \(graphics.title) 协议显示图形，终端要支持它才行。想换回文字，输入 graphics text。"
    case .log(let isOn):
      isOn
        ? "日志已打开：有自己类名的视图打印 hitTest 和 pointInside 的返回值，被重写的方法打印调用，动作打印方法名和 sender。"
        : "日志已关闭。"
    case .lineNumber(let number): "第 \(number) 行："
    case .fresh(let isEmpty):
      isEmpty ? "场景里只有 app、delegate 和 scene，没有窗口。" : "场景回到了开始：一个窗口、它的控制器和视图。"
    case .noted: "已记下。"
    case .asAfter(let tap): "还没有发生任何事，下面说的是 `\(tap)`："
    case .noCells: "还没有单元。"
    case .editTakenBack: "已撤销这次修改，单元恢复原样。"
    case .editDoneAgain: "已重做这次修改。"
    case .takenBack(let commands): "已撤销：" + commandList(commands)
    case .doneAgain(let commands): "已重做：" + commandList(commands)
    case .rulesAre(let documents, let own): rulesAre(documents: documents, except: own)
    case .ranAgain(let cells, let changed):
      "重新运行了 \(cells) 个单元。" + (changed == 0 ? "回答都没有变。" : "\(changed) 个回答变了：")
    case .sameAnswerOtherPath: "回答相同，过程不同"
    case .failed(let failure, let message):
      "\(words(failure.occasion))：“\(failure.command.visible)”失败：\(message)"
    case .called(let run): "\(words(run.occasion))：运行“\(run.command.visible)”。"
    case .moreFailed(let count): "另有 \(count) 条失败。"
    case .commandsFailed(let count): "有 \(count) 条命令失败。"
    case .touchedElsewhere(let name, let point):
      "上次碰的是 \(Numbers.text(point))，不在 \(name) 上。要问点 \(name) 自己：`怎样 \(name) at \(name)`。"
    case .inGlossary(let word): "「术语 \(word)」解释它的意思。"
    case .notKept(let count, let limit): "只保留前 \(limit) 条判断，另有 \(count) 条未保留。"
    case .nobody: "没有"
    case .offScreen(let point): "\(Numbers.text(point)) 在屏幕外，没有窗口到那里。"
    case .queueLength(let count, let events): queueLength(count, events: events)
    case .turn(let number, let kind): "\(number). \(kind)："
    case .codeTooLong(let lines): "代码超过 \(lines) 行，不再读取，整段都不执行。"
    case .ignoring(let count):
      switch count {
      case 0: "事件照常处理。"
      case 1: "触摸将被忽略，直到 ignore-events off。"
      default:
        "触摸将被忽略：需要 \(count) 次 ignore-events off。"
      }
    }
  }

  private func words(_ occasion: Occurrence) -> String {
    switch occasion {
    case .moment(let controller, let moment): "\(controller) 的 \(moment.rawValue)"
    case .call(let recognizer, let state): "\(recognizer) 以 \(state.rawValue) 通知 target"
    }
  }

  private func commandList(_ commands: [String]) -> String {
    commands.map { $0.visible }.joined(separator: "; ") + "。"
  }

  private func rulesAre(documents: Bool, except own: [String]) -> String {
    let head =
      documents
      ? "现在按文档的说法运行。"
      : "现在按 UIKit 的行为运行。"
    guard !own.isEmpty else { return head }
    return head + "例外：" + own.joined(separator: "，")
      + "。"
  }

  private func queueLength(_ count: Int, events: Int) -> String {
    guard events == count else {
      if count == 1 { return "队列中有 1 项，不是事件。" }
      let some =
        switch events {
        case 0: "都不是事件"
        case 1: "其中 1 个是事件"
        default: "其中 \(events) 个是事件"
        }
      return "队列中有 \(count) 项，\(some)。"
    }
    return count == 1
      ? "队列中有 1 个事件。"
      : "队列中有 \(count) 个事件。"
  }
}
