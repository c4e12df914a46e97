import Engine
import Lab
import Tutor

/// Reads quiz and challenge blocks.
struct ItemReader {
  private var fields: FieldReader

  init(_ fields: Fields, line: Int) { self.fields = FieldReader(fields, line: line) }

  // MARK: Quiz

  static func item(
    _ fields: Fields, line: Int, _ slips: inout [LessonError]
  ) throws(LessonError) -> Item {
    var reader = ItemReader(fields, line: line)
    return try reader.item(&slips)
  }

  private mutating func item(_ slips: inout [LessonError]) throws(LessonError) -> Item {
    let kind = try fields.optional("kind") ?? "choice"
    var item = Item(
      id: try fields.required("id"), ask: try fields.required("ask").withoutMarks,
      scene: fields.all("scene").map { $0.value }, form: try form(kind))
    item.why = try fields.optional("why")?.withoutMarks
    for (name, field) in fields.named("wrong") {
      item.wrong.append(try Self.remark(name, field))
    }
    // Without a choice it is for all of them.
    item.wrong += fields.all("wrong").map { Item.Remark(choice: "", text: $0.value.withoutMarks) }
    item.hints = fields.all("hint").map { $0.value.withoutMarks }
    item.rules = try fields.rules(&slips)
    item.standsAlone = try fields.yesOrNo("alone") ?? true
    for name in try fields.list("level") {
      guard let level = InterviewLevel(rawValue: name) else {
        throw LessonError(fields.line, .noInterviewLevel(name))
      }
      item.levels.append(level)
    }
    if let name = try fields.optional("contested") {
      guard let rule = Rule(rawValue: name) else {
        throw LessonError(fields.line, .noRule(name))
      }
      item.contested = rule
    }
    if case .claims(let claims, _) = item.form { number(&item.wrong, by: claims) }
    try fields.checkAllAsked()
    return item
  }

  /// `wrong B: …`, or `wrong B (superview-comes-first): …` with what leads one to B.
  private static func remark(
    _ name: String, _ field: Fields.Field
  ) throws(LessonError) -> Item.Remark {
    let text = field.value.withoutMarks
    guard name.hasSuffix(")"), let bracket = name.lastRange(of: " (") else {
      return Item.Remark(choice: name, text: text)
    }
    let words = name[bracket.upperBound...].dropLast().split(separator: ",").map { $0.trimmed }
    // A choice may end in brackets of its own, a point's say.
    let isKebab = words.allSatisfy { word in
      word.contains("-") && word.allSatisfy { ("a"..."z").contains($0) || $0 == "-" }
    }
    guard isKebab, !words.isEmpty else { return Item.Remark(choice: name, text: text) }
    var mistakes: [Mistake] = []
    for word in words {
      guard let mistake = Mistake(rawValue: word) else {
        throw LessonError(field.line, .noMistake(word))
      }
      mistakes.append(mistake)
    }
    return Item.Remark(
      choice: name[..<bracket.lowerBound].trimmed, mistakes: mistakes, text: text)
  }

  /// A remark on a statement names it by its number.
  private func number(_ remarks: inout [Item.Remark], by claims: [Claim]) {
    for index in remarks.indices {
      guard let number = Int(remarks[index].choice), claims.indices.contains(number - 1) else {
        continue
      }
      remarks[index].choice = claims[number - 1].text
    }
  }

  private mutating func form(_ kind: String) throws(LessonError) -> Item.Form {
    let claims = try self.claims()
    switch kind {
    case "choice" where !claims.isEmpty: return .claims(claims, .theOneThatHolds)
    case "multiple" where !claims.isEmpty: return .claims(claims, .allThatHold)
    case "spot-the-error":
      guard !claims.isEmpty else { throw LessonError(fields.line, .isMissing("claim")) }
      return .claims(claims, .theOneThatFails)
    case "choice": return .choice(try truth(), try choices())
    case "multiple": return .multiple(try truth(), try choices())
    case "order": return .order(try truth(), try choices())
    case "predict": return .predict(try truth())
    case "recall": return .recall(try modelAnswer())
    default:
      throw LessonError(fields.line, .noKind(kind))
    }
  }

  private mutating func truth() throws(LessonError) -> Truth {
    let text = try fields.required("truth")
    guard let truth = Truth(text) else {
      throw LessonError(fields.line, .noTruth(text))
    }
    return truth
  }

