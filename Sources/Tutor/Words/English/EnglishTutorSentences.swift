import Engine
import Lab

extension TutorPhrase {
  var english: String {
    switch self {
    case .invitation(let question, let labels):
      switch question.item.form {
      case .choice, .claims(_, .theOneThatHolds), .claims(_, .theOneThatFails):
        "Type `\(labels[0])`, say, or a name; `\(labels[0])?` if you are not sure. Also: hint, skip."
      case .multiple, .claims(_, .allThatHold):
        "There may be several: type `\(labels.prefix(2).joined(separator: ", "))`, say. "
          + "Also: hint, skip."
      case .order:
        "Put all of them in order: type `\(labels.joined(separator: ", "))` in yours. "
          + "Also: hint, skip."
      case .predict:
        "Type the answer. Also: hint, skip."
      case .recall:
        "Say it in your own words, on one line. Also: hint, skip."
      }

    case .contested(let rule):
      "(Contested: the key is what Hitchain does under `rules uikit`; `explain \(rule.rawValue)` says why.)"
    case .notAChoice(let text, let choices): notAChoice(text, choices)
    case .notAll(let given, let count): "The answer puts all \(count) in order; yours has \(given)."
    case .couldBe(let text, let choices): "“\(text)” could be \(choices.joined(separator: ", "))."
    case .right(let answer): "Right: \(answer)."
    case .wrong(let given): Self.isNobody(given) ? "“\(given)” is not the answer." : "Not \(given)."
    case .notYet(let given): Self.wrong(given).english + " " + ("Try once more, or ask for a hint.")
    case .soFar(let given): "\(given): right as far as it goes."
    case .missing(let count):
      count == 1
        ? "One more is right."
        : "\(count) more are right."
    case .orderSoFar(let right): orderSoFar(right)
    case .itIs(let answer): "It is \(answer)."
    case .thought(let title): "One thought that leads there: “\(title)”"
    case .thoughts(let titles): thoughts(titles)
    case .pathsPart(let shared):
      switch shared {
      case 0: "The two differ from the first decision on:"
      case 1: "The two agree on one decision, then differ:"
      default:
        "The two agree on \(shared) decisions, then differ:"
      }

    case .byUIKit(let sentence):
      "  UIKit:        "
        + (sentence ?? "nothing more happens.")
    case .byMistake(let sentence): "  The thought:  " + (sentence ?? "nothing more happens.")
    case .onAFreshScene: "A second question, on a fresh scene, to see whether that thought is gone:"
    case .tellsThemApart: "A second question, which tells them apart:"
    case .onceMore: "And once more, on another scene:"
    case .workedExample: "That question again, step by step:"
    case .named(let title): named(title)
    case .namedThoughRight(let title): namedThoughRight(title)
    case .looksLikeGuessing:
      "Your answers look like guessing: no one thought explains them. `hint` helps, and a `?` "
        + "after an answer says that you are not sure."
    case .rightThough: "You were right to think so: no need for the `?`."
    case .unlikely(let title): "So the thought “\(title.withoutFullStop)” is hardly yours."
    case .fading(let title): fading(title)
    case .cured(let title): cured(title)
    case .persists(let rule): "The page of the rule says more: `explain \(rule.rawValue)`."
    case .answeredBefore: "Answered before. `next` goes on, `solution` shows the answer."
    case .answeredAlready: "This question is answered. Enter (`next`) goes on."
    case .answerFirst: "Answer first, and then ask why. `hint` helps meanwhile."
    case .unsureOfWords:
      "Say what comes to mind: one point counts too. Or `hint` for help, `skip` for a model answer."
    case .unsure:
      "Then guess, with a `?` after it: a wrong answer shows what to look at. Or `hint` for help, "
        + "`skip` for the answer."
    case .model: "A model answer:"
    case .points: "A good answer makes these points; those that yours seems to make are ticked:"
    case .gradeYourself(let isProposed):
      "Which of these did you say? Type their numbers, `1 2` say, or `all` or `none`"
        + (isProposed ? "; `yes` if the ticks are right." : ".")
    case .tickThem(let count):
      "Which of the points above did you say? Type numbers from 1 to \(count), `all` or `none`."
    case .ticked(let ticked, let count): "\(ticked) of \(count) points."
    case .noted: "Noted. `next` goes on."
    case .missed(let point): "Mention next time: \(point)"
    case .notedSoFar(let parts):
      "Noted: \(parts.joined(separator: " → ")). And then?"
    case .askedNext(let ask):
      "An interviewer would ask next: \(ask)"
    case .mayFollow: "Answer it in your own words, or Enter (`next`) goes on."
    case .lookCounts: "(A look counts as help.)"
    case .hint(let text): "Hint: " + text
    case .lastHint(let text): "Worked example: " + text
    case .noMoreHints: "That was the last hint. `solution` shows the answer."
    case .noHints: "There is no hint for this. `solution` shows the answer."
    case .noQuestionHere: "There is no question here. Enter (`next`) goes on."
    case .challengeHere: "This is a challenge: type the commands that solve it."
    case .toAnswer(let text): "To answer: `answer \(text)`."
    case .answerWanted(let choices): answerWanted(choices)
    case .typedWanted: "After `answer` comes what you think it is."
    case .ownWordsWanted: "After `answer` come your own words."
    case .misfit(let text, let kind):
      switch kind {
      case .number: notANumber(text)
      case .yesOrNo: notYesOrNo(text)
      case .names, .word: notInScene(text)
      }

    case .noQuestion: "There is no question to answer. `lesson`, `drill` or `quiz` asks some."
    case .noActivity: "You are in no lesson. `lessons` lists them."
    case .firstStep: "This is the first step."
    case .questionOpen: "The question is still open: answer it, ask for a hint, or skip it."
    case .challengeOpen: "The challenge is not solved yet. `hint` helps, `skip` leaves it."
    }
  }

