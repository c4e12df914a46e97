import Desk
import Engine
import Lab
import Tutor

/// What a page asks beside running lines.
extension Laboratory {
  func complete(_ text: String) -> String {
    let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let line = parts.count > 1 ? String(parts[1]) : ""
    let cursor = parts.first.flatMap { Int($0) } ?? line.count
    let language = session.state.language
    let found = completions(
      of: line, cursor: cursor, in: session.state,
      from: CompletionSources(
        lessons: {
          self.classroom.lessons(in: language).map {
            Completion.Candidate(text: $0.id, detail: $0.title)
          }
        }))
    return JSON.object(
      ("from", .number(Double(found.range.lowerBound))),
      ("to", .number(Double(found.range.upperBound))),
      ("hint", found.hint.map { .string($0) } ?? .null),
      (
        "wants",
        .array(
          wantedSorts(of: line, cursor: cursor, in: session.state.scene).compactMap { $0.pageName }
            .map { .string($0) })
      ),
      (
        "candidates",
        .array(
          found.candidates.map {
            .object(("text", .string($0.text)), ("detail", .string($0.detail)))
          })
      )
    ).encoded
  }

  /// Told as `explain step` tells them.
  func sentences() -> String {
    let state = (live?.session ?? session).state
    guard let event = state.lastEvent else { return JSON.array([]).encoded }
    let narrator = Narrator(state.language, scene: event.after, rules: event.rules)
    return JSON.object(
      ("command", .string(event.text)),
      (
        "sentences",
        .array(event.decisions.prefix(Self.sentenceLimit).map { told($0, narrator) })
      ),
      ("more", .number(Double(max(0, event.decisions.count - Self.sentenceLimit))))
    ).encoded
  }

  /// Nobody reads more of them.
  private static let sentenceLimit = 2_000

  private func told(_ decision: Decision, _ narrator: Narrator) -> JSON {
    let sentence = narrator.sentence(decision)
    return .object(
      ("words", .string(sentence.words.visible)),
      ("rules", .array(sentence.rules.map { .string($0.rawValue) })))
  }

  /// Row by row, each point the place of its view among the names; -1 is nobody.
  func map(step: Double) -> String {
    let state = (live?.session ?? session).state
    let picture = SceneJSON(state)
    let step = min(max(step, 1), 64)
    let size = picture.screen
    let xs = Self.middles(to: size.width, step), ys = Self.middles(to: size.height, step)
    guard xs.count * ys.count <= Self.pointLimit else { return JSON.object().encoded }
    let owners = state.scene.hitTests(screenXs: xs, ys: ys, rules: state.rules) { _ in }
    var places: [ViewID: Int] = [:]
    var names: [JSON] = []
    let cells = owners.map { owner -> JSON in
      guard let owner else { return .number(-1) }
      let place = places[owner] ?? names.count
      if place == names.count {
        places[owner] = place
        names.append(.string(state.scene.name(of: owner)))
      }
      return .number(Double(place))
    }
    return JSON.object(
      ("step", .number(step)), ("columns", .number(Double(xs.count))), ("names", .array(names)),
      ("owners", .array(cells))
    ).encoded
  }

  private static let pointLimit = 100_000

  private static func middles(to end: Double, _ step: Double) -> [Double] {
    guard end.isFinite, end > 0, end / step < 10_000 else { return [] }
    return (0..<Int((end / step).rounded(.up))).map { (Double($0) + 0.5) * step }
  }

  // MARK: Two readings

  /// The last event by its rules and by others: those of the documents, or of a mistaken idea.
  func compare(_ name: String) -> String {
    guard let event = session.state.lastEvent, let rules = rules(named: name, event.rules) else {
      return JSON.null.encoded
    }
    let (one, two) = (retold(event, event.rules), retold(event, rules))
    let shared = zip(one.reply.decisions, two.reply.decisions)
      .prefix { $0.rule == $1.rule && $0.kind == $1.kind }.count
    return JSON.object(
      ("command", .string(event.text)), ("shared", .number(Double(shared))),
      ("title", .string(title(of: name))),
      ("sides", .array([one, two].map { side($0.reply, $0.rules) }))
    ).encoded
  }

  private func rules(named name: String, _ rules: Rulebook) -> Rulebook? {
    switch name {
    case "documents": .documents
    case "uikit": .uikit
    default: Mistake(rawValue: name).map { rules.with($0) }
    }
  }

  private func title(of name: String) -> String {
    Mistake(rawValue: name)?.text(in: session.state.language).title ?? name
  }

  private func retold(_ event: LastEvent, _ rules: Rulebook) -> (reply: Reply, rules: Rulebook) {
    var state = session.state
    state.scene = event.before
    state.rules = rules
    var other = Session(state: state)
    let reply =
      FrontDesk().run(event.text, in: &other).last
      ?? Reply(command: event.text, scene: event.before, language: state.language)
    return (reply, rules)
  }

  private func side(_ reply: Reply, _ rules: Rulebook) -> JSON {
    let narrator = Narrator(reply.language, scene: reply.scene, rules: rules)
    return .object(
      ("reply", reply.json()),
      (
        "sentences",
        .array(reply.decisions.prefix(Self.sentenceLimit).map { told($0, narrator) })
      ))
  }

  /// Each with what it is called; the documents' own reading first, where it differs.
  func readings() -> String {
    guard let event = session.state.lastEvent else { return JSON.array([]).encoded }
    let real = retold(event, event.rules).reply.result
    var found: [JSON] = []
    for name in ["documents", "uikit"] {
      guard let rules = rules(named: name, event.rules), rules != event.rules,
        retold(event, rules).reply.result != real
      else { continue }
      found.append(.object(("id", .string(name)), ("title", .null)))
    }
    for mistake in Mistake.allCases
    where retold(event, event.rules.with(mistake)).reply.result != real {
      found.append(
        .object(
          ("id", .string(mistake.rawValue)),
          ("title", .string(mistake.text(in: session.state.language).title))))
    }
    return JSON.array(found).encoded
  }
}
