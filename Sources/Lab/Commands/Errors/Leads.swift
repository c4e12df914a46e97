import Engine

/// Words that mean something elsewhere, and what says it here. `*` is what followed the word.
enum Leads {
  /// The lines that somebody meant who wrote this one; none where nothing is known. `isUnknown`: its
  /// first word is no command.
  static func lines(
    for text: CommandText, isUnknown: Bool, in scene: Scene
  ) -> [String] {
    let words = text.words.map { $0.text }
    guard let first = words.first else { return [] }
    let rest = words.dropFirst().first.map { _ in text.source(from: text.words[1].column) } ?? ""
    if let lead = special(
      first.spellingKey, of: first, words: Array(words.dropFirst()), rest: rest, in: scene)
    {
      return [lead]
    }
    let asked = asked(text, words, isUnknown: isUnknown, in: scene)
    if !asked.isEmpty { return asked }
    if let lead = together(text, words, takesAliases: isUnknown) { return [lead] }
    guard isUnknown else { return [] }
    let leads = ElsewhereWords.leads(for: first).map { filled($0, with: rest) }
    if !leads.isEmpty { return leads }
    let property = property(first, of: words.dropFirst().first, rest: rest, in: scene)
    return property.isEmpty ? ElsewhereWords.wish(in: text.source) : property
  }

  /// A command's words written apart: `become first responder F`.
  /// After a command's own word only another command's is meant: `add gesture-recognizer G` adds one.
  private static func together(
    _ text: CommandText, _ words: [String], takesAliases: Bool
  ) -> String? {
    let parts = words.prefix { !$0.spellingKey.isEmpty }
    for count in stride(from: min(5, parts.count), to: 1, by: -1) {
      let key = words.prefix(count).joined().spellingKey
      guard
        let spec = commandTable.first(where: { spec in
          spec.word.spellingKey == key
            || takesAliases
              && spec.aliases.contains { $0.implies == nil && $0.text.spellingKey == key }
        })
      else { continue }
      guard count < words.count else { return spec.word }
      return spec.word + " " + text.source(from: text.words[count].column)
    }
    return nil
  }

  /// Those whose sense hangs on what follows.
  private static func special(
    _ key: String, of text: String, words: [String], rest: String, in scene: Scene
  ) -> String? {
    func isObject(_ word: String?) -> Bool { word.map { scene.object(named: $0) != nil } ?? false }
    switch key {
    case _ where key == "q" && text.hasPrefix(":") || key == "wq": return "quit"
    case "<…>": return "import"
    case "require" where words.count > 3 && words[1].lowercased() == "to" && words[2] == "fail":
      return "require \(words[0]) to-fail " + words.dropFirst(3).joined(separator: " ")
    case "add" where words.count == 4 && words[0] == "controller" && words[2] == "for":
      return "add controller \(words[1]) view=\(words[3])"
    case "addtarget" where words.count > 1 && words[1].hasSuffix(":"):
      return target(of: words)
    case _ where !words.isEmpty && isLessons(text): return "lesson " + rest
    case _ where isObject(words.first) && (key == "del" || isDelete(text)):
      return spoken("remove", as: text) + " " + words[0]
    case "bring" where words.last?.lowercased() == "front", "front":
      return words.first(where: isObject).map { "bring-to-front \($0)" }
    case "send" where words.last?.lowercased() == "back":
      return words.first(where: isObject).map { "send-to-back \($0)" }
    default: return gesture(key, words: words, in: scene) ?? change(key, words: words, in: scene)
    }
  }

  /// What a finger does, said in another order; and who gets it.
  private static func gesture(_ key: String, words: [String], in scene: Scene) -> String? {
    func isObject(_ word: String?) -> Bool { word.map { scene.object(named: $0) != nil } ?? false }
    func isNumber(_ word: String?) -> Bool { word.map { Double($0) != nil } ?? false }
    let first = words.first
    // `tap on buy`, `who gets 5 5`.
    let bare = words.drop { ["on", "at", "the", "gets", "get", "is"].contains($0.lowercased()) }
    let isPlace = isObject(bare.first) || isNumber(bare.first)
    let rest = bare.joined(separator: " ")
    switch key {
    case "tap" where isPlace && bare.count < words.count,
      "touch"
    where words.count == 1 && isObject(first)
      || words.count == 2 && words.allSatisfy { isNumber($0) }:
      return "tap " + rest
    case "who", "whogets", "whois", "whogot":
      return isObject(bare.first) ? "why " + rest : isPlace ? "hit-test " + rest : nil
    case "swipe"
    where isObject(first) && words.count == 2
      && ["left", "right", "up", "down"].contains(words[1].lowercased()):
      return "swipe \(words[1]) at \(words[0])"
    case "drag" where words.count == 2 && isObject(first) && isObject(words.last):
      return "drag \(words[0]) to \(words[1])"
    case "drag" where words.count == 4 && words.allSatisfy { isNumber($0) }:
      return "drag \(words[0]) \(words[1]) to \(words[2]) \(words[3])"
    case "rotate" where words.count == 2 && isObject(first) && isNumber(words[1]):
      return "rotate \(words[0]) by \(words[1])"
    case "press" where ["return", "enter"].contains(first?.lowercased()): return "key return"
    case "explain" where isObject(first) && words.count == 1: return "why " + words[0]
    case "explain" where first?.lowercased() == "why":
      return (["why"] + words.dropFirst()).joined(separator: " ")
    default: return nil
    }
  }

