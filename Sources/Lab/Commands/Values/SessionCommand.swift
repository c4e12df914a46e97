import Engine

/// About the session: what it starts from, how it answers, and what it can explain.
public enum SessionCommand: Equatable, Sendable {
  case reset(empty: Bool)
  /// The command is kept as text: what it names may not exist yet.
  case onMoment(ControllerID, Moment, String)
  case onState(RecognizerID, RecognizerState, String)
  case rules([RuleChange])
  /// Nil asks which it is.
  case language(Language?)
  /// How pictures are shown; nil asks which it is.
  case graphics(TerminalGraphics?)
  case log(Bool)
  /// A line of prose between the cells.
  case note(String)
  case picture(ScenePicture, isSVG: Bool)
  /// Of the last event's gesture.
  case timeline
  /// The scene as an app's code.
  case code(CodeLanguage)
  /// Swift or Objective-C that runs.
  case program(ProgramPaste)
  /// The app starts afresh, with its root controller or with one of that class.
  case launch(String?)
  /// A storyboard or a xib becomes part of the app; without one, which scenes there are.
  case storyboard(StoryboardFile?)
  /// What nobody here knows, and what it is taken for from now on.
  case suppose(Supposition)
  case explain(Explanation)
  /// Of the last event, or of a tap at a point; without an object, of whoever got it.
  case why(Object?, at: Point?)
  /// Why a view is where it is, or only why it is as large as it is.
  case whyFrame(ViewID, sizeAlone: Bool)
  case whyNot(Object, at: Point?)
  case howTo(Object, at: Point?)
  case glossary(String?)
  case help(String?)
}

/// `rules documents`, or one point of a rulebook: `rules nil-target=sender`.
public enum RuleChange: Equatable, Sendable {
  case book(Rulebook)
  /// The name of a `RulebookPoint`, and a value that it takes.
  case point(String, Value)
}

/// A picture of the scene.
public enum ScenePicture: String, CaseIterable, Sendable {
  case tree, draw, map
}

public enum Explanation: Equatable, Sendable {
  case last
  /// What the app's code did in the last event, line by line.
  case code
  case step(Step)
  case rule(Rule)
  case mistake(Mistake)

  /// Which decision: the next one, the one before, or the one of that number.
  public enum Step: Equatable, Sendable {
    case next, back
    case number(Int)
  }
}
