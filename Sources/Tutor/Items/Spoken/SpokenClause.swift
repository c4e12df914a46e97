import Lab

/// What is said between two commas or stops.
struct SpokenClause {
  private let words: [SpokenWord]
  /// In which part of the clause each word stands: “if it is not handled | it goes up”.
  private var parts: [Int] = []
  /// Which words deny the part they stand in.
  private var denies: [Bool] = []
  /// Parts that are denied as a whole: “instead of …”.
  private var deniedParts: Set<Int> = []

  static func clauses(of text: String) -> [SpokenClause] {
    var clauses: [[SpokenWord]] = [[]]
    for word in SpokenWord.words(of: text) {
      if word.follows == .clause { clauses.append([]) }
      clauses[clauses.count - 1].append(word)
    }
    return clauses.filter { !$0.isEmpty }.map { SpokenClause($0) }
  }

  private init(_ words: [SpokenWord]) {
    self.words = words
    var part = 0
    for (place, word) in words.enumerated() {
      let isTurn = starts(SpokenTable.turns, at: place)
      if isTurn || word.follows == .part || isBreak(place) { part += 1 }
      parts.append(part)
      if isTurn { deniedParts.insert(part) }
    }
    denies = words.indices.map { words[$0].isDenial && !isIdle($0) }
  }

  // MARK: What it says

  /// Are the words there, not denied, and none of what is claimed turned into its opposite?
  func says(_ keyword: Keyword, claiming claimed: Set<String>, within farthest: Int) -> Bool {
    !keyword.parts.isEmpty
      && find(keyword.parts[...], from: 0, with: [], within: farthest) {
        !isDenied($0) && !isReversed($0, keyword, claimed)
      }
  }

  private func find(
    _ parts: ArraySlice<[[String]]>, from start: Int, with found: [Int], within farthest: Int,
    _ isRight: ([Int]) -> Bool
  ) -> Bool {
    guard let part = parts.first else { return isRight(found) }
    var distance = 0
    for place in words.indices.dropFirst(start) {
      for wanted in part where stands(wanted, at: place) {
        let places = found + Array(place..<(place + wanted.count))
        let end = place + wanted.count
        if find(parts.dropFirst(), from: end, with: places, within: farthest, isRight) {
          return true
        }
      }
      guard !found.isEmpty else { continue }
      distance += words[place].text.first?.isChinese == true ? 1 : 2
      if distance > farthest { return false }
    }
    return false
  }

  private func stands(_ wanted: [String], at place: Int) -> Bool {
    place + wanted.count <= words.count
      && wanted.indices.allSatisfy { isSame(words[place + $0], wanted[$0]) }
  }

  /// For “not” every denial is as good, and for “no” the answer NO.
  private func isSame(_ word: SpokenWord, _ wanted: String) -> Bool {
    word.text == wanted || SpokenTable.anyDenial.contains(wanted) && word.isDenial
      || wanted == "no" && word.text == SpokenTable.no
  }

  /// Denied an odd number of times, those denials aside that the keyword itself has.
  private func isDenied(_ places: [Int]) -> Bool {
    let touched = Set(places.map { parts[$0] })
    let count = words.indices.count {
      denies[$0] && touched.contains(parts[$0]) && !places.contains($0)
    }
    return (count + touched.intersection(deniedParts).count) % 2 == 1
  }

  private func isReversed(_ places: [Int], _ keyword: Keyword, _ claimed: Set<String>) -> Bool {
    let touched = Set(places.map { parts[$0] })
    let said = words.indices.filter { touched.contains(parts[$0]) }.map { words[$0].text }
    return said.contains { word in
      !claimed.contains(word) && !keyword.holds(word)
        && (SpokenTable.opposites[word] ?? []).contains {
          claimed.contains($0) && !said.contains($0)
        }
    }
  }

  // MARK: Its parts

  private func starts(_ phrases: [[String]], at place: Int) -> Bool {
    phrases.contains { stands(exactly: $0, at: place) }
  }

  private func stands(exactly phrase: [String], at place: Int) -> Bool {
    place + phrase.count <= words.count
      && phrase.indices.allSatisfy { words[place + $0].text == phrase[$0] }
  }

  private func isBreak(_ place: Int) -> Bool {
    if starts(SpokenTable.breaks, at: place) { return true }
    return words[place].text == "and" && place + 1 < words.count
      && (words[place + 1].isDenial || SpokenTable.subjects.contains(words[place + 1].text))
  }

  /// Does a denial deny nothing here? “不过”, “whether or not”, “是不是”, “what is not handled”, “不处理的事件”.
  private func isIdle(_ place: Int) -> Bool {
    for phrase in SpokenTable.idle {
      let begins = max(0, place - phrase.count + 1)...place
      if begins.contains(where: { stands(exactly: phrase, at: $0) }) { return true }
    }
    if place > 0, place + 1 < words.count, words[place].text.first?.isChinese == true,
      words[place - 1].text == words[place + 1].text
    {
      return true
    }
    return isCondition(place)
  }

  private func isCondition(_ place: Int) -> Bool {
    let part = words.indices.filter { parts[$0] == parts[place] }
    let after = part.filter { $0 > place }
    // In Chinese what qualifies stands before 的, and what is qualified behind it.
    if words[place].text.first?.isChinese == true {
      if let next = after.first, words[next].text == "是" { return false }
      return after.prefix(7).dropFirst().contains { words[$0].text == "的" && $0 != after.last }
    }
    let isOpened = part.contains {
      $0 <= place && SpokenTable.openers.contains(words[$0].text)
    }
    return isOpened && after.prefix(3).contains { SpokenTable.conditions.contains(words[$0].text) }
  }
}
