import Engine
import Testing

@testable import Lab

/// One decision, and how it is told.
struct Telling: CustomTestStringConvertible, Sendable {
  let decision: Decision
  let english: String
  let chinese: String

  init(_ rule: Rule, _ kind: Decision.Kind, _ english: String, _ chinese: String) {
    decision = Decision(rule, kind)
    self.english = english
    self.chinese = chinese
  }

  var testDescription: String { english }
}

/// Who the decisions speak of. No name is a word of either language, so that one that slips into a
/// sentence shows.
enum Cast {
  static let stage: TellingStage = {
    var stage = TellingStage(
      "rename window win0", "rename controller kit0", "rename view root0",
      "add view ada0 0 0 200 200", "add scroll-view bob0 in ada0 0 0 100 100",
      "add tap-recognizer tip0 to ada0", "add pinch-recognizer zoom0 to ada0",
      "add rotation-recognizer turn0 to ada0", "handle ada0 action save:")
    stage.run("touch 1 began 10 190")
    return stage
  }()

  private static func view(_ name: String) -> ViewID {
    stage.scene.object(named: name)?.view ?? stage.scene.windows[0]
  }

  private static func recognizer(_ name: String) -> RecognizerID {
    guard let recognizer = stage.scene.object(named: name)?.recognizer else {
      return stage.scene.recognizers(of: view("ada0"))[0]
    }
    return recognizer
  }

  static let win = view("win0")
  static let ada = view("ada0")
  static let bob = view("bob0")
  static let tip = recognizer("tip0")
  static let zoom = recognizer("zoom0")
  static let turn = recognizer("turn0")
  static let kit: ControllerID = {
    guard case .controller(let kit)? = stage.scene.object(named: "kit0") else { fatalError() }
    return kit
  }()
  static let touch = stage.scene.touches[0].id
  static let save: WordID = {
    var scene = stage.scene
    return scene.word("save:")
  }()
  static let one = FingerSet.finger(1)
  static let two = FingerSet.finger(2)
  static let both: FingerSet = [.finger(1), .finger(2)]

  static var all: [Telling] {
    events + windows + layouts + hitTests + touches + gestures + scrolls + pointers + controls
      + responders
      + editing
      + presentations + links
  }

  static func narrator(_ language: Language) -> Narrator { stage.narrator(language) }
}
