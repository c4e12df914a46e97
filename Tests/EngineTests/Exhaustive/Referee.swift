import Engine
import Invariants

/// Watches a duel, decision by decision.
struct Referee {
  let duel: Duel
  let first: RecognizerID
  let second: RecognizerID
  private var ledger = TouchLedger()
  private var states: [RecognizerID: RecognizerState] = [:]
  /// Those that follow a touch and have not decided yet.
  private var undecided: Set<RecognizerID> = []
  /// Those whose touch came when the other was over, and saw nothing of it: no delegate is asked of the two (U-GR-34).
  private var alone: Set<RecognizerID> = []
  private(set) var faults: [String] = []
  private(set) var wins = 0

  init(_ duel: Duel, _ first: RecognizerID, _ second: RecognizerID) {
    (self.duel, self.first, self.second) = (duel, first, second)
  }

  var allFaults: [String] { faults + ledger.faults }

  mutating func read(_ delivery: Delivery) {
    var told: [RecognizerID: Int] = [:]
    var started: [RecognizerID] = []
    for decision in delivery.trace.decisions {
      switch decision.kind {
      case .offered(let id, _, _):
        undecided.insert(id)
        let other = states[id == first ? second : first] ?? .possible
        if [.ended, .cancelled, .failed].contains(other) {
          alone.insert(id)
        } else {
          alone.remove(id)
        }
      case .recognizer(let id, let from, let to, _):
        if id == first { checkAnswers(to) }
        if from == .possible, to == .began || to == .ended {
          checkRequirement(of: id)
          started.append(id)
          wins += 1
        }
        undecided.remove(id)
        states[id] = to
        if to != .failed { told[id, default: 0] += 1 }
      default: break
      }
    }
    checkActions(told, delivery)
    checkWinners(started)
    ledger.read(delivery.trace.decisions, in: delivery.scene)
    for id in [first, second] {
      states[id] = delivery.scene[id].state
      if delivery.scene.touches.isEmpty, delivery.scene[id].state != .possible {
        faults.append("\(delivery.scene[id].name) does not start afresh")
      }
    }
  }

  mutating func conclude(_ delivery: Delivery) {
    read(delivery)
    if !ledger.isSettled || !delivery.scene.touches.isEmpty { faults.append("a touch never ends") }
  }

  /// What must fail first has failed, or never saw a touch (U-GR-13).
  private mutating func checkRequirement(of id: RecognizerID) {
    let required: RecognizerID? =
      duel.firstWaits && id == first ? second : duel.secondWaits && id == second ? first : nil
    guard let required, !(duel.waitsByDelegate && alone.contains(id)) else { return }
    let state = states[required] ?? .possible
    let hasFailed = state == .failed || (state == .possible && !undecided.contains(required))
    if !hasFailed { faults.append("it fires before what it waits for has failed (\(state))") }
  }

  /// What the first's delegate and the touched view have forbidden does not come (U-GR-21, U-GR-24).
  private mutating func checkAnswers(_ state: RecognizerState) {
    if duel.firstIsDeaf { faults.append("it has seen a touch that it may not receive") }
    if duel.firstNeverWins, state != .failed { faults.append("it begins, and may not") }
  }

  /// Each change of state but failing sends the action once, and nothing else does (U-GR-08).
  private mutating func checkActions(_ told: [RecognizerID: Int], _ delivery: Delivery) {
    for id in [first, second] {
      let sent = delivery.results.actions.filter { $0.sender == .recognizer(id) }
      if sent.count != told[id, default: 0] {
        faults.append("\(sent.count) actions for \(told[id, default: 0]) changes of state")
      }
      let own = id == first ? "a" : "b"
      if sent.contains(where: { delivery.scene.text(of: $0.selector) != own }) {
        faults.append("somebody else's action")
      }
    }
  }

  /// One of two wins, unless they may go together (U-GR-09).
  private mutating func checkWinners(_ started: [RecognizerID]) {
    guard !duel.mayGoTogether else { return }
    if !duel.mayBothWin, Set(started).count == 2 { faults.append("both win at once") }
    let isUnderWay = { (state: RecognizerState?) in state == .began || state == .changed }
    if isUnderWay(states[first]), isUnderWay(states[second]) { faults.append("both are under way") }
  }
}
