import Engine

extension EnglishPhrasebook {
  static func presentation(_ decision: PresentationDecision, _ names: Names) -> String {
    switch decision {
    case .adapted(let controller):
      "A popover wants room: on a phone \(names[controller]) becomes a sheet."
    case .takenOut(let view, let style):
      "\(names[view]) is taken out of its window: \(style.rawValue) covers all of it."
    case .outOfWindow(let view, let controller):
      "\(names[view]) is in no window as long as \(names[controller]) covers it."
    case .beside(let controller, let view):
      "The touch is beside \(names[controller])'s view: \(names[view]), which UIKit puts behind "
        + "what is presented, takes it."
    case .letThrough(let view, let behind):
      "\(names[view]) does not take the touch: \(names[behind]), which UIKit puts behind what is "
        + "presented, does, and nothing of the presenter is asked."
    case .passthrough(let view):
      "\(names[view]) gets it all the same: the popover's passthroughViews let it through."
    case .dismissedByUser(let controller) where names.scene[controller].alert != nil:
      "The tap beside \(names[controller]) counts as a tap of its Cancel."
    case .dismissedByUser(let controller):
      "The user dismisses \(names[controller]), and its presentation's delegate hears of it."
    case .keptByModal(let controller):
      "\(names[controller]) stays: its isModalInPresentation is YES. Its delegate hears of the attempt."
    case .keptByDelegate(let controller):
      "\(names[controller]) stays: its presentation's delegate is asked shouldDismiss, says NO, and "
        + "hears of the attempt."
    case .sheetStays(let controller):
      "\(names[controller]) was not pulled far enough to go: it springs back."
    case .detentChanged(let controller, let detent):
      "\(names[controller]) stands at its \(detent.rawValue) detent now."
    case .editingInterrupted(let responder, let controller):
      "\(names[responder]) is not first responder while \(names[controller]) is presented."
    case .editingResumes(let responder):
      "\(names[responder]) was being edited before, and is again."
    case .pushed(let controller, let container):
      "\(names[controller]) is on top of \(names[container])'s stack: its view alone is shown."
    case .popped(let controller, let container):
      "\(names[controller]) leaves \(names[container])'s stack, and what was below it is shown."
    case .poppedByButton(let controller, let container):
      "The back button of \(names[container])'s bar pops \(names[controller])."
    case .poppedByUser(let controller, let container):
      "The user swipes \(names[controller]) off \(names[container])'s stack."
    case .popBrokenOff(let controller, let container):
      "The swipe back is broken off before half of the way: \(names[controller]) stays on top of "
        + "\(names[container])'s stack."
    case .stuck(let container):
      "There is nothing to go back to, and nobody refused: in an app \(names[container]) hangs from here on. Its delegate "
        + "has to say NO at the root."
    case .selected(let controller, let container):
      "\(names[controller]) is the one of \(names[container])'s children that is shown."
    }
  }
}
