import CommandLanguage
import Engine
import Lab
import Narration

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
    Console.write("Hitchain: how iOS delivers events, and why.\n")
    Console.write("Try:  add view A 40 40 200 200; tap 60 60      or help\n")
    while !session.hasQuit {
      Console.write("\(session.cells.count + 1)> ")
      guard let line = readLine() else {
        Console.write("\n")
        return
      }
      for reply in session.run(line) {
        if let error = reply.error {
          Console.complain(error.rendered(line: line))
        } else {
          printer.write(reply)
        }
      }
    }
  }
}
