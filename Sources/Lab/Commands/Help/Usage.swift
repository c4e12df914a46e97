import Engine

extension Form {
  /// As a usage text shows it. What is typed as it stands is bare, what stands for something is
  /// in `<…>`, what may be left out in `[…]`.
  func usage(in language: Language) -> String {
    switch self {
    case .word(let word): word
    case .value(let sort, let label):
      sort.isBare(label)
        ? CommandPhrase.label(label).text(in: language)
        : "<" + CommandPhrase.label(label).text(in: language) + ">"
    case .sequence(let parts):
      parts.map { $0.nestedUsage(in: language) }.filter { !$0.isEmpty }.joined(separator: " ")
    case .optional(let part): part == .nothing ? "" : "[" + part.usage(in: language) + "]"
    case .choice(let parts): parts.map { $0.usage(in: language) }.joined(separator: " | ")
    case .list(let part): part.usage(in: language) + ", …"
    case .nothing: ""
    }
  }

  private func nestedUsage(in language: Language) -> String {
    if case .choice = self { return "(" + usage(in: language) + ")" }
    return usage(in: language)
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
    case .point, .place, .size, .rect: true
    default: label.contains("=")
    }
  }
}

extension CommandSpec {
  /// Every way to write the command.
  public func usage(in language: Language) -> [String] {
    let form = syntax.form
    guard case .choice(let ways) = form else { return [line(form, language)] }
    return ways.map { line($0, language) }
  }

  private func line(_ form: Form, _ language: Language) -> String {
    let rest = form.usage(in: language)
    return rest.isEmpty ? word : word + " " + rest
  }

  /// What the words in `<…>` stand for.
  public func arguments(in language: Language) -> [(label: String, meaning: String)] {
    syntax.form.arguments.map { label, sort in
      let label = CommandPhrase.label(label).text(in: language)
      guard case .choice(let choice) = sort else {
        return (label, Expected.value(sort).text(in: language))
      }
      return (label, CommandPhrase.choice(choice.words).text(in: language))
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
