/// What the editor asks those who know the language that is typed. Places are counted in
/// characters of the text; `\n` stands between its lines.
public struct Assistant {
  public struct Candidate: Equatable, Sendable {
    public var text: String
    public var detail: String

    public init(_ text: String, _ detail: String) {
      self.text = text
      self.detail = detail
    }
  }

  /// What could stand at the cursor.
  public struct Candidates: Equatable, Sendable {
    public var items: [Candidate]
    public var range: Range<Int>
    /// What is wanted there, in words, where nothing can be offered.
    public var wanted: String?

    public init(_ items: [Candidate], range: Range<Int>, wanted: String? = nil) {
      self.items = items
      self.range = range
      self.wanted = wanted
    }
  }

  public var candidates: (_ text: String, _ cursor: Int) -> Candidates
  /// The text again, in pieces of one style each.
  public var styled: (_ text: String) -> [Span]
  /// What probably comes after the text.
  public var suggestion: (_ text: String) -> String?

  public init(
    candidates: @escaping (String, Int) -> Candidates = { _, cursor in
      Candidates([], range: cursor..<cursor)
    },
    styled: @escaping (String) -> [Span] = { [Span($0)] },
    suggestion: @escaping (String) -> String? = { _ in nil }
  ) {
    self.candidates = candidates
    self.styled = styled
    self.suggestion = suggestion
  }
}
