import Desk

extension UsageError {
  var english: String {
    switch self {
    case .unknownVerb(let word): "There is no “\(word)”. To run a file: hitchain run \(word)"
    case .commandOfPrompt(let line):
      "“\(line)” is typed at the prompt: hitchain, and then the line. Or: hitchain -c \(line.quoted)"
    case .unknownOption(let name, let nearest):
      "There is no option \(name)."
        + (nearest.isEmpty ? "" : " Is \(nearest.joined(separator: " or ")) meant?")
    case .wantsValue(let option): "\(option) wants a value after it."
    case .takesNoValue(let option): "\(option) takes no value."
    case .wrongChoice(let what, let given, let choices):
      "\(what) takes one of \(choices.joined(separator: ", ")), not “\(given)”."
    case .noNumber(let option, let given, let range):
      "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not “\(given)”."
    case .noSeed(let given): "--seed takes a whole number, not “\(given)”."
    case .noPoint(let given): "--at takes two numbers, as in --at 120 640, not “\(given)”."
    case .importRefused(let error): error.english
    case .optionOfOthers(let option, let verb, let others):
      "\(option) goes with \(others.joined(separator: " or "))"
        + (verb.map { ", not with \($0)." } ?? ".")
    case .wrongOperands(let verb, let usage): "\(verb) is used like this: hitchain \(usage)"
    case .oneWordTooMany(let word): "“\(word)” is one word too many."
    case .unreadable(let path, let error): "\(path) cannot be read: \(error.english)."
    case .noText(let path): "\(path) is not a text file in UTF-8."
    case .tooLarge(let path): "\(path) is larger than \(Self.megabytes) MB."
    case .tooLongForDocument:
      "What comes begins with no command, and a document is no larger than \(Self.megabytes) MB."
    case .noDocument(let path, let error):
      "\(path):\(error.line): \(error.english)"
    case .stopped(let path): "\(path): stopped."
    case .exportOfWhat(let choices): "export wants --to \(choices.joined(separator: ", "))."
    case .gradeAgainstWhat: "grade wants --against and a lesson, such as three-gates."
    case .noLesson(let name): "There is no lesson “\(name)”. hitchain -c lessons lists them."
    case .exportOntoItself: "-o names the document itself, which would be lost."
    }
  }
}
