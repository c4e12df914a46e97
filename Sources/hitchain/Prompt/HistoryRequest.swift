/// `history` and `history 50`: what was typed, in this session and in earlier ones.
struct HistoryRequest {
  private let count: Int

  init?(_ line: String) {
    let words = line.split(separator: " ")
    guard words.first == "history", words.count <= 2 else { return nil }
    guard let word = words.dropFirst().first else {
      count = 30
      return
    }
    guard let count = Int(word), count > 0 else { return nil }
    self.count = count
  }

  /// With their numbers, the newest last; a further row of an entry stands under the first.
  func lines(of entries: [String]) -> [String] {
    let width = String(entries.count).count + 2
    return entries.enumerated().suffix(count).map { place, entry in
      let number = String(place + 1)
      let margin = String(repeating: " ", count: width)
      return String(repeating: " ", count: width - 2 - number.count) + number + "  "
        + entry.split(separator: "\n", omittingEmptySubsequences: false).joined(
          separator: "\n" + margin)
    }
  }
}
