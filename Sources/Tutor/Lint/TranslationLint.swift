/// What is wrong with a translation beside its lesson. One of the title alone has nothing to prove.
struct TranslationLint {
  private(set) var findings: [(line: Int, message: String)] = []

  init(_ translation: Translation, of lesson: Lesson) {
    if translation.id != lesson.id {
      findings.append((1, "The translation's id is \(translation.id), the lesson's \(lesson.id)."))
    }
    guard !translation.units.isEmpty else { return }
    var names: Set<String> = []
    for unit in translation.units {
      guard let english = lesson.units.first(where: { $0.name == unit.name }) else {
        findings.append((unit.line, "The lesson has no \(unit.name)."))
        continue
      }
      if !names.insert(unit.name).inserted {
        findings.append((unit.line, "\(unit.name) stands here a second time."))
      }
      if unit.mark != english.mark {
        findings.append(
          (unit.line, "\(unit.name) is of another English; the lesson's is @\(english.mark)."))
      }
      compare(unit, with: lesson)
    }
    for unit in lesson.units where !names.contains(unit.name) {
      findings.append((1, "\(unit.name) is missing: `<!-- \(unit.name) @\(unit.mark) -->`."))
    }
  }

  private mutating func compare(_ unit: Translation.Unit, with lesson: Lesson) {
    switch unit.words {
    case .prose(let prose):
      if prose.isEmpty { findings.append((unit.line, "\(unit.name) is empty.")) }
      let steps = lesson.steps.indices.filter { Lesson.Unit.name(ofStep: $0) == unit.name }
      compareRules(
        in: prose.flatMap { $0.texts },
        with: steps.flatMap { lesson.steps[$0].prose.flatMap { $0.texts } }, unit)
      let asides = steps.map { lesson.steps[$0].prose.asideCount }.reduce(0, +)
      if prose.asideCount != asides {
        findings.append((unit.line, "\(unit.name) has other asides than the English."))
      }
    case .texts(let texts):
      guard let step = lesson.steps.first(where: { $0.content.id == unit.name }) else { return }
      let english = step.content.texts
      // A choice is said in words only where it is no name.
      for (name, _) in english where texts[name] == nil && !name.hasPrefix("choice ") {
        findings.append((unit.line, "\(unit.name) lacks `\(name)`."))
      }
      for name in texts.keys.sorted() where !english.contains(where: { $0.name == name }) {
        findings.append((unit.line, "`\(name)` is no text of \(unit.name)."))
      }
      compareRules(in: Array(texts.values), with: english.map { $0.text }, unit)
    }
  }

  private mutating func compareRules(
    in texts: [String], with english: [String], _ unit: Translation.Unit
  ) {
    let cited = Set(texts.flatMap { Citations.names(in: $0) })
    let wanted = Set(english.flatMap { Citations.names(in: $0) })
    for name in wanted.subtracting(cited).sorted() {
      findings.append((unit.line, "\(unit.name) does not cite \(name), as the English does."))
    }
    for name in cited.subtracting(wanted).sorted() {
      findings.append((unit.line, "\(unit.name) cites \(name), and the English does not."))
    }
  }
}
