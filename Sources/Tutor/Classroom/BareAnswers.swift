import Engine
import Lab

/// Answers without their verb.
extension Classroom {
  /// What a line says that is no command but answers the question at hand.
  public func bareAnswer(_ line: String, in scene: Scene) -> LearningCommand? {
    let text = line.trimmed
    guard !text.isEmpty, let asking = open, !isCode(text, in: scene) else { return nil }
    if saysNotToKnow(text) { return .answer(text) }
    if let answer = asking.answerWithReason(text) { return .answer(answer) }
    let reading = CommandReading(text, in: scene)
    let isAnswer =
      switch asking.item.form {
      case .recall where asking.wantsOwnWords: asking.isOwnWords(text, read: reading)
      case .predict where asking.question.typedKind == .word:
        // A short one is a slip more often than an answer.
        reading == .unlike && text.count > 4
          && text.allSatisfy { $0.isLetter || $0.isNumber || "():_".contains($0) }
      case .recall, .predict, .choice, .multiple, .order, .claims:
        reading != .command && asking.isAnswer(QuestionStack.unsure(text).words)
      }
    return isAnswer ? .answer(text) : nil
  }
}

/// What the command language makes of a line.
enum CommandReading: Equatable {
  /// A command, by its whole word.
  case command
  /// It begins with the whole word of one, and is wrong.
  case wrong
  /// It begins as several commands do, or as one does that is cut short or misspelt.
  case like
  case unlike

  init(_ line: String, in scene: Scene) {
    let first = String(line.prefix { !$0.isWhitespace && !",;:，；：。".contains($0) })
    switch likeness(ofCommandWord: first) {
    case .none: self = .unlike
    case .near: self = .like
    case .whole:
      // The words of what comes after `;` are read when it is its turn.
      let isRight =
        (try? split(line).first { !$0.isEmpty }).flatMap { part in
          part.flatMap { (try? parse($0, in: scene)) ?? nil }
        } != nil
      self = isRight ? .command : .wrong
    }
  }
}

extension PosedQuestion {
  /// `note, since it is the first responder`: the answer, where one only is wanted.
  fileprivate func answerWithReason(_ text: String) -> String? {
    switch item.form {
    case .multiple, .order, .claims(_, .allThatHold), .recall: return nil
    case .choice, .claims, .predict: break
    }
    for mark in [",", "，", "；", " because ", " since ", " as ", "因为", "，因为"] {
      guard let range = text.range(of: mark), range.upperBound < text.endIndex else { continue }
      let answer = String(text[..<range.lowerBound]).trimmed
      // A second answer is no reason.
      let rest =
        text[range.upperBound...].split { ",，、 ".contains($0) }.first.map(String.init) ?? ""
      if isAnswer(answer), !isAnswer(rest) { return answer }
    }
    return nil
  }

  /// A sentence, rather than a command that went wrong: `touch` begins both.
  fileprivate func isOwnWords(_ text: String, read reading: CommandReading) -> Bool {
    let words = text.split { $0.isWhitespace }
    let numbers = words.count { Double($0) != nil }
    // Chinese has no spaces; and no command has its comma.
    let characters = text.count { $0.utf8.count > 2 }
    let isSentence = characters > 0 && text.contains { "，。；：".contains($0) }
    return switch reading {
    case .command: false
    // Nobody judges what is said to a follow-up.
    case .unlike: followUp != nil || words.count > 2 || text.count > 3 && characters > 0
    case .like: words.count >= 4 && numbers < 2 || isSentence || characters > 5
    case .wrong:
      words.count >= 7 && numbers < 2 || words.count >= 4 && text.first?.isUppercase == true
        || numbers < 2 && (characters > 8 || isSentence)
    }
  }

  /// The question is open, or what an interviewer asks next.
  fileprivate var wantsOwnWords: Bool { stage == .open || followUp != nil }

  /// Would several words be an answer in one's own words, if `answer` stood before them?
  func mayBeOwnWords(_ text: String) -> Bool {
    guard case .recall = item.form, wantsOwnWords else { return false }
    return text.split { $0.isWhitespace }.count >= 3 || likeness(ofCommandWord: text) == .none
  }
}
