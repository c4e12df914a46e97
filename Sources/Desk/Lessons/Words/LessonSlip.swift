import Lab

/// Why a text is no lesson, or no translation of one.
enum LessonSlip: Phrase {
  // MARK: Fields

  case twice(String)
  case isEmpty(String)
  case isMissing(String)
  case yesOrNo(String, not: String)
  case listOnLines(String)
  case isNoField(String)
  case noLanguage(String)
  // MARK: Values

  case noRule(String)
  case noMistake(String)
  case noLevel(String)
  case noInterviewLevel(String)
  case noKind(String)
  case noTruth(String)
  case noProof(String)
  case noKeep(String)
  case oneChoice
  case sameChoices
  case claimWithoutProof
  case pointWithoutWords
  case followWithoutReply
  // MARK: The whole

  case nothingBelow
  /// A fence that says nothing, or no word that is known; and what may be meant.
  case strayFence(String, meant: String)
  case blockInTranslation
  case textWithoutUnit
}

extension LessonSlip {
  var english: String {
    switch self {
    case .twice(let name): "`\(name)` stands here a second time."
    case .isEmpty(let name): "`\(name)` is empty."
    case .isMissing(let name): "`\(name):` is missing here."
    case .yesOrNo(let name, let value): "`\(name):` is yes or no, not \(value)."
    case .listOnLines(let name): "A list stands on one line: `\(name): [a, b]`."
    case .noLanguage(let tag): "`lang:` is en or zh-Hans, not \(tag)."
    case .isNoField(let name): "`\(name)` is no field of this block."
    case .noRule(let name): "There is no rule \(name)."
    case .noMistake(let name): "There is no mistake \(name)."
    case .noLevel(let value): "`level:` is a number from 1 to 5, not \(value)."
    case .noInterviewLevel(let value): "`level:` is junior, senior or both, not \(value)."
    case .noKind(let kind):
      "`kind:` is choice, multiple, order, predict, spot-the-error or recall, not \(kind)."
    case .noTruth(let text):
      "`truth:` is commands, ` -> ` and a member of the result, not \(text)."
    case .noProof(let text): "A proof is `commands -> path = value`, which \(text) is not."
    case .noKeep(let word): "`keep:` does not know \(word)."
    case .oneChoice: "One choice is no choice: `choices:` has two or more."
    case .sameChoices: "Two of the choices are the same."
    case .claimWithoutProof: "After a claim and ` | ` stands what proves it."
    case .pointWithoutWords: "After a point and ` | ` stand words that show it."
    case .followWithoutReply: "After each `follow:` stands its model answer, `reply:`."
    case .nothingBelow: "There is nothing under the front matter."
    case .strayFence("", let meant):
      "This block holds the fields of a \(meant), and its fence does not say so."
    case .strayFence(let word, let meant):
      "A fence says `\(word)`, which means nothing: `\(meant)` may be meant."
    case .blockInTranslation: "A translation is text alone: its blocks are the lesson's."
    case .textWithoutUnit:
      "A text stands below its unit and the mark of its English: `<!-- step 1 @74d2 -->`."
    }
  }

  var chinese: String {
    switch self {
    case .twice(let name): "`\(name)` 在这里出现了第二次。"
    case .isEmpty(let name): "`\(name)` 是空的。"
    case .isMissing(let name): "这里缺少 `\(name):`。"
    case .yesOrNo(let name, let value): "`\(name):` 只能写 yes 或 no，不能写 \(value)。"
    case .listOnLines(let name): "列表要写在一行里：`\(name): [a, b]`。"
    case .noLanguage(let tag): "`lang:` 写 en 或 zh-Hans，不能写 \(tag)。"
    case .isNoField(let name): "这里没有 `\(name)` 这个字段。"
    case .noRule(let name): "没有规则 \(name)。"
    case .noMistake(let name): "没有误解 \(name)。"
    case .noLevel(let value): "`level:` 是 1 到 5 的数字，不能写 \(value)。"
    case .noInterviewLevel(let value): "`level:` 写 junior、senior，或两个都写，不能写 \(value)。"
    case .noKind(let kind):
      "`kind:` 可以是 choice、multiple、order、predict、spot-the-error 或 recall，不能写 \(kind)。"
    case .noTruth(let text): "`truth:` 的写法是：命令、` -> `、结果里的一个成员；\(text) 不是。"
    case .noProof(let text): "证明的写法是 `commands -> path = value`；\(text) 不是。"
    case .noKeep(let word): "`keep:` 不认识 \(word)。"
    case .oneChoice: "只有一个选项，谈不上选择：`choices:` 至少要两个。"
    case .sameChoices: "有两个选项相同。"
    case .claimWithoutProof: "说法之后写 ` | `，再写用什么证明它。"
    case .pointWithoutWords: "要点之后写 ` | `，再写能看出答到这一点的词。"
    case .followWithoutReply: "每个 `follow:` 之后都要有参考回答 `reply:`。"
    case .nothingBelow: "文件头下面什么也没有。"
    case .strayFence("", let meant): "这个代码块里是 \(meant) 的字段，围栏却没有写明。"
    case .strayFence(let word, let meant): "围栏写的是 `\(word)`，没有这种代码块；也许要写 `\(meant)`。"
    case .blockInTranslation: "译文只有文字，代码块都在原课里。"
    case .textWithoutUnit: "文字要写在单元标记之下，标记里有英文的校验码：`<!-- step 1 @74d2 -->`。"
    }
  }
}
