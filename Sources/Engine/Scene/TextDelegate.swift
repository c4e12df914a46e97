/// What the delegate of a text field or text view is asked.
public enum TextQuestion: String, CaseIterable, Hashable, Sendable {
  case shouldBeginEditing = "should-begin-editing"
  case shouldEndEditing = "should-end-editing"
  case shouldReturn = "should-return"
  case shouldChange = "should-change"

  /// As the two delegates spell it. A text view has no return of its own.
  public func method(of kind: ViewKind) -> String? {
    switch (self, kind) {
    case (.shouldBeginEditing, .textField): "textFieldShouldBeginEditing"
    case (.shouldBeginEditing, .textView): "textViewShouldBeginEditing"
    case (.shouldEndEditing, .textField): "textFieldShouldEndEditing"
    case (.shouldEndEditing, .textView): "textViewShouldEndEditing"
    case (.shouldReturn, .textField): "textFieldShouldReturn"
    case (.shouldChange, .textField): "shouldChangeCharactersIn"
    case (.shouldChange, .textView): "shouldChangeTextIn"
    default: nil
    }
  }
}

extension Scene {
  /// `presentationControllerShouldDismiss`; nil: nobody is asked (U-PC-07).
  public mutating func delegate(_ controller: ControllerID, shouldDismiss answer: Bool?) {
    controllers[controller.index].shouldDismiss = answer
  }

  public func textAnswers(of view: ViewID) -> [TextQuestion: Bool] { rare(view).textAnswers }

  public mutating func delegate(_ view: ViewID, answers question: TextQuestion, _ answer: Bool?) {
    changeRare(view) { $0.textAnswers[question] = answer }
  }

  /// Does the delegate of a text input say NO (U-FR-13 to U-FR-15)?
  func refuses(_ question: TextQuestion, _ responder: Responder) -> Bool {
    guard case .view(let view) = responder else { return false }
    return rare[view]?.textAnswers[question] == false
  }

  /// A text view that is neither to be edited nor selected is a plain scroll view (U-FR-16).
  func takesText(_ view: ViewID) -> Bool {
    self[view].kind.isTextInput && rare(view).isEditable
  }

  func isPlainText(_ view: ViewID) -> Bool {
    self[view].kind == .textView && !rare(view).isEditable && !rare(view).isSelectable
  }
}