  /// What changes something, said as one says it.
  private static func change(_ key: String, words: [String], in scene: Scene) -> String? {
    guard let first = words.first else { return nil }
    let isObject = scene.object(named: first) != nil
    let rest = Array(words.dropFirst())
    let numbers = rest.filter { Double($0) != nil }
    switch key {
    case "add" where !rest.isEmpty && recognizers[first.spellingKey] != nil:
      let kind = recognizers[first.spellingKey] ?? ""
      // `add swipe recognizer s to A`.
      let rest = Array(rest.drop { ["recognizer", "gesture"].contains($0.lowercased()) })
      guard rest.first?.lowercased() == "to" else {
        return (["add", kind] + rest).joined(separator: " ")
      }
      let free = ["T", "G", "R"].first { scene.object(named: $0) == nil } ?? "…"
      return (["add", kind, free] + rest).joined(separator: " ")
    case "move" where isObject && numbers.count == 2:
      return "set center \(first) " + numbers.joined(separator: " ")
    case "resize" where isObject && numbers.count == 2:
      return "set bounds \(first) 0 0 " + numbers.joined(separator: " ")
    case "scale" where isObject && !numbers.isEmpty:
      return "set transform \(first) scale " + numbers.joined(separator: " ")
    case "rename" where rest.count == 2 && ["to", "as"].contains(rest[0].lowercased()):
      return "rename \(first) \(rest[1])"
    case "enable", "disable":
      guard ["interaction", "touches", "touch", "user"].contains(first.lowercased()),
        let view = words.last, scene.object(named: view) != nil
      else { return nil }
      return "set userInteractionEnabled \(view) " + (key == "enable" ? "YES" : "NO")
    case "show" where ["all", "everything", "hierarchy", "tree"].contains(first.lowercased()):
      return "tree"
    default: return nil
    }
  }

  /// What somebody calls a recognizer who leaves out that it is one.
  private static let recognizers: [String: String] = {
    var words = ["gesture": "tap-recognizer", "recognizer": "tap-recognizer"]
    for gesture in Gesture.allCases {
      words[String(gesture.word.dropLast("-recognizer".count)).spellingKey] = gesture.word
    }
    return words
  }()

  private static func isDelete(_ word: String) -> Bool {
    if case .spec(let spec, _) = CommandTable.find(word) { spec.word == "delete" } else { false }
  }

  /// `S go: for value-changed to A`: whom it is sent to comes before what.
  private static func target(of words: [String]) -> String {
    var rest = Array(words.dropFirst(2))
    var receiver = "controller"
    if let place = rest.firstIndex(of: "to"), place + 1 < rest.count {
      receiver = rest[place + 1]
      rest.removeSubrange(place...place + 1)
    }
    return (["add-target", words[0], receiver, words[1]] + rest).joined(separator: " ")
  }

  /// In any language: `lessons three-gates` means one of them.
  private static func isLessons(_ word: String) -> Bool {
    if case .spec(let spec, _) = CommandTable.find(word) { spec.word == "lessons" } else { false }
  }

  /// `alpha A 0.5` sets it, `alpha A` shows it.
  private static func property(
    _ word: String, of name: String?, rest: String, in scene: Scene
  ) -> [String] {
    let spelled = word.spellingKey
    guard let name, scene.object(named: name) != nil,
      let property = Property.allCases.first(where: { property in
        let key = property.rawValue.spellingKey
        return ["", "is", "set", "get"].contains { $0 + key == spelled }
      })
    else { return [] }
    return [
      rest == name ? "show \(name) \(property.rawValue)" : "set \(property.rawValue) \(rest)"
    ]
  }

  /// A command's word, in the language of a word that somebody wrote.
  static func spoken(_ word: String, as text: String) -> String {
    text.isLocal ? LocalWords.words(for: word, .command).first?.text ?? word : word
  }

  private static func filled(_ line: String, with rest: String) -> String {
    guard line.contains("*") else { return line }
    let filled = line.replacing(text: "*", with: rest.isEmpty ? "…" : rest)
    return filled.trimmed
  }
}
