import Engine

/// A point on which the documents and UIKit differ, and how to follow the other on it alone.
enum DisputedPoint: CaseIterable {
  case touchWindow, alphaLimit, viewHears, nilTarget, noFirstResponder, textInputs, windowScene

  /// The error of the documents, or the contested point, and what UIKit does.
  var rules: [Rule] {
    switch self {
    case .touchWindow: [.x32, .uWN01]
    case .alphaLimit: [.x02, .c1]
    case .viewHears: [.x44, .c12]
    case .nilTarget: [.x17, .c3]
    case .noFirstResponder: [.c6]
    case .textInputs: [.fr03, .c7]
    case .windowScene: [.c8]
    }
  }

  func follow(_ other: Rulebook, in rules: inout Rulebook) {
    switch self {
    case .touchWindow: rules.touchWindow = other.touchWindow
    case .alphaLimit: rules.alphaLimit = other.alphaLimit
    case .viewHears: rules.viewHears = other.viewHears
    case .nilTarget: rules.nilTargetStart = other.nilTargetStart
    case .noFirstResponder: rules.withoutFirstResponder = other.withoutFirstResponder
    case .textInputs: rules.remembersTextInputs = other.remembersTextInputs
    case .windowScene: rules.windowSceneInChain = other.windowSceneInChain
    }
  }
}

/// What the other rulebook would have made of an event, where that is something else.
struct Difference: Equatable {
  enum Kind: Equatable {
    case hitView(ViewID?)
    /// Of another finger than the first.
    case fingerHits(Int, ViewID?)
    case handler(Responder?)
    case actions([Results.ActionRow])
    case recognizers([Results.RecognizerRow])
    case firstResponder(Responder?)
    case hears(view: ViewID, [String])
    case initial(Responder?)
    case chain([Responder])
    case accepted(Bool)
    case found(Responder?)
    /// Of one of several events on the queue.
    indirect case turn(Int, Kind)

    /// Which of the events that were handled it is about.
    var turn: Int { if case .turn(let number, _) = self { number } else { 1 } }
  }

  var kind: Kind
  var points: [DisputedPoint]
  /// Was it a press, and no touch?
  var isPress = false
}

extension State {
  /// Runs the event again under the other rulebook, on the scene and the program that it met, and compares what came of
  /// it.
  func difference(
    of command: SceneCommand, from before: Scene, _ earlier: Scripts, resting rests: Bool,
    outcome: Outcome, among points: [DisputedPoint]
  ) -> Difference? {
    var other: Rulebook = rules == .documents ? .uikit : .documents
    var points = points
    // Of the keyboard's own window no document speaks.
    if before.windows.count > 1, before.appWindows == before.keyWindow.map({ [$0] }) {
      other.touchWindow = rules.touchWindow
      points.removeAll { $0 == .touchWindow }
    }
    guard rules == .documents || rules == .uikit, !points.isEmpty,
      let kind = self.outcome(of: command, from: before, earlier, resting: rests, under: other)
        .flatMap({ Difference.kind(outcome, $0) })
    else { return nil }
    func decide(_ points: [DisputedPoint]) -> Bool {
      var mixed = rules
      for point in points { point.follow(other, in: &mixed) }
      let mixedOutcome = self.outcome(
        of: command, from: before, earlier, resting: rests, under: mixed)
      return mixedOutcome.flatMap { Difference.kind(outcome, $0) } == kind
    }
    var deciding = points.filter { decide([$0]) }
    // Where none does it alone, those without which the others do not.
    if deciding.isEmpty, points.count > 1 {
      deciding = points.filter { point in !decide(points.filter { $0 != point }) }
    }
    return Difference(
      kind: kind, points: deciding, isPress: command.isPress(turn: kind.turn, of: before.queue))
  }