  private mutating func choices() throws(LessonError) -> [String] {
    let text = try fields.required("choices")
    let mark: Character = text.contains("|") ? "|" : ","
    let choices = text.split(separator: mark).map { $0.trimmed }.filter { !$0.isEmpty }
    guard choices.count > 1 else {
      throw LessonError(fields.line, .oneChoice)
    }
    guard Set(choices.map { AnswerKey($0) }).count == choices.count else {
      throw LessonError(fields.line, .sameChoices)
    }
    return choices
  }

  private mutating func claims() throws(LessonError) -> [Claim] {
    var claims: [Claim] = []
    for field in fields.all("claim") {
      let (text, proofs) = try Self.textAndProofs(field)
      claims.append(Claim(text: text, proofs: proofs))
    }
    return claims
  }

  /// `text | commands -> path = value && commands -> path = value`.
  private static func textAndProofs(
    _ field: Fields.Field
  ) throws(LessonError) -> (String, [Proof]) {
    guard let bar = field.value.lastRange(of: " | ") else {
      throw LessonError(field.line, .claimWithoutProof)
    }
    let proofs = try proofs(String(field.value[bar.upperBound...]), field.line)
    return (String(field.value[..<bar.lowerBound]).trimmed.withoutMarks, proofs)
  }

  /// `commands -> path = value && commands -> path = value`.
  private static func proofs(_ text: String, _ line: Int) throws(LessonError) -> [Proof] {
    var proofs: [Proof] = []
    for part in text.replacing(text: " && ", with: "\n").split(separator: "\n") {
      guard let proof = Proof(part.trimmed) else {
        throw LessonError(line, .noProof(part.trimmed))
      }
      proofs.append(proof)
    }
    return proofs
  }

  private mutating func modelAnswer() throws(LessonError) -> ModelAnswer {
    let text = try fields.required("model").withoutMarks
    var points: [ModelAnswer.Point] = []
    for field in fields.all("point") {
      guard let bar = field.value.lastRange(of: " | ") else {
        throw LessonError(field.line, .pointWithoutWords)
      }
      let words = field.value[bar.upperBound...].split(separator: ",").map { $0.trimmed }
      points.append(
        ModelAnswer.Point(
          text: String(field.value[..<bar.lowerBound]).trimmed.withoutMarks,
          keywords: words.filter { !$0.hasPrefix("!") },
          refutations: words.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }))
    }
    guard !points.isEmpty else { throw LessonError(fields.line, .isMissing("point")) }
    let (asks, replies) = (fields.all("follow"), fields.all("reply"))
    guard asks.count == replies.count else {
      throw LessonError(asks.last?.line ?? fields.line, .followWithoutReply)
    }
    return ModelAnswer(
      text: text, points: points,
      followUps: zip(asks, replies).map {
        ModelAnswer.FollowUp(ask: $0.value.withoutMarks, model: $1.value.withoutMarks)
      })
  }

  // MARK: Challenge

  static func challenge(
    _ fields: Fields, line: Int, _ slips: inout [LessonError]
  ) throws(LessonError) -> Challenge {
    var reader = ItemReader(fields, line: line)
    return try reader.challenge(&slips)
  }

  private mutating func challenge(
    _ slips: inout [LessonError]
  ) throws(LessonError) -> Challenge {
    var challenge = Challenge(
      id: try fields.required("id"), ask: try fields.required("ask").withoutMarks,
      scene: fields.all("scene").map { $0.value }, goals: [])
    for field in fields.all("goal") { challenge.goals.append(try Self.goal(field)) }
    guard !challenge.goals.isEmpty else { throw LessonError(fields.line, .isMissing("goal")) }
    for word in try fields.list("keep") {
      guard let keep = Keep(word) else {
        throw LessonError(fields.line, .noKeep(word))
      }
      challenge.keeps.append(keep)
    }
    challenge.hints = fields.all("hint").map { $0.value.withoutMarks }
    challenge.solutions = fields.all("solution").map { $0.value }
    challenge.onlyWay = try fields.optional("only")?.withoutMarks
    challenge.rules = try fields.rules(&slips)
    challenge.standsAlone = try fields.yesOrNo("alone") ?? true
    try fields.checkAllAsked()
    return challenge
  }

  /// `commands -> path = value | what the learner reads`.
  private static func goal(_ field: Fields.Field) throws(LessonError) -> Challenge.Goal {
    let bar = field.value.lastRange(of: " | ")
    let proofs = try proofs(
      bar.map { String(field.value[..<$0.lowerBound]) } ?? field.value, field.line)
    let text = bar.map { String(field.value[$0.upperBound...]).trimmed.withoutMarks } ?? field.value
    return Challenge.Goal(text: text, proofs: proofs)
  }
}
