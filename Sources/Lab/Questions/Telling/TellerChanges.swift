import Engine
import Narration

extension Teller {
  /// A line that can be pasted, and under it what it does.
  func text(_ steps: [Step]) -> [String] {
    let commands = steps.map { $0.command }.joined(separator: "; ")
    let purposes = steps.map { purpose($0.purpose) }.joined(separator: separator)
    var rules: [Rule] = []
    for step in steps where !rules.contains(step.rule) { rules.append(step.rule) }
    return ["  " + commands, "      " + purposes + rules.cited]
  }

  private var separator: String {
    switch language {
    case .english: "; "
    case .simplifiedChinese: "；"
    }
  }

  private func purpose(_ purpose: Purpose) -> String {
    switch language {
    case .english: EnglishChanges.words(purpose)
    case .simplifiedChinese: ChineseChanges.words(purpose)
    }
  }

  /// What the listed changes do, and for what got it and lost it, what befell it.
  func heading(for object: Object, _ place: Trial.Place, lost: Clause?) -> [String] {
    let name = scene.name(of: object)
    let keeps = lost != nil
    let heading =
      switch language {
      case .english: EnglishChanges.heading(name, place, keeps: keeps)
      case .simplifiedChinese: ChineseChanges.heading(name, place, keeps: keeps)
      }
    return (lost.map { [text($0)] } ?? []) + [heading]
  }

  /// Nothing where nothing has changed.
  func text(_ since: Since, _ event: String) -> [String] {
    guard !since.properties.isEmpty || since.otherwise != nil else { return [] }
    let (changed, again) =
      switch language {
      case .english:
        (EnglishChanges.changed(since.properties), EnglishChanges.goesAnotherWay(event))
      case .simplifiedChinese:
        (ChineseChanges.changed(since.properties), ChineseChanges.goesAnotherWay(event))
      }
    return [changed] + (since.otherwise.map { [again] + text($0.clauses) } ?? [])
  }

  func reason(_ reason: NoChange, for object: Object) -> String {
    let name = scene.name(of: object)
    return switch language {
    case .english: EnglishChanges.reason(reason, name)
    case .simplifiedChinese: ChineseChanges.reason(reason, name)
    }
  }
}
