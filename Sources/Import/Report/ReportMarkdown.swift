import Lab

/// A document that runs again: the scene as commands, and under it what is asked of it.
extension ImportReport {
  public func markdown() -> String {
    var lines = text().map { $0.inMarkdown }
    lines = lines.flatMap { [$0, ""] }
    lines.append("## " + ImportPhrase.sceneBelow.text(in: language))
    lines += ["", "```hitchain quiet"]
    lines += imported.commands.map { "> " + $0 }
    lines.append("```")
    lines += ["", "```hitchain"] + questions.map { "> " + $0 } + ["```"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var questions: [String] {
    guard
      let point = wanted.map({ $0.verdict.elsewhere.first?.point ?? $0.verdict.point })
        ?? at?.point, point.isFinite
    else {
      return ["map"]
    }
    let scene = imported.scene
    let tap = SceneCommand.tap(at: point).line(in: scene)
    guard let view = wanted?.object.view else { return [tap] }
    return [tap + "; " + Command.session(.whyNot(.view(view), at: nil)).line(in: scene)]
  }
}
