import Desk
import Lab

extension PromptPhrase {
  var chinese: String {
    switch self {
    case .welcome: "Hitchain：iOS 事件怎样传递，为什么这样传递。"
    case .firstSteps: "试试 上课（lesson），或者 添加 视图 A 40 40 200 200；点击 A，或者 帮助（help）。"
    case .ran(let lines, let failed):
      failed == 0 ? "运行了 \(lines) 行。" : "运行了 \(lines) 行，其中 \(failed) 行出错。"
    case .stopped(let lines, let total): "已停止：共 \(total) 行，运行了 \(lines) 行。"
    case .mayReplace(let path): "\(path) 已经存在。要替换它吗？[y/N] "
    case .enterSteps: "回车看下一条判断。"
    case .pasteNow: "粘贴文本，然后另起一行输入一个句点（.）；按 Ctrl-C 放弃。"
    case .lesson(let id, let step, let count): "课程 \(id) \(step)/\(count)"
    case .series(let kind, let step, let count): series(kind, step: step, of: count)
    case .progress(let work, let done, let total): progress(work, done, of: total)
    case .checking(let done, let total, let path): "check：\(done)/\(total) 个文档，正在检查 \(path)"
    case .checked(let documents, let commands, let changed, let bad, let wrong):
      checked(documents, commands: commands, changed: changed, bad: bad, wrong: wrong)
    case .controlCStops: "  按 Ctrl-C 停止"
    case .folder: "文件夹"
    case .markdownDocument: "Markdown 文档"
    case .size(let bytes):
      switch bytes {
      case ..<1024: "\(bytes) 字节"
      case ..<(1 << 20): "\(bytes >> 10) KB"
      default: "\(bytes >> 20) MB"
      }

    case .historyNotKept(let error): "历史没有保存。" + error.chinese
    case .keptToday(let time): "今天 \(time)"
    case .keptYesterday(let time): "昨天 \(time)"
    case .keptOn(let time): time
    case .keptRow(let number, let when, let commands, let first):
      "\(number)  \(when)  \(commands) 条命令  \(first)"
    case .keptHelp: "open 1 打开第一个；open 文件名 打开文档。"
    case .nothingKept: "还没有保留的会话：每次会话都会边输入边自动保留，共留最近 20 次。open 文件名 打开文档。"
    case .noKeptSession(let number, let count):
      count == 0
        ? "没有第 \(number) 个会话：还没有保留过。" : "没有第 \(number) 个会话：一共保留了 \(count) 个。open 列出它们。"
    case .keptOpened(let when, let cells): "打开了\(when) 的会话：\(cells) 个单元。"
    case .notOpened: "已停止。单元没有变。"
    case .sessionNotKept(let error):
      "这次会话没有保留。" + (error.map { $0.chinese } ?? "没有地方可放；用 save 文件名 保存。")
    case .mayLose: "这次会话没有保留在任何地方。要离开吗？[y/N] "
    case .lastSession(let when, let commands):
      "打开 1（open 1）接着上次的会话（\(when)，\(commands) 条命令）。"
    case .leftOut(let path, let why): "\(path)：未计入。\(why)"
    case .noPage: "这个程序构建时没有带上网页。先运行 `make page`，再运行 `make release`，得到的程序就带有网页。"
    case .noViewer(let path): "\(path.visible) 已经写好，但没有找到能打开它的浏览器。"
    case .seeHelp(let command): "用法见 \(command)。"
    case .lineIsNoText: "这一行不是 UTF-8 文本。"
    }
  }

  private func series(_ kind: String, step: Int, of count: Int) -> String {
    let name =
      switch kind {
      case "quiz": "测验"
      case "drill": "练习"
      case "review": "复习"
      case "interview": "面试"
      default: kind
      }
    return "\(name) \(step)/\(count)"
  }

  private func progress(_ work: LongWork, _ done: Int, of total: Int?) -> String {
    let so = total.map { "\(done)/\($0)" } ?? "\(done)"
    return switch work {
    case .mapping: "map：已算 \(so) 个点"
    case .tryingChanges: "how-to：已试 \(so) 种改动"
    case .runningCells: "运行中：\(so) 条命令"
    case .importing: "导入：\(so) 个视图"
    }
  }

  private func checked(
    _ documents: Int, commands: Int, changed: Int, bad: Int, wrong: Int
  ) -> String {
    let updated = changed == 0 ? "" : "更新了 \(changed) 个，"
    return "\(documents) 个文档，\(commands) 条命令：" + updated
      + (bad == 0
        ? "全部与预期一致。"
        : wrong == 0
          ? "\(bad) 个文档与预期不符。" : "\(bad) 个文档里，\(commands) 条命令中有 \(wrong) 条与预期不符。")
  }
}
