import Lab

/// Takes a learner's words for choices: by letter, by number, by name, by what a name begins with,
/// whatever the case and the language.
public struct AnswerReader: Sendable {
  private let choices: [String]
  private let labels: [String]
  private let takesSeveral: Bool
  private let isOpen: Bool
  /// The statement that is wrong is asked for: who says so of one means that one.
  private let asksForWrong: Bool

  public enum Reading: Equatable, Sendable {
    case understood([String])
    /// It could be any of these.
    case ambiguous(String, [String])
    case unknown(String)
  }

  public init(_ question: Question) {
    choices = question.choices
    labels = Choice.labels(for: choices)
    switch question.item.form {
    case .multiple, .order, .claims(_, .allThatHold): takesSeveral = true
    default: takesSeveral = false
    }
    if case .claims(_, .theOneThatFails) = question.item.form {
      asksForWrong = true
    } else {
      asksForWrong = false
    }
    isOpen = choices.isEmpty
  }

  public func read(_ words: String) -> Reading {
    guard !isOpen else { return .understood([words.trimmed]) }
    let words = words.halfWidth
    // Statements hold spaces and commas of their own.
    let whole = one(words)
    if case .understood = whole { return whole }
    guard takesSeveral else { return shortened(words, or: whole) }
    var found: [String] = []
    for part in parts(of: bare(words)) {
      switch one(part) {
      case .understood(let choice): found += choice
      case let failure: return failure
      }
    }
    return found.isEmpty ? .unknown(words) : .understood(found)
  }

  /// Is it nothing but a choice, or several? Whoever types that means it as an answer.
  public func isAnswer(_ words: String) -> Bool {
    guard !isOpen else { return false }
    let words = words.halfWidth
    if isChoice(words) || isChoice(bare(words)) || twice(words) != nil { return true }
    let parts = parts(of: bare(words))
    // Where one is asked for, several are an answer too: a wrong one, which is said.
    return !parts.isEmpty && parts.allSatisfy { isChoice($0) }
  }

  private func bare(_ words: String) -> String {
    words.withoutFrame(andVerdict: asksForWrong)
  }

  private func isChoice(_ text: String) -> Bool {
    let key = AnswerKey(text)
    return !key.text.isEmpty
      && (choices.contains { AnswerKey($0) == key } || labels.contains(key.text.trimmingLabel)
        || number(key.text.trimmingLabel) != nil)
  }

  /// `the view B` and `B gets it` mean B.
  private func shortened(_ words: String, or failure: Reading) -> Reading {
    if case .understood(let choice) = one(bare(words)) { return .understood(choice) }
    if let choice = twice(words) { return .understood([choice]) }
    let named = words.split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { word in
      choices.first { AnswerKey($0) == AnswerKey(String(word)) }
    }
    let distinct = Set(named)
    return distinct.count == 1 ? .understood(Array(distinct)) : failure
  }

  /// `c shelf`, `d（没有）`, `d没有`: by its letter, and by its name.
  private func twice(_ words: String) -> String? {
    var parts = words.split { $0.isWhitespace || "()（）".contains($0) }
    if parts.count == 1, let only = parts.first,
      only.dropFirst().first.map({ !$0.isASCII }) ?? false
    {
      parts = [only.prefix(1), only.dropFirst()]
    }
    guard parts.count == 2, labels.contains(parts[0].lowercased()),
      case .understood(let label) = one(String(parts[0])),
      case .understood(let name) = one(String(parts[1])), label == name
    else { return nil }
    return label.first
  }

  private func one(_ text: String) -> Reading {
    let key = AnswerKey(text)
    guard !key.text.isEmpty else { return .unknown(text.trimmed) }
    // Views may differ by their case alone.
    if let exact = choices.first(where: { $0 == text.trimmed }) { return .understood([exact]) }
    if let named = choices.first(where: { AnswerKey($0) == key }) { return .understood([named]) }
    let label = key.text.trimmingLabel
    if let place = labels.firstIndex(of: label) ?? number(label) {
      return .understood([choices[place]])
    }
    let starting = choices.filter { AnswerKey($0).text.hasPrefix(key.text) }
    switch starting.count {
    case 1: return .understood(starting)
    case 0: return .unknown(text.trimmed)
    default: return .ambiguous(text.trimmed, starting)
    }
  }

  private func number(_ text: String) -> Int? {
    let place = Int(text).map { $0 - 1 } ?? Self.ordinals.firstIndex { $0.contains(text) }
    return place.flatMap { choices.indices.contains($0) ? $0 : nil }
  }

  private static let ordinals = [
    ["first", "一", "①"], ["second", "二", "②"], ["third", "三", "③"], ["fourth", "四", "④"],
    ["fifth", "五", "⑤"], ["sixth", "六", "⑥"], ["seventh", "七", "⑦"],
  ]

  private func parts(of words: String) -> [String] {
    var text = words
    for mark in ["→", "->", ">", "、", "，", ";", "；", " and ", " then ", "和", "再"] {
      text = text.replacing(text: mark, with: ",")
    }
    let byComma = text.split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
    guard byComma.count == 1 else { return byComma }
    // `a c`, `ac`, `A B view`.
    let bySpace = text.split(whereSeparator: { $0.isWhitespace }).map(String.init)
    if bySpace.count == 1, let only = bySpace.first, only.count > 1,
      only.allSatisfy({ labels.contains(String($0).lowercased()) || number(String($0)) != nil })
    {
      return only.map { String($0) }
    }
    return bySpace
  }
}

extension String {
  /// 我选b, 应该是b吧, `I think b`: b; with the verdict b是错的 and `b is wrong` too.
  func withoutFrame(andVerdict takesVerdict: Bool = false) -> String {
    var text = trimmed
    for frame in Self.openings where text.lowercased().hasPrefix(frame) {
      text = String(text.dropFirst(frame.count)).trimmed
    }
    for frame in takesVerdict ? Self.verdicts + Self.endings : Self.endings
    where text.hasSuffix(frame) {
      text = String(text.dropLast(frame.count)).trimmed
    }
    return text
  }

  /// In the order in which one may stand before another.
  private static let openings = [
    "我觉得", "感觉", "我想", "我猜", "我", "好像", "估计", "应该", "可能", "大概", "答案", "答", ":", "：", "就", "选择",
    "选项", "选", "给", "是", "第", "i think",
    "i guess", "i say", "i'd say", "maybe", "probably", "it is", "it's", "the answer is", "option",
    "the ",
  ]
  private static let endings = [
    "吧", "啊", "呢", "都是", "都对", "收到", "视图", "个", "句", "项", " gets it", " does", " is", " one",
  ]
  private static let verdicts = [
    "吧", "啊", "呢", "是错的", "错了", "不对", "错", "是", " is wrong", " is false", " is not true",
    " is the wrong one",
  ]

  /// `(a)` and `a)` are a.
  fileprivate var trimmingLabel: String {
    var text = self[...]
    if let first = text.first, "(（".contains(first) { text.removeFirst() }
    if let last = text.last, ")）".contains(last) { text.removeLast() }
    return String(text)
  }
}
