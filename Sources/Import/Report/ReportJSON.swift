import Engine
import Lab

/// For other programs, as the contract has it.
extension ImportReport {
  public var json: JSON {
    .object(
      ("status", .string("ok")), ("result", result),
      ("decisions", .array(at?.reply.json()["decisions"]?.elements ?? [])),
      ("text", .string(text().joined(separator: "\n"))))
  }

  public var result: JSON {
    let scene = imported.scene
    var members: [(String, JSON)] = [
      ("format", .string(imported.formats.first?.rawValue ?? "")),
      ("formats", .array(imported.formats.map { .string($0.rawValue) })),
      ("views", .number(Double(imported.viewCount))),
      (
        "windows",
        .array(scene.windowsFrontToBack.reversed().map { .string(scene.name(of: $0)) })
      ),
      ("objects", .array(imported.objects.map { encode($0) })),
      ("unknown", .array(imported.unknown.map { .string($0.rawValue) })),
      ("warnings", .array(imported.warnings.map { encode($0) })),
    ]
    if let at {
      members.append(("hitView", at.hit.map { .string(scene.name(of: $0)) } ?? .null))
      members.append(("path", .array(at.path.map { .string(scene.name(of: $0)) })))
      if imported.isOfElements { members.append(("probably", .bool(true))) }
    }
    if let wanted {
      members.append(("want", .string(wanted.object.name)))
      members.append(("verdict", encode(wanted.verdict, of: wanted.object)))
      members.append(("repairs", .array(wanted.repairs.map { encode($0) })))
    }
    if at == nil, wanted == nil {
      members.append(("controls", .array(table.map { encode($0) })))
    }
    return JSON.members(members)
  }

  private func encode(_ object: ImportedObject) -> JSON {
    var members: [(String, JSON)] = [
      ("name", .string(object.name)), ("class", .string(object.node.className)),
    ]
    if let address = object.node.address { members.append(("address", .string(address))) }
    members.append(("line", .number(Double(object.node.line))))
    if let frame = object.node.frame {
      members.append(
        (
          "frame",
          .object(
            ("x", .number(frame.x)), ("y", .number(frame.y)), ("width", .number(frame.width)),
            ("height", .number(frame.height)))
        ))
    } else {
      members.append(("frame", .null))
    }
    for (name, value) in [
      ("identifier", object.node.identifier), ("label", object.node.label),
      ("text", object.node.text),
    ] {
      if let value { members.append((name, .string(value))) }
    }
    return JSON.members(members)
  }

  private func encode(_ warning: DumpWarning) -> JSON {
    .object(
      ("line", .number(Double(warning.line))), ("code", .string(warning.code)),
      ("message", .string(ImportPhrase.warning(warning).text(in: language))))
  }

  private func encode(
    _ verdict: Verdict, of object: ImportedObject, isPart: Bool = false
  ) -> JSON {
    let text: ImportPhrase =
      isPart ? .elsewhere(object.name, verdict) : .verdict(object.name, verdict)
    var members: [(String, JSON)] = [("word", .string(verdict.word.rawValue))]
    if let by = verdict.by { members.append(("by", .string(by))) }
    if let distance = verdict.distance { members.append(("distance", .number(distance))) }
    members += [
      ("rule", .string(verdict.rule.rawValue)),
      ("text", .string(text.text(in: language))),
      (
        "point",
        .object(("x", .number(verdict.point.x)), ("y", .number(verdict.point.y)))
      ),
      ("depends", .array(verdict.depends.map { .string($0.unknown.rawValue) })),
    ]
    if let part = verdict.elsewhere.first {
      members.append(("elsewhere", encode(part, of: object, isPart: true)))
    }
    return JSON.members(members)
  }

  private func encode(_ repair: TriedRepair) -> JSON {
    .object(
      ("commands", .array(repair.commands.map { .string($0) })), ("text", .string(repair.text)),
      ("swift", .array(repair.code.map { .string($0) })),
      ("losers", .array(repair.losers.map { .string($0) })))
  }

  private func encode(_ row: Row) -> JSON {
    .object(
      ("name", .string(row.object.name)), ("class", .string(row.object.node.className)),
      ("verdict", encode(row.verdict, of: row.object)),
      ("repairs", .array(row.repairs.map { encode($0) })))
  }
}