  /// The points that can make a difference at all. Most scenes have one window, and no view whose
  /// alpha is 0.01: then there is nothing to run again.
  func pointsInDispute(over command: SceneCommand, from before: Scene) -> [DisputedPoint] {
    switch command {
    case .act(.stimulus(.touch)), .ask(.hitTest), .ask(.pointInside): break
    case .ask(.findAncestor), .ask(.findController): return [.windowScene]
    case .build, .behave, .act, .ask: return command.isEvent ? DisputedPoint.allCases : []
    }
    guard scripts.entries.isEmpty, before.queue.isEmpty else { return DisputedPoint.allCases }
    return DisputedPoint.allCases.filter { point in
      switch point {
      case .touchWindow: before.appWindows != before.keyWindow.map { [$0] }
      case .alphaLimit: before.views.contains { $0.alpha == 0.01 }
      case .viewHears: before.recognizers.contains { $0.origin == .user }
      case .nilTarget: before.firstResponder != nil || scene.firstResponder != nil
      case .windowScene: !before.behaviour(of: .windowScene(.first)).handlers.isEmpty
      case .noFirstResponder, .textInputs: false
      }
    }
  }

  /// Nil where it cannot be run.
  private func outcome(
    of command: SceneCommand, from scene: Scene, _ earlier: Scripts, resting rests: Bool,
    under rules: Rulebook
  ) -> Outcome? {
    var runner = Runner(scene: scene, rules: rules, scripts: earlier, language: language)
    runner.delivery.stopTracing()
    return try? runner.run(command, resting: rests)
  }
}

extension SceneCommand {
  /// Is it a press, or the turn of one that was posted?
  fileprivate func isPress(turn: Int, of queue: EventQueue) -> Bool {
    switch self {
    case .act(.stimulus(.press)): return true
    case .act(.pump):
      guard queue.indices.contains(turn - 1), case .press = queue[turn - 1] else { return false }
      return true
    case .build, .behave, .act, .ask: return false
    }
  }
}

extension Difference {
  /// The first thing that is different; the way there may differ freely.
  static func kind(_ one: Outcome, _ other: Outcome) -> Kind? {
    switch (one, other) {
    case (.turns(let turns, _), .turns(let others, _)):
      for (index, pair) in zip(turns, others).enumerated() {
        guard let kind = kind(pair.0, pair.1) else { continue }
        return turns.count == 1 ? kind : .turn(index + 1, kind)
      }
      return nil
    case (.hit(let view, _), .hit(let other, _)): return view == other ? nil : .hitView(other)
    case (.found(let found), .found(let other)): return found == other ? nil : .found(other)
    case (.chain(let chain), .chain(let other)): return chain == other ? nil : .chain(other)
    case (.acceptance(let answer, let first), .acceptance(let otherAnswer, let otherFirst)):
      if answer != otherAnswer { return .accepted(otherAnswer) }
      return first == otherFirst ? nil : .firstResponder(otherFirst)
    case (.offer(let results), .offer(let other)):
      if results.handler != other.handler { return .handler(other.handler) }
      return results.initial == other.initial ? nil : .initial(other.initial)
    case (.touch(let results, let first), .touch(let other, let otherFirst)):
      return kind(results, other)
        ?? (first == otherFirst ? nil : .firstResponder(otherFirst)) ?? heard(results, other)
    default: return nil
    }
  }

  private static func kind(_ results: Results, _ other: Results) -> Kind? {
    if results.hitView != other.hitView { return .hitView(other.hitView) }
    for (finger, other) in zip(results.fingers, other.fingers)
    where (finger.finger, finger.hitView) != (other.finger, other.hitView) {
      return .fingerHits(other.finger, other.hitView)
    }
    if results.recognizers != other.recognizers { return .recognizers(other.recognizers) }
    if results.actions != other.actions { return .actions(other.actions) }
    if results.touchHandler != other.touchHandler { return .handler(other.touchHandler) }
    return nil
  }

  private static func heard(_ results: Results, _ other: Results) -> Kind? {
    for case let view? in results.fingers.map({ $0.hitView }) {
      let calls = other.calls(to: view)
      if results.calls(to: view) != calls { return .hears(view: view, calls) }
    }
    return nil
  }
}

extension Results {
  fileprivate func calls(to view: ViewID) -> [String] {
    deliveries.filter { $0.to == .view(view) }.map { $0.call.method }
  }
}

extension Scene {
  /// Without the keyboard's, of which no document speaks.
  fileprivate var appWindows: [ViewID] {
    windows.filter { !SystemClass.isOfKeyboard(className(of: .view($0))) }
  }
}
