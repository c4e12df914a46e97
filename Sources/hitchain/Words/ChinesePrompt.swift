import Documents
import Lab
import System

struct ChinesePrompt: PromptWords {
  var welcome: [String] {
    [
      "Hitchain：iOS 怎样分发事件，为什么。",
      "试试：lesson      或者 add view A 40 40 200 200; tap 60 60      或者 help",
    ]
  }

  func ran(lines: Int) -> String { "运行了 \(lines) 行。" }

  func stopped(after lines: Int, of total: Int) -> String {
    "已停止：共 \(total) 行，运行了 \(lines) 行。"
  }

  func mayReplace(_ path: String) -> String { "\(path) 已经存在。要替换它吗？[y/N] " }

  func lesson(_ id: String, step: Int, of count: Int) -> String { "课程 \(id) \(step)/\(count)" }

  func series(_ kind: String, step: Int, of count: Int) -> String {
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

  func replay(step: Int, of count: Int) -> String { "回放 \(step)/\(count)" }

  func progress(_ work: LongWork, _ done: Int, of total: Int?) -> String {
    let so = total.map { "\(done)/\($0)" } ?? "\(done)"
    return switch work {
    case .mapping: "map：已算 \(so) 个点"
    case .tryingChanges: "how-to：已试 \(so) 种改动"
    case .runningCells: "运行中：\(so) 条命令"
    }
  }

  func checking(_ done: Int, of total: Int, _ path: String) -> String {
    "check：\(done)/\(total) 个文档，正在检查 \(path)"
  }

  func checked(_ documents: Int, commands: Int, changed: Int, bad: Int) -> String {
    let updated = changed == 0 ? "" : "更新了 \(changed) 个，"
    return "\(documents) 个文档，\(commands) 条命令：" + updated
      + (bad == 0 ? "全部与预期一致。" : "\(bad) 个与预期不符。")
  }

  var controlCStops: String { "  按 Ctrl-C 停止" }

  var folder: String { "文件夹" }

  var markdownDocument: String { "Markdown 文档" }

  func size(bytes: Int) -> String {
    switch bytes {
    case ..<1024: "\(bytes) 字节"
    case ..<(1 << 20): "\(bytes >> 10) KB"
    default: "\(bytes >> 20) MB"
    }
  }

  func historyNotKept(_ error: FileError) -> String {
    "历史没有保存。" + error.message(in: .simplifiedChinese)
  }

  func seeHelp(_ command: String) -> String { "用法见 \(command)。" }

  var lineIsNoText: String { "这一行不是 UTF-8 文本。" }
}
