/// Ctrl-R, under way.
struct HistorySearch {
  var pattern = ""
  var found: (place: Int, text: String)?
  var isFailing = false
}

extension LineEditor {
  /// Looks for entries that hold what is typed. Ctrl-R goes on to older ones and Ctrl-S to newer
  /// ones; Ctrl-G, Ctrl-C and Escape give the line back; any other key takes what was found.
  func searchHistory(runs: Bool) {
    let before = (text: line.text, cursor: line.cursor)
    var current = HistorySearch()
    defer { search = nil }
    while true {
      search = current
      guard let key = nextKey() else { return }
      switch key {
      case .text(let scalar):
        current.pattern.unicodeScalars.append(scalar)
        look(&current, before: current.found.map { $0.place + 1 })
      case .paste(let text):
        let words = LineEditor.normalized(text).prefix { $0 != "\n" }
        current.pattern += words
        look(&current, before: current.found.map { $0.place + 1 })
      case .control(0x08), .control(0x7F):
        if current.pattern.isEmpty { beep() } else { current.pattern.removeLast() }
        look(&current, before: nil)
      case .control(KeyBindings.control("R")): look(&current, before: current.found?.place)
      case .control(KeyBindings.control("S")): lookForward(&current)
      case .control(KeyBindings.control("G")), .control(KeyBindings.control("C")), .control(0x1B):
        line.replace(with: before.text, cursor: before.cursor)
        return
      default:
        if let found = current.found { line.replace(with: found.text) }
        suggests = false
        let isEnter = key == .control(0x0D) || key == .control(0x0A)
        if runs || !isEnter { giveBack(key) }
        return
      }
    }
  }

  private func look(_ search: inout HistorySearch, before end: Int?) {
    guard !search.pattern.isEmpty else {
      (search.found, search.isFailing) = (nil, false)
      return
    }
    let (pattern, shown) = (search.pattern, search.found?.text)
    let isAgain = end == search.found?.place
    let found = history.newest(before: end) {
      $0.range(ofText: pattern) != nil && !(isAgain && $0 == shown)
    }
    keep(found, in: &search)
  }

  private func lookForward(_ search: inout HistorySearch) {
    guard let place = search.found?.place else { return beep() }
    let (pattern, shown) = (search.pattern, search.found?.text)
    keep(
      history.oldest(after: place) { $0.range(ofText: pattern) != nil && $0 != shown }, in: &search)
  }

  private func keep(_ found: (place: Int, text: String)?, in search: inout HistorySearch) {
    search.isFailing = found == nil
    if let found { search.found = found } else { beep() }
  }
}

extension String {
  /// Where a text first stands in this one, in characters.
  func range(ofText text: String) -> Range<Int>? {
    let (mine, wanted) = (Array(self), Array(text))
    guard !wanted.isEmpty, mine.count >= wanted.count else { return nil }
    // Small letters find capitals too.
    let ignoresCase = !wanted.contains { $0.isUppercase }
    for start in 0...(mine.count - wanted.count) {
      let matches = wanted.indices.allSatisfy { index in
        let character = mine[start + index]
        return character == wanted[index]
          || (ignoresCase && character.lowercased() == String(wanted[index]))
      }
      if matches { return start..<(start + wanted.count) }
    }
    return nil
  }
}
