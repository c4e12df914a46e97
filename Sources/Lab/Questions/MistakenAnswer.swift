import Engine

extension MistakeEntry {
  /// What the question gets for an answer under some rules: the part of its outcome that the mistake
  /// is about. Nil is nobody.
  public func answer(under rules: Rulebook) -> String? {
    var session = Session(state: State(rules: rules))
    for line in scene { _ = session.run(line) }
    return session.run(question).last.flatMap { reply in
      OutcomePath(field)?.read(reply.outcome, in: reply.scene)?.text
    }
  }
}
