import Depth
import Engine
import Testing

@testable import Lab

@Suite struct MistakeTests {
  @Test func everyMistakeIsGivenAwayOnce() {
    #expect(Verdict.all.map { $0.mistake } == Mistake.allCases)
  }

  @Test("The question tells the mistaken rules from the right ones", arguments: Verdict.all)
  func differs(_ verdict: Verdict) {
    let mistake = verdict.mistake
    for (rules, wanted) in [
      (Rulebook.uikit, verdict.uikit), (Rulebook.uikit.with(mistake), verdict.mistaken),
    ] {
      var session = Session(state: State(rules: rules))
      for line in mistake.entry.scene + [mistake.entry.question] {
        for reply in session.run(line) {
          #expect(reply.error == nil, "\(line): \(reply.errorMessage ?? "")")
        }
      }
      #expect(mistake.entry.answer(under: rules) == wanted)
    }
    #expect(verdict.uikit != verdict.mistaken)
  }

  /// The questions alone say which mistake somebody makes.
  @Test(.enabled(if: Depth.isNightly)) func anyTwoAreToldApart() {
    let answers = Mistake.allCases.map { mistake in
      Mistake.allCases.map { $0.entry.answer(under: .uikit.with(mistake)) }
    }
    for (one, mistake) in Mistake.allCases.enumerated() {
      for other in answers.indices.dropFirst(one + 1) {
        #expect(
          answers[one] != answers[other],
          "\(mistake.rawValue) and \(Mistake.allCases[other].rawValue)")
      }
    }
  }

  @Test("It has a page in every language", arguments: Mistake.allCases, Language.allCases)
  func page(_ mistake: Mistake, _ language: Language) {
    let verdict = Verdict.all.first { $0.mistake == mistake }
    var session = Session(state: State(language: language))
    let page = session.run("explain \(mistake.rawValue)").flatMap { $0.text }
    #expect(page.first?.hasPrefix(mistake.rawValue + " · ") == true)
    for answer in [verdict?.uikit, verdict?.mistaken] {
      let nobody = language == .english ? "nobody" : "没有"
      #expect(page.contains { $0.hasSuffix(" = " + ((answer ?? nil) ?? nobody)) })
    }
    let rule = session.run("explain \(mistake.entry.rule.rawValue)").flatMap { $0.text }
    #expect(rule.contains { $0.hasPrefix("  \(mistake.rawValue) · ") })
  }

  @Test("Every rule that a correction cites is one", arguments: Mistake.allCases)
  func cites(_ mistake: Mistake) {
    for language in Language.allCases {
      let brackets = mistake.text(in: language).correction.split(separator: "[").dropFirst()
      let cited = brackets.flatMap { bracket in
        bracket.prefix { $0 != "]" }.split(separator: ",").map { $0.filter { $0 != " " } }
      }
      #expect(!cited.isEmpty)
      #expect(cited.allSatisfy { Rule(rawValue: $0) != nil }, "\(cited)")
    }
  }
}
