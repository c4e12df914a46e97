import Engine

extension DecisionJSON {
  func presentationParts(_ decision: PresentationDecision) -> Parts {
    switch decision {
    case .adapted(let controller): Parts("presentation", name(controller), "adapted")
    case .takenOut(let view, let style):
      Parts("presentation", name(view), "taken-out", ("style", .string(style.rawValue)))
    case .outOfWindow(let view, let controller):
      Parts("presentation", name(view), "out-of-window", ("controller", name(controller)))
    case .beside(let controller, let view):
      Parts("presentation", name(view), "beside", ("controller", name(controller)))
    case .letThrough(let view, let behind):
      Parts("presentation", name(view), "let-through", ("to", name(behind)))
    case .passthrough(let view): Parts("presentation", name(view), "passthrough")
    case .dismissedByUser(let controller): Parts("presentation", name(controller), "dismissed")
    case .keptByModal(let controller): Parts("presentation", name(controller), "kept")
    case .keptByDelegate(let controller):
      Parts("presentation", name(controller), "kept-by-delegate")
    case .sheetStays(let controller): Parts("presentation", name(controller), "stays")
    case .detentChanged(let controller, let detent):
      Parts("presentation", name(controller), "stands", ("detent", .string(detent.rawValue)))
    case .editingInterrupted(let responder, let controller):
      Parts("editing", name(responder), "interrupted", ("by", name(controller)))
    case .editingResumes(let responder): Parts("editing", name(responder), "resumes")
    case .pushed(let controller, let container):
      Parts("container", name(controller), "pushed", ("container", name(container)))
    case .poppedByButton(let controller, let container):
      Parts("container", name(controller), "popped-by-button", ("container", name(container)))
    case .poppedByUser(let controller, let container):
      Parts("container", name(controller), "popped-by-user", ("container", name(container)))
    case .popBrokenOff(let controller, let container):
      Parts("container", name(controller), "pop-broken-off", ("container", name(container)))
    case .stuck(let container): Parts("container", name(container), "stuck")
    case .popped(let controller, let container):
      Parts("container", name(controller), "popped", ("container", name(container)))
    case .selected(let controller, let container):
      Parts("container", name(controller), "selected", ("container", name(container)))
    }
  }
}
