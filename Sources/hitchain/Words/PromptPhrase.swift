import Lab
import System

/// What the program itself says to somebody at the prompt.
enum PromptPhrase: Phrase {
  /// What this is, and what to try first.
  case welcome
  case firstSteps
  case ran(lines: Int, failed: Int)
  case stopped(after: Int, of: Int)
  /// A question, with the answers that it takes.
  case mayReplace(String)
  /// After the first decision that is told alone.
  case enterSteps
  /// After `import` alone.
  case pasteNow
  case lesson(String, step: Int, of: Int)
  /// A quiz, a drill, a review or an interview.
  case series(String, step: Int, of: Int)
  /// How far long work has come; nil where nobody knows how much it is.
  case progress(LongWork, Int, of: Int?)
  case checking(Int, of: Int, String)
  /// What came of all documents; `bad` are not as expected.
  /// `bad` documents, and `wrong` commands in them.
  case checked(Int, commands: Int, changed: Int, bad: Int, wrong: Int)
  /// After progress, at the prompt.
  case controlCStops
  case folder
  case markdownDocument
  case size(bytes: Int)
  case historyNotKept(FileError)
  // MARK: Kept sessions

  /// A day and a time of it; nil where it is further back than yesterday.
  case keptToday(String)
  case keptYesterday(String)
  case keptOn(String)
  /// A row of the list: when, how much, and how it begins.
  case keptRow(number: Int, String, commands: Int, String)
  case keptHelp
  case nothingKept
  case noKeptSession(Int, of: Int)
  case keptOpened(String, cells: Int)
  case notOpened
  case sessionNotKept(FileError?)
  /// Asked before the program ends.
  case mayLose
  /// In the greeting.
  case lastSession(String, commands: Int)
  /// What was handed in and is no transcript, and why.
  case leftOut(String, why: String)
  /// The program was built without the laboratory's page.
  case noPage
  /// The page is written, and nothing opens it.
  case noViewer(String)
  case seeHelp(String)
  case lineIsNoText
}
