import Engine
import Lab

/// What sort of thing answers a question whose answer is typed.
public enum TypedKind: Equatable, Sendable {
  case number
  case yesOrNo
  /// Objects of the scene, or nobody.
  case names([String])
  /// A selector, a message, a state: any word may be meant.
  case word

  /// Could it be the answer, right or wrong?
  func fits(_ text: String) -> Bool { read(text) != nil }

  /// The answer in somebody's words: a number without its unit, `the window` as its name. Nil where it
  /// cannot be one.
  func read(_ text: String) -> String? {
    plain(text) ?? plain(text.withoutFrame())
  }

  private func plain(_ text: String) -> String? {
    switch self {
    case .number:
      return TypedNumber.read(text)
        ?? (AnswerKey(text) == AnswerKey(Choice.nobody) ? "0" : nil)
    case .yesOrNo:
      return [AnswerKey("yes"), AnswerKey("no")].contains(AnswerKey(text)) ? text : nil
    case .names(let names):
      let names = [Choice.nobody] + names
      let parts = TypedKind.parts(of: text)
      if parts.allSatisfy({ part in names.contains { AnswerKey($0) == AnswerKey(part) } }) {
        return text
      }
      // `the window`, `B gets it`.
      let words = text.split { $0.isWhitespace }.filter {
        !TypedKind.fillers.contains($0.lowercased())
      }
      guard words.count == 1, let word = words.first else { return nil }
      return names.first { AnswerKey($0) == AnswerKey(String(word)) }
    case .word: return text
    }
  }

  private static let fillers: Set<String> = ["the", "it", "is", "its", "it's", "gets", "does"]

  fileprivate static func parts(of text: String) -> [String] {
    text.split(whereSeparator: { ">→,、".contains($0) }).map { $0.trimmed }
  }
}

/// A number as a learner types it: `5.0`, `-20`, `50 points`.
enum TypedNumber {
  /// Without its unit; nil where it is no number.
  static func read(_ text: String) -> String? {
    var number = String(text.halfWidth.trimmed.map { $0 == "−" ? "-" : $0 })
    while number.last == "." || number.last == "。" { number.removeLast() }
    for unit in units where number.lowercased().hasSuffix(unit) {
      let rest = number.dropLast(unit.count)
      // `e5` ends in no unit, and `points` alone is no number.
      guard rest.trimmed.last?.isNumber == true else { continue }
      number = rest.trimmed
      break
    }
    if let value = words.firstIndex(where: { $0.contains(number.withoutMeasure) }) {
      return String(value)
    }
    guard number.allSatisfy({ $0.isASCII && ($0.isNumber || ".+-".contains($0)) }),
      Double(number) != nil
    else { return nil }
    return number
  }

  /// By what they say: 两次 is 2.
  private static let words: [Set<String>] = [
    ["zero", "零", "〇"], ["one", "once", "一"], ["two", "twice", "二", "两"], ["three", "三"],
    ["four", "四"], ["five", "五"], ["six", "六"], ["seven", "七"], ["eight", "八"], ["nine", "九"],
    ["ten", "十"],
  ]

  private static let units = [
    "points", "point", "pts", "pt", "seconds", "second", "s", "times", "views", "calls", "点", "秒",
    "次", "个",
  ]
}

extension String {
  /// 两次 without 次, `Two times` without times.
  fileprivate var withoutMeasure: String {
    var text = lowercased().trimmed
    for measure in ["次", "个", "点", "秒", " times", " points"] where text.hasSuffix(measure) {
      text = String(text.dropLast(measure.count))
    }
    return text
  }
}

extension Question {
  /// What names an object, where it names one.
  private static let objectFields: [OutcomeField?] = [
    .hitView, .handler, .firstResponder, .found, .initial,
  ]

  /// By what is right, and by what there is in the scene before and after its commands.
  var typedKind: TypedKind {
    guard case .predict(let truth) = item.form, let right = expected.first else { return .word }
    if Double(right) != nil { return .number }
    if [AnswerKey("yes"), AnswerKey("no")].contains(AnswerKey(right)) { return .yesOrNo }
    var after = start
    if let experiment { _ = try? after.answer(experiment.commands) }
    let kind = TypedKind.names(start.scene.objectNames + after.scene.objectNames)
    let namesObject =
      right == Choice.nobody ? Self.objectFields.contains(truth.path.field) : kind.fits(right)
    return namesObject ? kind : .word
  }
}

extension Scene {
  fileprivate var objectNames: [String] { names.map { $0.key } }
}
