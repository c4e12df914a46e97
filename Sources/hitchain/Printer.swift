import Desk
import Engine
import Lab
import System

/// Prints replies in the format that was asked for.
struct Printer {
  private let format: Invocation.Format
  private let fixedWidth: Int?
  private let isStyled: Bool
  private let code: CodeLook

  /// Asked anew for every reply: a window may change.
  var width: Int { fixedWidth ?? Console.columns ?? 80 }

  init(_ invocation: Invocation) {
    format = invocation.format
    fixedWidth = invocation.width
    isStyled = invocation.usesColor
    code = isStyled ? .styled : Console.outputIsTerminal ? .quoted : .backticks
  }

  /// Is it a person who reads this?
  var isForPeople: Bool { format == .text }

  /// Results go to standard output, complaints to standard error; with JSON both are results.
  func print(_ reply: Reply, line: String) {
    switch format {
    case .json:
      Console.put(.json(reply.json()))
    // `import` alone prints these, and of what it has read.
    case .commands: break
    case .text:
      if line.isEmpty || reply.isStopped, let message = reply.errorMessage {
        Console.complain((reply.place ?? "") + message)
      } else if let complaint = reply.complaint(under: line, width: width) {
        for line in code.inComplaint.shown([complaint]) { Console.complain(line) }
      } else if let image = image(of: reply) {
        Console.put(.image(image, isStyled: isStyled))
      } else {
        Console.put(.results(of: reply, width: width, code: code))
        for complaint in reply.complaints(width: width, isPlaced: true) {
          Console.complain(complaint)
        }
      }
    case .markdown:
      Console.write("```hitchain\(reply.hasFailed ? " fails" : "")\n> \(reply.command.visible)\n")
      let lines =
        reply.errorMessage.map { Layout.wrap($0, to: width) } ?? reply.lines(width: width)
      for line in lines { Console.write(AnswerText.harmless(line, in: .usual) + "\n") }
      Console.write("```\n\n")
    }
  }

  /// Graphics are for a terminal, and for one that was named.
  private func image(of reply: Reply) -> TerminalImage? {
    guard let sheet = reply.sheet, Console.outputIsTerminal, !Console.terminalIsDumb else {
      return nil
    }
    // What stands under it, and the prompt, want some rows.
    let rows = min(50, max(8, (Console.rows ?? TerminalSize.usual.rows) - 8))
    return TerminalImage(
      sheet, columns: width, rows: rows, cell: TerminalSize.cell ?? (width: 8, height: 16))
  }

  /// Prose of the program's own.
  func write(_ text: [String]) {
    Console.put(.prose(text, width: width, code: code))
  }
}
