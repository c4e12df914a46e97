import Engine
import Testing

@testable import Lab

@Suite("One decision, one sentence")
struct SentenceTests {
  @Test("In English", arguments: Cast.all)
  func english(_ telling: Telling) {
    #expect(Cast.narrator(.english).sentence(telling.decision).text == telling.english)
  }

  @Test("In Chinese", arguments: Cast.all)
  func chinese(_ telling: Telling) {
    #expect(Cast.narrator(.simplifiedChinese).sentence(telling.decision).text == telling.chinese)
  }

  @Test("Every kind of decision is told in the tables above")
  func everyKind() {
    #expect(Set(Cast.all.map { Kind(of: $0.decision.kind) }) == Set(Kind.allCases))
  }

  /// Names, numbers and the rule come from the decision, and from nowhere else.
  @Test("Nothing is said that was not decided", arguments: Cast.all, Language.allCases)
  func onlyWhatWasDecided(_ telling: Telling, _ language: Language) {
    let contents = SentenceContents(of: telling.decision, in: Cast.stage.scene)
    let sentence = Cast.narrator(language).sentence(telling.decision).text
    #expect(sentence.hasSuffix("[\(telling.decision.rule.rawValue)]"))
    let said = sentence.dropLast(telling.decision.rule.rawValue.count + 2)
    for name in ["win0", "ada0", "bob0", "kit0", "root0", "tip0", "zoom0", "turn0", "save:"]
    where said.contains(name) {
      #expect(contents.names.contains(name), "\(name) is not in the decision: \(said)")
    }
    let known = contents.numbers.union(["0.01"])
    for number in numbers(in: contents.names.reduce(String(said)) { remove($1, from: $0) }) {
      #expect(known.contains(number), "\(number) is not in the decision: \(said)")
    }
  }

  private func remove(_ name: String, from text: String) -> String {
    text.split(separator: name, omittingEmptySubsequences: false).joined()
  }

  private func numbers(in text: String) -> [String] {
    text.split { !($0.isASCII && $0.isNumber || $0 == "." || $0 == "-") }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
      .filter { $0.contains { $0.isNumber && $0.isASCII } }
  }
}

/// The names and numbers that a decision holds, found by looking into it.
private struct SentenceContents {
  var names: Set<String> = []
  var numbers: Set<String> = []

  init(of decision: Decision, in scene: Scene) { read(decision.kind, scene) }

  private mutating func read(_ value: Any, _ scene: Scene) {
    switch value {
    case let view as ViewID: names.insert(scene.name(of: view))
    case let recognizer as RecognizerID: names.insert(scene.name(of: recognizer))
    case let controller as ControllerID: names.insert(scene.name(of: Object.controller(controller)))
    case let responder as Responder: names.insert(scene.name(of: responder))
    case let object as Object: names.insert(scene.name(of: object))
    case is WordID: names.insert("save:")
    case let screen as Screen:
      let insets = screen.safeArea
      for number in [
        screen.size.width, screen.size.height, insets.top, insets.left, insets.bottom, insets.right,
      ] {
        read(number, scene)
      }
      numbers.insert(String(screen.system))
      names.insert(screen.device.rawValue)
    case let fingers as FingerSet: numbers.formUnion(fingers.fingers.map { String($0) })
    case let number as Int: numbers.insert(String(number))
    case let number as Double:
      numbers.insert(Numbers.text(number))
      numbers.insert(Numbers.distance(number))
    case let number as Float: numbers.insert(Numbers.text(Double(number)))
    default: for child in Mirror(reflecting: value).children { read(child.value, scene) }
    }
  }
}
