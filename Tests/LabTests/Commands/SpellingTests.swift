import Engine
import Testing

@testable import Lab

@Suite struct SpellingTests {
  /// Every start of every command's word is that command, an exact match of another one, or
  /// ambiguous with a list that has it.
  @Test(arguments: commandTable.map { $0.word })
  func aShortFormIsUniqueOrListsWhatItCouldMean(_ word: String) {
    for length in 1...word.count {
      let short = String(word.prefix(length))
      switch CommandTable.find(short) {
      case .spec(let spec, _):
        let others = commandTable.filter {
          $0.word.spellingKey.hasPrefix(short.spellingKey) && $0.word != spec.word
        }
        let isExact =
          spec.word.spellingKey == short.spellingKey
          || spec.aliases.contains { $0.text.spellingKey == short.spellingKey }
        #expect(isExact || (spec.word == word && others.isEmpty), "\(short)")
      case .ambiguous(let words): #expect(words.contains(word), "\(short)")
      case .nothing: Issue.record("\(short) means nothing")
      }
    }
  }

  @Test(arguments: [
    ("hit 1 1", "hit-test"), ("ta 1 1", "tap"), ("bec F", "become-first-responder"),
    ("press-a 1 1", "press-and-hold"), ("pi 1 1 scale 2", "pinch"),
    ("responderC B", "chain"), ("removeG T", "remove"), ("rot 1 1 by 9", "rotate"),
    ("findC B", "find-controller"), ("glo", "glossary"), ("why-n A", "why-not"),
  ])
  func shortForms(_ line: String, _ word: String) throws {
    let short = String(line.prefix { $0 != " " })
    if case .spec(let spec, _) = CommandTable.find(short) {
      #expect(spec.word == word)
    } else {
      Issue.record("\(short) is not \(word)")
    }
  }

  /// `why` begins `why-not`, and is a command of its own.
  @Test(arguments: ["why", "press", "move", "remove", "add", "set", "send", "find-controller"])
  func anExactWordWins(_ word: String) {
    guard case .spec(let spec, _) = CommandTable.find(word) else {
      Issue.record("\(word) is ambiguous")
      return
    }
    #expect(spec.word == word)
  }

  @Test(arguments: commandTable.filter { !$0.aliases.isEmpty }.map { $0.word })
  func everyAliasLeadsToItsCommand(_ word: String) throws {
    let spec = try #require(commandTable.first { $0.word == word })
    for alias in spec.aliases {
      for spelling in [alias.text, alias.text.camelCase, alias.text.camelCase.lowercased()] {
        guard case .spec(let found, let implied) = CommandTable.find(spelling) else {
          Issue.record("\(spelling) means nothing")
          continue
        }
        #expect(found.word == word)
        #expect(implied == alias.implies)
      }
    }
  }

  @Test func noSpellingIsTwoCommands() {
    var seen: [String: String] = [:]
    for spec in commandTable {
      for spelling in [spec.word] + spec.aliases.map({ $0.text }) {
        let other = seen.updateValue(spec.word, forKey: spelling.spellingKey)
        #expect(other == nil, "\(spelling): \(other ?? "") and \(spec.word)")
      }
    }
  }

  @Test(arguments: [
    ("hit-test", "hitTest"), ("becomeFirstResponder", "BECOME-FIRST-RESPONDER"),
    ("hitTest:withEvent:", "hit-test-with-event"), ("isHidden", "is-hidden"),
  ])
  func spellingsOfOneWordShareAKey(_ a: String, _ b: String) {
    #expect(a.spellingKey == b.spellingKey)
  }

  /// The contract's own example of an error.
  @Test func theNearestNameIsSuggested() throws {
    var scene = Scene.initial
    let view = try #require(scene.object(named: "view")?.view)
    _ = try scene.addView(.view, named: "C", in: view, frame: .zero)
    let text = try #require(try split("set alpha Q 0.5").first)
    let error = #expect(throws: CommandError.self) { try parse(text, in: scene) }
    #expect(error?.code == "unknown-name")
    #expect(error?.column == 11)
    #expect(error?.suggestions == ["C"])
  }

  @Test(arguments: [
    ("kitten", "sitting", 3), ("tpa", "tap", 1), ("", "tap", 3), ("视图", "视窗", 1),
    ("abc", "abc", 0), ("ab", "ba", 1), ("abcd", "acbd", 1),
  ])
  func distancesBetweenWords(_ a: String, _ b: String, _ distance: Int) {
    #expect(Nearest.distance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
  }

  @Test(arguments: [
    ("A", 1), ("é", 1), ("e\u{301}", 1), ("视", 2), ("ー", 2), ("한", 2), ("🎈", 2), ("，", 2), ("…", 1),
  ])
  func cellsOfACharacter(_ text: String, _ cells: Int) {
    #expect(text.reduce(0) { $0 + $1.cells } == cells)
  }
}
