import Engine
import Lab

/// What some lessons have taught: the words that their commands are made of, and the mistakes that
/// they are about. A question made on the spot may use these and no others.
public struct Taught: Equatable, Sendable {
  public private(set) var mistakes: Set<Mistake> = []
  private var words: Set<String> = []

  public init() {}

  /// Takes in a lesson, or its first steps.
  public mutating func take(_ lesson: Lesson, upTo place: Int? = nil) {
    let steps = place.map { lesson.steps.prefix($0 + 1) } ?? lesson.steps[...]
    mistakes.formUnion(Mistake.allCases.filter { lesson.rules.contains($0.entry.rule) })
    for step in steps {
      switch step.content {
      case .nothing: break
      case .demonstration(let demonstration): take(demonstration.commands)
      case .item(let item):
        take(item.scene)
        for remark in item.wrong { mistakes.formUnion(remark.mistakes) }
      case .challenge(let challenge):
        take(challenge.scene)
      }
    }
  }

  private mutating func take(_ lines: [String]) {
    for line in lines { words.formUnion(Self.words(of: line)) }
  }

  /// Is a scene made of nothing else?
  func covers(_ sketch: Sketch) -> Bool {
    let scene = sketch.state.scene
    return sketch.lines.allSatisfy { line in
      Self.words(of: line).allSatisfy { words.contains($0) || scene.object(named: $0) != nil }
    }
  }

  /// Of each command what is neither a number, nor YES or NO, nor a selector; `add` goes with what is
  /// added, since `view` and `window` are names as well.
  private static func words(of line: String) -> [String] {
    var all: [String] = []
    for command in line.split(separator: ";") {
      var words: [String] = []
      for part in command.split(whereSeparator: { " ,()".contains($0) }) {
        let word = part.prefix { $0 != "=" }
        guard let first = word.first, first.isLetter, word.last != ":" else { continue }
        if word != "YES", word != "NO" { words.append(String(word)) }
      }
      if words.first == "add", words.count > 1 { words[0...1] = ["add " + words[1]] }
      all += words
    }
    return all
  }
}

extension [Lesson] {
  /// What all those teach that a lesson needs, and those that they need.
  func taught(before lesson: Lesson) -> Taught {
    var taught = Taught()
    var open = lesson.needs
    var seen: Set<String> = [lesson.id]
    while let id = open.popLast() {
      guard seen.insert(id).inserted, let needed = first(where: { $0.id == id }) else { continue }
      taught.take(needed)
      open += needed.needs
    }
    return taught
  }
}
