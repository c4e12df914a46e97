/// What was typed, the newest last: that of earlier sessions from a file, and ours.
///
/// The file is read when somebody first asks, which is after the prompt stands there.
public final class History {
  private let file: HistoryFile?
  private var loaded: [String]?
  /// Why the file could not be written to.
  public private(set) var failure: FileError?

  public init(file: HistoryFile?) { self.file = file }

  public var entries: [String] {
    if let loaded { return loaded }
    let all = file?.read() ?? []
    loaded = all
    return all
  }

  /// Blank lines and one that says again what the last one said are not kept.
  public func add(_ line: String) {
    var entry = line
    while let last = entry.last, last.isWhitespace { entry.removeLast() }
    guard entry.contains(where: { !$0.isWhitespace }) else { return }
    // Before it is in the file, or it would be read from there once more.
    guard entries.last != entry else { return }
    loaded?.append(entry)
    do {
      try file?.append(entry)
    } catch {
      failure = failure ?? error
    }
  }

  /// The newest entry before `end` that satisfies; with its place.
  public func newest(
    before end: Int? = nil, where satisfies: (String) -> Bool
  ) -> (place: Int, text: String)? {
    let entries = entries
    for place in (0..<min(end ?? entries.count, entries.count)).reversed()
    where satisfies(entries[place]) {
      return (place, entries[place])
    }
    return nil
  }

  /// The oldest entry after `start` that satisfies.
  public func oldest(
    after start: Int, where satisfies: (String) -> Bool
  ) -> (place: Int, text: String)? {
    let entries = entries
    guard start + 1 < entries.count else { return nil }
    for place in (start + 1)..<entries.count where satisfies(entries[place]) {
      return (place, entries[place])
    }
    return nil
  }
}
