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
  func fits(_ text: String) -> Bool {
    switch self {
    case .number: Double(text.trimmed) != nil || AnswerKey(text) == AnswerKey(Choice.nobody)
    case .yesOrNo: [AnswerKey("yes"), AnswerKey("no")].contains(AnswerKey(text))
    case .names(let names):
      TypedKind.parts(of: text).allSatisfy { part in
        ([Choice.nobody] + names).contains { AnswerKey($0) == AnswerKey(part) }
      }
    case .word: true
    }
  }

  fileprivate static func parts(of text: String) -> [String] {
    text.split(whereSeparator: { ">→,、".contains($0) }).map { $0.trimmed }
  }
}

extension Question {
  /// What names an object, where it names one.
  private static let objectFields = ["hitView", "handler", "firstResponder", "found", "initial"]

  /// By what is right, and by what there is in the scene before and after its commands.
  var typedKind: TypedKind {
    guard case .predict(let truth) = item.form, let right = expected.first else { return .word }
    if Double(right) != nil { return .number }
    if [AnswerKey("yes"), AnswerKey("no")].contains(AnswerKey(right)) { return .yesOrNo }
    var after = start
    _ = try? after.answer(truth.commands)
    let kind = TypedKind.names(start.scene.objectNames + after.scene.objectNames)
    let namesObject =
      right == Choice.nobody ? Self.objectFields.contains(truth.field) : kind.fits(right)
    return namesObject ? kind : .word
  }
}

extension Scene {
  fileprivate var objectNames: [String] { names.map { $0.key } }
}
