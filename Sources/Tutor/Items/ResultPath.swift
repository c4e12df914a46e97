import Lab

/// Which part of a command's result answers a question: `hitView`, `deliveries.to`,
/// `recognizers[T].states.last`.
public struct ResultPath: Equatable, Sendable {
  enum Step: Equatable {
    case member(String)
    /// The elements whose `name` or `to` it is.
    case named(String)
    case first, last, count
  }

  let steps: [Step]

  public init?(_ text: String) {
    var steps: [Step] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = pieces.first, !name.isEmpty, name.allSatisfy({ $0.isLetter }) else {
        return nil
      }
      switch name {
      case "first": steps.append(.first)
      case "last": steps.append(.last)
      case "count": steps.append(.count)
      default: steps.append(.member(String(name)))
      }
      guard pieces.count == 2 else { continue }
      guard pieces[1].hasSuffix("]"), pieces[1].count > 1 else { return nil }
      steps.append(.named(String(pieces[1].dropLast())))
    }
    self.steps = steps
  }

  /// Nil where the result has no such part.
  public func read(_ result: JSON) -> JSON? {
    var value = result
    for step in steps {
      guard let next = step.read(value) else { return nil }
      value = next
    }
    return value
  }
}

extension ResultPath.Step {
  fileprivate func read(_ value: JSON) -> JSON? {
    switch self {
    case .member(let name):
      guard case .array(let elements) = value else { return value[name] }
      var found: [JSON] = []
      for element in elements {
        guard let member = element[name] else { return nil }
        found.append(member)
      }
      return .array(found)
    case .named(let name):
      let found = value.elements.filter { element in
        [element["name"], element["to"], element["finger"]].contains {
          $0?.answerText == name
        }
      }
      // A name is a thing's own; `to` may be many calls'.
      if found.count == 1, found[0]["to"] == nil { return found[0] }
      return .array(found)
    case .first: return value.elements.first ?? .null
    case .last: return value.elements.last ?? .null
    case .count: return .number(Double(value.elements.count))
    }
  }
}

extension JSON {
  /// As a choice names it.
  public var answerText: String {
    switch self {
    case .null: Choice.nobody
    case .bool(let value): value ? "yes" : "no"
    case .string(let text): text
    case .array(let elements):
      elements.isEmpty ? Choice.nobody : elements.map { $0.answerText }.joined(separator: " > ")
    case .number, .object: encoded
    }
  }

  /// The answers that it holds.
  var answers: [String] {
    if case .array(let elements) = self { return elements.map { $0.answerText } }
    return [answerText]
  }
}
