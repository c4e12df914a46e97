import Engine

/// Tells answers in a language.
struct Teller {
  let language: Language
  private let narrator: Narrator
  let scene: Scene
  /// So many names of a long path are printed before and after a gap.
  private static let head = 5
  private static let tail = 4

  init(_ language: Language, scene: Scene, rules: Rulebook) {
    self.language = language
    self.scene = scene
    narrator = Narrator(language, scene: scene, rules: rules)
  }

  func text(_ clause: Clause) -> String {
    switch clause {
    case .decision(let decision): narrator.sentence(decision).text
    case .takings(let decisions): narrator.text(decisions)
    case .saying(let saying, let rules): rules.cited(after: sentence(saying))
    }
  }

  /// Each once: the same may have held back two touches.
  func text(_ clauses: [Clause]) -> [String] {
    var sentences: [String] = []
    for sentence in clauses.map({ text($0) }) where !sentences.contains(sentence) {
      sentences.append(sentence)
    }
    return sentences
  }

  private func sentence(_ saying: Saying) -> String {
    AnswerPhrase.saying(saying, in: scene).text(in: language)
  }

  func text(_ path: Path) -> String {
    var names = path.steps.map { scene.name(of: $0) }
    if names.count > Teller.head + Teller.tail + 3 {
      let hidden = names.count - Teller.head - Teller.tail
      names = names.prefix(Teller.head) + ["… \(hidden) …"] + names.suffix(Teller.tail)
    }
    let way = names.joined(separator: " → ")
    let missed = path.missed.map { scene.name(of: $0) }
    return AnswerPhrase.path(way, path.end, missed: missed, in: scene).text(in: language)
  }
}
