import Engine

extension DifferencePhrase {
  var english: String {
    let other = underUIKit ? "documents" : "uikit"
    let reasons = difference.points.map {
      reason($0, documents: underUIKit, isPress: difference.isPress)
    }
    let why = reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
    return "Under `rules \(other)` " + what(difference.kind)
      + why
      + "." + difference.points.flatMap { $0.rules }.cited
  }

  private func what(_ kind: Difference.Kind) -> String {
    func name(_ view: ViewID) -> String { scene.name(of: view) }
    func name(_ responder: Responder) -> String { scene.name(of: responder) }
    switch kind {
    case .hitView(let view?):
      return "\(name(view)) would be the hit-test view"
    case .hitView(nil): return "no view would be hit"
    case .fingerHits(let finger, let view?):
      return "\(name(view)) would be the hit-test view of finger \(finger)"
    case .fingerHits(let finger, nil):
      return "finger \(finger) would hit no view"
    case .turn(let number, let kind):
      return "(event \(number)) " + what(kind)
    case .found(let responder?):
      return "\(name(responder)) would be found"
    case .found(nil): return "nothing would be found"
    case .handler(let responder?):
      return "\(name(responder)) would handle it"
    case .handler(nil): return "nobody would handle it"
    case .actions(let rows):
      let actions = rows.map { "\(scene.text(of: $0.selector)) → \(scene.told(of: $0))" }
      return actions.isEmpty
        ? "no action would be sent"
        : "the actions would be \(list(actions))"
    case .recognizers(let rows):
      let ways = rows.map { row in
        scene.name(of: row.recognizer) + ": "
          + row.states.map { $0.rawValue }.joined(separator: " → ")
      }
      return "the recognizers would go \(list(ways))"
    case .firstResponder(let responder?):
      return "\(name(responder)) would be first responder"
    case .firstResponder(nil): return "there would be no first responder"
    case .hears(let view, let calls):
      return calls.isEmpty
        ? "\(name(view)) would hear nothing of it"
        : "\(name(view)) would hear \(folded(calls))"
    case .initial(let responder?):
      return "it would start at \(name(responder))"
    case .initial(nil): return "it would start nowhere"
    case .chain(let chain):
      let way = Self.abridged(chain.map { name($0) })
      return "the chain would be \(way)"
    case .accepted(let yes):
      return yes
        ? "the answer would be YES" : "the answer would be NO"
    }
  }

  private func folded(_ calls: [String]) -> String {
    return list(
      DifferencePhrase.runs(of: calls).map { run in
        switch run.times {
        case 1: run.call
        case 2: "\(run.call) twice"
        default: "\(run.call) \(run.times) times"
        }
      })
  }

  private func list(_ items: [String]) -> String {
    items.joined(separator: ", ")
  }

  private func reason(_ point: DisputedPoint, documents: Bool, isPress: Bool) -> String {
    switch point {
    case .touchWindow:
      documents
        ? "touches go to the key window alone"
        : "touches go to the window under the finger"
    case .alphaLimit:
      documents
        ? "alpha of 0.01 is not below 0.01"
        : "alpha of 0.01, kept in single precision, is below 0.01"
    case .viewHears where isPress:
      documents
        ? "a view hears a press only when its recognizers have failed"
        : "a view hears a press while its recognizers still decide"
    case .viewHears:
      documents
        ? "a view hears a touch only when its recognizers have failed"
        : "a view hears a touch while its recognizers still decide"
    case .nilTarget:
      documents
        ? "the search for a nil target starts at the control"
        : "the search for a nil target starts at the first responder"
    case .noFirstResponder:
      documents
        ? "without a first responder nobody hears it"
        : "without a first responder the front-most controller hears it"
    case .textInputs:
      documents
        ? "a text field that asked too early is not remembered"
        : "UIKit remembers a text field that asked too early"
    case .windowScene:
      documents
        ? "the window's next is the application"
        : "the window's next is its scene"
    }
  }
}
