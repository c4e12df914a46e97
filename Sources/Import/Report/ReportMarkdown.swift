import Text

/// A document that runs again: the scene as commands, and under it what is asked of it.
extension ImportReport {
  public func markdown() -> String {
    var lines = text().map { $0.inMarkdown }
    lines = lines.flatMap { [$0, ""] }
    lines.append("## " + ImportPhrase.sceneBelow.text(in: language))
    lines += ["", "```hitchain quiet"]
    lines += imported.commands.map { "> " + $0 }
    lines.append("```")
    let question = wanted.map { object, verdict, _ in
      "tap \(Assembly.number(verdict.point.x)) \(Assembly.number(verdict.point.y)); why-not \(object.name)"
    }
    lines += ["", "```hitchain", "> " + (question ?? "map"), "```"]
    return lines.joined(separator: "\n") + "\n"
  }
}
