/// Is code that has been typed so far whole? It looks at every line once.
public struct CodeGatherer: Equatable, Sendable {
  /// Lines that are kept before somebody must have forgotten a brace.
  static let limit = 10_000

  public private(set) var lines: [String] = []
  /// There were more: of them the first is left, and the rest is passed over, up to where it is closed.
  public private(set) var isTooLong = false
  private var open = 0
  private var isInComment = false
  /// Between three quotation marks.
  private var isInRows = false
  /// Between `@implementation` and `@end`.
  private var isInClass = false

  public init() {}

  public var isEmpty: Bool { lines.isEmpty }
  public var text: String { lines.joined(separator: "\n") }
  /// Does something want to be closed yet?
  public var isOpen: Bool { open > 0 || isInComment || isInClass || isInRows }

  private mutating func keep(_ line: String) {
    guard !isTooLong else { return }
    guard lines.count < CodeGatherer.limit else {
      (lines, isTooLong) = ([lines[0]], true)
      return
    }
    lines.append(line)
  }

  public mutating func take(_ line: String) {
    keep(line)
    let bytes = Array(line.utf8)
    var at = 0
    var isInText = false
    let word = line.drop { $0 == " " || $0 == "\t" }
    // `@protocol Remote;` only names it.
    let isProtocol = word.hasPrefix("@protocol ") && !bytes.contains(UInt8(ascii: ";"))
    if !isInComment, isProtocol || word.hasPrefix("@implementation") || word.hasPrefix("@interface")
    {
      isInClass = true
    }
    if !isInComment, word.hasPrefix("@end") { isInClass = false }
    while at < bytes.count {
      let next = at + 1 < bytes.count ? bytes[at + 1] : 0
      switch (bytes[at], next) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")) where isInComment:
        isInComment = false
        at += 1
      case _ where isInComment: break
      case (UInt8(ascii: "\""), UInt8(ascii: "\""))
      where !isInText && bytes[at...].prefix(3).allSatisfy({ $0 == UInt8(ascii: "\"") })
        && bytes.count >= at + 3:
        isInRows.toggle()
        at += 2
      case _ where isInRows: break
      case (UInt8(ascii: "\\"), _) where isInText: at += 1
      case (UInt8(ascii: "\""), _): isInText.toggle()
      case _ where isInText: break
      case (UInt8(ascii: "/"), UInt8(ascii: "/")): return
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        isInComment = true
        at += 1
      case (UInt8(ascii: "{"), _), (UInt8(ascii: "("), _), (UInt8(ascii: "["), _): open += 1
      case (UInt8(ascii: "}"), _), (UInt8(ascii: ")"), _), (UInt8(ascii: "]"), _):
        open = max(0, open - 1)
      default: break
      }
      at += 1
    }
  }
}
