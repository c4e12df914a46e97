import Engine

/// Lines that are no command at all and mean something all the same: a rule alone, a sentence about a
/// button that takes no taps, a line of a log.
extension Leads {
  static func asked(
    _ text: CommandText, _ words: [String], isUnknown: Bool, in scene: Scene
  ) -> [String] {
    if isUnknown, words.count == 1, let rule = rule(words[0]) {
      return ["explain " + rule.rawValue]
    }
    if let lead = logged(text.source) { return [lead] }
    if let lead = placed(words, in: scene) { return [lead] }
    if let lead = turned(words) ?? listened(words, in: scene) { return [lead] }
    return complaint(text.source, words, isUnknown: isUnknown, in: scene).map { [$0] } ?? []
  }

  /// `HT3` and `gt1` are rules too.
  private static func rule(_ word: String) -> Rule? {
    let key = word.spellingKey
    guard let digit = key.firstIndex(where: { $0.isNumber }) else { return nil }
    let (family, number) = (key[..<digit], key[digit...])
    return Rule.allCases.first { rule in
      let own = rule.rawValue.spellingKey
      return own == key || own == family + "0" + number
    }
  }

  // MARK: Logs

  /// What a line of Xcode's console is about.
  private static func logged(_ line: String) -> String? {
    guard line.utf8.count > 20 else { return nil }
    for (words, lead) in logs where words.allSatisfy({ line.contains(text: $0) }) { return lead }
    let day = Array(line.utf8.prefix(10))
    let isDated =
      day.count == 10
      && day.enumerated().allSatisfy { place, byte in
        place == 4 || place == 7
          ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
    return isDated ? "import" : nil
  }

  private static let logs: [(words: [String], lead: String)] = [
    (["view is not in the window hierarchy"], "lesson presenting"),
    (["Attempt to present", "already presenting"], "lesson presenting"),
    (["unrecognized selector sent to instance"], "explain AC01"),
    (["(lldb)"], "import"), (["frame = (", ": 0x"], "import"),
  ]

  // MARK: Places and turns in the wrong words

  /// `add button OK at 10 10`: a frame is four numbers.
  private static func placed(_ words: [String], in scene: Scene) -> String? {
    guard words.count >= 5, case .spec(let spec, _) = CommandTable.find(words[0]),
      spec.word == "add",
      let at = words.indices.dropLast(2).first(where: { place in
        place > 2
          && ["at", "in", "@"].contains {
            words[place].lowercased() == $0 || wordMeans(words[place], $0)
          }
          && Double(words[place + 1]) != nil
      })
    else { return nil }
    let numbers = words[(at + 1)...].prefix { Double($0) != nil }
    guard numbers.count == 2 || numbers.count == 4 else { return nil }
    let size = numbers.count == 2 ? [isControl(words[1]) ? "80 44" : "100 100"] : []
    let rest = words[(at + 1 + numbers.count)...]
    return (words[..<at] + numbers + size + rest).joined(separator: " ")
  }

  private static func isControl(_ word: String) -> Bool {
    ViewKind.allCases.contains { kind in
      kind.isControl
        && kind.words.contains { $0.spellingKey == word.spellingKey || wordMeans(word, $0) }
    }
  }

  /// `add view C 0 0 90 90 rotation=20`: there is a transform for that.
  private static func turned(_ words: [String]) -> String? {
    guard words.count > 4, words[0].lowercased() == "add",
      let place = words.firstIndex(where: { word in
        ["rotation", "rotate", "angle"].contains { word.lowercased() == $0 }
      }), place + 2 < words.count, words[place + 1] == "="
    else { return nil }
    let angle = words[place + 2]
    guard Double(angle) != nil else { return nil }
    var rest = words
    rest.removeSubrange(place...place + 2)
    return rest.joined(separator: " ") + "; set transform \(words[2]) rotate \(angle)"
  }

  /// `on Pay touchUpInside pay`: a control calls its target.
  private static func listened(_ words: [String], in scene: Scene) -> String? {
    guard words.count > 2, case .spec(let spec, _) = CommandTable.find(words[0]), spec.word == "on",
      case .view(let control)? = scene.object(named: words[1]), scene[control].kind.isControl,
      let event = (ControlEvents.all + ControlEvents.masks).first(where: {
        $0.name.spellingKey == words[2].spellingKey
      })
    else { return nil }
    let action = words.dropFirst(3).first { !isBetween($0) }
    return "add-target \(words[1]) controller \(action ?? "go:") for \(event.name.kebab)"
  }

  /// What stands between an event and its action.
  private static func isBetween(_ word: String) -> Bool {
    ["do", "call"].contains { word.lowercased() == $0 || wordMeans(word, $0) }
  }

  // MARK: Questions and complaints

  private static let openings: Set<String> = [
    "why", "whynot", "how", "howto", "my", "the", "button", "touch", "touches", "tap", "taps",
    "cant",
    "cannot", "nothing", "view", "help", "is", "does", "where",
  ]
  private static let failing = [
    "not", "n't", "n’t", "no", "never", "nothing", "broken", "fails", "dead", "ignored", "blocked",
  ]
  /// `why doesn't buy work`, `my button gets no taps`, 按钮点不动: whom it is about, or the first control
  /// there is; without any, what would show one.
  private static func complaint(
    _ line: String, _ words: [String], isUnknown: Bool, in scene: Scene
  ) -> String? {
    let bare = words.map { word in
      word.filter { !",.?!，。？！".contains($0) }
    }
    let key = bare[0].spellingKey
    if line.isLocal {
      guard let wish = ElsewhereWords.complaint(in: line), wish.isFailing || bare.count > 1
      else { return nil }
      guard let name = subject(line, bare, in: scene) else {
        return wish.isFailing ? spoken("import", as: line) : nil
      }
      return spoken(wish.isFailing ? "why-not" : "how-to", as: line) + " " + name
    }
    guard openings.contains(key), bare.count > (isUnknown ? 1 : 2) else {
      return ["whynot", "howto"].contains(key) && bare.count == 1
        ? subject(line, [], in: scene).map { words[0] + " " + $0 } : nil
    }
    // A command that went wrong in another word is no sentence.
    guard isUnknown || ["why", "how", "whynot", "howto"].contains(key),
      isUnknown || scene.object(named: bare[1]) == nil
    else { return nil }
    let fails = bare.contains { word in
      failing.contains {
        word.lowercased() == $0
          || $0.hasPrefix("n") && word.lowercased().hasSuffix($0) && $0.count == 3
      }
    }
    let wantsMeans = key == "how" || key == "howto"
    guard fails || wantsMeans || key.hasPrefix("why") else { return nil }
    guard let name = subject(line, bare, in: scene) else {
      return isUnknown && fails ? "import" : nil
    }
    return (wantsMeans ? "how-to " : fails ? "why-not " : "why ") + name
  }

  /// The object that is named, or the first that is of the kind that is named; in the end a control.
  private static func subject(_ line: String, _ words: [String], in scene: Scene) -> String? {
    for word in words.dropFirst() where scene.object(named: word) != nil { return word }
    let named = scene.names.keys.filter { $0.isLocal && line.contains(text: $0) }
    if let name = named.max(by: { ($0.count, $1) < ($1.count, $0) }) { return name }
    let shown = scene.views.filter { $0.kind != .window && scene.names[$0.name] != nil }
    for kind in ViewKind.allCases where kind != .view {
      let called = kind.words + LocalWords.words(for: kind.words[0], .elsewhere).map { $0.text }
      let isCalled = called.contains { name in
        name.isLocal ? line.contains(text: name) : words.contains { $0.lowercased() == name }
      }
      if isCalled, let view = shown.first(where: { $0.kind == kind }) { return view.name }
    }
    return shown.first { $0.kind.isControl }?.name
  }
}
