import Engine
import Lab

/// For people: what was read, then what was asked.
extension ImportReport {
  /// So many warnings, and so many lines of rows, stand in a terminal.
  private static let warningsShown = 5
  private static let linesOfRows = 15
  /// `inSession`: it is the scene at hand by now, and commands go on with it.
  public func text(inSession: Bool = false) -> [String] {
    var lines = heading
    if let at { lines += answer(at.reply) }
    if let wanted {
      lines += answer(wanted.object, verdict: wanted.verdict, repairs: wanted.repairs)
    }
    if at == nil, wanted == nil { lines += tableLines(inSession) }
    return lines
  }

  private func said(_ phrase: ImportPhrase) -> String { phrase.text(in: language) }

  private var heading: [String] {
    if !imported.told.isEmpty { return imported.told }
    let scene = imported.scene
    // One that was made for what has none is no window of the dump.
    let windows = scene.windowsFrontToBack.reversed().filter {
      imported.object(of: $0) != nil
    }.map { scene.name(of: $0) }
    var lines = [
      said(
        .summary(views: imported.viewCount, windows: windows, formats: imported.formats))
    ]
    if !imported.unknown.isEmpty {
      let some = imported.objects.contains { object in
        object.view.map { scene.hasOwnRecognizers($0) } ?? false
      }
      lines.append(said(.notInDump(imported.unknown, someRecognizers: some)))
    }
    for warning in imported.warnings.prefix(ImportReport.warningsShown) {
      lines.append(said(.warning(warning)))
    }
    let more = imported.warnings.count - ImportReport.warningsShown
    if more > 0 { lines.append(said(.moreWarnings(more))) }
    return lines
  }

  private func answer(_ reply: Reply) -> [String] {
    (imported.isOfElements ? [said(.probably)] : []) + reply.text
  }

  private func answer(
    _ object: ImportedObject, verdict: Verdict, repairs: [TriedRepair]
  ) -> [String] {
    var lines = imported.isOfElements ? [said(.probably)] : []
    lines.append(said(.verdict(object.name, verdict)))
    if !verdict.depends.isEmpty { lines.append(said(.depends(verdict.depends))) }
    if let part = verdict.elsewhere.first { lines.append(said(.elsewhere(object.name, part))) }
    if let shared = verdict.shared { lines.append(said(.shares(object.name, shared))) }
    guard !verdict.isFine || verdict.isPartial else { return lines }
    if repairs.isEmpty, let advice = verdict.advice(in: language) { return lines + [advice] }
    guard !repairs.isEmpty else { return lines + [said(.noRepair)] }
    lines.append(said(verdict.isPartial ? .repairsThere(object.name) : .repairs(object.name)))
    for repair in repairs {
      lines.append("  " + repair.commands.joined(separator: "; "))
      lines.append("      " + repair.text)
      lines += repair.code.map { "      " + $0 }
    }
    return lines
  }

  // MARK: The table

  private func tableLines(_ inSession: Bool) -> [String] {
    func next(_ row: Row?) -> String {
      said(
        .askNext(row?.object.name, row?.verdict.elsewhere.first?.point, inSession: inSession))
    }
    guard !table.isEmpty else { return [said(.noControls), next(nil)] }
    let away = table.filter { $0.verdict.scrolls != nil }
    let wrong = table.filter { !$0.verdict.isFine && $0.verdict.scrolls == nil }
    let partial = table.filter { $0.verdict.isPartial }
    var lines: [String] = []
    var room = ImportReport.linesOfRows
    if wrong.isEmpty {
      if table.count > away.count { lines.append(said(.allFine(table.count - away.count))) }
    } else {
      lines.append(said(.table(wrong: wrong.count, of: table.count)))
      let shown = prefix(of: wrong, lines: room)
      lines += rows(shown)
      room -= shown.reduce(0) { $0 + $1.lines }
      if wrong.count > shown.count { lines.append(said(.moreRows(wrong.count - shown.count))) }
    }
    if !partial.isEmpty {
      lines.append(said(.partly(partial.count)))
      let shown = prefix(of: partial, lines: max(room, 4))
      lines += rows(shown)
      if partial.count > shown.count { lines.append(said(.moreRows(partial.count - shown.count))) }
    }
    if let overlaps { lines.append(said(overlaps)) }
    if !away.isEmpty { lines.append(said(.scrolledAway(away.map { $0.object.name }))) }
    if let hanging { lines.append(said(hanging)) }
    if notJudged > 0 { lines.append(said(.notJudged(notJudged))) }
    return lines + [next(wrong.first ?? partial.first)]
  }

