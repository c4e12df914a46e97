import Documents
import Lab

extension PromptPhrase {
  var english: String {
    switch self {
    case .welcome: "Hitchain: how iOS delivers events, and why."
    case .firstSteps: "Try:  lesson      or  add view A 40 40 200 200; tap 60 60      or help"
    case .ran(let lines): lines == 1 ? "1 line ran." : "\(lines) lines ran."
    case .stopped(let lines, let total): "Stopped after \(lines) of \(total) lines."
    case .mayReplace(let path): "\(path) is there already. Replace it? [y/N] "
    case .lesson(let id, let step, let count): "lesson \(id) \(step)/\(count)"
    case .series(let kind, let step, let count): "\(kind) \(step)/\(count)"
    case .replay(let step, let count): "replay \(step)/\(count)"
    case .progress(let work, let done, let total): progress(work, done, of: total)
    case .checking(let done, let total, let path):
      "check: \(done) of \(total) documents, now \(path)"
    case .checked(let documents, let commands, let changed, let bad):
      checked(documents, commands: commands, changed: changed, bad: bad)
    case .controlCStops: "  Ctrl-C stops it"
    case .folder: "folder"
    case .markdownDocument: "Markdown document"
    case .size(let bytes):
      switch bytes {
      case 1: "1 byte"
      case ..<1024: "\(bytes) bytes"
      case ..<(1 << 20): "\(bytes >> 10) KB"
      default: "\(bytes >> 20) MB"
      }

    case .historyNotKept(let error): "The history is not kept. " + error.english
    case .seeHelp(let command): "Try \(command)."
    case .lineIsNoText: "This line is not text in UTF-8."
    }
  }

  private func progress(_ work: LongWork, _ done: Int, of total: Int?) -> String {
    let so = total.map { "\(done) of \($0)" } ?? "\(done)"
    return switch work {
    case .mapping: "map: \(so) points"
    case .tryingChanges: "how-to: \(so) changes tried"
    case .runningCells: "running: \(so) commands"
    }
  }

  private func checked(_ documents: Int, commands: Int, changed: Int, bad: Int) -> String {
    let what = "\(count(documents, "document")), \(count(commands, "command")): "
    let updated = changed == 0 ? "" : "\(changed) updated, "
    return what + updated + (bad == 0 ? "all as expected." : "\(bad) not as expected.")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
