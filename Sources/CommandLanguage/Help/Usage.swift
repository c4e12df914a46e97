import Engine

extension Form {
  /// As a usage text shows it. What is typed as it stands is bare, what stands for something is
  /// in `<…>`, what may be left out in `[…]`.
  func usage(in wording: CommandWording) -> String {
    switch self {
    case .word(let word): word
    case .value(let sort, let label):
      sort.isBare(label) ? wording.label(label) : "<" + wording.label(label) + ">"
    case .sequence(let parts):
      parts.map { $0.nestedUsage(in: wording) }.filter { !$0.isEmpty }.joined(separator: " ")
    case .optional(let part): part == .nothing ? "" : "[" + part.usage(in: wording) + "]"
    case .choice(let parts): parts.map { $0.usage(in: wording) }.joined(separator: " | ")
    case .list(let part): part.usage(in: wording) + ", …"
    case .nothing: ""
    }
  }

  private func nestedUsage(in wording: CommandWording) -> String {
    if case .choice = self { return "(" + usage(in: wording) + ")" }
    return usage(in: wording)
  }

  /// The values in it, each label once.
  var arguments: [(label: String, sort: Sort)] {
    var found: [(label: String, sort: Sort)] = []
    func add(_ form: Form) {
      switch form {
      case .value(let sort, let label):
        if !found.contains(where: { $0.label == label && $0.sort == sort }) {
          found.append((label, sort))
        }
      case .sequence(let parts), .choice(let parts): parts.forEach(add)
      case .optional(let part), .list(let part): add(part)
      case .word, .nothing: break
      }
    }
    add(self)
    return found
  }
}

extension Sort {
  /// Labels that show what is typed: `x y`, `property=value …`.
  fileprivate func isBare(_ label: String) -> Bool {
    switch self {
    case .point, .size, .rect: true
    default: label.contains("=")
    }
  }
}

extension CommandSpec {
  /// Every way to write the command.
  public func usage(in wording: CommandWording) -> [String] {
    let form = syntax.form
    guard case .choice(let ways) = form else { return [line(form, wording)] }
    return ways.map { line($0, wording) }
  }

  private func line(_ form: Form, _ wording: CommandWording) -> String {
    let rest = form.usage(in: wording)
    return rest.isEmpty ? word : word + " " + rest
  }

  /// What the words in `<…>` stand for.
  func arguments(in wording: CommandWording) -> [(label: String, meaning: String)] {
    syntax.form.arguments.map { label, sort in
      let label = wording.label(label)
      guard case .choice(let choice) = sort else { return (label, wording.phrase(.value(sort))) }
      return (label, wording.choice(choice.words))
    }
  }

  /// How UIKit spells it, where that is another way.
  public var spellings: [String] { aliases.map { $0.text.camelCase } }
}

extension String {
  /// `hit-test` as `hitTest`.
  var camelCase: String {
    var result = ""
    var isStart = false
    for character in self {
      if character == "-" {
        isStart = true
      } else {
        result += isStart ? character.uppercased() : String(character)
        isStart = false
      }
    }
    return result
  }
}
