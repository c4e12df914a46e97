import Engine
import Lab

extension TruthError {
  public var english: String {
    switch self {
    case .fails(let commands, let error): "`\(commands)` fails: \(error.english)"
    case .noField(let field, let commands): "`\(commands)` has no result `\(field)`."
    }
  }
}

extension QuestionFault {
  var english: String {
    switch self {
    case .truth(let error): error.english
    case .noWhy: "`why:` is missing: a right answer is confirmed with its reason."
    case .refutesItself(let point, let words):
      "`!\(words)` of point \(point) refutes the model answer itself, or the point."
    case .noRules: "`rules:` is missing: what is it about?"
    case .claimsExpected(let claims):
      "One claim is the answer, and here it is \(claims.count): " + claims.joined(separator: " / ")
    case .noneOfTheChoices(let expected):
      "The truth is \(expected.joined(separator: " > ")), which is none of the choices."
    case .noneRight: "None of the choices is right."
    case .allRight: "All of the choices are right."
    case .orderOfOthers(let expected):
      "The order is \(expected.joined(separator: " > ")), which is not made of the choices."
    case .inOrderAlready: "The choices stand in order already."
    case .remarkOnNone(let choice): "`wrong \(choice):` speaks of no choice."
    case .remarkOnRight(let choice): "`wrong \(choice):` speaks of a right choice."
    case .leadsElsewhere(let mistake, let choice):
      "The mistake \(mistake.rawValue) does not lead to \(choice)."
    case .unexplained(let choice): "Nothing explains the wrong choice \(choice)."
    case .hintCount(let count):
      "There are three hints, the last a worked example; here are \(count)."
    case .hintGivesAway(let number, let secret): "Hint \(number) gives the answer away: \(secret)."
    case .hintSays(let number, let answer): "Hint \(number) says the answer: \(answer)."
    case .farLongest(let width, let next):
      "The right choice is by far the longest: \(width) columns, and the next \(next)."
    case .namesRight(let choice): "The question names the right choice, and no other: \(choice)."
    case .comparesWithNothing(let claim, let name):
      "Claim \(claim) compares with \(name), and there is none: it proves nothing."
    case .goalUnchecked(let error): "A goal cannot be checked at the start. " + error.english
    case .solvedAlready: "It is solved before anything is done."
    case .noSolution: "`solution:` is missing."
    case .oneSolution:
      "It has one solution: give another, or say under `only:` why there is none."
    case .sameSolution(let solution): "The solution `\(solution)` is given twice: that is one."
    case .solutionFails(let solution, let error):
      "The solution `\(solution)` fails: \(error.english)"
    case .goalMissed(let goal, let solution): "After `\(solution)` this goal does not hold: \(goal)"
    case .notKept(let keep, let solution): "After `\(solution)` this is not kept: \(keep)"
    }
  }
}

extension LessonFault {
  var english: String {
    switch self {
    case .idOfAnotherFile(let id, let stem):
      "The lesson's id is \(id), and its file is called \(stem).md."
    case .idIsNotKebab(let id): "The id “\(id)” is not small letters, digits and hyphens."
    case .idIsTaken(let id, let place): "The id \(id) stands in \(place) already."
    case .coversNothing: "The lesson covers no rule."
    case .uncited(let rule): "\(rule.rawValue) is among the rules, and nothing here cites it."
    case .needsNone(let need): "It needs \(need), and there is no such lesson."
    case .needsItself: "It needs itself, by way of what it needs."
    case .tooLong(let words, let most):
      "The step has \(words) words before its block; \(most) are the most. An aside (`<details>`) is not counted."
    case .twin(let other): "It asks what \(other) asks, with other numbers."
    case .nothingFails: "The block is marked `fails`, and nothing in it fails."
    case .fails(let command, let error): "`\(command)` fails: \(error.english)"
    case .doesNotCompile(let command, let property):
      "`\(command)` is answered by Swift that does not compile: `\(property)` is read-only."
    case .otherID(let id, let lesson):
      "The translation's id is \(id), the lesson's \(lesson)."
    case .noUnit(let unit): "The lesson has no \(unit)."
    case .unitTwice(let unit): "\(unit) stands here a second time."
    case .stale(let unit, let mark): "\(unit) is of another English; the lesson's is @\(mark)."
    case .missing(let unit, let mark): "\(unit) is missing: `<!-- \(unit) @\(mark) -->`."
    case .empty(let unit): "\(unit) is empty."
    case .otherAsides(let unit): "\(unit) has other asides than the English."
    case .lacks(let text, let unit): "\(unit) lacks `\(text)`."
    case .noText(let text, let unit): "`\(text)` is no text of \(unit)."
    case .citesLess(let unit, let rule): "\(unit) does not cite \(rule), as the English does."
    case .citesMore(let unit, let rule): "\(unit) cites \(rule), and the English does not."
    }
  }
}

extension HandbookFault {
  var english: String {
    switch self {
    case .isNoPage: "It is no page of the handbook."
    case .isNotCompiled: "It is not compiled in. `scripts/embed` lists it."
    case .isCompiledOnly: "It is compiled in, and the file is gone."
    case .lacks(let name): "It lacks “\(name)”."
    case .isNotThere(let name): "“\(name)” does not belong there."
    case .isOutOfOrder(let name, let own): "“\(name)” stands where “\(own)” does in the program."
    case .namesNothing(let section, let field, let value):
      "\(section): “\(field): \(value)” names what is not there."
    case .hasNoTopic(let section): "\(section): it has no Topic."
    case .fails(let section, let command, let error):
      "\(section): `\(command)` fails: \(error.english)"
    case .mistakeIsIncomplete(let section):
      "\(section): it needs a Rule, a session and what Differs."
    case .hasOtherParts(let section):
      "\(section): it needs a title, a paragraph, and at most three that say of what."
    case .citesNoRule(let section, let name):
      "\(section): it cites \(name), and there is no such rule."
    case .writesTraditional(let section, let word):
      "\(section): the glossary does not write “\(word)”."
    }
  }
}
