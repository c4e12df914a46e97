/// Finds known words by their bytes, without a String for each token.
struct WordTable<Known: Sendable>: Sendable {
  private struct Entry: Sendable {
    var start: Int
    var count: Int
    var known: Known
  }

  private var bytes: [UInt8] = []
  private var slots: [Entry?]
  private let mask: Int

  init(_ words: [(text: String, known: Known)]) {
    var size = 16
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: nil, count: size)
    mask = size - 1
    for word in words where !word.text.isEmpty {
      let text = Array(word.text.utf8)
      var slot = hash(text, 0..<text.count)
      while slots[slot] != nil { slot = (slot + 1) & mask }
      slots[slot] = Entry(start: bytes.count, count: text.count, known: word.known)
      bytes += text
    }
  }

  func find(in text: [UInt8], _ range: Range<Int>) -> Known? {
    var slot = hash(text, range)
    while let entry = slots[slot] {
      if entry.count == range.count, matches(entry, text, range.lowerBound) { return entry.known }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func matches(_ entry: Entry, _ text: [UInt8], _ start: Int) -> Bool {
    for offset in 0..<entry.count where bytes[entry.start + offset] != text[start + offset] {
      return false
    }
    return true
  }

  private func hash(_ text: [UInt8], _ range: Range<Int>) -> Int {
    var found: UInt32 = 2_166_136_261
    for index in range { found = (found ^ UInt32(text[index])) &* 16_777_619 }
    return Int(truncatingIfNeeded: found ^ (found >> 15)) & mask
  }
}

enum Known {
  static let words = WordTable(SourceWord.allCases.map { (text: $0.rawValue, known: $0) })
  static let signs = WordTable(Sign.allCases.map { (text: $0.rawValue, known: $0) })
}
