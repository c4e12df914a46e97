import Engine

/// Does a line speak Swift or Objective-C, and not the commands' language? No command starts as one of
/// these does.
public func isCode(_ line: String, in scene: Scene) -> Bool {
  var text = line[...].drop { $0 == " " || $0 == "\t" }
  guard let first = text.first else { return false }
  if text.hasPrefix("//") || text.hasPrefix("/*") { return true }
  if first == "[" || first == "@" { return CodeWords.starts(marked: text) }
  // A method of Objective-C's.
  if text.hasPrefix("- (") || text.hasPrefix("+ (") { return true }
  guard first.isLetter || first == "_" || first == "`" else { return false }
  let word = CodeWords.takeName(&text)
  let isSpaced = text.first == " "
  text = text.drop { $0 == " " || $0 == "\t" }
  if CodeWords.declaringC.contains(word), isSpaced || text.isEmpty { return true }
  if CodeWords.declaring.contains(word), isSpaced, text.first?.isNameStart == true { return true }
  switch word {
  case "import":
    return isSpaced && CodeWords.isModule(text)
  case "if", "for", "guard", "while", "switch", "func", "return": return isSpaced
  // `open scene.md` is a command.
  case "open": return isSpaced && ["class ", "func ", "var "].contains { text.hasPrefix($0) }
  case "enum", "struct", "union": return isSpaced && text.first == "{"
  case "override": return text.hasPrefix("func ") || text.hasPrefix("var ")
  case "print", "NSLog", "super": return !isSpaced && (text.first == "(" || text.first == ".")
  default: break
  }
  switch text.first {
  // `b.isHidden = true`: no command's own word has a dot in it.
  case ".": return !isSpaced && CodeWords.isMemberAccess(text, of: word, in: scene)
  case "?", "!": return text.dropFirst().first == "."
  case "(" where !isSpaced: return word.hasPrefix("UI")
  // `UIView *a = …`
  case "*": return first.isUppercase
  // `CGRect frame = …`, `void helper(void) {`
  default: return CodeWords.valueTypes.contains(word) && CodeWords.declares(text)
  }
}

/// `edit 3 b.isHidden = true`: code that is to take a cell's place. In it `;` and `#` are its own.
public struct EditedCode: Equatable, Sendable {
  public let cell: Int
  public let code: String

  public init?(_ line: String, in scene: Scene) {
    let words = line.split(maxSplits: 2) { $0 == " " || $0 == "\t" }
    guard words.count == 3, let cell = Int(words[1]), cell > 0,
      CommandTable.isEdit(String(words[0])), isCode(String(words[2]), in: scene)
    else { return nil }
    self.cell = cell
    code = String(words[2])
  }
}

extension CodeSource {
  /// `b.isHidden = true; tap 5 5`: code, and the command that follows it on the line; nil where all of it
  /// is code.
  public static func partedByCommand(
    _ line: String, in scene: Scene
  ) -> (code: String, command: String)? {
    guard !line.contains("\n") else { return nil }
    var (depth, isQuoted) = (0, false)
    for place in line.indices {
      switch line[place] {
      case "\"": isQuoted.toggle()
      case "(", "[", "{": depth += isQuoted ? 0 : 1
      case ")", "]", "}": depth -= isQuoted ? 0 : 1
      case ";" where !isQuoted && depth == 0:
        let rest = String(line[line.index(after: place)...].drop { $0 == " " })
        if !rest.isEmpty, !isCode(rest, in: scene) { return (String(line[..<place]), rest) }
      default: break
      }
    }
    return nil
  }
}

enum CodeWords {
  static let declaring: Set<String> = [
    "let", "var", "class", "final", "extension", "weak", "lazy", "private", "public",
    "fileprivate", "internal", "static", "struct", "enum", "protocol", "typealias", "indirect",
  ]
  /// At the level of a file.
  static let declaringC: Set<String> = [
    "typedef", "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "CG_INLINE",
    "NS_INLINE", "UIKIT_STATIC_INLINE", "IB_DESIGNABLE", "const", "inline",
  ]
  static let storage = declaringC.union(["static"])

  /// `frame = …`, `helper(void) {`, `names[] = …`: what stands behind a type of C's.
  static func declares(_ text: Substring) -> Bool {
    var rest = text.drop { $0 == "*" || $0 == " " }
    if rest.hasPrefix("const ") { rest = rest.dropFirst(6) }
    guard rest.first?.isNameStart == true, rest.first != "(" else { return false }
    _ = takeName(&rest)
    rest = rest.drop { $0 == " " }
    return rest.first.map { "=;([,".contains($0) } ?? true
  }
  /// `Combine`, and no file's name: those have a point, or begin small.
  static func isModule(_ text: Substring) -> Bool {
    guard text.first?.isUppercase == true else {
      return ["struct ", "class ", "func ", "enum "].contains { text.hasPrefix($0) }
    }
    let rest = text.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    return rest.allSatisfy { $0 == " " || $0 == "\t" } || rest.drop { $0 == " " }.hasPrefix("//")
  }

  private static let marks = [
    "@implementation", "@interface", "@objc", "@import", "@class", "@end", "@IB", "@testable",
    "@available", "@MainActor", "@main", "@UIApplicationMain", "@protocol", "@property",
    "@preconcurrency", "@Published", "@propertyWrapper", "@resultBuilder", "@frozen",
    "@discardableResult", "@dynamicMemberLookup",
  ]
  static let valueTypes: Set<String> = [
    "CGRect", "CGPoint", "CGSize", "CGFloat", "CGAffineTransform", "BOOL", "NSInteger", "NSString",
    "NSUInteger", "NSRange", "NSTimeInterval", "UIEdgeInsets", "CGContextRef", "id", "int", "float",
    "double", "void", "unsigned", "long", "char",
  ]

  static func takeName(_ text: inout Substring) -> String {
    if text.first == "`" {
      text = text.dropFirst()
      let name = text.prefix { $0 != "`" }
      text = text[name.endIndex...].dropFirst()
      return String(name)
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    text = text[name.endIndex...]
    return String(name)
  }

  /// `[a b]`, `@implementation`; an object of JSON starts with `[` as well, and is none.
  static func starts(marked text: Substring) -> Bool {
    for word in marks where text.hasPrefix(word) { return true }
    guard text.first == "[" else { return false }
    let rest = text.drop { $0 == "[" || $0 == " " }
    return rest.first?.isNameStart == true
  }

  /// `a.b(`, `a.b = `, `a.b.c`, and `a.b` alone where there is an `a` that is no command's object.
  static func isMemberAccess(_ text: Substring, of word: String, in scene: Scene) -> Bool {
    var rest = text
    while rest.first == "." {
      rest = rest.dropFirst()
      guard rest.first?.isNameStart == true else { return false }
      _ = takeName(&rest)
      if rest.first == "?" || rest.first == "!" { rest = rest.dropFirst() }
    }
    let isSpaced = rest.first == " "
    rest = rest.drop { $0 == " " || $0 == "\t" }
    switch rest.first {
    case "(": return !isSpaced
    case "{": return true
    case "=", "+", "-", "*", "/", "<", ">", "&", "|": return true
    case nil, ";":
      return scene.object(named: word) != nil || ["self", "UIApplication"].contains(word)
    default: return false
    }
  }
}

extension Character {
  fileprivate var isNameStart: Bool { isLetter || self == "_" || self == "`" || self == "(" }
}
