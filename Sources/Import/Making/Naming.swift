import Engine

/// Names for what a dump has: short and typable, from what its author called it.
struct Naming {
  private var taken: Set<String> = [
    "app", "delegate", "scene", "nil", "nobody", "in", "to", "at", "from", "for", "of", "then",
    "by",
    "and", "as", "now", "self",
  ]
  private var counts: [String: Int] = [:]

  /// The first of these that gives a name; else the class and a number.
  mutating func name(for candidates: [String?], className: String) -> String {
    for case let candidate? in candidates {
      if let word = Naming.word(candidate) { return unique(word) }
    }
    let stem = Naming.stem(of: className)
    return numbered(stem)
  }

  /// One word of it: small letters and dashes, as far as a name may be long.
  static func word(_ text: String, atMost most: Int = 24) -> String? {
    var result = ""
    var hasGap = false
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < most else { break }
      let isPart =
        scalar.value < 0x80
        ? UInt8(scalar.value).isLetter || UInt8(scalar.value).isDigit || scalar == "_"
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      guard isPart else {
        hasGap = !result.isEmpty
        continue
      }
      if hasGap { result += "-" }
      hasGap = false
      result.unicodeScalars.append(scalar)
      count += 1
    }
    // The underscore of an instance variable.
    while result.first == "_" { result.removeFirst() }
    guard let first = result.unicodeScalars.first else { return nil }
    if !first.properties.isAlphabetic { result = "n" + result }
    if text.contains(" ") { result = result.lowercased() }
    if result.unicodeScalars.first?.properties.isUppercase == true,
      !result.dropFirst().contains(where: { $0.isUppercase })
    {
      result = result.lowercased()
    }
    return Scene.isValid(name: result) ? result : nil
  }

  /// `UIButton` is `button`, `MyApp.CardView` is `cardView`.
  private static func stem(of className: String) -> String {
    var name = ClassKind.short(className)
    while name.first == "_" { name.removeFirst() }
    for prefix in ["UI", "SwiftUI."] where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      if rest.first?.isUppercase == true { name = String(rest) }
    }
    guard let word = word(name, atMost: 40) else { return "view" }
    // A run of capitals is one word: `RCTView` is `rctView`.
    let capitals = word.prefix { $0.isUppercase }
    let small =
      capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
    let stem = word.prefix(small).lowercased() + word.dropFirst(small)
    return stem.last?.isNumber == true ? stem + "-" : stem
  }

  private mutating func unique(_ word: String) -> String {
    if taken.insert(word).inserted { return word }
    return numbered(word + "-", from: 2)
  }

  private mutating func numbered(_ stem: String, from first: Int = 1) -> String {
    var number = counts[stem] ?? first
    while !taken.insert(stem + String(number)).inserted { number += 1 }
    counts[stem] = number + 1
    return stem + String(number)
  }
}
