import Engine

extension CommandError {
  /// `what is a responder`, or `explain responder` where a rule was wanted: whoever asks for a word
  /// that the glossary has is led there.
  func leadingToGlossary(from text: String, in language: Language) -> CommandError {
    switch problem {
    case .unknownRule, .unknownCommand: break
    default: return self
    }
    guard let word = Term.word(askedFor: text) else { return leadingToRules(in: language) }
    var bare = self
    bare.suggestions = []
    let problem = bare.text(in: language)
    bare.problem = .running(
      code: code, message: problem + SessionPhrase.inGlossary(word.printable).text(in: language))
    return bare
  }
}

extension CommandError {
  /// `explain shake` where a rule was wanted: those whose title speaks of it.
  private func leadingToRules(in language: Language) -> CommandError {
    guard case .unknownRule(let word) = problem, word.count > 2 else { return self }
    let key = word.spellingKey
    let about = Rule.allCases.filter { rule in
      rule.text(in: language).title.spellingKey.contains(text: key)
    }
    guard !about.isEmpty else { return self }
    var error = self
    error.suggestions = about.prefix(4).map { "explain " + $0.rawValue }
    return error
  }
}

extension Term {
  /// The term that somebody asks about, as they name it; nil where it is none.
  fileprivate static func word(askedFor text: String) -> String? {
    var words = text.split(separator: " ").map { String($0) }
    if let last = words.last, let mark = last.last, mark == "?" || mark == "？" {
      words[words.count - 1] = String(last.dropLast())
    }
    let opening = ["explain", "what", "what's", "whats", "is", "are", "a", "an", "the"]
    while words.count > 1, let first = words.first, opening.contains(first.lowercased()) {
      words.removeFirst()
    }
    var word = words.joined(separator: " ")
    if word.hasPrefix("什么是") { word = String(word.dropFirst(3)).trimmed }
    if word.hasSuffix("是什么") { word = String(word.dropLast(3)).trimmed }
    if isCalled(word) { return word }
    let singular = String(word.dropLast())
    return word.hasSuffix("s") && isCalled(singular) ? singular : nil
  }

  private static func isCalled(_ word: String) -> Bool {
    let key = word.lowercased()
    return all.contains { term in
      term.english.lowercased() == key
        || (term.simplified + "、" + term.traditional).lowercased().split(separator: "、")
          .contains { $0 == key }
    }
  }
}
