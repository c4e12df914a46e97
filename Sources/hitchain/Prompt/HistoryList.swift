/// What `history` shows: the lines that were typed, in this session and in earlier ones.
struct HistoryList {
  /// As many as fit a screen with the prompt.
  private static let usualCount = 20

  let entries: [String]

  /// With their numbers, the newest last; a further row of an entry stands under the first.
  func lines(_ count: Int?) -> [String] {
    let width = String(entries.count).count + 2
    return entries.enumerated().suffix(count ?? HistoryList.usualCount).map { place, entry in
      let number = String(place + 1)
      let margin = String(repeating: " ", count: width)
      return String(repeating: " ", count: width - 2 - number.count) + number + "  "
        + entry.split(separator: "\n", omittingEmptySubsequences: false).joined(
          separator: "\n" + margin)
    }
  }
}
