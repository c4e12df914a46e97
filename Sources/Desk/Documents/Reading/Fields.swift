import Lab

/// `name: value` lines: front matter, and the inside of quiz and challenge blocks.
///
/// An indented line goes on with the value above it. The same name may stand several times, since a
/// challenge has several goals.
public struct Fields: Equatable, Sendable {
  public struct Field: Equatable, Sendable {
    public var name: String
    public var value: String
    /// Counted from 1.
    public var line: Int
  }

  public var fields: [Field]

  public subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  public func all(_ name: String) -> [Field] { fields.filter { $0.name == name } }

  init(fields: [Field] = []) { self.fields = fields }

  public init(_ text: TextLines, lines: Range<Int>) throws(DocumentError) {
    fields = []
    for index in lines {
      let line = text.text(index)
      let content = line.trimmed
      guard !content.isEmpty, !content.hasPrefix("#") else { continue }
      if line.first == " " || line.first == "\t", !fields.isEmpty {
        fields[fields.count - 1].value += "\n" + content
        continue
      }
      guard let colon = content.firstIndex(of: ":") else {
        throw DocumentError(problem: .fieldWithoutColon, line: index + 1)
      }
      fields.append(
        Field(
          name: content[..<colon].trimmed, value: content[content.index(after: colon)...].trimmed,
          line: index + 1))
    }
  }
}
