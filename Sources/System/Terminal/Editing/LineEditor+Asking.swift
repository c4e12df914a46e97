import CEdit
import Lab

extension LineEditor {
  /// What is answered to a question that comes up while a command runs; nothing where the answer is
  /// Ctrl-C, nil where the terminal is gone.
  public func answer(to question: String) -> String? {
    var answer = ""
    screen.write(question)
    while let key = nextKeyUndrawn() {
      switch key {
      case .text(let scalar):
        answer.unicodeScalars.append(scalar)
        screen.write(String(scalar).visible)
      case .control(0x0D), .control(0x0A):
        screen.write("\n")
        return answer
      case .control(KeyBindings.control("C")), .control(KeyBindings.control("D")):
        screen.write("^C\n")
        return ""
      case .control(KeyBindings.control("U")), .control(0x08), .control(0x7F):
        answer = key == .control(KeyBindings.control("U")) ? "" : String(answer.dropLast())
        screen.write("\r\u{1B}[K" + question + answer.visible)
      default: break
      }
    }
    return nil
  }
}
