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

  func heading(for object: Object) -> String {
    let name = scene.name(of: object)
    return switch language {
    case .english: EnglishChanges.heading(name)
    case .simplifiedChinese: ChineseChanges.heading(name)
    }
  }

  /// For what is settled before the event itself.
  func heading(for object: Object, before command: String) -> String {
    let name = scene.name(of: object)
    return switch language {
    case .english: EnglishChanges.heading(name, before: command)
    case .simplifiedChinese: ChineseChanges.heading(name, before: command)
    }
  }

  /// For what got it, and lost it.
  func keeping(for object: Object) -> String {
    let name = scene.name(of: object)
    return switch language {
    case .english: EnglishChanges.keeping(name)
    case .simplifiedChinese: ChineseChanges.keeping(name)
    }
  }

  func reason(_ reason: NoChange, for object: Object) -> String {
    let name = scene.name(of: object)
    return switch language {
    case .english: EnglishChanges.reason(reason, name)
    case .simplifiedChinese: ChineseChanges.reason(reason, name)
    }
  }
}
