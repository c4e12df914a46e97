import Desk
import Import
import Lab
import System

/// The program was called wrongly: with such arguments, or for a file that it cannot read.
enum UsageError: Error, Phrase, Equatable {
  static let megabytes = Console.sizeLimit >> 20

  case unknownVerb(String)
  /// Typed at the prompt, it would be one.
  case commandOfPrompt(String)
  case unknownOption(String, nearest: [String])
  case wantsValue(option: String)
  case takesNoValue(option: String)
  /// An option, or a verb, and what there is to choose from.
  case wrongChoice(of: String, given: String, choices: [String])
  case noNumber(option: String, given: String, range: ClosedRange<Int>)
  case noSeed(given: String)
  case noPoint(given: String)
  case importRefused(ImportError)
  /// The verb that was called, if one was, and those that take the option.
  case optionOfOthers(String, verb: String?, others: [String])
  /// With how it is called.
  case wrongOperands(verb: String, usage: String)
  case oneWordTooMany(String)

  case unreadable(path: String, SystemError)
  case noText(path: String)
  case tooLarge(path: String)
  case tooLongForDocument
  case noDocument(path: String, DocumentError)
  case stopped(path: String)
  case exportOfWhat(choices: [String])
  case gradeAgainstWhat
  /// What was named, or what is wrong with its file.
  case noLesson(String)
  case exportOntoItself
}
