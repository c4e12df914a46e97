import Depth
import Engine
import Testing

/// All scripts of touch changes on all pairs of recognizers, each change a twentieth of a second
/// after the one before, or a whole second.
@Suite("Exhaustive: every small script of touches on every pair of recognizers")
struct GestureScripts {
  /// Up to six changes where all is counted; with the other tests, three.
  @Test(
    "GR05 GR06 U-GR-08 U-GR-09 U-GR-13 U-GR-21 U-GR-24: states, winners, actions and ends are as UIKit's"
  )
  func everyPair() throws {
    var scripts = 0
    var wins = 0
    for (number, duel) in Duel.all.enumerated() where Depth.isNightly || number % 11 == 0 {
      let (scene, first, second) = try duel.stage()
      var walk = Walk(depth: Depth.isNightly ? 6 : 3)
      walk.go(on: scene, Referee(duel, first, second), [])
      scripts += walk.scripts
      wins += walk.wins
      guard walk.faults.isEmpty else {
        Issue.record("\(duel): \(walk.faults.joined(separator: "\n"))")
        return
      }
    }
    #expect(wins > 1000)
    Depth.report("\(scripts) scripts on \(Duel.all.count) pairs, recognized \(wins) times")
  }
}

/// One change of one finger, or a pause.
private enum Letter: String, CaseIterable {
  case firstLands, firstStirs, firstGoesFar, firstLifts, firstIsCancelled
  case secondLands, secondGoesFar, secondLifts, pause

  var finger: Int {
    switch self {
    case .firstLands, .firstStirs, .firstGoesFar, .firstLifts, .firstIsCancelled: 1
    case .secondLands, .secondGoesFar, .secondLifts, .pause: 2
    }
  }

  /// Nil where the finger is not where the change needs it.
  func stimulus(in scene: Scene) -> Stimulus? {
    if self == .pause { return .wait(1) }
    let touch = scene.touches.last { $0.finger == finger && $0.isDown }
    let lands = self == .firstLands || self == .secondLands
    guard lands == !scene.fingersDown.contains(finger) else { return nil }
    let place = touch?.location ?? (finger == 1 ? Point(100, 100) : Point(200, 220))
    let (phase, point): (TouchPhase, Point?) =
      switch self {
      case .firstLands, .secondLands: (.began, place)
      case .firstStirs: (.moved, place + Point(4, 0))
      case .firstGoesFar: (.moved, place + Point(60, 0))
      case .secondGoesFar: (.moved, place + Point(0, 60))
      case .firstLifts, .secondLifts: (.ended, nil)
      case .firstIsCancelled, .pause: (.cancelled, nil)
      }
    let change = TouchChange(finger: finger, phase: phase, point: point)
    return .touches([.wait(0.05), .touches([change])])
  }
}

/// Goes through all scripts that begin alike only once.
private struct Walk {
  let depth: Int
  var scripts = 0
  var wins = 0
  var faults: [String] = []

  mutating func go(on scene: Scene, _ referee: Referee, _ script: [Letter]) {
    guard faults.isEmpty else { return }
    conclude(scene, referee, script)
    guard script.count < depth else { return }
    for letter in Letter.allCases {
      guard let stimulus = letter.stimulus(in: scene) else { continue }
      var delivery = Delivery(scene: scene, rules: .uikit)
      delivery.deliver(stimulus)
      var referee = referee
      referee.read(delivery)
      go(on: delivery.scene, referee, script + [letter])
    }
  }

  private mutating func conclude(_ scene: Scene, _ referee: Referee, _ script: [Letter]) {
    scripts += 1
    var referee = referee
    var delivery = Delivery(scene: scene, rules: .uikit)
    delivery.deliver(.interrupt)
    delivery.deliver(.wait(10))
    referee.conclude(delivery)
    if script.count == depth { wins += referee.wins }
    if !referee.allFaults.isEmpty {
      faults = [script.map(\.rawValue).joined(separator: ", ")] + referee.allFaults
    }
  }
}
