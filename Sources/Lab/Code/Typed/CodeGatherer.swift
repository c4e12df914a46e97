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
  /// The head of a declaration whose `{` is on a row that is yet to come, or an attribute of it.
  private var isInHead = false
  /// `#if DEBUG`, up to its `#endif`.
  private var branches = 0

  public init() {}

  public var isEmpty: Bool { lines.isEmpty }
  public var text: String { lines.joined(separator: "\n") }
  /// Does something want to be closed yet?
  public var isOpen: Bool {
    open > 0 || isInComment || isInClass || isInRows || isInHead || branches > 0
  }

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
    if !isInComment, !isInRows {
      if CodeGatherer.opensBranch(line) {
        branches += 1
        return
      }
      if branches > 0, line.drop(while: { $0 == " " }).hasPrefix("#endif") {
        branches -= 1
        return
      }
    }
    if !isOpen || isInHead, !isInComment, !isInRows { look(atHead: line) }
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

extension CodeGatherer {
  /// `@MainActor`, `class A: B,`, `extension A: P, Q`: the declaration goes on up to its `{`.
  private mutating func look(atHead line: String) {
    var words = CodeGatherer.withoutArguments(line).split { $0 == " " || $0 == "\t" }[...]
    guard let first = words.first, !first.hasPrefix("//") else { return }
    guard !line.contains(text: "{"), !(isInHead && line.contains(text: ";")) else {
      isInHead = false
      return
    }
    if isInHead { return }
    if CodeGatherer.isHeadOfC(line, words) {
      isInHead = true
      return
    }
    while let word = words.first, CodeGatherer.isModifier(word) { words = words.dropFirst() }
    guard let word = words.first else {
      isInHead = first.hasPrefix("@")
      return
    }
    let next = words.dropFirst().first
    isInHead =
      CodeGatherer.heads.contains(word) && next.map { $0.first?.isLetter == true } == true
      && next != "func" && next != "var" && next != "let" && !line.contains(text: ";")
  }

  /// `#if DEBUG`, `#if os(iOS)`, `#ifndef X`: what says no more than a condition, as a remark of the commands' does.
  public static func opensBranch(_ line: String) -> Bool {
    let words = line.split { $0 == " " || $0 == "\t" }
    guard let first = words.first, words.count > 1 else { return false }
    if first == "#ifdef" || first == "#ifndef" { return words.count == 2 }
    guard first == "#if" else { return false }
    return words.count == 2 || words.contains("&&") || words.contains("||")
  }

  /// `static int compare(id a, id b)`, `static NSString *name = @"a"`: it goes on up to its `{` or `;`.
  private static func isHeadOfC(_ line: String, _ words: ArraySlice<Substring>) -> Bool {
    guard let first = words.first, let next = words.dropFirst().first else { return false }
    let rest = line.contains(text: "//") ? nil : line.last { $0 != " " && $0 != "\t" }
    guard let last = rest, last != ";", last != "}" else { return false }
    if CodeWords.storage.contains(String(first)) {
      return !swift.contains(next) && !swift.contains(first)
    }
    return last == ")" && !line.contains(text: "=") && CodeWords.valueTypes.contains(String(first))
  }

  private static let swift: Set<Substring> = ["let", "var", "func", "class", "IB_DESIGNABLE"]

  /// `@available(iOS 17, *)` without what is in its brackets.
  private static func withoutArguments(_ line: String) -> String {
    guard let at = line.firstIndex(where: { $0 != " " && $0 != "\t" }), line[at] == "@",
      let start = line.firstIndex(of: "("), let end = line.firstIndex(of: ")"), start < end
    else { return line }
    return line[..<start] + " " + line[line.index(after: end)...]
  }

  private static let heads: Set<Substring> = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]

  private static func isModifier(_ word: Substring) -> Bool {
    guard word.first == "@" else { return modifiers.contains(word) }
    return attributes.contains(word.prefix { $0 != "(" })
  }

  private static let modifiers: Set<Substring> = [
    "public", "private", "fileprivate", "internal", "open", "final", "indirect",
  ]

  private static let attributes: Set<Substring> = [
    "@MainActor", "@objc", "@objcMembers", "@main", "@UIApplicationMain", "@IBDesignable",
    "@available", "@frozen", "@propertyWrapper", "@resultBuilder", "@dynamicMemberLookup",
    "@discardableResult", "@preconcurrency", "@unchecked",
  ]
}
