import Engine

/// Follows every touch and recognizer through the decisions of a session: what began must end.
public struct TouchLedger {
  private let log = Faults()
  private var open: [TouchID: OpenTouch] = [:]
  private var states: [RecognizerID: RecognizerState] = [:]

  private struct OpenTouch {
    enum Told { case nothing, began, end }

    var finger: Int
    var view: ViewID
    var told = Told.nothing
    var isLifted = false
    /// The system or a recognizer takes it: the touchesCancelled that follows is its end.
    var isTaken = false
    /// Its view has left the window, and may hear the end or not (C10).
    var isLoose = false
  }

  /// The call that goes up the chain just now: only whom it reaches first is the touch's view.
  private var climbing: Call?

  public init() {}

  /// Nothing is in flight any more, and nothing is half told.
  public var isSettled: Bool { open.isEmpty }

  public mutating func read(_ decisions: [Decision], in scene: Scene) {
    for decision in decisions { read(decision.kind, scene) }
    // Between commands a recognizer starts afresh without a decision.
    for (id, _) in states { states[id] = scene[id].state }
  }

  public var faults: [String] { log.found }

  private func demand(_ holds: Bool, _ what: @autoclosure () -> String) {
    log.demand(holds, what())
  }

  private mutating func read(_ kind: Decision.Kind, _ scene: Scene) {
    switch kind {
    case .touchCreated(let id, let finger, let view, _, _):
      demand(open[id] == nil, "touch \(id.number) is created twice")
      open[id] = OpenTouch(finger: finger, view: view)
    case .touchUpdated(let id, _, let phase, _, _):
      demand(open[id] != nil, "touch \(id.number) changes and is not there")
      demand(open[id]?.isLifted != true, "touch \(id.number) changes after its end")
      if phase == .ended || phase == .cancelled { open[id]?.isLifted = true }
      if phase == .cancelled { open[id]?.isTaken = true }
    case .touchOver(let id, _):
      demand(open[id]?.isLifted == true, "touch \(id.number) is over and was not lifted")
      demand(
        open[id]?.told != .began || open[id]?.isLoose == true,
        "touch \(id.number) is over, and its view waits for more")
      open[id] = nil
    case .touchTaken(let id, _, _, _): open[id]?.isTaken = true
    case .touchDetached(let id, _, _, let isFollowed):
      open[id]?.isLoose = true
      if !isFollowed { open[id] = nil }
    case .delivered(let to, let call, let outcome, let fingers):
      let isFirst = climbing != call
      climbing = outcome.goesOn ? call : nil
      guard isFirst, case .touches(let message) = call, case .view(let view) = to else { return }
      for finger in fingers.fingers { hear(message, view, finger) }
    case .discarded: climbing = nil
    case .recognizer(let id, let from, let to, _):
      if let state = states[id], state != from {
        demand(
          from == .possible && Self.isOver(state), "a recognizer leaps from \(state) to \(from)")
      }
      let isDiscrete = scene[id].gesture.isDiscrete
      demand(
        Self.allows(from, to, isDiscrete: isDiscrete),
        "\(scene[id].name), \(scene[id].gesture), goes from \(from) to \(to)")
      states[id] = to
    default: break
    }
  }

  /// The touch's own view hears began once, and then ended or cancelled once.
  ///
  /// A call names fingers, not touches. Of two quick taps with one finger the first may still be
  /// untold when the second is there, and one call may tell both ends.
  private mutating func hear(_ message: TouchMessage, _ view: ViewID, _ finger: Int) {
    let own = open.filter { $0.value.view == view && $0.value.finger == finger }
    let wanted: OpenTouch.Told = message == .began ? .nothing : .began
    let fitting = own.filter { $0.value.told == wanted }.keys.sorted { $0.number < $1.number }
    guard let first = fitting.first else {
      let isSecondEnd = own.count > 1 && (message == .ended || message == .cancelled)
      demand(isSecondEnd, "\(message) for finger \(finger), which no touch of the view's explains")
      return
    }
    switch message {
    case .began: open[first]?.told = .began
    case .moved: break
    case .ended:
      for id in fitting where open[id]?.isLifted == true { open[id]?.told = .end }
    case .cancelled:
      let taken = fitting.filter { open[$0]?.isTaken == true }
      for id in taken.isEmpty ? fitting : taken { open[id]?.told = .end }
    }
  }

  private static func isOver(_ state: RecognizerState) -> Bool {
    state == .ended || state == .cancelled || state == .failed
  }

  /// The transitions that UIKit documents (GR05).
  public static func allows(
    _ from: RecognizerState, _ to: RecognizerState, isDiscrete: Bool
  ) -> Bool {
    switch (from, to) {
    case (.possible, .failed): true
    case (.possible, .ended): isDiscrete
    case (.possible, .began): !isDiscrete
    case (.began, .changed), (.began, .ended), (.began, .cancelled),
      (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
      !isDiscrete
    default: false
    }
  }
}
