/// Which of several functions of one name a call means.
struct CallChoice {
  var found: Found
  var signature: Signature
  var sources: [Source]

  /// Where a parameter's value comes from.
  enum Source {
    case given(Int)
    /// Any number of them, as one array.
    case several([Int])
    /// Nothing was given, and something stands at the parameter.
    case usual
  }
}

extension Compiler {
  func signature(of found: Found) -> Signature? {
    switch found.kind {
    case .function(let number): return lexicon.signature(number)
    case .world(let member):
      if case .property = member.sort { return nil }
      return lexicon.signature(member)
    case .library(let row):
      let entry = lexicon.library.rows[row]
      return entry.labels == nil ? nil : lexicon.signature(entry)
    case .enumCase(let id, let index):
      guard case .program(let number) = id.origin,
        let entry = lexicon.typeEntry(id), index < entry.cases.count,
        !entry.cases[index].payload.isEmpty
      else { return nil }
      return lexicon.signature(payload: entry.cases[index].payload, of: number)
    case .property, .field, .type: return nil
    }
  }

  func choose(
    _ found: [Found], _ arguments: [Argument], wanted: Type = .unknown,
    ignoringLabels: Bool = false
  ) -> CallChoice? {
    var choices: [CallChoice] = []
    for one in found {
      guard let signature = signature(of: one),
        let sources = lexicon.arrange(
          arguments.map { Given(label: $0.label, isClosure: isClosure($0.value)) }, signature,
          ignoringLabels: ignoringLabels || isC)
      else { continue }
      choices.append(CallChoice(found: one, signature: signature, sources: sources))
    }
    guard choices.count > 1 else { return choices.first }
    let types = arguments.map { lightType($0.value) }
    var (best, most) = (choices[0], Int.min)
    for choice in choices {
      var score = 0
      for (source, parameter) in zip(choice.sources, choice.signature.types) {
        let parameter = lexicon.fill(parameter, choice.found.binding)
        switch source {
        case .given(let index):
          let fit = fits(arguments[index].value, types[index], parameter)
          score += fit == 0 ? -20 : fit * 2
        case .several(let indices):
          for index in indices {
            let fit = fits(arguments[index].value, types[index], parameter.elementType)
            score += fit == 0 ? -20 : fit * 2
          }
          score -= 1
        case .usual: score -= 1
        }
      }
      if !wanted.isOpen, choice.signature.result == wanted { score += 1 }
      if !wanted.isOptional, !wanted.isOpen, choice.signature.result.isOptional { score -= 1 }
      if score > most { (best, most) = (choice, score) }
    }
    return best
  }

  private func isClosure(_ expression: Expression) -> Bool {
    if case .closure = expression.kind { true } else { false }
  }

  /// How well a value goes where a type is wanted: 0 not at all, 3 as it is.
  func fits(_ expression: Expression, _ type: Type, _ wanted: Type) -> Int {
    if case .inOut(let inner) = wanted { return fits(expression, type, inner) }
    switch expression.kind {
    case .integer, .prefix("-", _):
      if type == .int, wanted.bare.isFloating { return 2 }
      if type == .int, case .integer(let kind) = wanted.bare { return kind == .int ? 3 : 2 }
    case .floating:
      if wanted.bare == .double { return 3 }
      if wanted.bare == .float { return 2 }
    case .null: return wanted.isOptional ? 3 : wanted.isOpen ? 1 : 0
    case .text:
      if wanted.bare == .character { return 1 }
    case .closure(let closure):
      guard case .function(let types, _) = wanted.bare else { return wanted.isOpen ? 1 : 0 }
      let count =
        closure.parameters.isEmpty
        ? (closure.isShorthand ? types.count : 0) : closure.parameters.count
      if count != types.count { return 1 }
      for (parameter, type) in zip(closure.parameters, types) {
        if let name = parameter.type, fits(expression, resolve(name), type) == 0 { return 0 }
      }
      return 3
    case .member(nil, let name):
      if wanted.isOpen { return 1 }
      return lexicon.find(name, of: wanted.bare, isStatic: true).isEmpty ? 0 : 3
    case .call(let callee, _):
      if case .member(nil, let name) = callee.kind {
        if wanted.isOpen { return 1 }
        return lexicon.find(name, of: wanted.bare, isStatic: true).isEmpty ? 0 : 3
      }
    case .array(let items):
      if case .array(let inner) = wanted.bare {
        return items.first.map { fits($0, lightType($0), inner) } ?? 2
      }
      if case .set(let inner) = wanted.bare {
        return items.first.map { fits($0, lightType($0), inner) > 0 ? 2 : 0 } ?? 2
      }
      if case .instance(let id, _) = wanted.bare, isOptions(id) { return 2 }
    default: break
    }
    return fits(type, wanted)
  }

  func fits(_ type: Type, _ wanted: Type) -> Int {
    if type == wanted { return 3 }
    if wanted.isOpen {
      if case .foreign(let name) = wanted { return fits(type, protocolNamed: name) }
      return 1
    }
    if type.isOpen { return 1 }
    switch (type, wanted) {
    case (.optional(let a), .optional(let b)), (.implicit(let a), .implicit(let b)),
      (.implicit(let a), .optional(let b)), (.optional(let a), .implicit(let b)):
      return a == .unknown ? 2 : fits(a, b)
    case (_, .optional(let inner)), (_, .implicit(let inner)): return min(2, fits(type, inner))
    case (.implicit(let inner), _): return min(2, fits(inner, wanted))
    case (.array(let a), .array(let b)), (.set(let a), .set(let b)), (.range(let a), .range(let b)),
      (.range(let a), .array(let b)), (.set(let a), .array(let b)), (.meta(let a), .meta(let b)):
      return a == .unknown ? 2 : fits(a, b)
    case (.text, .array(let b)): return min(1, fits(Type.character, b))
    case (.dictionary(let a, let b), .dictionary(let c, let d)):
      return a == .unknown ? 2 : min(fits(a, c), fits(b, d))
    case (.instance(let a, let x), .instance(let b, let y)):
      if a == b { return zip(x, y).allSatisfy { fits($0, $1) > 0 } ? 3 : 0 }
      return lexicon.isKind(a, of: b) ? 2 : 0
    case (_, .instance(let protocolID, _)):
      if lexicon.typeEntry(protocolID)?.sort == .protocolType {
        for name in type.extensionNames {
          guard let number = program.typeNumbers[name] else { continue }
          if lexicon.links[number].protocols.contains(protocolID) { return 2 }
        }
      }
      return isC ? 1 : 0
    case (.function(let a, _), .function(let b, _)): return a.count == b.count ? 2 : 1
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { fits($0.type, $1.type) > 0 } ? 2 : 0
    case (.integer, .integer), (.double, .float), (.float, .double), (.integer, .double),
      (.integer, .float), (.bool, .integer), (.integer, .bool):
      return isC ? 2 : 0
    default: return 0
    }
  }

  private func fits(_ type: Type, protocolNamed name: String) -> Int {
    if type.extensionNames.contains(name) { return 2 }
    if case .instance(let id, _) = type, lexicon.conforms(id, toLibrary: name) { return 2 }
    return 1
  }
}