  private func notAChoice(_ text: String, _ choices: [(label: String, choice: String)]) -> String {
    let all = choices.map { "\($0.label) (\($0.choice))" }
    return "“\(text)” is none of the choices: \(all.joined(separator: ", "))."
  }

  private func orderSoFar(_ right: [String]) -> String {
    guard !right.isEmpty else { return "Another one comes first." }
    let chain = right.joined(separator: " → ")
    return right.count == 1
      ? "\(chain) comes first, that is right; what comes next?"
      : "\(chain) is right; what comes next?"
  }

  private func thoughts(_ titles: [String]) -> String {
    let all = titles.map { "“\($0.withoutFullStop)”" }.joined(separator: " or ")
    return "One of these thoughts leads there: \(all)."
  }

  private func cured(_ title: String) -> String {
    let thought = title.withoutFullStop
    return "So the thought “\(thought)” is gone."
  }

  private func named(_ title: String) -> String {
    "Several answers point to one thought: “\(title.withoutFullStop)”. It stays in `progress` until two "
      + "answers on two days speak against it."
  }

  private func namedThoughRight(_ title: String) -> String {
    "The wrong answers before this one point to one thought, now that others are ruled out: "
      + "“\(title.withoutFullStop)”. It stays in `progress` until two answers on two days speak against it."
  }

  private func fading(_ title: String) -> String {
    "The thought “\(title.withoutFullStop)” did not show this time; a right answer on another day, and "
      + "it is gone."
  }

  private func answerWanted(_ choices: [(label: String, choice: String)]) -> String {
    let all = choices.map { "\($0.label) (\($0.choice))" }.joined(separator: ", ")
    return "After `answer` comes a choice: \(all)."
  }

  private func notInScene(_ name: String) -> String {
    "There is no “\(name)” in this scene. Type a name from it, or nobody."
  }

  private func notANumber(_ text: String) -> String {
    "The answer is a number in digits, such as 50, not “\(text)”."
  }

  private func notYesOrNo(_ text: String) -> String {
    "The answer is yes or no, not “\(text)”."
  }
}
