import CommandLanguage
import Engine
import Text

/// The methods of delegates and of recognizers' subclasses: told in a comment.
extension BuildingCode {
  func name(_ recognizer: RecognizerID) -> String { style.scene.name(of: recognizer) }

  func code(_ hook: GestureHook, of recognizer: RecognizerID) -> String {
    let own = name(recognizer)
    let other = hook.about.map { style.scene.name(of: $0) }
    let answer = hook.answer ? "true" : "false"
    if hook.owner == .subclass {
      let method =
        switch hook.method {
        case .prevent: "canPrevent(\(other ?? "_"))"
        case .bePrevented: "canBePrevented(by: \(other ?? "_"))"
        default: "shouldReceive(event)"
        }
      return "\(own): override \(method) { \(answer) }"
    }
    let call =
      switch hook.method {
      case .receiveEvent: "gestureRecognizer(\(own), shouldReceive: event)"
      case .receiveTouch: "gestureRecognizer(\(own), shouldReceive: touch)"
      case .receivePress: "gestureRecognizer(\(own), shouldReceive: press)"
      case .begin, .prevent, .bePrevented: "gestureRecognizerShouldBegin(\(own))"
      case .simultaneous:
        "gestureRecognizer(\(own), shouldRecognizeSimultaneouslyWith: \(other ?? "_"))"
      case .requireFailure: "gestureRecognizer(\(own), shouldRequireFailureOf: \(other ?? "_"))"
      case .beRequiredToFail:
        "gestureRecognizer(\(own), shouldBeRequiredToFailBy: \(other ?? "_"))"
      }
    guard hook.method == .receiveTouch, let other else { return "\(call) → \(answer)" }
    return "\(call) → \(answer) on \(other)"
  }

  func code(_ answer: BeginAnswer) -> String {
    let says = answer.answer ? "true" : "false"
    return switch answer.about {
    case .any: says
    case .gesture(let gesture): "gesture is \(gesture.className) ? \(says) : super…"
    case .recognizer(let recognizer): "gesture == \(name(recognizer)) ? \(says) : super…"
    }
  }

  /// `touchesShouldBegin` and `touchesShouldCancel` of a scroll view's class.
  func code(
    _ question: ContentQuestion, of scrollView: ViewID, answer: Bool, for content: ViewID?
  ) -> String {
    let scene = style.scene
    let name = question == .touchesShouldBegin ? "touchesShouldBegin(_:with:in:)" : question.method
    let body =
      content.map {
        "view == \(scene.name(of: $0)) ? \(answer) : super.\(question.rawValue)(…)"
      } ?? "\(answer)"
    return "\(scene.name(of: scrollView)): override \(name) { \(body) }"
  }

  /// What a table's delegate says of its rows.
  func code(_ question: RowQuestion, of table: ViewID, answer: Bool, for cell: ViewID?) -> String {
    let scene = style.scene
    let row = cell.map { " for \(scene.name(of: $0))" } ?? ""
    let value = question == .willSelect ? (answer ? "indexPath" : "nil") : "\(answer)"
    return "\(scene.name(of: table)).delegate: \(question.method)\(row) → \(value)"
  }
}
