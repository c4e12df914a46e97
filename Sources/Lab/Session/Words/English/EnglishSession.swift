import Engine

extension SessionPhrase {
  var english: String {
    switch self {
    case .languageIs(_): "Replies are in English."
    case .graphics(.text):
      "draw and map show pictures as text. `graphics kitty`, `iterm` or `sixel` shows pixels, where the "
        + "terminal knows how."
    case .graphics(let graphics):
      "draw and map show pictures by the \(graphics.title) protocol, where the terminal knows it."
        + " graphics text goes back to text."
    case .log(let isOn):
      isOn
        ? "The log is on: a view with a class of its own prints what its hitTest and pointInside return,"
          + " an overridden method that it is called, and an action its name and sender."
        : "The log is off."
    case .lineNumber(let number): "line \(number): "
    case .fresh(let isEmpty):
      isEmpty
        ? "The scene has app, delegate and scene, and no window."
        : "The scene is as at the start: one window, its controller and its view."
    case .noted: "Noted."
    case .asAfter(let tap): "Nothing has happened yet, so this is about `\(tap)`:"
    case .noCells: "No cells yet."
    case .editTakenBack: "The edit is taken back: the cells are as they were."
    case .editDoneAgain: "The edit is made again."
    case .takenBack(let commands): "Taken back: " + commandList(commands)
    case .doneAgain(let commands): "Done again: " + commandList(commands)
    case .rulesAre(let documents, let own): rulesAre(documents: documents, except: own)
    case .ranAgain(let cells, let changed):
      (cells == 1 ? "1 cell ran again. " : "\(cells) cells ran again. ") + answersChanged(changed)
    case .sameAnswerOtherPath: "the same answer on another path"
    case .failed(let failure, let message):
      "\(words(failure.occasion)): “\(failure.command.visible)” failed: \(message)"
    case .called(let run): "\(words(run.occasion)): “\(run.command.visible)” runs."
    case .moreFailed(let count): "\(count) more of them failed."
    case .commandsFailed(let count): count == 1 ? "1 command failed." : "\(count) commands failed."
    case .touchedElsewhere(let name, let point):
      "The last touch, at \(Numbers.text(point)), was not on \(name). For a tap on it: "
        + "`how-to \(name) at \(name)`."
    case .inGlossary(let word): " `glossary \(word)` says what it means."
    case .notKept(let count, let limit):
      "Only the first \(limit) decisions are kept; \(count) more were made."
    case .nobody: "nobody"
    case .offScreen(let point): "\(Numbers.text(point)) is off the screen: no window reaches there."
    case .queueLength(let count, let events): queueLength(count, events: events)
    case .turn(let number, let kind): "\(number). \(kind): "
    case .codeTooLong(let lines):
      "Code of more than \(lines) lines is not read: none of it runs, up to where it is closed."
    case .ignoring(let count):
      switch count {
      case 0: "Events are handled."
      case 1: "Touches are ignored until `ignore-events off`."
      default:
        "Touches are ignored: it takes \(count) times `ignore-events off`."
      }
    }
  }

  private func words(_ occasion: Occurrence) -> String {
    switch occasion {
    case .moment(let controller, let moment): "\(moment.rawValue) of \(controller)"
    case .call(let recognizer, let state): "\(recognizer) calls its targets, \(state.rawValue)"
    }
  }

  private func answersChanged(_ count: Int) -> String {
    switch count {
    case 0: "No answer changed."
    case 1: "1 answer changed:"
    default: "\(count) answers changed:"
    }
  }

  private func commandList(_ commands: [String]) -> String {
    commands.map { $0.visible }.joined(separator: "; ") + "."
  }

  private func rulesAre(documents: Bool, except own: [String]) -> String {
    let head =
      documents
      ? "The documents' rules are in force."
      : "UIKit's rules are in force."
    guard !own.isEmpty else { return head }
    return head + " Except: " + own.joined(separator: ", ")
      + "."
  }

  private func queueLength(_ count: Int, events: Int) -> String {
    guard events == count else {
      if count == 1 { return "1 entry is on the queue; it is no event." }
      let some =
        switch events {
        case 0: "none of them an event"
        case 1: "1 of them an event"
        default: "\(events) of them events"
        }
      return "\(count) entries are on the queue, \(some)."
    }
    return count == 1
      ? "1 event is on the queue."
      : "\(count) events are on the queue."
  }
}
