/// A term of the subject, with its names in the three scripts.
public struct Term: Equatable, Sendable {
  public let english: String
  /// In Chinese; where there are several names, the first is the usual one.
  public let simplified: String
  public let traditional: String

  /// In the order of the glossary.
  public static let all = Handbook.compiled.terms

  public func meaning(in language: Language) -> String {
    language.spoken(Self.meanings[language.words]?[english] ?? "")
  }

  private static let meanings = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, Handbook.compiled.meanings(in: $0)) })
}

extension Handbook {
  public var terms: [Term] {
    page(Self.glossary).opening.fields.map { field in
      let names = field.value.split(separator: "·").map { String($0) }
      return Term(
        english: field.name, simplified: names.first?.withoutSpace ?? "",
        traditional: names.last?.withoutSpace ?? "")
    }
  }

  func meanings(in language: Language) -> [String: String] {
    let fields = page(Self.path(Self.glossary, in: language)).opening.fields
    return fields.reduce(into: [:]) { meanings, field in meanings[field.name] = field.value }
  }
}

extension String {
  /// Without the space around it.
  fileprivate var withoutSpace: String {
    let space = UInt8(ascii: " ")
    var bytes = utf8.drop { $0 == space }
    while bytes.last == space { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
