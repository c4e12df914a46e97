import Engine

extension State {
  func helpText(_ topic: String?) throws(RunError) -> [String] {
    let help = Help(in: language, width: min(width, 100))
    guard let topic else { return lines(help.overview()) }
    do {
      return lines(try help.page(for: topic))
    } catch {
      throw .unknownTopic(topic, error)
    }
  }

  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Which rules are in force; asked without a change, every point of them as well.
  func describeRules(changed: Bool) -> [String] {
    let base: Rulebook = rules == .documents ? .documents : .uikit
    let own = RulebookPoint.table.filter { $0.get(rules) != $0.get(base) }
    let head = SessionPhrase.rulesAre(
      documents: rules == .documents,
      except: own.map { "\($0.name)=\(scene.text(of: $0.get(rules)))" }
    ).text(in: language)
    guard !changed else { return [head] }
    let column = (RulebookPoint.table.map { $0.name.count }.max() ?? 0) + 2
    return [head]
      + RulebookPoint.table.map { point in
        let value = scene.text(of: point.get(rules))
        let name = point.name + String(repeating: " ", count: column - point.name.count)
        return "  \(name)\(value)"
      }
  }
}
