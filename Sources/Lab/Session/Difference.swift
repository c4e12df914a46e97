import CommandLanguage
import Engine
import Narration

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
    case hitView(String?)
    /// Of another finger than the first.
    case fingerHits(Int, String?)
    case handler(String?)
    case actions([String])
    case recognizers([String])
    case firstResponder(String?)
    case hears(view: String, [String])
    case initial(String?)
    case chain(String)
    case accepted(Bool)
    case found(String?)
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
  /// Runs the event again under the other rulebook, and compares what came of it.
  func difference(
    of command: SceneCommand, from before: Scene, result: JSON, among points: [DisputedPoint]
  ) -> Difference? {
    let other: Rulebook = rules == .documents ? .uikit : .documents
    guard rules == .documents || rules == .uikit, !points.isEmpty,
      let kind = Difference.kind(result, outcome(of: command, from: before, under: other))
    else { return nil }
    func decide(_ points: [DisputedPoint]) -> Bool {
      var mixed = rules
      for point in points { point.follow(other, in: &mixed) }
      return Difference.kind(result, outcome(of: command, from: before, under: mixed)) == kind
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
      case .touchWindow: before.windows.count != 1 || before.keyWindow != before.windows.first
      case .alphaLimit: before.views.contains { $0.alpha == 0.01 }
      case .viewHears: before.recognizers.contains { $0.origin == .user }
      case .nilTarget: before.firstResponder != nil || scene.firstResponder != nil
      case .windowScene: !before.behaviour(of: .windowScene).handlers.isEmpty
      case .noFirstResponder, .textInputs: false
      }
    }
  }

  private func outcome(of command: SceneCommand, from scene: Scene, under rules: Rulebook) -> JSON {
    var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
    runner.delivery.stopTracing()
    return (try? runner.run(command)) ?? .null
  }
}

extension SceneCommand {
  /// Is it a press, or the turn of one that was posted?
  fileprivate func isPress(turn: Int, of queue: [Stimulus]) -> Bool {
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
  static func kind(_ one: JSON, _ other: JSON) -> Kind? {
    func differs(_ name: String) -> Bool { one[name] != other[name] }
    if other == .null || one == other { return nil }
    if case .array(let all)? = one["handled"] {
      for (index, pair) in zip(all, other["handled"]?.elements ?? []).enumerated() {
        if let kind = kind(pair.0, pair.1) { return .turn(index + 1, kind) }
      }
      return nil
    }
    if differs("hitView") { return .hitView(other["hitView"]?.text) }
    for (mine, its) in zip(fingers(of: one), fingers(of: other)) where mine != its {
      return .fingerHits(its.finger, its.hitView)
    }
    if differs("found") { return .found(other["found"]?.text) }
    if differs("chain") { return .chain(chain(of: other)) }
    if differs("accepted") { return .accepted(other["accepted"] == .bool(true)) }
    if differs("recognizers") { return .recognizers(recognizers(of: other)) }
    if differs("actions") { return .actions(actions(of: other)) }
    if differs("handler") { return .handler(other["handler"]?.text) }
    if differs("firstResponder") { return .firstResponder(other["firstResponder"]?.text) }
    if differs("initial") { return .initial(other["initial"]?.text) }
    for case let view? in fingers(of: one).map({ $0.hitView })
    where heard(one, view) != heard(other, view) {
      return .hears(view: view, heard(other, view))
    }
    return nil
  }

  private static func fingers(of result: JSON) -> [(finger: Int, hitView: String?)] {
    (result["fingers"]?.elements ?? []).map { ($0["finger"]?.whole ?? 0, $0["hitView"]?.text) }
  }

  /// Of a very long one the first and last few.
  private static func chain(of result: JSON) -> String {
    let names = (result["chain"]?.elements ?? []).map { $0.plain }
    let shown = names.count > 12 ? names.prefix(5) + ["…"] + names.suffix(4) : names[...]
    return shown.joined(separator: " → ")
  }

  private static func heard(_ result: JSON, _ view: String) -> [String] {
    (result["deliveries"]?.elements ?? []).filter { $0["to"]?.text == view }
      .compactMap { $0["message"]?.text }
  }

  private static func actions(of result: JSON) -> [String] {
    (result["actions"]?.elements ?? []).map {
      "\($0["selector"]?.text ?? "") → \($0["target"]?.text ?? "nobody")"
    }
  }

  private static func recognizers(of result: JSON) -> [String] {
    (result["recognizers"]?.elements ?? []).map {
      "\($0["name"]?.text ?? ""): \($0["states"]?.plain ?? "")"
    }
  }
}
