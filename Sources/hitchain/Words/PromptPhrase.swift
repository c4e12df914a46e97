import Lab
import System
import Text

/// What the program itself says to somebody at the prompt.
enum PromptPhrase: Phrase {
  /// What this is, and what to try first.
  case welcome
  case firstSteps
  case ran(lines: Int)
  case stopped(after: Int, of: Int)
  /// A question, with the answers that it takes.
  case mayReplace(String)
  case lesson(String, step: Int, of: Int)
  /// A quiz, a drill, a review or an interview.
  case series(String, step: Int, of: Int)
  case replay(step: Int, of: Int)
  /// How far long work has come; nil where nobody knows how much it is.
  case progress(LongWork, Int, of: Int?)
  case checking(Int, of: Int, String)
  /// What came of all documents; `bad` are not as expected.
  case checked(Int, commands: Int, changed: Int, bad: Int)
  /// After progress, at the prompt.
  case controlCStops
  case folder
  case markdownDocument
  case size(bytes: Int)
  case historyNotKept(FileError)
  case seeHelp(String)
  case lineIsNoText
}
