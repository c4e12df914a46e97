import Desk
import Lab

extension PromptPhrase {
  var english: String {
    switch self {
    case .welcome: "Hitchain: how iOS delivers events, and why."
    case .firstSteps: "Try `lesson`, or `add view A 40 40 200 200; tap A`, or `help`."
    case .ran(let lines, let failed):
      (lines == 1 ? "1 line ran" : "\(lines) lines ran")
        + (failed == 0 ? "." : failed == lines ? ", and failed." : "; \(failed) of them failed.")
    case .stopped(let lines, let total): "Stopped after \(lines) of \(total) lines."
    case .mayReplace(let path): "\(path) is there already. Replace it? [y/N] "
    case .enterSteps: "Enter tells the next decision."
    case .pasteNow: "Paste the dump, then a line with a full stop (.). Ctrl-C gives up."
    case .lesson(let id, let step, let count): "lesson \(id) \(step)/\(count)"
    case .series(let kind, let step, let count): "\(kind) \(step)/\(count)"
    case .progress(let work, let done, let total): progress(work, done, of: total)
    case .checking(let done, let total, let path):
      "check: \(done) of \(total) documents, now \(path)"
    case .checked(let documents, let commands, let changed, let bad, let wrong):
      checked(documents, commands: commands, changed: changed, bad: bad, wrong: wrong)
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
    case .keptToday(let time): "today \(time)"
    case .keptYesterday(let time): "yesterday \(time)"
    case .keptOn(let time): time
    case .keptRow(let number, let when, let commands, let first):
      "\(number)  \(when)  \(count(commands, "command"))  \(first)"
    case .keptHelp: "`open 1` opens the first of them; `open FILE` a document."
    case .nothingKept:
      "No session is kept yet: each is kept by itself as you type, the last twenty. `open FILE` opens a document."
    case .noKeptSession(let number, let count):
      count == 0
        ? "There is no session \(number): none is kept yet."
        : "There is no session \(number): \(count == 1 ? "1 is" : "\(count) are") kept. `open` lists them."
    case .keptOpened(let when, let cells):
      "Opened the session of \(when): \(count(cells, "cell"))."
    case .notOpened: "Stopped. The cells are as they were."
    case .sessionNotKept(let error):
      "This session is not kept"
        + (error.map { ". " + $0.english } ?? ": there is no folder for it. `save FILE` keeps it.")
    case .mayLose: "This session is kept nowhere. Leave it? [y/N] "
    case .lastSession(let when, let commands):
      "`open 1` goes on with your last session (\(when), \(count(commands, "command")))."
    case .leftOut(let path, let why): "\(path): left out. \(why)"
    case .noPage:
      "This program was built without the page. `make page` builds it, and `make release` then "
        + "makes a program that carries it."
    case .noViewer(let path): "\(path.visible) is written, and no browser was found to open it."
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
    case .importing: "import: \(so) views"
    }
  }

  private func checked(
    _ documents: Int, commands: Int, changed: Int, bad: Int, wrong: Int
  ) -> String {
    let what = "\(count(documents, "document")), \(count(commands, "command")): "
    let updated = changed == 0 ? "" : "\(changed) updated, "
    if bad == 0 { return what + updated + "all as expected." }
    let place = count(bad, "document")
    return what + updated
      + (wrong == 0
        ? "\(place) not as expected."
        : "\(wrong) of \(count(commands, "command")) not as expected, in \(place).")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
