import Engine

/// The few sentences about the session itself.
enum SessionPhrase: Phrase {
  case languageIs(Language)
  case graphics(TerminalGraphics)
  case log(isOn: Bool)
  case lineNumber(Int)
  case noted
  /// A question before anything has happened is about this.
  case asAfter(String)
  /// After `reset`.
  case fresh(isEmpty: Bool)
  case noCells
  case editTakenBack
  case editDoneAgain
  case takenBack([String])
  case doneAgain([String])
  case rulesAre(documents: Bool, except: [String])
  /// Cells were run, and so many of them answer something else now.
  case ranAgain(cells: Int, answersChanged: Int)
  case sameAnswerOtherPath
  case failed(MomentFailure, message: String)
  /// A command that was kept for a recognizer's call.
  case called(MomentRun)
  /// More commands of moments than are listed.
  case moreFailed(Int)
  /// How a script ends that had errors.
  case commandsFailed(Int)
  /// Where a word is explained that was taken for a command or a rule.
  case inGlossary(String)
  /// Whoever asks for a change may mean the thing itself, and not where the last touch was.
  case touchedElsewhere(String, Point)
  case notKept(Int, limit: Int)
  /// Who is asked for and is not there.
  case nobody
  /// No window reaches to where a finger came down.
  case offScreen(Point)
  case queueLength(Int, events: Int)
  /// What goes before what came of an event on the queue.
  case turn(Int, kind: String)
  case ignoring(Int)
  case codeTooLong(lines: Int)
}
