import Engine
import Lab
import Text

/// What the tutor says, besides what lessons say.
///
/// Every sentence is written in each language beside the other, so that none can be missing.
struct TutorWords {
  let language: Language

  init(_ language: Language) { self.language = language }

  func pick(_ english: String, _ chinese: String) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }

  func list(_ words: [String]) -> String { words.joined(separator: pick(", ", "、")) }

  /// Two sentences: after Chinese punctuation there is no space.
  func joined(_ first: String, _ second: String) -> String { first + pick(" ", "") + second }

  // MARK: Questions

  /// What can be done about a question; the last line of it.
  func invitation(_ question: Question, labels: [String]) -> String {
    switch question.item.form {
    case .choice, .claims(_, .theOneThatHolds), .claims(_, .theOneThatFails):
      pick(
        "One answer: `answer \(labels[0])`, or by name. Also: hint, skip.",
        "单选：answer \(labels[0])，也可以写名字。另有：hint、skip。")
    case .multiple, .claims(_, .allThatHold):
      pick(
        "One answer or several: `answer \(labels.prefix(2).joined(separator: ", "))`. "
          + "Also: hint, skip.",
        "可能不止一个：answer \(labels.prefix(2).joined(separator: ", "))。另有：hint、skip。")
    case .order:
      pick(
        "All of them in their order: `answer \(labels.joined(separator: ", "))`, with your order. "
          + "Also: hint, skip.",
        "把它们按顺序全部写出：answer \(labels.joined(separator: ", "))，换成你的顺序。另有：hint、skip。")
    case .predict:
      pick("Type it after `answer`. Also: hint, skip.", "写在 answer 后面。另有：hint、skip。")
    case .recall:
      pick(
        "Say it in your own words: `answer …`. Also: hint, skip.",
        "用自己的话说：answer …。另有：hint、skip。")
    }
  }

  func notAChoice(_ text: String, _ choices: [(label: String, choice: String)]) -> String {
    let all = choices.map { "\($0.label) (\($0.choice))" }
    return pick(
      "“\(text)” is none of the choices: \(list(all)).", "“\(text)”不在选项里：\(list(all))。")
  }

  func notAll(_ given: Int, of count: Int) -> String {
    pick(
      "All \(count) of them, in their order: here are \(given).",
      "要把 \(count) 项全部按顺序写出，这里有 \(given) 项。")
  }

  func couldBe(_ text: String, _ choices: [String]) -> String {
    pick("“\(text)” could be \(list(choices)).", "“\(text)”可能指\(list(choices))。")
  }

  // MARK: Answers

  func right(_ answer: String) -> String { pick("Right: \(answer).", "对：\(answer)。") }

  func wrong(_ given: String) -> String {
    pick(isNobody(given) ? "“\(given)” is not the answer." : "Not \(given).", "“\(given)”不对。")
  }

  func notYet(_ given: String) -> String {
    joined(wrong(given), pick("Try once more, or ask for a hint.", "再试一次，或者用 hint 要个提示。"))
  }

  /// “Not nobody” would say that there is somebody.
  private func isNobody(_ given: String) -> Bool { AnswerKey(given) == AnswerKey(Choice.nobody) }

  func soFar(_ given: String) -> String {
    pick("\(given): right as far as it goes.", "\(given)：到这里为止是对的。")
  }

  func missing(_ count: Int) -> String {
    count == 1
      ? pick("One more is right.", "还有 1 个也对。")
      : pick("\(count) more are right.", "还有 \(count) 个也对。")
  }

  func orderSoFar(_ right: [String]) -> String {
    guard !right.isEmpty else { return pick("Another one comes first.", "第一个就不对。") }
    let chain = right.joined(separator: " → ")
    return right.count == 1
      ? pick("\(chain) comes first, that is right; what comes next?", "第一个是 \(chain)，没错；接下来是哪个？")
      : pick("\(chain) is right; what comes next?", "\(chain) 这一段没错；接下来是哪个？")
  }

  func itIs(_ answer: String) -> String { pick("It is \(answer).", "答案是 \(answer)。") }

  func thought(_ title: String) -> String {
    pick("The thought behind it: “\(title)”", "这样答，想的是：“\(title)”")
  }

  func thoughts(_ titles: [String]) -> String {
    let all = titles.map { "“\($0.withoutFullStop)”" }.joined(separator: pick(" or ", "或者"))
    return pick("One of these thoughts leads there: \(all).", "这样答，想的可能是：\(all)。")
  }

  func pathsPart(after shared: Int) -> String {
    switch shared {
    case 0: pick("The two paths part at once:", "两条路从一开始就分开：")
    case 1: pick("After one decision in common the two paths part:", "相同的判断只有 1 条，之后两条路分开：")
    default:
      pick(
        "After \(shared) decisions in common the two paths part:", "前 \(shared) 条判断相同，之后两条路分开：")
    }
  }

  func byUIKit(_ sentence: String?) -> String {
    pick("  UIKit:        ", "  UIKit：     ")
      + (sentence ?? pick("nothing more happens.", "到此为止。"))
  }

  func byMistake(_ sentence: String?) -> String {
    pick("  The thought:  ", "  那种想法：  ") + (sentence ?? pick("nothing more happens.", "到此为止。"))
  }

  var onAFreshScene: String {
    pick(
      "A second question, on a fresh scene, to see whether that thought is gone:",
      "换个场景再问一题，看看那个想法还在不在：")
  }

  var tellsThemApart: String {
    pick("A second question, which tells them apart:", "再问一题，分辨是哪一个：")
  }

  func cured(_ title: String) -> String {
    let thought = title.withoutFullStop
    return pick("So the thought “\(thought)” is gone.", "看来“\(thought)”这个想法已经改过来了。")
  }

  /// The answer is wrong for another reason.
  func curedThough(_ title: String) -> String {
    let thought = title.withoutFullStop
    return pick(
      "The thought “\(thought)” leads to another answer, so that one is gone.",
      "按“\(thought)”这个想法，答案不会是这个，看来那个想法已经改过来了。")
  }

  func persists(_ rule: Rule) -> String {
    pick(
      "The page of the rule says more: `explain \(rule.rawValue)`.",
      "规则的说明讲得更细：explain \(rule.rawValue)。")
  }

  /// Of a question that one comes back to.
  var answeredBefore: String {
    pick(
      "Answered before. `next` goes on, `solution` shows the answer.",
      "这题之前答过。next 继续，solution 给出答案。")
  }

  var answeredAlready: String {
    pick("That question is answered. `next` goes on.", "这题已经答过。next 继续。")
  }

  // MARK: In one's own words

  var model: String { pick("A model answer:", "参考答案：") }
  var points: String { pick("What it mentions; ticked is what you said:", "要点如下，打勾的是你提到的：") }
  var gradeYourself: String {
    pick(
      "Did you have it? `answer yes` or `answer no`: you judge, the ticks only look for words.",
      "你答全了吗？answer 是 或 answer 否，由你判断，打勾只是看有没有那些词。")
  }
  var yesOrNo: String {
    pick("Judge your answer: `answer yes` or `answer no`.", "给自己的回答打分：answer 是 或 answer 否。")
  }
  var noted: String { pick("Noted.", "记下了。") }
  func askedNext(_ questions: [String]) -> [String] {
    [pick("Interviewers ask next:", "面试官接着会问：")] + questions.map { "  • " + $0 }
  }

  // MARK: Hints

  func hint(_ text: String) -> String { pick("Hint: ", "提示：") + text }
  func lastHint(_ text: String) -> String { pick("Worked example: ", "例解：") + text }
  var noMoreHints: String {
    pick("That was the last hint. `solution` shows the answer.", "提示已经给完。solution 给出答案。")
  }
  var noHints: String {
    pick("There is no hint for this. `solution` shows the answer.", "这题没有提示。solution 给出答案。")
  }

  // MARK: What is no answer

  /// In a lesson, where its step asks nothing.
  var noQuestionHere: String { pick("No question here: `next` goes on.", "这一步没有题：next 继续。") }
  var challengeHere: String {
    pick(
      "This is a challenge: type the commands that solve it.", "这是一道挑战：直接输入能完成它的命令。")
  }
  func toAnswer(_ text: String) -> String {
    pick("To answer: `answer \(text)`.", "要作答请写：answer \(text)。")
  }
  func answerWanted(_ choices: [(label: String, choice: String)]) -> String {
    let all = list(choices.map { "\($0.label) (\($0.choice))" })
    return pick("After `answer` comes a choice: \(all).", "answer 后面要写选项：\(all)。")
  }
  var typedWanted: String {
    pick("After `answer` comes what you think it is.", "answer 后面要写出你的答案。")
  }
  var ownWordsWanted: String {
    pick("After `answer` come your own words.", "answer 后面写你自己的话。")
  }
  func misfit(_ text: String, _ kind: TypedKind) -> String {
    switch kind {
    case .number: notANumber(text)
    case .yesOrNo: notYesOrNo(text)
    case .names, .word: notInScene(text)
    }
  }
  private func notInScene(_ name: String) -> String {
    pick(
      "There is no “\(name)” in this scene. Type a name from it, or nobody.",
      "场景里没有“\(name)”。写场景里的名字，或者 nobody。")
  }
  private func notANumber(_ text: String) -> String {
    pick("The answer is a number, and “\(text)” is none.", "答案是一个数，“\(text)”不是数。")
  }
  private func notYesOrNo(_ text: String) -> String {
    pick("The answer is yes or no, not “\(text)”.", "答案是“是”或“否”，不能是“\(text)”。")
  }

  // MARK: Nothing at hand

  var noQuestion: String {
    pick(
      "No question is at hand. `lesson`, `drill` or `quiz` asks some.",
      "现在没有题。用 lesson、drill 或 quiz 出题。")
  }
  var noActivity: String {
    pick(
      "You are in no lesson. `lessons` lists them.", "现在不在课程里。lessons 列出全部课程。")
  }
  var firstStep: String { pick("This is the first step.", "这已经是第一步。") }
  var questionOpen: String {
    pick(
      "The question is still open: answer it, ask for a hint, or skip it.",
      "这题还没答：回答它，要提示，或者 skip 跳过。")
  }
  var challengeOpen: String {
    pick(
      "The challenge is not solved yet. `hint` helps, `skip` leaves it.",
      "这道挑战还没完成。hint 给提示，skip 跳过。")
  }
}

extension String {
  /// For a sentence inside another.
  fileprivate var withoutFullStop: String {
    last == "." || last == "。" ? String(dropLast()) : self
  }
}
