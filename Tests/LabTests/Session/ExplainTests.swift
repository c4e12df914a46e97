import Engine
import Testing

@testable import Lab

@Suite struct ExplainTests {
  @Test(arguments: [
    "explain", "explain step", "explain step back", "why view", "why-not view", "how-to view",
  ])
  func thereMustHaveBeenAnEvent(_ line: String) {
    var desk = Desk("add view A")
    #expect(desk.error(line) == "no-event-yet")
  }

  /// Every decision of the event has its rule there. That a closed gate's answer is nil is told
  /// with the gate.
  @Test func explainTellsTheWholePath() {
    var desk = Desk("add view A 0 0 50 50 hidden=YES", "hit-test 20 20")
    let decisions = desk.session.state.lastEvent?.decisions ?? []
    #expect(!decisions.isEmpty)
    let text = desk.run("explain").prose
    for decision in decisions {
      if case .hitTestReturned(_, nil) = decision.kind { continue }
      #expect(text.contains("[\(decision.rule.rawValue)]"), "\(decision.rule.rawValue)")
    }
  }

  /// A view that is asked stands under the one that asks it (HT03, HT04).
  @Test func theSearchIsIndented() {
    var desk = Desk(
      "add view A 0 0 200 200", "add view B in A 0 0 100 100",
      "add view C in A 0 0 50 50 hidden=YES",
      "hit-test 20 20")
    let depths: [(String, Int)] = desk.run("explain").text.compactMap { line in
      for name in [
        "window contains", "view contains", "A contains", "C is", "B contains", "The search",
      ]
      where line.drop(while: { $0 == " " }).hasPrefix(name) {
        return (name, line.prefix { $0 == " " }.count)
      }
      return nil
    }
    #expect(depths.map { $0.0 }.count == 6)
    #expect(depths.map { $0.1 } == [0, 2, 4, 6, 6, 0])
  }

  @Test(arguments: [
    ("explain responder", "There is no rule “responder”. `glossary responder` says what it means."),
    ("what is a responder", "There is no command “what”. `glossary responder` says what it means."),
    ("What's the responder chain?", nil), ("what are responders?", nil),
    ("gesture recognizer", nil),
    ("什么是响应者", nil), ("响应者是什么？", nil), ("explain 响应者链", nil),
  ])
  func whoAsksForAWordIsLedToTheGlossary(_ line: String, _ message: String?) {
    var desk = Desk()
    let error = desk.attempt(line).last?.errorMessage ?? ""
    #expect(error.contains("`glossary "), "\(error)")
    if let message { #expect(error == message) }
    let word = error.split(separator: "`").dropFirst().first.map { String($0) } ?? ""
    #expect(!desk.run(word).text.isEmpty)
  }

  @Test(arguments: ["explain HT99", "what is cooking", "frob", "explain", "什么是"])
  func otherWordsAreNot(_ line: String) {
    var desk = Desk()
    #expect(desk.attempt(line).last?.errorMessage?.contains("glossary") == false)
  }

  @Test func stepsGoForwardAndBack() {
    var desk = Desk("hit-test 20 20")
    let count = desk.session.state.lastEvent?.decisions.count ?? 0
    #expect(count > 2)
    let told = (1...count).map { _ in desk.run("explain step").text[0] }
    #expect(told.indices.allSatisfy { told[$0].hasPrefix("\($0 + 1)/\(count)  ") })
    #expect(desk.error("explain step") == "no-further-step")
    #expect(desk.run("explain step back").text[0] == told[count - 2])
    #expect(desk.run("explain step").text[0] == told[count - 1])
    for _ in 1..<count { desk.run("explain step back") }
    #expect(desk.error("explain step back") == "no-further-step")
    #expect(desk.run("explain step").text[0] == told[1])
  }

  @Test func aNewEventStartsAtItsFirstDecision() {
    var desk = Desk("hit-test 20 20", "explain step", "explain step", "hit-test 30 30")
    #expect(desk.run("explain step").text[0].hasPrefix("1/"))
  }

  /// Questions about it are not events themselves.
  @Test(arguments: ["tree", "show view", "first-responder", "explain", "cells", "rules"])
  func otherQuestionsLeaveTheEvent(_ question: String) {
    let desk = Desk("tap 20 20", question)
    #expect(desk.session.state.lastEvent?.text == "tap 20 20")
  }

  @Test func aRuleHasItsPage() {
    var desk = Desk()
    #expect(desk.run("explain HT03").text.first?.hasPrefix("HT03 · ") == true)
    #expect(desk.run("explain ht03").text == desk.run("explain HT03").text)
    #expect(desk.error("explain HT99") == "unknown-rule")
  }
}
