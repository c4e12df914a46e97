import Lab
import Testing

@testable import Tutor

@Suite struct TruthTests {
  static let touch =
    "add view A 0 0 200 200; add tap-recognizer T to A; handle controller touches; tap 60 60"

  @Test(arguments: [
    (touch, "hitView", "A"), (touch, "handler", "controller"),
    (touch, "recognizers[T].states.last", "ended"), (touch, "recognizers[T].states.count", "2"),
    (touch, "recognizers.name", "T"), (touch, "deliveries.message.first", "touchesBegan"),
    (touch, "deliveries[view].message", "touchesBegan > touchesCancelled"),
    (touch, "deliveries[nobody].message", "nobody"), (touch, "fingers[1].hitView", "A"),
    (touch, "deliveries.0.to", "A"), (touch, "deliveries[player.view].count", "0"),
    (touch, "actions.selector", "nobody"), (touch, "firstResponder", "nobody"),
    ("hit-test 900 900", "hitView", "nobody"), ("point-inside view 5 5", "inside", "yes"),
    ("point-inside view 5 5", "point.x", "5"), ("chain window", "chain.last", "delegate"),
    ("chain window", "chain.count", "4"), ("show alpha view", "value", "1"),
  ])
  func readsAResult(_ commands: String, _ path: String, _ value: String) throws {
    let truth = try #require(Truth("\(commands) -> \(path)"))
    #expect(try Experiment(truth, on: State()).reading.answerText == value)
  }

  @Test(arguments: [
    "", "hit view", ".x", "point..x", "point.", "deliveries[", "deliveries[]to", "1", "[T]",
    "hitview",
  ])
  func whatIsNoPath(_ path: String) { #expect(OutcomePath(path) == nil) }

  @Test func aWrongCommandAndAWrongFieldAreTold() throws {
    let fails = try #require(Truth("tap x -> hitView"))
    #expect(throws: TruthError.self) { try Experiment(fails, on: State()) }
    let missing = try #require(Truth("hit-test 1 1 -> view"))
    #expect(throws: TruthError.noField("view", of: "hit-test 1 1")) {
      try Experiment(missing, on: State())
    }
  }

  @Test(arguments: [
    ("hit-test 5 5 -> hitView = view", true), ("hit-test 5 5 -> hitView != view", false),
    ("hit-test 900 5 -> hitView = none", true), ("point-inside view 5 5 -> inside = YES", true),
    ("point-inside view 5 5 -> inside = true", true),
    ("add label A; set text A \"a = b\"; hit-test 5 5 -> hitView = view", true),
  ])
  func aProofHoldsOrNot(_ text: String, _ holds: Bool) throws {
    let proof = try #require(Proof(text))
    #expect(try proof.holds(on: State()) == holds)
  }

  @Test(arguments: ["hit-test 5 5", "hit-test 5 5 = view", "-> hitView = view", "a -> = b"])
  func whatIsNoProof(_ text: String) { #expect(Proof(text) == nil) }
}
