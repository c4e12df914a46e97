/// Which bracket closes which. A curly one is stronger than the others: `}` ends a `(` that nobody closes.
struct Brackets {
  private var open: [Int] = []
  private var openCurlies = 0
  private var isBroken = false
  /// How many brackets that nobody closes one other bracket closes with it.
  static let mostLost = 32

  /// Where they do not come out even, the lines' indentation says which one is missing. Gives back round and
  /// square ones that close nothing: they are taken out.
  static func pair(_ tokens: inout [Token], in text: [UInt8], _ language: SourceLanguage) -> [Token]
  {
    var brackets = Brackets()
    brackets.pair(&tokens)
    guard brackets.isBroken else { return [] }
    for index in tokens.indices where tokens[index].opens || tokens[index].closes {
      tokens[index].flags.remove(.isUnclosed)
      tokens[index].partner = -1
    }
    var indented = IndentedBrackets(text: text, language: language)
    indented.pair(&tokens)
    return removeStray(from: &tokens)
  }

  private static func removeStray(from tokens: inout [Token]) -> [Token] {
    var stray: [Token] = []
    var kept: [Token] = []
    // Where each token stands afterwards.
    var indices: [Int32] = []
    for token in tokens {
      indices.append(Int32(kept.count))
      let isStray = token.isUnclosed && (token.kind == .closeRound || token.kind == .closeSquare)
      if isStray { stray.append(token) } else { kept.append(token) }
    }
    guard !stray.isEmpty else { return [] }
    for index in kept.indices where kept[index].partner >= 0 {
      kept[index].partner = indices[Int(kept[index].partner)]
    }
    tokens = kept
    return stray
  }

  private mutating func pair(_ tokens: inout [Token]) {
    for index in tokens.indices {
      if tokens[index].opens {
        open.append(index)
        if tokens[index].kind == .openCurly { openCurlies += 1 }
      } else if tokens[index].closes {
        close(index, in: &tokens)
      }
    }
    isBroken = isBroken || openCurlies > 0
    for index in open { tokens.leave(index, endingAt: tokens.count - 1) }
  }

  private mutating func close(_ index: Int, in tokens: inout [Token]) {
    guard let depth = depth(of: tokens[index].kind.opening, in: tokens) else {
      tokens[index].flags.insert(.isUnclosed)
      isBroken = true
      return
    }
    while open.count - 1 > depth, let lost = open.popLast() {
      tokens.leave(lost, endingAt: index)
    }
    if let partner = open.popLast() {
      if tokens[partner].kind == .openCurly { openCurlies -= 1 }
      tokens.join(partner, index)
    }
  }

  private func depth(of kind: Token.Kind, in tokens: [Token]) -> Int? {
    if kind == .openCurly {
      return openCurlies > 0 ? open.lastIndex { tokens[$0].kind == .openCurly } : nil
    }
    for depth in open.indices.suffix(Brackets.mostLost).reversed() {
      if tokens[open[depth]].kind == kind { return depth }
      // A round or square one never closes across a curly one.
      if tokens[open[depth]].kind == .openCurly { return nil }
    }
    return nil
  }
}

extension [Token] {
  mutating func join(_ opening: Int, _ closing: Int) {
    self[opening].partner = Int32(closing)
    self[closing].partner = Int32(opening)
  }

  /// Nobody closes it: it ends before that token.
  mutating func leave(_ opening: Int, endingAt end: Int) {
    self[opening].partner = Int32(end)
    self[opening].flags.insert(.isUnclosed)
  }
}

extension Token.Kind {
  var opening: Token.Kind {
    switch self {
    case .closeRound: .openRound
    case .closeSquare: .openSquare
    default: .openCurly
    }
  }
}
