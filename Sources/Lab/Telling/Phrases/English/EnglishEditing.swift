import Engine

extension EnglishPhrasebook {
  static func editing(_ decision: EditingDecision, _ names: Names) -> String {
    switch decision {
    case .refused(let question, let view):
      "\(names[view])'s delegate is asked \(method(question, of: view, names: names)) and says NO: "
        + consequence(question, isTextView: names.scene[view].kind == .textView) + "."
    case .returned(let view, let resigns):
      "\(names[view])'s delegate is asked textFieldShouldReturn."
        + (resigns ? "" : " The field does not resign by itself.")
    case .endsOnExit(let view):
      "\(names[view]) has a target for editingDidEndOnExit, and so Return ends the editing."
    case .accessory(let accessory?):
      "\(names[accessory.view]) is shown above the keyboard: \(names[accessory.owner])'s "
        + "inputAccessoryView, \(found(accessory.steps))."
    case .accessory(nil): "Nothing is shown above the keyboard any more."
    case .edited(let command, let view, let count):
      edited(command, names[view], Self.count(count, "character"), isOne: count == 1)
    case .keyboardTakes(let point, _):
      "Nobody in the app hears of \(Numbers.text(point)): the keyboard stands there, in a window of the "
        + "system's in front of all of the app's."
    case .undoesTyping(let view):
      "The shake asks whether to undo typing: \(names[view]) keeps what was typed in its own undoManager."
    case .undoAsked(let responder, _):
      "A shake that nobody keeps means undo: \(names[responder])'s undoManager is the first up the chain, "
        + "and is asked. Where it has something to undo, an alert offers that."
    case .undoRefused(let responder):
      "The shake undoes nothing: \(names[responder])'s editingInteractionConfiguration is none."
    case .nothingUndoes: "The shake undoes nothing: nobody up the chain has an undoManager."
    case .reloaded(let responder):
      "\(names[responder])'s input views are loaded again, and are what they were."
    }
  }

  static func method(_ question: TextQuestion, of view: ViewID, names: Names) -> String {
    question.method(of: names.scene[view].kind) ?? question.rawValue
  }

  private static func consequence(_ question: TextQuestion, isTextView: Bool) -> String {
    switch question {
    case .shouldBeginEditing: "editing does not begin"
    case .shouldEndEditing: "editing goes on"
    case .shouldReturn: "Return does nothing"
    case .shouldChange:
      isTextView
        ? "the text stays as it is, and textViewDidChange is not sent"
        : "the text stays as it is, and editingChanged is not sent"
    }
  }

  private static func edited(
    _ command: EditCommand, _ view: String, _ characters: String, isOne: Bool
  ) -> String {
    switch command {
    case .select, .selectAll: "\(characters) of \(view) \(isOne ? "is" : "are") selected."
    case .copy: "\(characters) of \(view) \(isOne ? "is" : "are") on the pasteboard now."
    case .cut: "\(characters) \(isOne ? "goes" : "go") from \(view) to the pasteboard."
    case .paste: "\(characters) \(isOne ? "goes" : "go") into \(view) from the pasteboard."
    case .delete: "\(characters) of \(view) \(isOne ? "is" : "are") deleted."
    case .toggleBoldface, .toggleItalics, .toggleUnderline: "\(view)'s text looks otherwise."
    }
  }

  private static func found(_ steps: Int) -> String {
    switch steps {
    case 0: "its own"
    case 1: "found one step up the chain"
    default: "found \(steps) steps up the chain"
    }
  }

  static func commanding(_ decision: CommandDecision, _ names: Names) -> String {
    switch decision {
    case .search(let action, let start):
      "\(names[action]) is looked for from \(names[start]) up the chain."
    case .namesTarget(let action, let responder, let target?):
      "\(names[responder]) is asked for the target of \(names[action]), and names \(names[target])."
    case .namesTarget(let action, let responder, nil):
      "\(names[responder]) is asked for the target of \(names[action]), and names nobody: the "
        + "search is over."
    case .validated(let action, let target?):
      "\(names[action]) is offered: \(names[target]) would perform it, and is asked validate first."
    case .validated(let action, nil):
      "\(names[action]) is greyed out or left out: nobody would perform it."
    case .keyCommandOf(let command, let responder):
      "\(names[responder]) has a key command for \(names[command.stroke])"
        + (command.hasPriority ? ", with priority over typing" : "")
        + ": it sends \(names[command.action])."
    case .actionRun(let identifier, let control, let event):
      "\(names[control]) runs its UIAction \(names[identifier]), for \(event.name). No target is looked "
        + "for."
    case .targetIgnored(let item):
      "\(names[item]) has a primaryAction: its target and action do not count."
    }
  }
}
