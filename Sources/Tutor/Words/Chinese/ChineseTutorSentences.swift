import Engine
import Lab

extension TutorPhrase {
  var chinese: String {
    switch self {
    case .invitation(let question, let labels):
      switch question.item.form {
      case .choice, .claims(_, .theOneThatHolds), .claims(_, .theOneThatFails):
        "单选：输入选项（例如 \(labels[0])）或名字；没把握就在后面加问号：\(labels[0])?。也可以写：提示、跳过。"
      case .multiple, .claims(_, .allThatHold):
        "可能不止一个：全部写出，例如 \(labels.prefix(2).joined(separator: ", "))。也可以写：提示、跳过。"
      case .order:
        "按你认为的顺序全部写出：\(labels.joined(separator: ", "))。也可以写：提示、跳过。"
      case .predict:
        "直接输入答案。也可以写：提示、跳过。"
      case .recall:
        "用自己的话说，写成一行。也可以写：提示、跳过。"
      }

    case .contested(let rule):
      "（此处有争议：标准答案按 rules uikit 的做法，理由见 explain \(rule.rawValue)。）"
    case .notAChoice(let text, let choices): notAChoice(text, choices)
    case .notAll(let given, let count): "要把 \(count) 项全部按顺序写出，这里有 \(given) 项。"
    case .couldBe(let text, let choices): "“\(text)”可能指\(choices.joined(separator: "、"))。"
    case .right(let answer): "对：\(said(answer))。"
    case .wrong(let given): "“\(given)”不对。"
    case .notYet(let given): Self.wrong(given).chinese + ("再试一次，或者写「提示」要个提示。")
    case .soFar(let given): "\(given)：到这里为止是对的。"
    case .missing(let count):
      count == 1
        ? "还有 1 个也对。"
        : "还有 \(count) 个也对。"
    case .orderSoFar(let right): orderSoFar(right)
    case .itIs(let answer): "答案是：\(said(answer))。"
    case .thought(let title): "这样答，背后可能有这样一个误解：“\(title)”"
    case .thoughts(let titles): thoughts(titles)
    case .pathsPart(let shared):
      switch shared {
      case 0: "两条路从一开始就分开："
      case 1: "相同的判断只有 1 条，之后两条路分开："
      default:
        "前 \(shared) 条判断相同，之后两条路分开："
      }

    case .byUIKit(let sentence):
      "  UIKit：     "
        + (sentence ?? "到此为止。")
    case .byMistake(let sentence): "  按误解：    " + (sentence ?? "到此为止。")
    case .onAFreshScene: "换个场景再问一题，看看那个误解还在不在："
    case .tellsThemApart: "再问一题，分辨是哪一个："
    case .onceMore: "换个场景，再来一题："
    case .workedExample: "把刚才那题一步一步走一遍："
    case .named(let title): named(title)
    case .namedThoughRight(let title): namedThoughRight(title)
    case .looksLikeGuessing: "这几次的回答凑不成一种固定的想法，像是猜的。「提示」可以帮忙；没把握时在答案后面加个问号。"
    case .rightThough: "答对了，不必怀疑。"
    case .unlikely(let title): "看来你并没有“\(title.withoutFullStop)”这个误解。"
    case .fading(let title): fading(title)
    case .cured(let title): cured(title)
    case .persists(let rule): "规则的说明讲得更细：explain \(rule.rawValue)。"
    case .answeredBefore: "这题之前答过。回车继续，「答案」给出答案。"
    case .answeredAlready: "这题已经答过了，回车继续。"
    case .answerFirst: "先作答，答完再问为什么；要线索就写「提示」。"
    case .unsureOfWords: "想到什么就说什么，说到一点也算。一点头绪也没有，就写「提示」，或者「跳过」看参考答案。"
    case .unsure: "那就猜一个，后面加个问号：猜错了也能看出问题在哪。也可以写「提示」，或者「跳过」看答案。"
    case .model: "参考答案："
    case .points: "好的回答有这些要点，打勾的看来你提到了："
    case .gradeYourself(let isProposed):
      "你说到了哪几点？写序号，例如 1 2，也可以写“全部”或“没有”" + (isProposed ? "；打勾的没错，就写“是”。" : "。")
    case .tickThem(let count): "写出你说到的要点：1 到 \(count) 的序号，或者“全部”“没有”。"
    case .ticked(let ticked, let count): "\(count) 个要点，说到了 \(ticked) 个。"
    case .noted: "记下了。回车继续。"
    case .missed(let point): "下次可以说：\(point.withoutFullStop)。"
    case .notedSoFar(let parts): "记下了：\(parts.joined(separator: " → "))。然后呢？"
    case .askedNext(let ask):
      "面试官接着会问：\(ask)"
    case .mayFollow: "直接用自己的话回答，也可以回车跳过。"
    case .lookCounts: "（动手试了，这题算有提示。）"
    case .hint(let text): "提示：" + text
    case .lastHint(let text): "例解：" + text
    case .noMoreHints: "提示已经给完。「答案」给出答案。"
    case .noHints: "这题没有提示。「答案」给出答案。"
    case .noQuestionHere: "这一步没有题：回车继续。"
    case .challengeHere: "这是一道挑战：直接输入能完成它的命令。"
    case .toAnswer(let text): "要作答请写：回答 \(text)。"
    case .answerWanted(let choices): answerWanted(choices)
    case .typedWanted: "「回答」后面要写出你的答案。"
    case .ownWordsWanted: "「回答」后面写你自己的话。"
    case .misfit(let text, let kind):
      switch kind {
      case .number: notANumber(text)
      case .yesOrNo: notYesOrNo(text)
      case .names, .word: notInScene(text)
      }

    case .noQuestion: "现在没有题。「上课」「练习」「测验」都会出题。"
    case .noActivity: "现在不在课程里。「课程」列出全部课程。"
    case .firstStep: "这已经是第一步。"
    case .questionOpen: "这题还没答：先作答，或者写「提示」「跳过」。"
    case .challengeOpen: "这道挑战还没完成。可以写「提示」「跳过」。"
    }
  }

