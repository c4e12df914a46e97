import Engine

/// Which part of an outcome answers a question: `hitView`, `deliveries.to`, `actions.1.sender`,
/// `recognizers[T].states.last`.
public struct OutcomePath: Equatable, Sendable {
  enum Step: Equatable {
    /// Of a list, that field of every element.
    case field(OutcomeField)
    /// The elements whose name, receiver or finger it is.
    case named(String)
    case index(Int)
    case first, last, count
  }

  let steps: [Step]

  /// Nil where a step is no field that an outcome can have.
  public init?(_ text: String) {
    var steps: [Step] = []
    var rest = text[...]
    while let step = OutcomePath.step(&rest, isFirst: steps.isEmpty) { steps.append(step) }
    guard rest.isEmpty, !steps.isEmpty else { return nil }
    self.steps = steps
  }

  /// Takes a step off the text; nil at its end, and where none can be read.
  private static func step(_ rest: inout Substring, isFirst: Bool) -> Step? {
    if !isFirst, rest.first == "[" {
      guard let end = rest.firstIndex(of: "]") else { return nil }
      let name = rest[rest.index(after: rest.startIndex)..<end]
      guard !name.isEmpty else { return nil }
      rest = rest[rest.index(after: end)...]
      return .named(String(name))
    }
    var tail = rest
    if !isFirst, tail.popFirst() != "." { return nil }
    let word = tail.prefix { $0 != "." && $0 != "[" }
    guard let step = step(named: String(word)), !isFirst || step.isField else { return nil }
    rest = tail[word.endIndex...]
    return step
  }

  private static func step(named word: String) -> Step? {
    switch word {
    case "first": .first
    case "last": .last
    case "count": .count
    default: OutcomeField(rawValue: word).map { .field($0) } ?? Int(word).map { .index($0) }
    }
  }

  /// Where it is all of a field.
  public var field: OutcomeField? {
    if steps.count == 1, case .field(let field) = steps[0] { field } else { nil }
  }

  /// Nil where the outcome has no such part.
  public func read(_ outcome: Outcome, in scene: Scene) -> OutcomeReading? {
    steps.reduce(Optional(OutcomeReading(.outcome(outcome), in: scene))) { $0?.read($1) }
  }
}

extension OutcomePath.Step {
  fileprivate var isField: Bool { if case .field = self { true } else { false } }
}

/// A part of an outcome, and the scene that knows the names in it.
public struct OutcomeReading: Equatable, Sendable {
  public let part: OutcomePart
  public let scene: Scene

  init(_ part: OutcomePart, in scene: Scene) {
    self.part = part
    self.scene = scene
  }

  fileprivate func read(_ step: OutcomePath.Step) -> OutcomeReading? {
    part.read(step, in: scene).map { OutcomeReading($0, in: scene) }
  }

  /// What is in a list; of anything else itself.
  public var elements: [OutcomeReading] {
    guard case .list(let elements) = part else { return [self] }
    return elements.map { OutcomeReading($0, in: scene) }
  }

  /// A name, a word, a text. Nil of what is none, or nobody.
  public var text: String? { part.text(in: scene) }

  /// As JSON has it.
  public var encoded: String { OutcomeJSON(scene: scene).encode(part).encoded }
}

extension OutcomePart {
  fileprivate subscript(field: OutcomeField) -> OutcomePart? {
    if let member = members.first(where: { $0.field == field }) { return member.part }
    // An event without a finger has these members only where there is something in them.
    if case .outcome(.offer) = self, field == .actions || field == .recognizers { return .list([]) }
    return nil
  }

  func text(in scene: Scene) -> String? {
    switch self {
    case .value(.text(let text)): text
    case .value(.object(let object)): object.map { scene.name(of: $0) }
    case .value(.transform), .value(.words): OutcomeJSON(scene: scene).encode(self).text
    case .word(let word): scene.text(of: word)
    case .value, .finger, .delivery, .recognizer, .action, .outcome, .list: nil
    }
  }

  fileprivate func read(_ step: OutcomePath.Step, in scene: Scene) -> OutcomePart? {
    guard case .list(let elements) = self else {
      if case .field(let field) = step { return self[field] }
      return nil
    }
    switch step {
    case .field(let field):
      var found: [OutcomePart] = []
      for element in elements {
        // Of lists, such as the actions of each event's turn: one after the other.
        if case .list = element, case .list(let parts)? = element.read(step, in: scene) {
          found += parts
          continue
        }
        guard let part = element[field] else { return nil }
        found.append(part)
      }
      return .list(found)
    case .named(let name): return OutcomePart.only(elements.filter { $0.isNamed(name, in: scene) })
    case .index(let index): return elements.indices.contains(index) ? elements[index] : nil
    case .first: return elements.first ?? .nobody
    case .last: return elements.last ?? .nobody
    case .count: return .whole(elements.count)
    }
  }

  /// A name is a thing's own; a delivery may be one of many to the same.
  private static func only(_ found: [OutcomePart]) -> OutcomePart {
    if found.count == 1, found[0][.to] == nil { found[0] } else { .list(found) }
  }

  private func isNamed(_ name: String, in scene: Scene) -> Bool {
    switch self {
    case .finger(let row): "\(row.finger)" == name
    case .delivery(let row): scene.name(of: row.to) == name
    case .recognizer(let row): scene.name(of: row.recognizer) == name
    case .value, .word, .action, .outcome, .list: false
    }
  }
}
