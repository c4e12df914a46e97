import CommandLanguage
import Engine
import Lab
import Narration
import Notebook

/// The prompt: one line in, one reply out.
struct Prompt {
  private var session: Session
  private let printer: Printer

  init(_ invocation: Invocation) {
    let language = invocation.language ?? .ofEnvironment
    session = Session(state: State(rules: invocation.rules, language: language))
    printer = Printer(invocation)
  }

  func run() {
    var session = session
    let files = FileKeeper { path in
      Console.write("\(path.showingControlCharacters) is there already. Replace it? [y/N] ")
      return ["y", "yes"].contains(readLine()?.lowercased())
    }
    Console.write("Hitchain: how iOS delivers events, and why.\n")
    Console.write("Try:  add view A 40 40 200 200; tap 60 60      or help\n")
    while !session.hasQuit {
      Console.write("\(session.cells.count + 1)> ")
      guard let line = readLine() else {
        Console.write("\n")
        return
      }
      for reply in session.run(line, files: files.work) {
        if let error = reply.error {
          Console.complain(error.rendered(line: line))
        } else {
          printer.write(reply)
        }
      }
    }
  }
}
