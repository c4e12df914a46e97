import Engine
import Lab

extension TruthError {
  public var chinese: String {
    switch self {
    case .fails(let commands, let error): "`\(commands)` 出错：\(error.chinese)"
    case .noField(let field, let commands): "`\(commands)` 的结果里没有 `\(field)`。"
    }
  }
}

extension QuestionFault {
  var chinese: String {
    switch self {
    case .truth(let error): error.chinese
    case .noWhy: "缺少 `why:`：答对了也要说明理由。"
    case .refutesItself(let point, let words):
      "第 \(point) 个要点的 `!\(words)` 把参考答案或要点本身也否定了。"
    case .noRules: "缺少 `rules:`：这道题考的是哪条规则？"
    case .claimsExpected(let claims):
      "应该只有一条说法是答案，这里有 \(claims.count) 条：" + claims.joined(separator: " / ")
    case .noneOfTheChoices(let expected):
      "引擎给出的答案是 \(expected.joined(separator: " > "))，选项里没有。"
    case .noneRight: "没有一个选项是对的。"
    case .allRight: "所有选项都是对的。"
    case .orderOfOthers(let expected):
      "引擎给出的顺序是 \(expected.joined(separator: " > "))，与选项对不上。"
    case .inOrderAlready: "选项已经按正确的顺序排好了。"
    case .remarkOnNone(let choice): "`wrong \(choice):` 说的不是任何一个选项。"
    case .remarkOnRight(let choice): "`wrong \(choice):` 说的是正确选项。"
    case .leadsElsewhere(let mistake, let choice):
      "按误解 \(mistake.rawValue)，得不出 \(choice)。"
    case .unexplained(let choice): "错误选项 \(choice) 没有解释。"
    case .hintCount(let count): "提示应有三条，最后一条是完整的推导；这里有 \(count) 条。"
    case .hintGivesAway(let number, let secret): "第 \(number) 条提示泄露了答案：\(secret)。"
    case .hintSays(let number, let answer): "第 \(number) 条提示直接说出了答案：\(answer)。"
    case .farLongest(let width, let next):
      "正确选项明显最长：宽 \(width) 列，其次只有 \(next) 列。"
    case .namesRight(let choice): "题目只提到了正确选项，没有提到别的：\(choice)。"
    case .comparesWithNothing(let claim, let name):
      "第 \(claim) 条说法拿来比较的 \(name) 并不存在，什么也证明不了。"
    case .goalUnchecked(let error): "有一个目标在开始时无法检查。" + error.chinese
    case .solvedAlready: "什么都没做，挑战就已经完成了。"
    case .noSolution: "缺少 `solution:`。"
    case .oneSolution: "只有一种解法：再给一种，或者在 `only:` 里说明为什么没有别的。"
    case .sameSolution(let solution): "解法 `\(solution)` 写了两遍，只能算一种。"
    case .solutionFails(let solution, let error): "解法 `\(solution)` 出错：\(error.chinese)"
    case .goalMissed(let goal, let solution): "执行 `\(solution)` 之后，这个目标没有达到：\(goal)"
    case .notKept(let keep, let solution): "执行 `\(solution)` 之后，本应保持不变的变了：\(keep)"
    }
  }
}

extension LessonFault {
  var chinese: String {
    switch self {
    case .idOfAnotherFile(let id, let stem): "课程的 id 是 \(id)，文件名却是 \(stem).md。"
    case .idIsNotKebab(let id): "id“\(id)”只能用小写字母、数字和连字符。"
    case .idIsTaken(let id, let place): "id \(id) 在 \(place) 已经用过。"
    case .coversNothing: "这一课没有讲到任何规则。"
    case .uncited(let rule): "\(rule.rawValue) 列在 rules 里，正文却没有引用。"
    case .needsNone(let need): "先修 \(need) 不存在。"
    case .needsItself: "先修关系绕了一圈，又回到这一课自己。"
    case .tooLong(let words, let most):
      "这一步在代码块之前有 \(words) 个词，最多 \(most) 个。旁注（`<details>`）不计在内。"
    case .twin(let other): "这道题与 \(other) 问的一样，只换了数字。"
    case .nothingFails: "代码块标了 `fails`，里面却没有出错的命令。"
    case .fails(let command, let error): "`\(command)` 出错：\(error.chinese)"
    case .doesNotCompile(let command, let property):
      "`\(command)` 回显的 Swift 无法编译：`\(property)` 是只读的。"
    case .otherID(let id, let lesson): "译文的 id 是 \(id)，原课是 \(lesson)。"
    case .noUnit(let unit): "原课里没有 \(unit)。"
    case .unitTwice(let unit): "\(unit) 在这里出现了第二次。"
    case .stale(let unit, let mark): "\(unit) 译的不是现在的英文；原课现为 @\(mark)。"
    case .missing(let unit, let mark): "缺少 \(unit)：`<!-- \(unit) @\(mark) -->`。"
    case .empty(let unit): "\(unit) 是空的。"
    case .otherAsides(let unit): "\(unit) 的旁注与英文不一致。"
    case .lacks(let text, let unit): "\(unit) 缺少 `\(text)`。"
    case .noText(let text, let unit): "\(unit) 里没有 `\(text)` 这一项。"
    case .citesLess(let unit, let rule): "英文引用了 \(rule)，\(unit) 没有引用。"
    case .citesMore(let unit, let rule): "\(unit) 引用了 \(rule)，英文没有引用。"
    }
  }
}

extension HandbookFault {
  var chinese: String {
    switch self {
    case .isNoPage: "这不是手册里的页面。"
    case .isNotCompiled: "没有编译进程序。运行 `scripts/embed` 即可列入。"
    case .isCompiledOnly: "已编译进程序，文件却不在了。"
    case .lacks(let name): "缺少“\(name)”。"
    case .isNotThere(let name): "“\(name)”不该出现在这里。"
    case .isOutOfOrder(let name, let own): "“\(name)”这个位置，按程序的顺序应是“\(own)”。"
    case .namesNothing(let section, let field, let value):
      "\(section)：“\(field): \(value)”所指的并不存在。"
    case .hasNoTopic(let section): "\(section)：没有 Topic。"
    case .fails(let section, let command, let error):
      "\(section)：`\(command)` 出错：\(error.chinese)"
    case .mistakeIsIncomplete(let section): "\(section)：要有 Rule、一段会话和 Differs。"
    case .hasOtherParts(let section): "\(section)：要有标题、一段正文，外加至多三段带标签的说明。"
    case .citesNoRule(let section, let name): "\(section)：引用了 \(name)，没有这条规则。"
    case .writesTraditional(let section, let word): "\(section)：术语表里不写“\(word)”。"
    }
  }
}