  /// The engine's word for nobody is English.
  private func said(_ answer: String) -> String {
    answer == Choice.nobody ? DrillPhrase.nothing.chinese : answer
  }

  private func notAChoice(_ text: String, _ choices: [(label: String, choice: String)]) -> String {
    "“\(text)”不在选项里：\(told(choices))。"
  }

  private func orderSoFar(_ right: [String]) -> String {
    guard !right.isEmpty else { return "第一个就不对。" }
    let chain = right.joined(separator: " → ")
    return right.count == 1
      ? "第一个是 \(chain)，没错；接下来是哪个？"
      : "\(chain) 这一段没错；接下来是哪个？"
  }

  private func thoughts(_ titles: [String]) -> String {
    let all = titles.map { "“\($0.withoutFullStop)”" }.joined(separator: "或者")
    return "这个答案背后可能有这样的误解：\(all)。"
  }

  private func cured(_ title: String) -> String {
    let thought = title.withoutFullStop
    return "看来“\(thought)”这个误解已经消除了。"
  }

  private func named(_ title: String) -> String {
    "好几次回答都指向同一个误解：“\(title.withoutFullStop)”。它会留在 progress 里，直到有两天都答对与它有关的题。"
  }

  private func namedThoughRight(_ title: String) -> String {
    "这次答对，排除了别的可能；前面答错的几次都指向同一个误解：“\(title.withoutFullStop)”。"
      + "它会留在 progress 里，直到有两天都答对与它有关的题。"
  }

  private func fading(_ title: String) -> String {
    "“\(title.withoutFullStop)”这个误解这次没有出现；改天再答对一次，就算消除了。"
  }

  private func answerWanted(_ choices: [(label: String, choice: String)]) -> String {
    "answer 后面要写选项：\(told(choices))。"
  }

  private func told(_ choices: [(label: String, choice: String)]) -> String {
    choices.map { "\($0.label)（\($0.choice.withoutFullStop)）" }.joined(separator: "、")
  }

  private func notInScene(_ name: String) -> String {
    "场景里没有“\(name)”。写场景里的名字，或者写“没有”。"
  }

  private func notANumber(_ text: String) -> String {
    "答案是一个数，“\(text)”不是数。"
  }

  private func notYesOrNo(_ text: String) -> String {
    "答案是“是”或“否”，不能是“\(text)”。"
  }
}
