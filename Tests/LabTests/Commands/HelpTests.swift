import Engine
import Testing

@testable import Lab

@Suite struct HelpTests {
  let help = Help(in: .english)

  @Test func theOverviewFitsAScreen() {
    let lines = help.overview().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test func allCommandsAreListed() throws {
    let words = try help.page(for: "all").split { !($0.isLetter || $0 == "-") }
    for spec in commandTable { #expect(words.contains { $0 == spec.word }, "\(spec.word)") }
  }

  @Test func aPageHasUsageMeaningAndExample() throws {
    #expect(
      try help.page(for: "swipe") == """
        swipe <direction> at x y [fingers <number>] [in <view>] [type=…]

        Flicks a finger left, right, up or down.

          direction  left, right, up or down
          x y        a point (x y), or a view by its name
          number     a whole number from 1 to 10
          view       a view
          type=…     direct, indirect, pencil or indirect-pointer

        Example:
          swipe left at 160 200

        """)
  }

  /// `help page`: there is no such command, and one that makes a page.
  @Test(arguments: [("page", ["export"]), ("截图", ["draw"]), ("stop", ["leave", "quit"])])
  func whatIsSaidElsewhereLeadsToACommand(_ topic: String, _ commands: [String]) throws {
    let error = #expect(throws: CommandError.self) { try help.page(for: topic) }
    #expect(error?.suggestions == commands)
  }

  @Test(arguments: commandTable.map { $0.word })
  func everyPageFitsTheWidth(_ word: String) throws {
    let page = try Help(in: .english, width: 60).page(for: word)
    let example = try #require(commandTable.first { $0.word == word }).example
    for line in page.split(separator: "\n") where !example.contains(line.drop { $0 == " " }) {
      #expect(line.count <= 60)
    }
    #expect(page.hasPrefix(word))
  }

  @Test(arguments: [
    (
      "set",
      [
        "set <property> <object> <value>", "set <object> <property> <value>",
        "set <object.property> = <value>",
      ]
    ),
    ("touch", ["touch [<finger>] <phase> [x y] [type=…], …"]), ("undo", ["undo"]),
    ("rules", ["rules [<rulebook> | point=value]"]),
    ("drag", ["drag x y to x y [over <seconds>] [in <view>] [type=…]"]),
    ("ignore-events", ["ignore-events <YES or NO>"]),
  ])
  func usage(_ word: String, _ lines: [String]) {
    #expect(commandTable.first { $0.word == word }?.usage(in: .english) == lines)
  }

  @Test func groupsAndPropertiesHavePages() throws {
    #expect(try help.page(for: "behaviour").contains("unoverride <responder> [<method>]"))
    let properties = try help.page(for: "properties")
    for property in Property.allCases { #expect(properties.contains("  " + property.rawValue)) }
  }

  @Test(arguments: [
    ("tpa", "unknown-command", ["tap"]), ("wh", "ambiguous-command", ["why", "why-not"]),
  ])
  func anUnknownTopicIsAnError(_ topic: String, _ code: String, _ suggestions: [String]) {
    let error = #expect(throws: CommandError.self) { try help.page(for: topic) }
    #expect(error?.code == code)
    #expect(error?.suggestions == suggestions)
  }

  @Test func theReferencePageHasEverything() {
    let page = referencePage()
    for spec in commandTable { #expect(page.contains("\n### " + spec.word + "\n")) }
    for property in Property.allCases { #expect(page.contains("| `" + property.rawValue + "`")) }
    for point in RulebookPoint.table { #expect(page.contains("| `" + point.name + "` |")) }
    for kind in ViewKind.allCases { #expect(page.contains("`" + kind.className + "`")) }
    #expect(page.split(separator: "\n").filter { $0.hasPrefix("```") }.count % 2 == 0)
  }

  /// What an example names, it makes first.
  @Test(arguments: commandTable.map { $0.word })
  func everyExampleParses(_ word: String) throws {
    let spec = try #require(commandTable.first { $0.word == word })
    var scene = Scene.initial
    var words: [String] = []
    for line in spec.example.split(separator: "\n") where !isCode(String(line), in: scene) {
      for text in try split(String(line)) {
        let command = try #require(try parse(text, in: scene))
        try scene.apply(command)
        words.append(String(text.source.prefix { $0 != " " }))
      }
    }
    #expect(words.contains(word))
  }
}

extension Scene {
  /// Enough of a command's work for what comes after it to find its names.
  fileprivate mutating func apply(_ command: Command) throws {
    guard case .scene(.build(let command)) = command else { return }
    switch command {
    case .addView(let add):
      let view = object(named: "view")?.view
      let parent = add.kind == .window ? nil : view
      _ = try addView(add.kind, named: add.name, in: parent, frame: add.frame ?? .zero)
    case .addController(let add):
      _ = try addController(named: add.name, at: .nowhere, frame: add.frame)
    case .addRecognizer(let gesture, let name, let view, _):
      _ = try addRecognizer(gesture, named: name, to: view)
    case .addLayer(let name, let view?, let frame):
      _ = try addLayer(named: name, on: view, frame: frame)
    case .present(.new(let name), _, _, _):
      _ = try addController(named: name, at: .nowhere, frame: nil)
    case .rename(let object, let name): try rename(object, to: name)
    default: break
    }
  }
}
