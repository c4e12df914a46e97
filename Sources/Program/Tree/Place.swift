/// Where something stands in what was pasted: from its first byte to past its last.
public struct Place: Hashable, Sendable {
  /// Which of the texts, in the order in which they came.
  public var source: Int32
  public var start: Int32
  public var end: Int32

  public init(source: Int32 = 0, start: Int32, end: Int32) {
    (self.source, self.start, self.end) = (source, start, end)
  }
}

public enum SourceLanguage: Sendable {
  case swift, objectiveC
}
