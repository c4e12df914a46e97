/// An argument, as far as it matters to which parameter it goes.
struct Given {
  var label: String?
  var isClosure: Bool
}

extension Lexicon {
  /// Which argument goes to which parameter; nil, where they do not fit.
  func arrange(
    _ given: [Given], _ signature: Signature, ignoringLabels: Bool
  ) -> [CallChoice.Source]? {
    var sources: [CallChoice.Source] = []
    var next = 0
    let count = signature.types.count
    for index in 0..<count {
      let label = index < signature.labels.count ? signature.labels[index] : nil
      if signature.variadic[index] {
        var taken: [Int] = []
        while next < given.count,
          taken.isEmpty ? given[next].label == label : given[next].label == nil
        {
          taken.append(next)
          next += 1
        }
        sources.append(.several(taken))
        continue
      }
      guard next < given.count else {
        guard signature.usual[index] else { return nil }
        sources.append(.usual)
        continue
      }
      let argument = given[next]
      let isTrailing = argument.isClosure && argument.label == nil
      if argument.label == label || ignoringLabels {
        // A closure behind the call skips what need not be given.
        let needed = (index..<count).count { !signature.usual[$0] && !signature.variadic[$0] }
        if isTrailing, signature.usual[index], given.count - next <= needed {
          sources.append(.usual)
          continue
        }
      } else if !isTrailing || !takesFunction(signature.types[index])
        || (signature.usual[index] && isFunctionNeeded(after: index, signature))
      {
        guard signature.usual[index] else { return nil }
        sources.append(.usual)
        continue
      }
      sources.append(.given(next))
      next += 1
    }
    return next == given.count ? sources : nil
  }

  private func isFunctionNeeded(after index: Int, _ signature: Signature) -> Bool {
    (index + 1..<signature.types.count).contains {
      takesFunction(signature.types[$0]) && !signature.usual[$0]
    }
  }

  private func takesFunction(_ type: Type) -> Bool {
    switch type.bare {
    case .function, .unknown, .parameter, .foreign, .any: true
    default: false
    }
  }
}
