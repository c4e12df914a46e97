import Engine

extension DecisionJSON {
  func layoutParts(_ decision: LayoutDecision) -> Parts {
    switch decision {
    case .placed(let view, let from, let to):
      Parts("layout", name(view), "placed", ("from", .encode(from)), ("to", .encode(to)))
    case .content(let view, let size):
      Parts("layout", name(view), "content-size", ("size", .encode(size)))
    case .found(.conflict(let broken, let others)):
      Parts(
        "layout", .null, "unsatisfiable", ("broken", .string(scene.word(for: broken))),
        ("with", .strings(others.map { scene.word(for: $0) })))
    case .found(.ambiguous(let view, let numbers)):
      Parts("layout", name(view), "ambiguous", ("numbers", .strings(numbers.map { $0.word })))
    case .found(.noSize(let view, let numbers)):
      Parts("layout", name(view), "no-size", ("numbers", .strings(numbers.map { $0.word })))
    case .found(.unsolved): Parts("layout", .null, "unsolved")
    }
  }
}

extension Scene {
  /// What a row of a layout comes of, for other programs: a constraint as it is typed, else who it is about.
  fileprivate func word(for reason: LayoutReason) -> String {
    switch reason {
    case .constraint(let id): self[id].map { text(of: $0) } ?? "removed"
    case .stack(let one): "\(text(of: one)) by \(one.role.rawValue) of \(name(of: one.stack))"
    case .frame(let view, let number): "\(name(of: view)).\(number.word) by its frame"
    case .top(let view, let number): "\(name(of: view)).\(number.word)"
    case .hugging(let view, let axis): "\(name(of: view)) hugging \(axis.rawValue)"
    case .resistance(let view, let axis): "\(name(of: view)) resistance \(axis.rawValue)"
    case .content(let view, let number): "\(name(of: view)).contentLayoutGuide.\(number.word)"
    case .notNegative(_, let number): "\(number.word) >= 0"
    case .nothing(_, let number): "\(number.word) undecided"
    }
  }
}

extension OutcomeJSON {
  func encode(_ answer: LayoutAnswer) -> JSON {
    .object(
      ("frame", .encode(answer.frame)),
      (
        "decided",
        .object(
          answer.parts.map { part in
            JSON.Member(
              name: part.number.word, value: .strings(part.reasons.map { scene.word(for: $0) }))
          })
      ),
      ("ambiguous", .bool(answer.parts.contains { $0.isAmbiguous })),
      ("missing", .strings(answer.missing.map { $0.word })))
  }

  func encode(_ constraints: [LayoutConstraintID]) -> JSON {
    let unmet = scene.unmetConstraints()
    return .object(
      (
        "constraints",
        .array(
          constraints.compactMap { id in
            scene[id].map { constraint in
              var one = JSON.object(
                ("text", .string(scene.text(of: constraint))),
                ("active", .bool(constraint.isActive)),
                ("satisfied", .bool(constraint.isActive && !unmet.contains(id))))
              if let origin = constraint.origin {
                one.add("method", .string(origin.method))
                one.add("line", .whole(origin.line))
              }
              return one
            }
          })
      ))
  }
}

extension Reply {
  /// Conflicts that came about, as the contract has them; nil where there are none.
  var conflicts: JSON? {
    let found = decisions.compactMap { decision -> JSON? in
      guard case .layout(.found(.conflict(let broken, let others))) = decision.kind else {
        return nil
      }
      let word = scene.word(for: broken)
      return .object(
        ("constraints", .strings(others.map { scene.word(for: $0) } + [word])),
        ("broken", .string(word)))
    }
    return found.isEmpty ? nil : .array(found)
  }
}
