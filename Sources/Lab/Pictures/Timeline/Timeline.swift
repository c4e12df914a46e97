import Engine

/// A gesture's life: a lane for each finger, each recognizer and each view that heard something. All of
/// it is read from the decisions.
struct Timeline {
  enum Who: Hashable {
    case finger(Int)
    case recognizer(RecognizerID)
    case view(ViewID)
  }

  struct Lane {
    var spans: [(mark: TimelineMark, from: Double, to: Double?)] = []
    var points: [(mark: TimelineMark, at: Double)] = []

    mutating func begin(_ mark: TimelineMark, at time: Double) {
      if let last = spans.last, last.to == nil, last.mark == mark { return }
      end(at: time)
      spans.append((mark, time, nil))
    }

    mutating func end(at time: Double) {
      if let last = spans.indices.last, spans[last].to == nil { spans[last].to = time }
    }

    var isOpen: Bool { spans.last.map { $0.to == nil } ?? false }
  }

  private(set) var lanes: [Who: Lane] = [:]
  /// Fingers first, then recognizers, then views; each in the order in which they appear.
  private(set) var order: [Who] = []
  /// What settled something, and when.
  private(set) var turns: [(at: Double, decision: Decision)] = []
  let start: Double
  let end: Double
  private let scene: Scene
  private var hit: Set<ViewID> = []

  /// `scene` is that of the end.
  init(_ decisions: [(at: Double, decision: Decision)], from start: Double, in scene: Scene) {
    self.start = start
    self.scene = scene
    end = max(start + 0.05, scene.now, decisions.last?.at ?? start)
    for case .touchCreated(_, _, let view, _, _) in decisions.lazy.map({ $0.decision.kind }) {
      hit.insert(view)
    }
    for (time, decision) in decisions { read(decision, at: time) }
    let known = order
    order =
      known.filter { if case .finger = $0 { true } else { false } }
      + known.filter { if case .recognizer(let id) = $0 { isShown(id) } else { false } }
      + known.filter { if case .view = $0 { true } else { false } }
  }

  /// Does anybody wait for anybody? Then a picture says more than the sentences.
  var hasWaiting: Bool {
    turns.contains { if case .recognizerWaits = $0.decision.kind { true } else { false } }
  }

  /// UIKit's own recognizers are shown where they do something.
  private func isShown(_ recognizer: RecognizerID) -> Bool {
    guard scene.exists(.recognizer(recognizer)) else { return false }
    switch scene[recognizer].origin {
    case .user: return true
    case .scrollPan, .scrollPinch, .interactivePop, .contentPop, .sheetPull:
      return lanes[.recognizer(recognizer)].map { !$0.points.isEmpty } ?? false
    case .textTap: return false
    }
  }

  private mutating func change(_ who: Who, _ body: (inout Lane) -> Void) {
    if lanes[who] == nil { order.append(who) }
    body(&lanes[who, default: Lane()])
  }

  private mutating func read(_ decision: Decision, at time: Double) {
    switch decision.kind {
    case .touchCreated(_, let finger, _, _, _):
      change(.finger(finger)) { $0.begin(.down, at: time) }
    case .touchUpdated(_, let finger, let phase, _, _):
      change(.finger(finger)) { lane in
        switch phase {
        case .moved: lane.points.append((.moved, time))
        case .ended, .cancelled: lane.end(at: time)
        case .began, .stationary: break
        }
      }
    case .touchHeld(_, _, _, let view, _):
      change(.view(view)) { $0.begin(.held, at: time) }
      turns.append((time, decision))
    case .touchTaken(_, _, let view, _), .touchDiscarded(_, _, let view, _):
      if lanes[.view(view)] != nil { change(.view(view)) { $0.end(at: time) } }
      turns.append((time, decision))
    case .delivered(.view(let view), .touches(let message), let response, _):
      // Who only passes it on stands in the chain.
      guard response.isHandled || hit.contains(view) else { return }
      change(.view(view)) { lane in
        lane.end(at: time)
        lane.points.append((.call(message, isHandled: response.isHandled), time))
      }
    case .scrolling(_, let scrolling): if scrolling.isTurn { turns.append((time, decision)) }
    case .offered, .tapSeen, .recognizerWaits, .recognizer: readRecognizer(decision, at: time)
    default: break
    }
  }

  private mutating func readRecognizer(_ decision: Decision, at time: Double) {
    switch decision.kind {
    case .offered(let recognizer, _, _):
      change(.recognizer(recognizer)) { if !$0.isOpen { $0.begin(.possible, at: time) } }
    case .tapSeen(let recognizer, let seen, _, _):
      change(.recognizer(recognizer)) { $0.points.append((.taps(seen), time)) }
      turns.append((time, decision))
    case .recognizerWaits(let recognizer, _):
      change(.recognizer(recognizer)) { $0.begin(.waits, at: time) }
      turns.append((time, decision))
    case .recognizer(let recognizer, _, let state, _):
      change(.recognizer(recognizer)) { lane in
        switch state {
        case .possible: lane.end(at: time)
        case .began, .changed: lane.begin(.underWay, at: time)
        case .ended: lane.finish(.recognized, at: time)
        case .failed: lane.finish(.failed, at: time)
        case .cancelled: lane.finish(.cancelled, at: time)
        }
      }
      if state != .changed, state != .possible { turns.append((time, decision)) }
    default: break
    }
  }
}

extension Scrolling {
  /// What settles where content comes to rest, and what its delegate hears (MO-03).
  fileprivate var isTurn: Bool {
    switch self {
    case .springsBack, .turnsPage, .goesOn, .cameToRest, .stopped, .tells: true
    case .locked, .onItsWay, .putsKeyboardAway, .zoomed, .cannotZoom: false
    }
  }
}

extension Timeline.Lane {
  fileprivate mutating func finish(_ mark: TimelineMark, at time: Double) {
    end(at: time)
    points.append((mark, time))
  }
}
