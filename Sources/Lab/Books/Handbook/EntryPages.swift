import Engine

extension Narrator {
  /// The page of a rule, in paragraphs: what it says, who says so, where they disagree or err, what
  /// UIKit does and how sure that is, a session to run, and rules that go with it.
  ///
  /// `answers` runs the session and gives what stands beside each of its lines, if anything does.
  public func page(
    of rule: Rule, answers: ([String]) -> [String?] = { $0.map { _ in nil } }
  ) -> [String] {
    let text = rule.text(in: language)
    let entry = rule.entry
    var page = [heading(rule), text.says]
    page += list(.said, entry.sources.map { "  " + line(of: $0) })
    if text.disagreement != nil || !entry.errors.isEmpty {
      page += list(
        .errors, [text.disagreement].compactMap { $0 } + entry.errors.map { "  " + heading($0) })
    }
    if text.uikit != nil || !entry.uikit.isEmpty {
      page += list(.uikit, [text.uikit].compactMap { $0 } + entry.uikit.map { "  " + graded($0) })
    }
    if let sure = sureness(of: rule) { page.append(labelled(.sure, sure)) }
    page += list(.interview, [text.interview].compactMap { $0 })
    page += list(.thought, Mistake.about(rule).map { "  " + heading($0) })
    page += list(.example, beside(entry.example, answers(entry.example)))
    page += list(.related, entry.related.map { "  " + heading($0) })
    return page
  }

  /// The page of a mistake: the thought, what is right, a scene that gives it away, and its rule.
  ///
  /// `answer` runs commands under some rules and gives what the last one's result holds at a path.
  public func page(
    of mistake: Mistake, answer: (MistakeEntry, Rulebook) -> String?
  ) -> [String] {
    let entry = mistake.entry
    let results = [(PageLabel.right, Rulebook.uikit), (.wrong, Rulebook.uikit.with(mistake))].map {
      label, rules in
      labelled(label, entry.field + " = " + (answer(entry, rules) ?? phrases.label(.nobody)))
    }
    return [heading(mistake), mistake.text(in: language).correction]
      + list(.example, (entry.scene + [entry.question]).map { "  " + $0 }) + results
      + list(.related, ["  " + heading(entry.rule)])
  }

  private func heading(_ mistake: Mistake) -> String {
    mistake.rawValue + " · " + mistake.text(in: language).title
  }

  /// Commands, and after each what it comes to, in a column of its own.
  private func beside(_ commands: [String], _ answers: [String?]) -> [String] {
    let widest = min(40, commands.map { Layout.width(of: $0) }.max() ?? 0)
    return zip(commands, answers).map { command, answer in
      guard let answer else { return "  " + command }
      let gap = String(repeating: " ", count: max(0, widest - Layout.width(of: command)) + 2)
      return "  " + command + gap + "⇒ " + answer
    }
  }

  /// After a full-width mark there is no space.
  private func labelled(_ label: PageLabel, _ text: String) -> String {
    let label = phrases.label(label)
    let isWide = (label.unicodeScalars.last?.value ?? 0) >= 0x3000
    return label + (isWide ? "" : phrases.gap) + text
  }

  private func list(_ label: PageLabel, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : [phrases.label(label)] + lines
  }

  private func heading(_ rule: Rule) -> String {
    rule.rawValue + " · " + rule.text(in: language).title
  }

  /// A fact with how sure it is.
  private func graded(_ rule: Rule) -> String {
    sureness(of: rule).map { heading(rule) + " — " + $0 } ?? heading(rule)
  }

  private func sureness(of rule: Rule) -> String? {
    if rule.kind == .contested { return phrases.label(.contested) }
    let sureness = rule.entry.sureness
    guard !sureness.isEmpty else { return nil }
    return sureness.map { phrases.label(.sureness($0)) }.joined(separator: " · ")
  }

  private func line(of source: Source) -> String {
    let place =
      source.heading
      ?? phrases.label(source.section == "0" ? .opening : .paragraph(source.section))
    return source.document + " 《" + source.title + "》 " + place
  }
}
