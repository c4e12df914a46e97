import Documents
import Lab
import System

struct EnglishPrompt: PromptWords {
  var welcome: [String] {
    [
      "Hitchain: how iOS delivers events, and why.",
      "Try:  lesson      or  add view A 40 40 200 200; tap 60 60      or help",
    ]
  }

  func ran(lines: Int) -> String { lines == 1 ? "1 line ran." : "\(lines) lines ran." }

  func stopped(after lines: Int, of total: Int) -> String {
    "Stopped after \(lines) of \(total) lines."
  }

  func mayReplace(_ path: String) -> String { "\(path) is there already. Replace it? [y/N] " }

  func lesson(_ id: String, step: Int, of count: Int) -> String { "lesson \(id) \(step)/\(count)" }

  func series(_ kind: String, step: Int, of count: Int) -> String { "\(kind) \(step)/\(count)" }

  func replay(step: Int, of count: Int) -> String { "replay \(step)/\(count)" }

  func progress(_ work: LongWork, _ done: Int, of total: Int?) -> String {
    let so = total.map { "\(done) of \($0)" } ?? "\(done)"
    return switch work {
    case .mapping: "map: \(so) points"
    case .tryingChanges: "how-to: \(so) changes tried"
    case .runningCells: "running: \(so) commands"
    }
  }

  func checking(_ done: Int, of total: Int, _ path: String) -> String {
    "check: \(done) of \(total) documents, now \(path)"
  }

  func checked(_ documents: Int, commands: Int, changed: Int, bad: Int) -> String {
    let what = "\(count(documents, "document")), \(count(commands, "command")): "
    let updated = changed == 0 ? "" : "\(changed) updated, "
    return what + updated + (bad == 0 ? "all as expected." : "\(bad) not as expected.")
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  var controlCStops: String { "  Ctrl-C stops it" }

  var folder: String { "folder" }

  var markdownDocument: String { "Markdown document" }

  func size(bytes: Int) -> String {
    switch bytes {
    case 1: "1 byte"
    case ..<1024: "\(bytes) bytes"
    case ..<(1 << 20): "\(bytes >> 10) KB"
    default: "\(bytes >> 20) MB"
    }
  }

  func historyNotKept(_ error: FileError) -> String {
    "The history is not kept. " + error.message(in: .english)
  }

  func seeHelp(_ command: String) -> String { "Try \(command)." }

  var lineIsNoText: String { "This line is not text in UTF-8." }
}
