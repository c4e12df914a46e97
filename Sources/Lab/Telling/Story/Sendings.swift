import Engine

/// One action message that is sent more than once: by whom, to whom, and when each time.
struct Sending: Equatable, Sendable {
  let action: WordID
  let target: Object
  let sender: Object?
  /// The control events or the recognizer's states, in the order in which they first came.
  var occasions: [Occasion] = []

  struct Occasion: Equatable, Sendable {
    let name: String
    var times: Int
  }

  var times: Int { occasions.reduce(0) { $0 + $1.times } }

  func isSame(as other: Sending) -> Bool {
    action == other.action && target == other.target && sender == other.sender
  }

  mutating func add(_ name: String) {
    if let at = occasions.firstIndex(where: { $0.name == name }) {
      occasions[at].times += 1
    } else {
      occasions.append(Occasion(name: name, times: 1))
    }
  }
}

extension Folding {
  /// A message that is sent again is told where it is sent first, with a count.
  static func foldSendings(_ passages: [Passage]) -> [Passage] {
    var sendings = Sendings()
    let told = passages.filter { sendings.take($0) }
    return sendings.counted(told)
  }
}

extension Story {
  /// The first action that a control sends, and all the times it does.
  func firstSending(of control: Responder) -> (Sending, [Rule])? {
    var first: Sending?
    var rules: [Rule] = []
    for decision in decisions {
      guard case .actionSent(let action, let target, control.object?, let event) = decision.kind
      else { continue }
      var sending = first ?? Sending(action: action, target: target, sender: control.object)
      guard sending.action == action, sending.target == target else { continue }
      sending.add(event.name)
      first = sending
      rules.append(decision.rule)
    }
    return first.map { ($0, rules.unique) }
  }
}

/// The action messages of a story, each once.
private struct Sendings {
  private struct Row {
    /// How many passages stand before the one that tells it first.
    var at: Int
    var sending: Sending
    var rules: [Rule]
  }

  private var rows: [Row] = []
  private var states: [RecognizerID: RecognizerState] = [:]
  private var told = 0

  /// False for a message that has been told before.
  mutating func take(_ passage: Passage) -> Bool {
    let isNew = note(passage.decision)
    if isNew { told += 1 }
    return isNew
  }

  private mutating func note(_ decision: Decision?) -> Bool {
    guard let decision else { return true }
    switch decision.kind {
    case .recognizer(let recognizer, _, let state, _): states[recognizer] = state
    case .actionSent(let action, let target, let sender, let event):
      let state = sender?.recognizer.flatMap { states[$0] }
      let occasion = sender?.recognizer == nil ? event.name : state?.rawValue ?? ""
      return note(
        Sending(action: action, target: target, sender: sender), occasion: occasion,
        rule: decision.rule)
    default: break
    }
    return true
  }

  private mutating func note(_ sending: Sending, occasion: String, rule: Rule) -> Bool {
    let known = rows.firstIndex { $0.sending.isSame(as: sending) }
    let row = known ?? rows.count
    if known == nil { rows.append(Row(at: told, sending: sending, rules: [])) }
    rows[row].sending.add(occasion)
    rows[row].rules.append(rule)
    return known == nil
  }

  /// Those that were sent more than once are told with their count.
  func counted(_ passages: [Passage]) -> [Passage] {
    var passages = passages
    for row in rows where row.sending.times > 1 {
      passages[row.at] = Passage(
        .sentOften(row.sending), rules: row.rules.unique, in: .controls, .matters)
    }
    return passages
  }
}
