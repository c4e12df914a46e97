import Engine

/// Reads decisions in order, and puts together what belongs together.
struct Condenser {
  let decisions: ArraySlice<Decision>
  private var at: Int
  private var passages: [Passage] = []

  init(_ decisions: [Decision]) {
    self.decisions = decisions[...]
    at = 0
  }

  static func passages(of decisions: [Decision]) -> [Passage] {
    var condenser = Condenser(decisions)
    while condenser.at < decisions.count { condenser.step() }
    return condenser.passages
  }

  private var next: Decision? { at < decisions.endIndex ? decisions[at] : nil }

  private mutating func step() {
    guard let decision = next else { return }
    switch decision.kind {
    case .gateClosed(let view, _, let alpha): closed(view, alpha)
    case .pointInside(let view, _, false, _), .flatTransform(let view):
      take(decision)
      takeReturn(of: view, nil)
    case .hitTestOverridden(let view, _, _, let answer):
      take(decision)
      takeReturn(of: view, answer)
    case .hitTestReturned(_, let answer?): returned(answer)
    case .delivered, .forwardedByHand, .untracked: walk()
    case .offered: offers()
    case .touchTaken, .touchDiscarded: takings()
    case .actionAsked(_, _, implements: false), .menuAsked(_, _, canPerform: false),
      .keyCommand(_, _, matches: false):
      refusals()
    default: take(decision)
    }
  }

  private mutating func take(_ decision: Decision) {
    passages.append(Passage(decision))
    at += 1
  }

  /// All closed gates of one view, and the nil that comes of them.
  private mutating func closed(_ view: ViewID, _ alpha: Float) {
    var gates: [Gate] = []
    var rules: [Rule] = []
    while let decision = next, case .gateClosed(view, let gate, _) = decision.kind {
      gates.append(gate)
      rules.append(decision.rule)
      at += 1
    }
    passages.append(Passage(.closed(view, gates, alpha: alpha), rules: rules, in: .down, .matters))
    takeReturn(of: view, nil)
  }

  /// The return that the last passage led to belongs to it.
  private mutating func takeReturn(of view: ViewID, _ answer: ViewID?) {
    guard let decision = next, decision.kind == .hitTestReturned(view, answer: answer) else {
      return
    }
    passages[passages.count - 1].after = decision
    at += 1
  }

  /// An answer, and the views that pass it on.
  private mutating func returned(_ answer: ViewID) {
    var views: [ViewID] = []
    var rules: [Rule] = []
    while let decision = next, case .hitTestReturned(let view, answer) = decision.kind {
      if view == answer {
        take(decision)
      } else {
        views.append(view)
        rules.append(decision.rule)
        at += 1
      }
    }
    guard !views.isEmpty else { return }
    passages.append(Passage(.answerPassedOn(answer, by: views), rules: rules, in: .down, .detail))
  }

  /// One call, as far up the chain as it goes.
  private mutating func walk() {
    var walk: Walk?
    var byHand: [Decision] = []
    var between: [Passage] = []
    reading: while let decision = next {
      switch decision.kind {
      case .forwardedByHand, .untracked:
        byHand.append(decision)
      case .delivered(_, let call, _, _) where walk.map { $0.calls.first != call } ?? false:
        break reading
      case .delivered(let responder, let call, let response, let fingers):
        let step = Walk.Step(responder: responder, response: response)
        if walk == nil {
          walk = Walk(calls: [call], fingers: fingers, steps: [step], rules: [decision.rule])
        } else {
          walk?.steps.append(step)
          walk?.rules.append(decision.rule)
        }
        if !response.goesOn {
          at += 1
          break reading
        }
      case .circleCut(let responder):
        walk?.end = .circle(responder)
        walk?.rules.append(decision.rule)
      case .discarded:
        if walk?.end == .stopped { walk?.end = .discarded }
        walk?.rules.append(decision.rule)
        at += 1
        break reading
      default:
        guard let walk, let next = nextStep(of: walk) else { break reading }
        // What the code of the next responder did comes before what it made of the call.
        between += Condenser.passages(of: Array(decisions[at..<next]))
        at = next
        continue
      }
      at += 1
    }
    if let walk {
      passages.append(Passage(.walk(walk), rules: walk.rules.unique, in: .up, .matters))
    }
    passages += byHand.prefix(3).map { Passage($0) } + between
  }