  private func prefix(of rows: [Row], lines: Int) -> [Row] {
    var left = lines
    return Array(
      rows.prefix { row in
        left -= row.lines
        return left >= 0
      })
  }

  /// What is tapped itself and lies over a part of others: all those of the first.
  private var overlaps: ImportPhrase? {
    let pairs = table.compactMap { row in row.verdict.shared.map { (row.object.name, $0.with) } }
    guard let cover = pairs.first?.1 else { return nil }
    let own = pairs.filter { $0.1 == cover }.map { $0.0 }
    return .overlaps(cover, over: own, others: pairs.count - own.count)
  }

  /// The recognizers that may yet take the tap from what gets it.
  private var hanging: ImportPhrase? {
    var views: [String] = []
    var names: [String] = []
    for row in table where row.verdict.isFine {
      for case .recognizers(let above) in row.verdict.depends {
        for view in above where !views.contains(view) && views.count < 3 { views.append(view) }
        names.append(row.object.name)
      }
    }
    return names.isEmpty ? nil : .hangs(on: views, names)
  }

  private func rows(_ shown: [Row]) -> [String] {
    let names = column(shown.map { $0.object.name }, atMost: 24)
    let classes = column(
      shown.map { ClassKind.short($0.object.node.className) }, atMost: 22)
    var lines: [String] = []
    for (index, row) in shown.enumerated() {
      let verdict = row.verdict.elsewhere.first ?? row.verdict
      lines.append(
        "  \(names[index])  \(classes[index])  \(said(.word(verdict)))"
          + (row.verdict.isPartial ? " " + said(.place(verdict.point)) : "")
          + " [\(verdict.rule.rawValue)]")
      if let repair = row.offered {
        lines.append("      " + repair.commands.joined(separator: "; "))
      }
    }
    return lines
  }

  /// Cut where it is long, and filled up to the same width.
  private func column(_ words: [String], atMost most: Int) -> [String] {
    let cut = words.map { word -> String in
      guard Layout.width(of: word) > most else { return word }
      var short = ""
      for character in word where Layout.width(of: short) < most - 1 { short.append(character) }
      return short + "…"
    }
    let width = cut.map { Layout.width(of: $0) }.max() ?? 0
    return cut.map {
      $0 + String(repeating: " ", count: max(0, width - Layout.width(of: $0)))
    }
  }
}

extension ImportReport.Row {
  /// What helps and takes the tap from nobody.
  fileprivate var offered: TriedRepair? { repairs.first { $0.losers.isEmpty } }
  fileprivate var lines: Int { offered == nil ? 1 : 2 }
}

extension Verdict {
  /// Where no change of a view is the remedy.
  fileprivate func advice(in language: Language) -> String? {
    if isByDimming || elsewhere.contains(where: { $0.isByDimming }) {
      return CurePhrase.dimmingAdvice.text(in: language)
    }
    if isByKeyboard || elsewhere.contains(where: { $0.isByKeyboard }) {
      return CurePhrase.keyboardAdvice.text(in: language)
    }
    guard word == .offScreen || scrolls != nil else { return nil }
    return ImportPhrase.scrollAdvice(scrolls).text(in: language)
  }
}
