import Engine

/// What came of a command: ids and values. The scene that a reply has beside it knows their names.
public enum Outcome: Equatable, Sendable {
  /// It is done, and there is no more to it.
  case done
  /// It brought moments of controllers, and the commands kept for those were run.
  case moments([MomentRun])

  // Doing
  /// A touch, or what time and a phone call do to one; and who is first responder afterwards.
  case touch(Results, firstResponder: Responder?)
  /// An event or an action that looks for somebody who handles it.
  case offer(Results)
  /// Who would perform an action, and whether it may be chosen.
  case validation(Results, isEnabled: Bool)
  /// Did it become first responder, or resign?
  case acceptance(Bool, firstResponder: Responder?)
  case posted(length: Int)
  /// Of each event whose turn on the queue it was.
  case turns([Outcome], left: Int)
  case ignoring(Bool)

  // Asking
  case hit(ViewID?, path: [ViewID])
  case inside(Bool, Point)
  case point(Point)
  case rect(Rect)
  case chain([Responder])
  case firstResponder(Responder?)
  case found(Responder?)
  case value(Value)
  case values([Assignment])
  case description(String)
  /// Of one view, or of all.
  case constraints([LayoutConstraintID], about: ViewID?)
  case layout(LayoutAnswer)
  case queue([Stimulus])

  case session(SessionOutcome)
  case notebook(NotebookOutcome)
  case lesson(LessonOutcome)
}

extension Outcome {
  /// With what came of the time before it.
  func led(by before: Results) -> Outcome {
    switch self {
    case .touch(let results, let first): .touch(results.led(by: before), firstResponder: first)
    case .offer(let results): .offer(results.led(by: before))
    case .turns(let turns, let left):
      .turns(turns.prefix(1).map { $0.led(by: before) } + turns.dropFirst(), left: left)
    case .done, .moments, .validation, .acceptance, .posted, .ignoring, .hit, .inside, .point,
      .rect, .chain,
      .firstResponder, .found, .value, .values, .description, .constraints, .layout, .queue,
      .session,
      .notebook, .lesson:
      self
    }
  }
}

/// A command that was kept for a moment of a controller, run when it came.
public struct MomentRun: Equatable, Sendable {
  var occasion: Occurrence
  var command: String
  var outcome: Result<Outcome, CommandError>
  /// As it was then: a later command may give its objects other names.
  var scene: Scene
}

/// Of commands about the session itself.
public enum SessionOutcome: Equatable, Sendable {
  case rules(Rulebook)
  case language(Language)
  case graphics(TerminalGraphics)
  case log(Bool)
  /// Sets of commands that would bring an object an event; those before the first finger landed where
  /// `before` names its command. Or the reason why there are none.
  case changes([[String]], before: String?, reason: String?)
  case svg(String)
}

public enum NotebookOutcome: Equatable, Sendable {
  /// The commands of the cells; the first has this number.
  case cells([String], first: Int)
  case changed([ChangedAnswer])
  case takenBack([String])
  case doneAgain([String])
  /// What an app's own hierarchy holds, for another program.
  case imported(JSON)
}

/// Of commands that the tutor carries out.
public enum LessonOutcome: Equatable, Sendable {
  case judged(JudgedAnswer)
  /// One's own words beside a model: how many of its points they mention.
  case compared(mentioned: Int, of: Int)
  case imported(Int)
  /// A learner's record, for another program.
  case record(JSON)
}
