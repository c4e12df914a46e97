import Lab

/// A document as a Jupyter notebook, format 4.5.
struct JupyterExport {
  private let played: Played

  init(_ played: Played) { self.played = played }

  var text: String {
    var cells: [JSON] = []
    var steps = 0
    for part in played.parts {
      let id = JSON.string("cell-\(cells.count + 1)")
      switch part {
      case .prose(let prose):
        if !prose.trimmed.isEmpty { cells.append(Self.prose(prose, id)) }
      case .question(let posed): cells.append(Self.prose(posed.markdown(in: played.language), id))
      case .building(let commands, let figure):
        cells.append(
          Self.code(
            commands.joined(separator: "\n"), outputs: outputs(of: figure), id: id, count: .null))
      case .step(let step):
        steps += 1
        let answer =
          step.lines.isEmpty ? [] : [Self.stream(step.lines, failed: step.failed)]
        cells.append(
          Self.code(
            step.command, outputs: answer + outputs(of: step.figure), id: id,
            count: .number(Double(steps))))
      }
    }
    let language = JSON.object(("name", .string("hitchain")))
    let metadata = JSON.object(("language_info", language), ("title", .string(played.title)))
    let notebook = JSON.object(
      ("cells", .array(cells)), ("metadata", metadata), ("nbformat", .number(4)),
      ("nbformat_minor", .number(5)))
    return notebook.encoded + "\n"
  }

  private static let nothing = JSON.object([])

  private static func prose(_ text: String, _ id: JSON) -> JSON {
    .object(
      ("cell_type", .string("markdown")), ("id", id), ("metadata", nothing),
      ("source", .string(text.trimmed)))
  }

  private static func code(_ source: String, outputs: [JSON], id: JSON, count: JSON) -> JSON {
    .object(
      ("cell_type", .string("code")), ("execution_count", count), ("id", id),
      ("metadata", nothing), ("outputs", .array(outputs)), ("source", .string(source)))
  }

  private func outputs(of figure: Gallery.Figure?) -> [JSON] {
    switch figure {
    case nil: []
    case .svg(let svg): [Self.display(svg)]
    case .end:
      [Self.stream([PagePhrase.picturesEnd.text(in: played.language)], failed: false)]
    }
  }

  private static func stream(_ lines: [String], failed: Bool) -> JSON {
    .object(
      ("name", .string(failed ? "stderr" : "stdout")), ("output_type", .string("stream")),
      ("text", .string(lines.joined(separator: "\n") + "\n")))
  }

  private static func display(_ svg: String) -> JSON {
    .object(
      ("data", .object(("image/svg+xml", .string(svg)))), ("metadata", nothing),
      ("output_type", .string("display_data")))
  }
}
