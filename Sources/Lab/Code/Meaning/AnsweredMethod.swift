import Engine

/// A method by which UIKit asks a class, or a delegate, whether something may be.
enum AnsweredMethod: Hashable {
  /// Of a view's class: may a gesture of its begin?
  case shouldBegin
  case content(ContentQuestion)
  case gesture(GestureMethod, GestureOwner)
  case text(TextQuestion)
  case row(RowQuestion)
  case dismissal
  case zooming

  /// By its name in Swift, or as Objective-C's selector came out.
  init?(_ function: CodeFunction, ofDelegate: Bool) {
    if function.name == "gestureRecognizerShouldBegin(_:)" {
      self = function.isOverride && !ofDelegate ? .shouldBegin : .gesture(.begin, .delegate)
      return
    }
    if function.name == "gestureRecognizer(_:shouldReceive:)" {
      switch function.types.last {
      case "UITouch": self = .gesture(.receiveTouch, .delegate)
      case "UIPress": self = .gesture(.receivePress, .delegate)
      case "UIEvent": self = .gesture(.receiveEvent, .delegate)
      default: return nil
      }
      return
    }
    guard let known = AnsweredMethod.names[function.name] else { return nil }
    self = known
  }

  private static let names: [String: AnsweredMethod] = [
    "touchesShouldBegin(_:with:in:)": .content(.touchesShouldBegin),
    "touchesShouldBegin(_:with:inContentView:)": .content(.touchesShouldBegin),
    "touchesShouldCancel(in:)": .content(.touchesShouldCancel),
    "touchesShouldCancelInContentView(_:)": .content(.touchesShouldCancel),
    "gestureRecognizer(_:shouldReceiveTouch:)": .gesture(.receiveTouch, .delegate),
    "gestureRecognizer(_:shouldReceivePress:)": .gesture(.receivePress, .delegate),
    "gestureRecognizer(_:shouldReceiveEvent:)": .gesture(.receiveEvent, .delegate),
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)": .gesture(.simultaneous, .delegate),
    "gestureRecognizer(_:shouldRequireFailureOf:)": .gesture(.requireFailure, .delegate),
    "gestureRecognizer(_:shouldRequireFailureOfGestureRecognizer:)": .gesture(
      .requireFailure, .delegate),
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)": .gesture(.beRequiredToFail, .delegate),
    "gestureRecognizer(_:shouldBeRequiredToFailByGestureRecognizer:)": .gesture(
      .beRequiredToFail, .delegate),
    "canPrevent(_:)": .gesture(.prevent, .subclass),
    "canPreventGestureRecognizer(_:)": .gesture(.prevent, .subclass),
    "canBePrevented(by:)": .gesture(.bePrevented, .subclass),
    "canBePreventedByGestureRecognizer(_:)": .gesture(.bePrevented, .subclass),
    "shouldReceive(_:)": .gesture(.receiveEvent, .subclass),
    "shouldReceiveEvent(_:)": .gesture(.receiveEvent, .subclass),
    "textFieldShouldBeginEditing(_:)": .text(.shouldBeginEditing),
    "textViewShouldBeginEditing(_:)": .text(.shouldBeginEditing),
    "textFieldShouldEndEditing(_:)": .text(.shouldEndEditing),
    "textViewShouldEndEditing(_:)": .text(.shouldEndEditing),
    "textFieldShouldReturn(_:)": .text(.shouldReturn),
    "textField(_:shouldChangeCharactersIn:replacementString:)": .text(.shouldChange),
    "textField(_:shouldChangeCharactersInRange:replacementString:)": .text(.shouldChange),
    "textView(_:shouldChangeTextIn:replacementText:)": .text(.shouldChange),
    "textView(_:shouldChangeTextInRange:replacementText:)": .text(.shouldChange),
    "tableView(_:shouldHighlightRowAt:)": .row(.shouldHighlight),
    "tableView(_:shouldHighlightRowAtIndexPath:)": .row(.shouldHighlight),
    "tableView(_:willSelectRowAt:)": .row(.willSelect),
    "tableView(_:willSelectRowAtIndexPath:)": .row(.willSelect),
    "collectionView(_:shouldHighlightItemAt:)": .row(.shouldHighlight),
    "collectionView(_:shouldHighlightItemAtIndexPath:)": .row(.shouldHighlight),
    "collectionView(_:shouldSelectItemAt:)": .row(.willSelect),
    "collectionView(_:shouldSelectItemAtIndexPath:)": .row(.willSelect),
    "presentationControllerShouldDismiss(_:)": .dismissal,
    "viewForZooming(in:)": .zooming,
    "viewForZoomingInScrollView(_:)": .zooming,
  ]

  /// By the object's own class, and not by a delegate.
  var isOverridden: Bool {
    switch self {
    case .shouldBegin, .content: true
    case .gesture(_, let owner): owner == .subclass
    case .text, .row, .dismissal, .zooming: false
    }
  }

  /// Does it ask the delegate of such an object?
  func asks(_ object: Object, in scene: Scene) -> Bool {
    switch self {
    case .shouldBegin, .content: return false
    case .gesture(_, let owner): return owner == .delegate && object.recognizer != nil
    case .dismissal: return object.controller != nil
    case .text(let question):
      return object.view.map { question.method(of: scene[$0].kind) != nil } ?? false
    case .row: return object.view.map { scene[$0].kind.hasRows } ?? false
    case .zooming: return object.view.map { scene[$0].kind.isScrollView } ?? false
    }
  }

  /// What is done where nothing is said.
  var usual: Bool {
    switch self {
    case .gesture(let method, .delegate): method.usual
    case .shouldBegin, .content, .gesture, .text, .row, .dismissal, .zooming: true
    }
  }

  /// `should-receive NO for B`, in the words of `delegate` or `override`; nil where no command says it.
  func line(_ answer: Bool, about name: String?) -> BehaviourLine? {
    let says = answer ? "YES" : "NO"
    func after(_ word: String) -> String { says + (name.map { " " + word + " " + $0 } ?? "") }
    switch self {
    case .shouldBegin:
      return .override("gesture-recognizer-should-begin", after("for"), isOneOfMany: true)
    case .content(let question):
      return .override(question.word, after("for"), isOneOfMany: true)
    case .gesture(let method, .subclass):
      return .override(
        method == .receiveEvent ? "should-receive-event" : method.delegateWord,
        after(method == .bePrevented ? "by" : "for"), isOneOfMany: true)
    case .gesture(let method, .delegate):
      switch method {
      case .requireFailure, .beRequiredToFail:
        guard answer, let name else { return nil }
        return .delegate(method.delegateWord, name)
      case .receiveTouch: return .delegate(method.delegateWord, after("for"))
      case .simultaneous: return .delegate(method.delegateWord, after("with"))
      case .receivePress, .receiveEvent, .begin: return .delegate(method.delegateWord, says)
      case .prevent, .bePrevented: return nil
      }
    case .text(let question): return .delegate(question.rawValue, says)
    case .row(let question):
      return .override(
        question == .willSelect ? "will-select" : "should-highlight", after("for"),
        isOneOfMany: true)
    case .dismissal: return .delegate("should-dismiss", says)
    case .zooming: return name.map { .zooming($0) }
    }
  }
}

extension ContentQuestion {
  /// As `override` takes it.
  fileprivate var word: String {
    switch self {
    case .touchesShouldBegin: "touches-should-begin"
    case .touchesShouldCancel: "touches-should-cancel"
    }
  }
}
