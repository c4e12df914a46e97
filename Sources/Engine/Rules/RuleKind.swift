extension Rule {
  /// What stands before its number: `HT`, `U-HT`, `X`, `C`. Rules of a family share a page.
  public var family: String {
    let letters = rawValue.utf8.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isObserved = letters.last == UInt8(ascii: "-")
    return String(decoding: letters.dropLast(isObserved ? 1 : 0), as: UTF8.self)
  }

  public enum Kind: Sendable {
    /// The documents say it (`HT03`).
    case claim
    /// They disagree or err about it (`X05`).
    case error
    /// UIKit does it (`U-HT-03`).
    case fact
    /// Nobody outside knows for certain (`C1`).
    case contested
  }

  public var kind: Kind {
    switch family {
    case "X": .error
    case "C": .contested
    case let family where family.utf8.starts(with: "U-".utf8): .fact
    default: .claim
    }
  }

  /// A claim of the documents, or an error in them.
  public var isFromDocuments: Bool { kind == .claim || kind == .error }
}
