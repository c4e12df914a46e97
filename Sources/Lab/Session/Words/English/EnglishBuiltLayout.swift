import Engine

extension EnglishLayout {
  /// A line for each kind of mistake.
  func built(_ layout: BuiltLayout) -> String {
    var lines: [String] = []
    let names = Names(scene: scene, rules: .uikit, marked: EnglishPhrasebook.marked)
    if let first = layout.conflicts.first {
      lines.append(EnglishPhrasebook.layout(.found(first), names))
      let more = layout.conflicts.count - 1
      if more > 0 {
        lines.append("\(more) more \(more == 1 ? "conflict" : "conflicts") came about likewise.")
      }
    }
    for view in layout.masked.prefix(1) {
      lines.append(
        [Rule.uAL03].cited(
          after: "Its frame holds \(list(layout.masked)) besides the constraints: "
            + "`\(scene.name(of: view)).translatesAutoresizingMaskIntoConstraints = false` is missing."
        ))
    }
    if layout.sizeless.count == 1, let answer = scene.layoutAnswer(about: layout.sizeless[0]) {
      lines.append([Rule.uAL12].cited(after: noSize(answer)))
    } else if let first = layout.sizeless.first {
      lines.append(
        [Rule.uAL12].cited(
          after:
            "\(list(layout.sizeless)) have no size by their constraints, so that neither they nor "
            + "what is in them gets a touch. `why \(scene.name(of: first)) frame` says what is missing."
        ))
    }
    if !layout.frameless.isEmpty {
      let isOne = layout.frameless.count == 1
      lines.append(
        "\(list(layout.frameless)) \(isOne ? "has" : "have") no size, for nobody has set "
          + "\(isOne ? "its frame" : "their frames"): neither \(isOne ? "it" : "they") nor what is in "
          + "\(isOne ? "it" : "them") gets a touch.")
    }
    if !layout.ambiguous.isEmpty {
      let isOne = layout.ambiguous.count == 1
      lines.append(
        [Rule.uAL06].cited(
          after: "The \(isOne ? "layout" : "layouts") of \(list(layout.ambiguous)) "
            + "\(isOne ? "is" : "are") ambiguous: the constraints allow other places just as well.")
      )
    }
    return lines.joined(separator: "\n")
  }

  private func list(_ views: [ViewID]) -> String {
    let most = CodePhrase.most
    let names = views.prefix(most).map { scene.name(of: $0) }
    guard views.count > most else { return English.list(names, "and") }
    return names.joined(separator: ", ") + " and \(views.count - most) more"
  }
}
