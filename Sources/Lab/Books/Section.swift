/// A part of a page: its heading, `## NAME · TITLE`, and what stands under it.
public struct Section: Equatable, Sendable {
  public struct Field: Equatable, Sendable {
    public var name: String
    public var value: String
  }

  public var name = ""
  public var title = ""
  /// Lines of a list, `- NAME: VALUE`; the name may be bold.
  public var fields: [Field] = []
  /// Their lines joined: one sentence stands on each.
  public var paragraphs: [String] = []
  /// Of its session, without the `reset` that it begins with.
  public var commands: [String] = []

  public subscript(name: String) -> String {
    fields.first { $0.name == name }?.value ?? ""
  }

  /// By their names; of two the first.
  public var values: [String: String] {
    var values: [String: String] = [:]
    for field in fields where values[field.name] == nil { values[field.name] = field.value }
    return values
  }

  init(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    var isSession = false
    var isParagraph = false
    for line in lines {
      if line.starts(with: "```".utf8) {
        isSession.toggle()
      } else if isSession {
        if line.starts(with: "> ".utf8) { commands.append(Self.text(line.dropFirst(2))) }
      } else if line.starts(with: "## ".utf8) {
        (name, title) = Self.cut(line.dropFirst(3), at: " · ")
      } else if line.starts(with: "- ".utf8) {
        let (name, value) = Self.cut(line.dropFirst(2), at: ": ")
        fields.append(Field(name: name.withoutStars, value: value))
      } else if !line.isEmpty, !line.starts(with: "# ".utf8) {
        if isParagraph {
          paragraphs[paragraphs.count - 1].append(sentence: Self.text(line))
        } else {
          paragraphs.append(Self.text(line))
        }
        isParagraph = true
        continue
      }
      isParagraph = false
    }
    if commands.first == "reset" { commands.removeFirst() }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// What stands before the first mark, and what after it.
  private static func cut(
    _ line: ArraySlice<UInt8>, at mark: String
  ) -> (before: String, after: String) {
    let first = mark.utf8.first
    let start =
      line.indices.first { line[$0] == first && line[$0...].starts(with: mark.utf8) }
      ?? line.endIndex
    return (text(line[..<start]), text(line[start...].dropFirst(mark.utf8.count)))
  }
}

extension String {
  /// `**event**`, plain.
  fileprivate var withoutStars: String {
    let star = UInt8(ascii: "*")
    return utf8.contains(star) ? String(decoding: utf8.filter { $0 != star }, as: UTF8.self) : self
  }

  /// Goes on with the next line. Chinese has no space between two characters, nor after a full stop.
  mutating func append(sentence: String) {
    if let last = unicodeScalars.last, let next = sentence.unicodeScalars.first,
      last.isChinesePunctuation || last.isChinese && next.isChinese || next.isChinesePunctuation
    {
      self += sentence
    } else {
      self += " " + sentence
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isChinesePunctuation: Bool {
    (0x3000...0x303F).contains(value) || (0xFF00...0xFF60).contains(value)
  }

  fileprivate var isChinese: Bool { (0x2E80...0x9FFF).contains(value) || isChinesePunctuation }
}
