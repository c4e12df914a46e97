import Engine
import Text

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
    if let lead = together(text, words) { return [lead] }
    guard isUnknown else { return [] }
    let key = first.spellingKey
    if let row = table.first(where: { row in row.words.contains { $0.spellingKey == key } }) {
      return row.lines.map { filled($0, with: rest) }
    }
    return property(first, of: words.dropFirst().first, rest: rest, in: scene)
  }

  /// A command's words written apart: `become first responder F`.
  private static func together(_ text: CommandText, _ words: [String]) -> String? {
    for count in stride(from: min(5, words.count), to: 1, by: -1) {
      let key = words.prefix(count).joined().spellingKey
      guard
        let spec = commandTable.first(where: { spec in
          spec.word.spellingKey == key
            || spec.aliases.contains { $0.implies == nil && $0.text.spellingKey == key }
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
    case "require" where words.count > 3 && words[1].lowercased() == "to" && words[2] == "fail":
      return "require \(words[0]) to-fail " + words.dropFirst(3).joined(separator: " ")
    case "add" where words.count == 4 && words[0] == "controller" && words[2] == "for":
      return "add controller \(words[1]) view=\(words[3])"
    case "addtarget" where words.count > 1 && words[1].hasSuffix(":"):
      return target(of: words)
    case _ where !words.isEmpty && isLessons(text): return "lesson " + rest
    case "delete", "del":
      return isObject(words.first) ? "remove \(words[0])" : nil
    case "bring" where words.last?.lowercased() == "front", "front":
      return words.first(where: isObject).map { "bring-to-front \($0)" }
    case "send" where words.last?.lowercased() == "back":
      return words.first(where: isObject).map { "send-to-back \($0)" }
    default: return nil
    }
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
    let key = spelled.hasPrefix("is") ? String(spelled.dropFirst(2)) : spelled
    guard let name, scene.object(named: name) != nil,
      let property = Property.allCases.first(where: { $0.rawValue.spellingKey == key })
    else { return [] }
    return [
      rest == name ? "show \(name) \(property.rawValue)" : "set \(property.rawValue) \(rest)"
    ]
  }

  private static func filled(_ line: String, with rest: String) -> String {
    guard line.contains("*") else { return line }
    let filled = line.replacing(text: "*", with: rest.isEmpty ? "…" : rest)
    return filled.trimmed
  }

  private static let table: [(words: [String], lines: [String])] = [
    (["hide"], ["set hidden * YES"]), (["unhide", "reveal"], ["set hidden * NO"]),
    (["enable"], ["set enabled * YES"]), (["disable"], ["set enabled * NO"]),
    (["print", "inspect", "po", "p", "get", "info", "dump"], ["show *", "describe *"]),
    (["clear", "cls"], ["reset"]),
    (["restart", "reload", "new-scene"], ["reset"]),
    (["double-tap", "dbltap", "doubleclick"], ["tap * count 2"]),
    (["triple-tap"], ["tap * count 3"]),
    (["two-finger-tap"], ["tap * fingers 2"]),
    (["touch-at", "finger", "poke"], ["tap *"]),
    (["hold", "longtap", "force-touch"], ["press-and-hold *"]),
    (["slide"], ["drag *"]), (["flick"], ["swipe *"]), (["zoom"], ["pinch *"]),
    (["create", "new", "make", "insert", "add-subview", "build"], ["add *"]),
    (["rm", "destroy", "kill"], ["remove *"]),
    (["subviews", "ls", "dir", "hierarchy", "views", "scene-graph", "structure"], ["tree"]),
    (["picture", "render", "screenshot", "canvas"], ["draw"]),
    (["parent", "superview", "responders"], ["chain *"]),
    (["reorder", "to-front", "raise"], ["bring-to-front *"]),
    (["lower", "to-back"], ["send-to-back *"]),
    (["fix", "repair", "howto"], ["how-to *"]),
    (["man", "commands", "manual", "usage"], ["help *"]),
    (["continue", "go", "forward"], ["next"]), (["previous", "prev"], ["back"]),
    (["start", "begin-lesson", "learn", "tutorial", "course", "teach"], ["lesson"]),
    (["stop", "end", "abort", "close"], ["leave", "quit"]),
    (["bye", "logout"], ["quit"]),
    (["load", "read"], ["open *"]), (["write"], ["save *"]),
    (["list"], ["tree", "cells", "lessons"]), (["log-on"], ["log on"]),
    (["score", "stats", "status"], ["progress"]),
    (["test", "ask-me", "practice", "practise"], ["drill *"]),
    (["give-up", "pass"], ["skip"]), (["tip", "clue"], ["hint"]),
    (["sleep", "delay", "advance"], ["wait *"]),
  ]
}
