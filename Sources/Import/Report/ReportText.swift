import Engine
import Lab
import Text

/// For people: what was read, then what was asked.
extension ImportReport {
  /// So many warnings and rows stand in a terminal.
  private static let warningsShown = 5
  private static let rowsShown = 14
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
    let scene = imported.scene
    let windows = scene.windowsFrontToBack.reversed().map { scene.name(of: $0) }
    var lines = [
      said(
        .summary(views: imported.viewCount, windows: windows, formats: imported.formats))
    ]
    if !imported.unknown.isEmpty { lines.append(said(.notInDump(imported.unknown))) }
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
    _ object: ImportedObject, verdict: Verdict, repairs: [Repair]
  ) -> [String] {
    var lines = imported.isOfElements ? [said(.probably)] : []
    lines.append(said(.verdict(object.name, verdict)))
    if !verdict.depends.isEmpty { lines.append(said(.depends(verdict.depends))) }
    guard !verdict.isFine else { return lines }
    guard !repairs.isEmpty else { return lines + [said(.noRepair)] }
    lines.append(said(.repairs(object.name)))
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
      said(.askNext(row?.object.name, row?.verdict.point, inSession: inSession))
    }
    guard !table.isEmpty else { return [said(.noControls)] }
    let wrong = table.filter { !$0.verdict.isFine }
    guard !wrong.isEmpty else { return [said(.allFine(table.count)), next(nil)] }
    var lines = [said(.table(wrong: wrong.count, of: table.count))]
    let shown = Array(wrong.prefix(ImportReport.rowsShown))
    let names = column(shown.map { $0.object.name }, atMost: 24)
    let classes = column(
      shown.map { ClassKind.short($0.object.node.className) }, atMost: 22)
    for (index, row) in shown.enumerated() {
      lines.append(
        "  \(names[index])  \(classes[index])  \(said(.word(row.verdict)))"
          + " [\(row.verdict.rule.rawValue)]")
      if let repair = row.repairs.first {
        lines.append("      " + repair.commands.joined(separator: "; "))
      }
    }
    if wrong.count > shown.count { lines.append(said(.moreRows(wrong.count - shown.count))) }
    if notJudged > 0 { lines.append(said(.notJudged(notJudged))) }
    return lines + [next(wrong.first)]
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
