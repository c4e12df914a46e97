import Engine

extension Teller {
  /// A line that can be pasted in a scene, and under it what it does, and at whose expense.
  func text(_ cure: Cure, in scene: Scene) -> [String] {
    let steps = cure.steps
    let commands = cure.lines(in: scene).joined(separator: "; ")
    let purposes = steps.map { AnswerPhrase.purpose($0.purpose).text(in: language) }
      .joined(separator: Punctuation.semicolon.text(in: language))
    var rules: [Rule] = []
    for step in steps where !rules.contains(step.rule) { rules.append(step.rule) }
    return [
      "  " + commands,
      "      " + rules.cited(after: purposes)
        + CurePhrase.price(of: cure.losers, in: language),
    ]
  }

  /// What the listed changes do, and for what got it and lost it, what befell it.
  func heading(for object: Object, _ place: Trial.Place, lost: Clause?) -> [String] {
    let heading = AnswerPhrase.heading(scene.name(of: object), place, keeps: lost != nil)
    return (lost.map { [text($0)] } ?? []) + [heading.text(in: language)]
  }

  /// Nothing where nothing has changed.
  func text(_ since: Since, _ event: String) -> [String] {
    guard !since.properties.isEmpty || since.otherwise != nil else { return [] }
    let again = AnswerPhrase.goesAnotherWay(event).text(in: language)
    return [AnswerPhrase.changed(since.properties).text(in: language)]
      + (since.otherwise.map { [again] + text($0.clauses) } ?? [])
  }

  func reason(_ reason: NoChange, for object: Object) -> String {
    AnswerPhrase.reason(reason, scene.name(of: object)).text(in: language)
  }
}
