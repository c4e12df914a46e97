/// What is wrong with a translation beside its lesson. One of the title alone has nothing to prove.
struct TranslationLint {
  private(set) var findings: [(line: Int, fault: LessonFault)] = []

  init(_ translation: Translation, of lesson: Lesson) {
    if translation.id != lesson.id {
      findings.append((1, .otherID(translation.id, lesson: lesson.id)))
    }
    guard !translation.units.isEmpty else { return }
    var names: Set<String> = []
    for unit in translation.units {
      guard let english = lesson.units.first(where: { $0.name == unit.name }) else {
        findings.append((unit.line, .noUnit(unit.name)))
        continue
      }
      if !names.insert(unit.name).inserted {
        findings.append((unit.line, .unitTwice(unit.name)))
      }
      if unit.mark != english.mark {
        findings.append((unit.line, .stale(unit.name, mark: english.mark)))
      }
      compare(unit, with: lesson)
    }
    for unit in lesson.units where !names.contains(unit.name) {
      findings.append((1, .missing(unit.name, mark: unit.mark)))
    }
  }

  private mutating func compare(_ unit: Translation.Unit, with lesson: Lesson) {
    switch unit.words {
    case .prose(let prose):
      if prose.isEmpty { findings.append((unit.line, .empty(unit.name))) }
      let steps = lesson.steps.indices.filter { Lesson.Unit.name(ofStep: $0) == unit.name }
      compareRules(
        in: prose.flatMap { $0.texts },
        with: steps.flatMap { lesson.steps[$0].prose.flatMap { $0.texts } }, unit)
      let asides = steps.map { lesson.steps[$0].prose.asideCount }.reduce(0, +)
      if prose.asideCount != asides {
        findings.append((unit.line, .otherAsides(unit.name)))
      }
    case .texts(let texts):
      guard let step = lesson.steps.first(where: { $0.content.id == unit.name }) else { return }
      let english = step.content.texts
      // A choice is said in words only where it is no name.
      for (name, _) in english where texts[name] == nil && !name.hasPrefix("choice ") {
        findings.append((unit.line, .lacks(name, of: unit.name)))
      }
      for name in texts.keys.sorted() where !english.contains(where: { $0.name == name }) {
        findings.append((unit.line, .noText(name, of: unit.name)))
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
      findings.append((unit.line, .citesLess(unit.name, name)))
    }
    for name in cited.subtracting(wanted).sorted() {
      findings.append((unit.line, .citesMore(unit.name, name)))
    }
  }
}