  /// Where a walk that goes on is told of next, within what happens to the same touch.
  private func nextStep(of walk: Walk) -> Int? {
    guard walk.steps.last?.response.goesOn == true, let call = walk.calls.first else { return nil }
    for index in at..<min(decisions.endIndex, at + 500) {
      switch decisions[index].kind {
      case .delivered(_, call, _, let fingers): return fingers == walk.fingers ? index : nil
      case .delivered, .eventCreated, .eventDequeued, .touchCreated, .touchUpdated, .discarded:
        return nil
      default: break
      }
    }
    return nil
  }

  /// The touches that one recognizer takes at once. Of one finger there are several where the ends of
  /// earlier taps were held back for it.
  private mutating func takings() {
    var taken: [(first: Decision, taking: Decision.Taking, count: Int)] = []
    while let decision = next, let taking = decision.taking {
      if let same = taken.firstIndex(where: { $0.taking == taking }) {
        taken[same].count += 1
      } else {
        taken.append((decision, taking, 1))
      }
      at += 1
    }
    passages += taken.map { first, taking, count in
      guard count > 1 else { return Passage(first) }
      let remark = Remark.takings(
        count, finger: taking.finger, view: taking.view, by: taking.recognizer,
        isHeard: taking.isHeard)
      return Passage(remark, rules: [first.rule], in: .touch, .matters)
    }
  }

  private mutating func offers() {
    var offered: [(RecognizerID, Decision)] = []
    while let decision = next, case .offered(let recognizer, _, _) = decision.kind {
      offered.append((recognizer, decision))
      at += 1
    }
    if offered.count == 1, let only = offered.first {
      passages.append(Passage(only.1))
    } else {
      passages.append(
        Passage(
          .offers(offered.map { $0.0 }), rules: offered.map { $0.1.rule }.unique, in: .recognizers,
          .detail))
    }
  }

  /// Those who were asked for an action, a menu command or a key, and had none.
  private mutating func refusals() {
    guard let first = next, let (word, _) = first.kind.refusal else { return }
    var responders: [Responder] = []
    var rules: [Rule] = []
    while let decision = next, let (other, responder) = decision.kind.refusal, other == word {
      responders.append(responder)
      rules.append(decision.rule)
      at += 1
    }
    passages.append(
      Passage(.lacking(word, responders), rules: rules.unique, in: first.kind.part, .matters))
  }
}

extension Decision {
  /// Which finger's touch a recognizer takes from which view.
  fileprivate struct Taking: Equatable {
    let finger: Int
    let view: ViewID
    let recognizer: RecognizerID
    let isHeard: Bool
  }

  fileprivate var taking: Taking? {
    switch kind {
    case .touchTaken(_, let finger, let view, let recognizer):
      Taking(finger: finger, view: view, recognizer: recognizer, isHeard: true)
    case .touchDiscarded(_, let finger, let view, let recognizer):
      Taking(finger: finger, view: view, recognizer: recognizer, isHeard: false)
    default: nil
    }
  }
}

extension Decision.Kind {
  var refusal: (WordID, Responder)? {
    switch self {
    case .actionAsked(let word, let responder, implements: false),
      .menuAsked(let word, let responder, canPerform: false),
      .keyCommand(let word, let responder, matches: false):
      (word, responder)
    default: nil
    }
  }
}

extension Array where Element: Equatable {
  /// Each element once, where it is first.
  var unique: [Element] {
    var result: [Element] = []
    for element in self where !result.contains(element) { result.append(element) }
    return result
  }
}
