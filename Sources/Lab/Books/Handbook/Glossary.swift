extension Narrator {
  /// The glossary: of a term, of whatever has the word in it, or of everything.
  public func glossary(_ word: String? = nil) -> [String] {
    Term.matching(word).map { entry($0, isListed: word == nil) }
  }

  /// The list of all of them has names of its reader's language alone.
  private func entry(_ term: Term, isListed: Bool) -> String {
    let english = language.spoken(term.english)
    if isListed, language.words == .english { return english + " — " + term.meaning(in: language) }
    return english + " · " + term.simplified + " · " + term.traditional + " — "
      + term.meaning(in: language)
  }
}

extension Term {
  /// Terms that are called so; else those with the word in one of their names.
  public static func matching(_ word: String?) -> [Term] {
    guard let word = word?.lowercased(), !word.isEmpty else { return all }
    let exact = all.filter { $0.names.contains(word) }
    guard exact.isEmpty else { return exact }
    return all.filter { term in
      term.names.contains { $0.has(word) }
    }
  }

  /// A word, and where it is a term of the glossary what that is called in all three scripts.
  public static func spellings(of word: String) -> [String] {
    let word = word.lowercased()
    return [word] + all.filter { $0.names.contains(word) }.flatMap { $0.names }
  }

  /// What the terms are called in a language, and in English, which everybody may use.
  public static func names(in language: Language) -> [String] {
    switch language.tongue {
    case .english: all.map { $0.english }
    case .chinese:
      all.map { $0.english }
        + all.flatMap { $0.simplified.split(separator: "、").map { String($0) } }
    }
  }

  private var names: [String] {
    [english.lowercased()]
      + (simplified + "、" + traditional).lowercased().split(separator: "、").map { String($0) }
  }
}

extension String {
  /// The word is somewhere in it.
  fileprivate func has(_ word: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(word) { return true }
      rest.removeFirst()
    }
    return false
  }
}
