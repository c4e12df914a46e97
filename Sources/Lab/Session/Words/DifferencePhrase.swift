import Engine

/// One sentence: what the other rulebook would have made of it, why, and the rules.
struct DifferencePhrase: Phrase {
  let difference: Difference
  /// Are UIKit's rules in force, and the documents' the other ones?
  let underUIKit: Bool
  let scene: Scene

  /// Of a very long chain the first and last few.
  static func abridged(_ names: [String]) -> String {
    let shown = names.count > 12 ? names.prefix(5) + ["…"] + names.suffix(4) : names[...]
    return shown.joined(separator: " → ")
  }

  /// Calls that repeat one another are counted.
  static func runs(of calls: [String]) -> [(call: String, times: Int)] {
    var runs: [(call: String, times: Int)] = []
    for call in calls {
      if runs.last?.call == call {
        runs[runs.count - 1].times += 1
      } else {
        runs.append((call, 1))
      }
    }
    return runs
  }
}
