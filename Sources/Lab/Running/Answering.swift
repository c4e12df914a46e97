import CommandLanguage
import Engine

extension State {
  /// What a line of commands comes to, without a word of prose: for keys, goals and proofs, which
  /// are run many times and read by nobody. The last command's result counts.
  ///
  /// Nothing has changed where it throws.
  @discardableResult
  public mutating func answer(
    _ line: String, traced: Bool = false
  ) throws(CommandError) -> (result: JSON, decisions: [Decision]) {
    var after = self
    var answer: (result: JSON, decisions: [Decision]) = (.object([]), [])
    for part in try split(line) {
      guard let command = try parse(part, in: after.scene) else { continue }
      do throws(RunError) {
        answer = try after.answer(command, part.source, traced: traced)
      } catch {
        throw CommandError(error, in: part, scene: after.scene, language: after.language)
      }
    }
    self = after
    return answer
  }

  private mutating func answer(
    _ command: Command, _ text: String, traced: Bool
  ) throws(RunError) -> (result: JSON, decisions: [Decision]) {
    switch command {
    case .scene(let command):
      var runner = Runner(scene: scene, rules: rules, scripts: scripts, language: language)
      if !traced { runner.delivery.stopTracing() }
      let result = try runner.run(command)
      scene = runner.scene
      return (result, runner.delivery.trace.decisions)
    case .session(let command):
      let reply = try run(command, text: text, watch: .nobody)
      return (reply.result, reply.decisions)
    case .notebook, .file, .learn: throw .onlyInLine
    }
  }
}
