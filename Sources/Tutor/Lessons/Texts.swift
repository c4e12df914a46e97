import Lab

/// All that a learner reads of a question or a challenge, by the name of the field that holds it:
/// `ask`, `hint 2`, `wrong B`. Whatever translates, proves or lists texts goes by this.
typealias TextVisit = (_ name: String, _ text: inout String) -> Void

extension Item {
  mutating func eachText(_ visit: TextVisit) {
    let choices = form.choices
    visit("ask", &ask)
    why.eachText("why", visit)
    form.eachText(visit)
    let translated = form.choices
    for index in wrong.indices {
      let choice = wrong[index].choice
      let place = choices.firstIndex { AnswerKey($0) == AnswerKey(choice) }
      visit("wrong \(form.mark(of: choice, at: place))".trimmed, &wrong[index].text)
      // A remark stays with its choice.
      if let place, choices[place] != translated[place] { wrong[index].choice = translated[place] }
    }
    hints.eachText("hint", visit)
  }
}

extension Item.Form {
  /// What is offered; nothing where the answer is typed.
  public var choices: [String] {
    switch self {
    case .choice(_, let choices), .multiple(_, let choices), .order(_, let choices): choices
    case .claims(let claims, _): claims.map { $0.text }
    case .predict, .recall: []
    }
  }

  /// What a remark calls a choice: a statement by its number.
  fileprivate func mark(of choice: String, at place: Int?) -> String {
    if case .claims = self, let place { "\(place + 1)" } else { choice }
  }

  fileprivate mutating func eachText(_ visit: TextVisit) {
    switch self {
    case .choice(let truth, var choices):
      choices.eachChoice(visit)
      self = .choice(truth, choices)
    case .multiple(let truth, var choices):
      choices.eachChoice(visit)
      self = .multiple(truth, choices)
    case .order(let truth, var choices):
      choices.eachChoice(visit)
      self = .order(truth, choices)
    case .claims(var claims, let question):
      for index in claims.indices { visit("claim \(index + 1)", &claims[index].text) }
      self = .claims(claims, question)
    case .recall(var model):
      visit("model", &model.text)
      for index in model.points.indices { visit("point \(index + 1)", &model.points[index].text) }
      for index in model.followUps.indices {
        visit("follow \(index + 1)", &model.followUps[index].ask)
        visit("reply \(index + 1)", &model.followUps[index].model)
      }
      self = .recall(model)
    case .predict: break
    }
  }
}

extension Challenge {
  mutating func eachText(_ visit: TextVisit) {
    visit("ask", &ask)
    for index in goals.indices where goals[index].isWorded {
      visit("goal \(index + 1)", &goals[index].text)
    }
    hints.eachText("hint", visit)
    onlyWay.eachText("only", visit)
  }
}

extension Challenge.Goal {
  /// Else its proofs are all that a learner reads.
  private var proofText: String { proofs.map { $0.text }.joined(separator: " && ") }
  fileprivate var isWorded: Bool { text != proofText }
}

extension Lesson.Content {
  /// Of a question or a challenge.
  var id: String? {
    switch self {
    case .item(let item): item.id
    case .challenge(let challenge): challenge.id
    case .demonstration, .nothing: nil
    }
  }

  mutating func eachText(_ visit: TextVisit) {
    switch self {
    case .item(var item):
      item.eachText(visit)
      self = .item(item)
    case .challenge(var challenge):
      challenge.eachText(visit)
      self = .challenge(challenge)
    case .demonstration, .nothing: break
    }
  }

  var texts: [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = []
    var copy = self
    copy.eachText { texts.append(($0, $1)) }
    return texts
  }
}

extension String? {
  fileprivate mutating func eachText(_ name: String, _ visit: TextVisit) {
    guard var text = self else { return }
    visit(name, &text)
    self = text
  }
}

extension [String] {
  fileprivate mutating func eachText(_ name: String, _ visit: TextVisit) {
    for index in indices { visit("\(name) \(index + 1)", &self[index]) }
  }

  fileprivate mutating func eachChoice(_ visit: TextVisit) {
    for index in indices { visit("choice \(self[index])", &self[index]) }
  }
}
