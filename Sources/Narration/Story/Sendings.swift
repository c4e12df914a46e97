import Engine

/// One action message that is sent more than once: by whom, to whom, and when each time.
struct Sending: Equatable, Sendable {
  let action: Word
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
    var rows: [(at: Int, sending: Sending, rules: [Rule])] = []
    var states: [RecognizerID: RecognizerState] = [:]
    var result: [Passage] = []
    for passage in passages {
      switch passage.decision?.kind {
      case .recognizer(let recognizer, _, let state, _)?: states[recognizer] = state
      case .actionSent(let action, let target, let sender, let event)?:
        var occasion = event.name
        if case .recognizer(let recognizer)? = sender {
          occasion = states[recognizer]?.rawValue ?? ""
        }
        var sending = Sending(action: action, target: target, sender: sender)
        let rules = passage.decision.map { [$0.rule] } ?? []
        if let row = rows.firstIndex(where: { $0.sending.isSame(as: sending) }) {
          rows[row].sending.add(occasion)
          rows[row].rules += rules
          continue
        }
        sending.add(occasion)
        rows.append((result.count, sending, rules))
      default: break
      }
      result.append(passage)
    }
    for row in rows where row.sending.times > 1 {
      result[row.at] = Passage(.sentOften(row.sending), row.rules.unique, .controls, .matters)
    }
    return result
  }
}
