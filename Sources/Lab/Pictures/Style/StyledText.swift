/// What a piece of a picture is, for a terminal that can show colour. Colour only adds: the text
/// says everything alone.
public enum Style: Hashable, Sendable {
  case plain
  case name
  /// The hit-test view.
  case hit
  /// What takes no touches.
  case gate
  case dim
  /// What is to be typed, in prose.
  case code
  /// That an answer is not right.
  case wrong
  /// One of the owners in a map, by its number.
  case owner(Int)
}

/// One line of a picture: text in pieces, each with its style.
///
/// What users wrote can hold anything; no control character gets in here as such.
public struct StyledText: Equatable, Sendable {
  public struct Span: Equatable, Sendable {
    public fileprivate(set) var text: String
    public let style: Style
  }

  public private(set) var spans: [Span] = []

  public init() {}

  public init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  public mutating func append(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    let visible = text.visible
    if let last = spans.last, last.style == style {
      spans[spans.count - 1].text += visible
    } else {
      spans.append(Span(text: visible, style: style))
    }
  }

  public mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  /// The text alone.
  public var plain: String { spans.map { $0.text }.joined() }

  public var width: Int { spans.reduce(0) { $0 + Layout.width(of: $1.text) } }

  /// The same line without the spaces at its end.
  var trimmed: StyledText {
    var result = self
    while let last = result.spans.last {
      var text = last.text
      while text.hasSuffix(" ") { text.removeLast() }
      if text.isEmpty {
        result.spans.removeLast()
      } else {
        result.spans[result.spans.count - 1].text = text
        break
      }
    }
    return result
  }
}

extension StyledText {
  /// In lines of so many cells at most, broken where prose would be.
  func wrapped(to limit: Int) -> [StyledText] {
    guard width > limit else { return [self] }
    let styled = spans.flatMap { span in span.text.map { (character: $0, style: span.style) } }
    var next = styled[...]
    return Layout.wrap(plain, to: limit).map { text in
      var line = StyledText()
      for character in text {
        // Spaces are left out at the end of a line, and set before the next.
        if character != " " { next = next.drop { $0.character == " " } }
        if let first = next.first, first.character == character {
          line.append(String(character), first.style)
          next.removeFirst()
        } else {
          line.append(String(character))
        }
      }
      return line
    }
  }
}

extension [StyledText] {
  public var plain: [String] { map { $0.plain } }
  public var ansi: [String] { map { ANSI.text($0) } }
}
